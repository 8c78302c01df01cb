; UNTESTED. Inno Setup 6 makes the installer from the frozen folder; build.ps1 calls it.
#ifndef Version
  #error Call with /DVersion=... (build.ps1 does)
#endif

[Setup]
AppId={{6F3C1B5E-2B0B-4B53-9B61-6E1B0E0C7A51}
AppName=VTES Deck
AppVersion={#Version}
AppPublisher=The VTES Deck contributors
DefaultDirName={autopf}\VTES Deck
DefaultGroupName=VTES Deck
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\build\vtes-deck.ico
UninstallDisplayIcon={app}\vtes-deck-gui.exe
OutputDir=..\..\dist
OutputBaseFilename=vtes-deck-{#Version}-windows
Compression=lzma2
SolidCompression=yes
ChangesAssociations=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"

[Tasks]
Name: "desktop"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked
Name: "associate"; Description: "{cm:AssocFileExtension,VTES Deck,.dek}"; Flags: unchecked

[Files]
Source: "..\..\build\frozen\vtes-deck\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\VTES Deck"; Filename: "{app}\vtes-deck-gui.exe"
Name: "{autodesktop}\VTES Deck"; Filename: "{app}\vtes-deck-gui.exe"; Tasks: desktop

[Registry]
Root: HKA; Subkey: "Software\Classes\.dek\OpenWithProgids"; ValueType: string; ValueName: "VtesDeck.Deck"; Flags: uninsdeletevalue; Tasks: associate
Root: HKA; Subkey: "Software\Classes\VtesDeck.Deck"; ValueType: string; ValueData: "VTES deck"; Flags: uninsdeletekey; Tasks: associate
Root: HKA; Subkey: "Software\Classes\VtesDeck.Deck\shell\open\command"; ValueType: string; ValueData: """{app}\vtes-deck-gui.exe"" ""%1"""; Tasks: associate

[Run]
Filename: "{app}\vtes-deck-gui.exe"; Description: "{cm:LaunchProgram,VTES Deck}"; Flags: nowait postinstall skipifsilent
