#!/bin/bash
# Gives the sample's knee a stiffness that follows its angle, drags a key and bends the knee, with mouse and keyboard on a
# virtual screen. Leaves a picture of every step and the one that the manual shows, and fails when a step changes nothing
# to be seen.
# Usage: resources/pictures/angle.sh FOLDER      needs xvfb, xdotool, imagemagick; see hands.sh for its settings
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
out=$(mkdir -p "${1:?usage: angle.sh FOLDER}" && cd "$1" && pwd)
. "$root/resources/pictures/hands.sh"

panel=325x250+1275+340
printf '[General]\nautosaveSeconds=600\n[folds]\nbind.alphaCurves=true\n' >"$home/config/Sinew/Sinew.conf"
rm -f "$out"/*.png "$out"/stderr.txt
start "$root/resources/sample/wayfarer.fbx"
pause 4
click 700 992 # the window has the keyboard
keys ctrl+b
pause 6
bound
shot 01-bound
click 814 630  # the left knee
click 1297 382 # Stiffness by angle
pause 1
shot 02-level
changed 01-bound 02-level $panel
drag 1434 508 1450 480 # the second key, stiffer
pause 1
shot 03-key
changed 02-level 03-key $panel
click 1344 83  # the Pose panel
click 1416 167 # Deep Squat
pause 3
shot 04-squat
changed 03-key 04-squat
click 1289 83 # the Bind panel, with the pose's angle
pause 1
shot 05-angle
changed 03-key 05-angle $panel
part stiffness-by-angle 05-angle $panel 480
cp "$out/stiffness-by-angle.png" "$root/resources/pictures/stiffness-by-angle.png"
