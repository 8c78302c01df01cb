# UNTESTED. Makes the installer on Windows; needs Inno Setup 6.
#   py .ci\tasks.py install dist
#   powershell .packaging\windows\build.ps1
$ErrorActionPreference = "Stop"
$root = Resolve-Path "$PSScriptRoot\..\.."
Set-Location $root
$python = "$root\.venv\Scripts\python.exe"
$env:PYTHONHASHSEED = "0"
$env:SOURCE_DATE_EPOCH = git log -1 --format=%ct
& $python .packaging\icon.py build\vtes-deck.ico
& $python .ci\dist.py --freeze build
if ($LASTEXITCODE) { exit $LASTEXITCODE }
$version = & $python -c "import vtes_deck; print(vtes_deck.__version__)"
& "${env:ProgramFiles(x86)}\Inno Setup 6\ISCC.exe" "/DVersion=$version" .packaging\windows\vtes-deck.iss
exit $LASTEXITCODE
