#!/bin/bash
# Opens the sample on screens of several sizes and scales, light in English and dark in German, and leaves pictures of
# the window, a question, the export and the settings on each. Fails where the Bind button is not to be seen.
# Usage: resources/pictures/screens.sh FOLDER      needs xvfb, xdotool, imagemagick; see hands.sh for its settings
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
folder=$(mkdir -p "${1:?usage: screens.sh FOLDER}" && cd "$1" && pwd)

look() ( # look WIDTHxHEIGHT SCALE THEME LANGUAGE
    export SINEW_WALK_SCREEN=$1 QT_SCALE_FACTOR=$2
    out=$folder
    . "$root/resources/pictures/hands.sh"
    name=$1-at-$2-$3-$4
    printf '[General]\ntheme=%s\nlanguage=%s\n' "$3" "$4" >"$home/config/Sinew/Sinew.conf"
    start
    shot "$name-welcome"
    kill $program
    wait $program 2>/dev/null || true
    start "$root/resources/sample/wayfarer.fbx"
    pause 4
    # On a large screen the window leaves some of it free.
    eval "$(xdotool getwindowgeometry --shell "$(xdotool search --onlyvisible --name Sinew | head -1)" | grep -E '^(WIDTH|HEIGHT)=')"
    click $((WIDTH / 2)) $((HEIGHT - 4)) # the status line: the window has the keyboard
    shot "$name"
    # The button is the one large thing in the accent on the right.
    pixels=$(accents "$out/$name.png" | awk -F, -v left="$(awk "BEGIN { print $WIDTH - 340 * $2 }")" '$1 > left' | wc -l)
    awk "BEGIN { exit !($pixels > 3000 * $2 * $2) }" || fail "no Bind button at $name ($pixels pixels)"
    keys ctrl+e
    pause 1
    shot "$name-question" # it is not bound
    keys Return
    pause 1
    shot "$name-export"
    keys Escape
    click $((WIDTH / 2)) $((HEIGHT - 4)) # without a window manager the keyboard does not come back by itself
    keys ctrl+comma
    pause 1
    shot "$name-settings"
    kill $program
)

for size in 1280x720 1366x768 1920x1080; do
    for scale in 1 1.5 2; do
        look $size $scale light en
        look $size $scale dark de
    done
done
