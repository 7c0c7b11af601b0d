#!/bin/bash
# Poses the sample with mouse and keyboard on a virtual screen: sets limits of a knee, adds a driver, drags skin. Leaves a
# picture of every step and those that the manual shows, and fails when a step changes nothing to be seen.
# Usage: resources/pictures/bends.sh FOLDER      needs xvfb, xdotool, imagemagick; see hands.sh for its settings
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
out=$(mkdir -p "${1:?usage: bends.sh FOLDER}" && cd "$1" && pwd)
. "$root/resources/pictures/hands.sh"

beside() { # beside NAME VIEW PANEL OF: two parts of a picture, side by side
    convert "$out/$4.png" \( -clone 0 -crop "$2" +repage \) \( -clone 0 -crop "$3" +repage \) -delete 0 \
        -background '#F2F0ED' -gravity center +append -resize 760x -colors 256 "$root/resources/pictures/$1.png"
}
scroll() { # scroll BUTTON: the panel on the right to its end, 5, or to its start, 4
    xdotool mousemove 1430 500
    for _ in $(seq 20); do
        xdotool click "$1"
    done
    pause 1
}

printf '[General]\nautosaveSeconds=600\n[folds]\npose.drivers=true\n' >"$home/config/Sinew/Sinew.conf"
rm -f "$out"/*.png "$out"/stderr.txt
start "$root/resources/sample/wayfarer.fbx"
pause 4
click 700 992 # the window has the keyboard
keys ctrl+b
pause 6
bound
click 1344 83          # the Pose panel
drag 1430 691 1430 960 # as tall as can be
click 814 630          # the left knee
click 1297 660         # Limits
shot 01-free
click 1416 167 # Deep Squat
pause 2
click 1434 805 # Set from This Pose
click 700 992
keys f
pause 1
shot 02-limits
changed 01-free 02-limits
beside joint-limits 520x400+540+90 325x220+1275+615 02-limits

keys alt+shift+r Home # the pose as it was, all of it in view
click 842 279         # the left arm
scroll 5
click 1360 757 # Add
scroll 5
drag 1503 684 1503 650 # a key
shot 03-driver
changed 02-limits 03-driver
convert "$out/03-driver.png" -crop 325x400+1275+415 +repage -resize 480x -colors 256 \
    "$root/resources/pictures/drivers.png"

scroll 4
click 1416 167 # Deep Squat
pause 2
click 700 992
keys n
shot 04-before
drag 735 655 712 668 # the knee
shot 05-dragged
changed 04-before 05-dragged
beside direct-manipulation 420x300+560+520 325x230+1275+395 05-dragged
