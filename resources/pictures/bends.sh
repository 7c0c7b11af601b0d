#!/bin/bash
# Poses the sample with mouse and keyboard on a virtual screen: sets limits of a knee, adds a driver, drags skin. Leaves a
# picture of every step and those that the manual shows, and fails when a step changes nothing to be seen.
# Usage: resources/pictures/bends.sh FOLDER      needs xvfb, xdotool, imagemagick; see hands.sh for its settings
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
out=$(mkdir -p "${1:?usage: bends.sh FOLDER}" && cd "$1" && pwd)
. "$root/resources/pictures/hands.sh"

printf '[General]\nshowBind=false\nautosaveSeconds=600\n[folds]\npose.drivers=true\n' >"$home/config/Sinew/Sinew.conf"
rm -f "$out"/*.png "$out"/stderr.txt
start "$root/resources/sample/wayfarer.fbx"
bindSkin
mode Pose
joint LeftLeg # the knee
press Limits 'check box'
shot 01-free
pose 'Deep Squat'
press 'Set from This Pose' button
focus
keys f
pause 1
locate 'Joint Limits' # all of them in sight
shot 02-limits
changed 01-free 02-limits
knee=$(viewArea 633 497 0 -234)
beside joint-limits 760 02-limits "$knee" 02-limits "$(reach "$(box 'Joint Limits')" "$knee")"

keys alt+shift+r Home # the pose as it was, all of it in view
joint LeftArm
unfold Drivers
press 'Add a driver' button
locate 'Delete the chosen key' # all of the form in sight
shot 03-added
locate 'Value over angle'
drag $((LEFT + WIDTH * 3 / 4 - 2)) $((TOP + 43)) $((LEFT + WIDTH * 3 / 4 - 2)) $((TOP + 18)) # a key
shot 03-driver
changed 03-added 03-driver "$(box 'Value over angle')" 5
part drivers 03-driver "$(margin "$(box Drivers 'check box')")" 480
cp "$out/drivers.png" "$root/resources/pictures/drivers.png"

pose 'Deep Squat'
joint Head # out of the picture, and so is its name
keys n
press 'Shaded View' 'check box' # as the skin looks
focus
still
shot 04-before
viewDrag -101 210 -129 226 # the knee
worked
shot 05-dragged
changed 04-before 05-dragged
knee=$(viewArea 511 400 -58 262)
beside direct-manipulation 760 05-dragged "$knee" 05-dragged "$(reach "$(box 'Drag Skin' '' Weights)" "$knee")"
