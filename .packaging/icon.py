"""The icon of the program for Windows (.ico) or macOS (.icns), drawn by Qt: icon.py TARGET."""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QIcon

SIZE = {".ico": 256, ".icns": 512}
SOURCE = Path(__file__).resolve().parent.parent / "resources" / "icons" / "app.svg"


def main(target: Path) -> int:
    """Draw and write the icon, and return the exit code."""
    application = QGuiApplication(sys.argv)
    size = SIZE[target.suffix]
    target.parent.mkdir(parents=True, exist_ok=True)
    written = QIcon(str(SOURCE)).pixmap(QSize(size, size), 1.0).toImage().save(str(target))
    application.quit()
    return 0 if written else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
