"""What a player owns: printings and copies, wishes and trades, kept in one file."""
