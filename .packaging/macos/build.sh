#!/usr/bin/env bash
# UNTESTED. Makes "VTES Deck.app" and a disk image on macOS. They are not signed: that needs an
# account of a developer (codesign --deep --options runtime, then xcrun notarytool submit).
#   python3 .ci/tasks.py install dist
#   bash .packaging/macos/build.sh
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
python=.venv/bin/python
PYTHONHASHSEED=0
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export PYTHONHASHSEED SOURCE_DATE_EPOCH
"$python" .packaging/icon.py build/vtes-deck.icns
"$python" .ci/dist.py --freeze build
version=$("$python" -c "import vtes_deck; print(vtes_deck.__version__)")
hdiutil create -volname "VTES Deck" -srcfolder "build/frozen/VTES Deck.app" -ov -format UDZO \
    "dist/vtes-deck-$version-macos-$(uname -m).dmg"
