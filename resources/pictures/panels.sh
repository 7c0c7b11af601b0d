#!/bin/bash
# Makes a picture of every panel, every dialog and the welcome page, in both themes, in English and German, in a window
# of 1600x1000 and one of 1280x720: NAME-THEME-LANGUAGE-SIZE.png. Fails where a text is clipped.
# Usage: resources/pictures/panels.sh FOLDER      needs xvfb and the target tests_ui
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
out=$(mkdir -p "${1:?usage: panels.sh FOLDER}" && cd "$1" && pwd)
SINEW_PICTURES=$out QT_QPA_PLATFORM=xcb xvfb-run -a -s "-screen 0 1920x1200x24" \
    "$root/build/release/tests/tests_ui" TestEveryPanel
