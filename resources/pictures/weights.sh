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

tab() { click "$1" 82; }    # tab X: of the upper right panels
left() { click "$1" 687; } # left X: tab of the lower left panels
view() { click 700 992; }  # the window has the keyboard again

printf '[General]\nautosaveSeconds=600\n' >"$home/config/Sinew/Sinew.conf"
rm -f "$out"/*.png "$out"/stderr.txt "$out"/wayfarer*
start "$root/resources/sample/wayfarer.fbx"
widePanels
view
keys ctrl+b
pause 6
bound
shot 01-bound

click 796 279 # the left upper arm
keys e
drag 870 340 860 200 # raised by the view's ring
shot 02-arm-raised
changed 01-bound 02-arm-raised
keys f ctrl+1 k # the brush shows the weights
pause 2
shot 03-weights-of-the-arm
changed 02-arm-raised 03-weights-of-the-arm
keys bracketright bracketright bracketright # a larger ring
xdotool keydown ctrl # takes weight away from the chest
drag 600 640 690 730
xdotool keyup ctrl
xdotool keydown shift # and smooths
drag 700 600 640 720
drag 640 580 620 700
xdotool keyup shift
xdotool mousemove 650 680
pause 1
shot 04-armpit-painted
changed 03-weights-of-the-arm 04-armpit-painted
view
keys shift+j # locked, strokes leave it alone
shot 05-locked
drag 600 640 690 730
shot 06-lock-holds
xdotool mousemove 1000 820
pause 1
keys shift+j
click 1440 495 # the brush's mode
keys End Up Return
xdotool mousemove 700 500
pause 1
shot 07-gradient-chosen
xdotool mousemove 560 640 mousedown 1
for x in 590 620 650 680; do pause 0.3; xdotool mousemove $x $((640 + (x - 560) / 3)); done
pause 1
shot 08-gradient
xdotool mouseup 1
pause 1
view
keys ctrl+z
click 1440 495
keys Home Return
view
keys a
keys alt+w m
shot 09-menu
keys m
pause 2
shot 10-mirrored
changed 06-lock-holds 10-mirrored
keys q
click 120 722
xdotool type --delay 60 RightUpLeg
pause 1
click 100 834
view
keys e
drag 778 513 708 541 # to the side
shot 11-pouch-bound-smoothly
changed 10-mirrored 11-pouch-bound-smoothly
left 78
click 100 791
downs=$(printf 'Down %.0s' {1..40})
keys $downs Up Up Up # the pouch is the third above the last part
pause 1
shot 12-parts-panel
changed 11-pouch-bound-smoothly 12-parts-panel 320x250+0+700
for row in Pouch PouchFlap; do
    click 220 840 # its binding
    for key in Home Down Down Return; do keys $key; done
    test $row = PouchFlap || { click 60 791 && keys $downs Up Up; }
done
tab 1204
view
keys ctrl+b
pause 5
bound
shot 13-pouch-copies-the-skin
changed 12-parts-panel 13-pouch-copies-the-skin
keys ctrl+e
pause 1
shot 14-export
xdotool mousemove 850 234 click --repeat 3 1
xdotool type "$out/wayfarer_by_hand.fbx"
click 1032 688 1
waitFor "$out/wayfarer_by_hand.fbx"
pause 8 # it is read back and compared
shot 15-exported
click 941 688
view
left 26
click 120 722
xdotool key ctrl+a
xdotool type --delay 60 LeftShoulder
pause 1
click 100 901
view
keys f alt+8
keys alt+b r
shot 16-regions-menu
keys s
pause 2
shot 17-region
changed 16-regions-menu 17-region
click 1201 601 # its own stiffness
drag 1402 606 1320 606
pause 2
shot 18-region-with-its-stiffness
kill $program

# What the manual shows.
part weights-armpit 04-armpit-painted 1275x820+325+70 1100
part weights-parts 13-pouch-copies-the-skin 1180x940+0+60 1100
part weights-region 18-region-with-its-stiffness 1275x820+325+70 1100
