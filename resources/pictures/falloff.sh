#!/bin/bash
# Asks why a vertex of the sample's elbow has its weights, opens its falloff and drags the curve, with mouse and keyboard
# on a virtual screen. Leaves a picture of every step and the one that the manual shows, and fails when a step changes
# nothing to be seen.
# Usage: resources/pictures/falloff.sh FOLDER      needs xvfb, xdotool, imagemagick; see hands.sh for its settings
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
out=$(mkdir -p "${1:?usage: falloff.sh FOLDER}" && cd "$1" && pwd)
. "$root/resources/pictures/hands.sh"

panel=320x260+1275+695
printf '[General]\nautosaveSeconds=600\n' >"$home/config/Sinew/Sinew.conf"
rm -f "$out"/*.png "$out"/stderr.txt
start "$root/resources/sample/wayfarer.fbx"
pause 4
click 700 992 # the window has the keyboard
keys ctrl+b
pause 6
bound
xdotool keydown ctrl
click 925 350 # the left elbow
xdotool keyup ctrl
pause 3
shot 01-explained
click 1560 737 # Falloff, in place of the list
pause 1
shot 02-falloff
changed 01-explained 02-falloff $panel
drag 1417 870 1428 870 # the curve, toward softer
pause 3
shot 03-softer
changed 02-falloff 03-softer $panel
part falloff 03-softer $panel 640
cp "$out/falloff.png" "$root/resources/pictures/falloff.png"
