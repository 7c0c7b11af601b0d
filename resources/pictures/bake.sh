#!/bin/bash
# Bakes dual quaternion skinning of the sample with mouse and keyboard on a virtual screen, and shows it beside its source.
# Leaves a picture of every step and the one that the manual shows, and fails when a step changes nothing to be seen.
# Usage: resources/pictures/bake.sh FOLDER      needs xvfb, xdotool, imagemagick; see hands.sh for its settings
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
out=$(mkdir -p "${1:?usage: bake.sh FOLDER}" && cd "$1" && pwd)
. "$root/resources/pictures/hands.sh"

printf '[General]\nautosaveSeconds=600\n' >"$home/config/Sinew/Sinew.conf"
rm -f "$out"/*.png "$out"/stderr.txt
start "$root/resources/sample/wayfarer.fbx"
pause 4
click 700 992 # the window has the keyboard
keys ctrl+b
pause 6
bound
click 1344 83  # the Pose panel
click 1416 167 # Deep Squat
click 700 992
keys d
pause 1
shot 01-source
keys ctrl+alt+n
pause 2
shot 02-dialog
keys alt+b
pause 5
bound 460x80+1120+600 # the dialog's progress
shot 03-result
keys alt+m
pause 3
keys Escape # the dialog, so that both panes are seen
pause 2
shot 04-compared
changed 01-source 04-compared
convert "$out/04-compared.png" -crop 860x760+326+90 +repage -resize 760x -colors 256 "$root/resources/pictures/bake.png"
