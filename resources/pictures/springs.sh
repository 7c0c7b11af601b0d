#!/bin/bash
# Proposes springs for a character in the window, with mouse and keyboard on a virtual screen of a laptop's size, and leaves
# the picture that the manual shows: chains, colliders and the panel while a clip plays.
# Usage: resources/pictures/springs.sh FOLDER CHARACTER      a file with joints in hair or cloth. Needs xvfb, xdotool,
# imagemagick; see hands.sh for its settings.
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
out=$(mkdir -p "${1:?usage: springs.sh FOLDER CHARACTER}" && cd "$1" && pwd)
character=$(realpath "${2:?usage: springs.sh FOLDER CHARACTER}")
SINEW_WALK_SCREEN=1366x768
. "$root/resources/pictures/hands.sh"

view() { click 500 758; } # the window has the keyboard
start "$character"
pause 4
view
keys alt+4 # without bones the chains are seen
keys ctrl+alt+s
shot springs-1
click 1096 120 # Propose
keys Down Return
pause 3
shot springs-2
changed springs-1 springs-2 760x590+278+70
view
keys p
pause 9
shot springs-3
changed springs-2 springs-3 760x590+278+70
convert "$out/springs-3.png" -crop 1088x592+278+70 +repage -resize 900x -colors 256 \
    "PNG8:$root/resources/pictures/springs.png"
kill $program
