#!/bin/bash
# Gives the sample's knee a stiffness that follows its angle, drags a key and bends the knee, with mouse and keyboard on a
# virtual screen. Leaves a picture of every step and the one that the manual shows, and fails when a step changes nothing
# to be seen.
# Usage: resources/pictures/angle.sh FOLDER      needs xvfb, xdotool, imagemagick; see hands.sh for its settings
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
out=$(mkdir -p "${1:?usage: angle.sh FOLDER}" && cd "$1" && pwd)
. "$root/resources/pictures/hands.sh"

printf '[General]\nshowBind=false\nautosaveSeconds=600\n[folds]\nbind.alphaCurves=true\n' >"$home/config/Sinew/Sinew.conf"
rm -f "$out"/*.png "$out"/stderr.txt
start "$root/resources/sample/wayfarer.fbx"
bindSkin
shot 01-bound
joint LeftLeg # the knee
press 'Stiffness by angle of LeftLeg' 'check box'
pause 1
shot 02-level
panel=$(box 'Stiffness by Angle' 'check box')
changed 01-bound 02-level "$panel"
locate 'Stiffness over angle'
drag $((LEFT + WIDTH / 2)) $((TOP + 43)) $((LEFT + WIDTH / 2 + 16)) $((TOP + 16)) # the second key, stiffer
pause 1
shot 03-key
changed 02-level 03-key "$panel"
mode Pose
pose 'Deep Squat'
worked
shot 04-squat
changed 03-key 04-squat
mode Bind # with the pose's angle
pause 1
shot 05-angle
panel=$(box 'Stiffness by Angle' 'check box')
part stiffness-by-angle 05-angle "$(margin "$panel")" 480
cp "$out/stiffness-by-angle.png" "$root/resources/pictures/stiffness-by-angle.png"
