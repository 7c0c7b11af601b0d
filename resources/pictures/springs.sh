#!/bin/bash
# Proposes springs for a character in the window, with mouse and keyboard on a virtual screen of a laptop's size, and leaves
# the picture that the manual shows: chains, colliders and the panel while a clip plays.
# Usage: resources/pictures/springs.sh FOLDER      needs xvfb, xdotool, imagemagick; see hands.sh for its settings
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
out=$(mkdir -p "${1:?usage: springs.sh FOLDER}" && cd "$1" && pwd)
SINEW_WALK_SCREEN=1366x768
. "$root/resources/pictures/hands.sh"

python3 "$root/resources/pictures/props.py" dressed "$home/dressed.obj"
QT_QPA_PLATFORM=offscreen "$sinew" avatar "$home/dressed.obj" -o "$home/dressed.vrm" --vrm-author Sinew --quiet
QT_QPA_PLATFORM=offscreen "$sinew" bind "$home/dressed.vrm" -o "$home/dressed.glb" --quiet
start "$home/dressed.glb"
keys alt+4 # without bones the chains are seen
keys ctrl+alt+s
row 'Skirt 1: .*' Springs # they come with the skeleton
keys ctrl+a
press 'Remove chains' button
shot springs-1
press 'Propose springs' button
keys Down Return
still
shot springs-2
changed springs-1 springs-2
focus
keys p
pause 9
shot springs-3
changed springs-2 springs-3
part springs springs-3 "$(area view Springs)" 900
cp "$out/springs.png" "$root/resources/pictures/springs.png"
end
