#!/bin/bash
# Tries expressions with mouse and keyboard on a virtual screen: opens a head with the shapes of ARKit, proposes expressions,
# shows some and corrects one. Leaves a picture of every step and the one that the manual shows, and fails when a step
# changes nothing to be seen.
# Usage: resources/pictures/face.sh FOLDER      needs xvfb, xdotool, imagemagick; see hands.sh for its settings
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
out=$(mkdir -p "${1:?usage: face.sh FOLDER}" && cd "$1" && pwd)
. "$root/resources/pictures/hands.sh"

printf '[General]\nautosaveSeconds=600\n' >"$home/config/Sinew/Sinew.conf"
rm -f "$out"/*.png "$out"/stderr.txt
/usr/bin/python3 "$root/resources/pictures/face.py" "$home/face.glb"
start "$home/face.glb"
pause 4
click 700 992 # the window has the keyboard
keys ctrl+1
keys alt+4 # without the skeleton
keys ctrl+alt+x
shot 01-panel
click 1335 121 # Propose
pause 1
shot 02-proposed
drag 1365 154 1566 154 # happy
shot 03-happy
changed 02-proposed 03-happy
convert "$out/03-happy.png" \( -clone 0 -crop 430x560+590+70 +repage \) \( -clone 0 -crop 325x560+1275+70 +repage \) \
    -delete 0 -background '#F2F0ED' -gravity center +append -resize 760x -colors 256 "$root/resources/pictures/expressions.png"
click 1533 121         # Reset
drag 1365 242 1566 242 # surprised
shot 04-surprised
changed 03-happy 04-surprised
click 1533 121
drag 1365 264 1566 264 # aa
shot 05-aa
changed 04-surprised 05-aa
drag 1468 514 1420 514 # less of the jaw
shot 06-less
changed 05-aa 06-less
