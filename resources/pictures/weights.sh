#!/bin/bash
# Does weights by hand as a new user would, with mouse and keyboard on a virtual screen: raises an arm of the sample,
# paints its armpit, locks a joint, pulls a gradient, mirrors, undoes, lets the belt pouch copy the nearest skin, gives a
# region its own stiffness, binds anew and exports. Leaves a picture of every step and those that the manual shows, and
# fails when a step changes nothing to be seen.
# Usage: resources/pictures/weights.sh FOLDER      needs xvfb, xdotool, imagemagick; see hands.sh for its settings
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
out=$(mkdir -p "${1:?usage: weights.sh FOLDER}" && cd "$1" && pwd)
. "$root/resources/pictures/hands.sh"

printf '[General]\nshowBind=false\nautosaveSeconds=600\n' >"$home/config/Sinew/Sinew.conf"
rm -f "$out"/*.png "$out"/stderr.txt "$out"/wayfarer*
start "$root/resources/sample/wayfarer.fbx"
bindSkin
shot 01-bound

joint LeftArm
keys e
viewDrag 119 -168 107 -338 # raised by the view's ring
shot 02-arm-raised
changed 01-bound 02-arm-raised
keys f ctrl+1 k # the brush shows the weights
still
shot 03-weights-of-the-arm
changed 02-arm-raised 03-weights-of-the-arm
keys bracketright bracketright bracketright # a larger ring
with ctrl viewDrag -185 192 -75 302 # takes weight away from the chest
xdotool keydown shift # and smooths
viewDrag -215 165 -95 285
viewDrag -160 170 -150 260
viewDrag -190 225 -60 210
viewDrag -63 144 -136 290
viewDrag -136 119 -161 265
xdotool keyup shift
viewMove -124 241
pause 1
shot 04-armpit-painted
painted=$(area view Weights)
changed 03-weights-of-the-arm 04-armpit-painted
focus
keys shift+j # locked, strokes leave it alone
shot 05-locked
viewDrag -185 192 -75 302
shot 06-lock-holds
viewMove 302 411
pause 1
keys shift+j
choose Mode Gradient Weights
viewMove -63 22
pause 1
shot 07-gradient-chosen
viewMove -234 192
xdotool mousedown 1
for x in -197 -161 -124 -88; do
    pause 0.3
    viewMove $x $((192 + (x + 234) / 3))
done
pause 1
shot 08-gradient
xdotool mouseup 1
pause 1
focus
keys ctrl+z
choose Mode Add Weights
focus
keys a
keys alt+w m
shot 09-menu
keys m
worked
shot 10-mirrored
changed 06-lock-holds 10-mirrored
mode Bind
keys q
joint RightUpLeg
keys e
viewDrag 12 38 -74 72 # to the side
keys q
shot 11-pouch-bound-smoothly
changed 10-mirrored 11-pouch-bound-smoothly
keys F9
tab Parts
row Pouch Parts
focus
keys f # the pouch
viewMove 0 300
xdotool click --repeat 8 --delay 200 5 # with the figure around it
locate Parts frame
xdotool mousemove $((LEFT + 200)) $((TOP + HEIGHT - 40)) click --repeat 10 --delay 50 5 # the last row, whole
still
shot 12-parts-panel
parts=$(area Joints view Parts)
changed 11-pouch-bound-smoothly 12-parts-panel "$(area Parts)"
for part in Pouch PouchFlap; do
    row $part Parts
    choose Binding Copy Parts
done
bindSkin
shot 13-pouch-copies-the-skin
changed 12-parts-panel 13-pouch-copies-the-skin
keys ctrl+e
fileName "$out/wayfarer_by_hand.fbx"
shot 14-export
press Export button Export
waitFor "$out/wayfarer_by_hand.fbx"
worked # it is read back and compared
shot 15-exported
press Close button Export
focus
keys F9
joint LeftShoulder
keys f alt+8
widePanels Bind 140
focus
keys alt+b r
shot 16-regions-menu
keys s
still
shot 17-region
changed 16-regions-menu 17-region
press 'Own stiffness' 'check box'
slide 'Stiffness \(alpha\) of the region' -82
worked
shot 18-region-with-its-stiffness
region=$(area view Bind)
end

# What the manual shows.
part weights-armpit 04-armpit-painted "$painted" 1100
part weights-parts 12-parts-panel "$parts" 1100
part weights-region 18-region-with-its-stiffness "$region" 1100
