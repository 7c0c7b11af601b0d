#!/bin/bash
# Bakes implicit skinning of the sample with mouse and keyboard on a virtual screen, and shows it beside its source.
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
for _ in $(seq 300); do # until the button of the Bind panel is no longer filled
    pause 1
    import -window root -crop 60x60+1300+768 +repage "$home/button.png"
    test -n "$(accents "$home/button.png")" || break
done
bound
click 1344 83  # the Pose panel
click 1416 167 # Deep Squat
click 700 992
keys alt+4 # the skeleton, which hides the knees
pause 1
shot 01-linear
keys shift+d
pause 6
shot 02-source
changed 01-linear 02-source
keys ctrl+alt+n
pause 2
click 1093 118 # the dialog has the keyboard
shot 03-dialog
keys alt+b
for _ in $(seq 300); do # until Apply is the filled button
    pause 1
    import -window root -crop 40x20+1455+630 +repage "$home/button.png"
    test -z "$(accents "$home/button.png")" || break
done
shot 04-result
changed 03-dialog 04-result 490x560+1100+90
keys alt+m
pause 4
shot 05-compared
changed 02-source 05-compared
keys Escape # ends the comparison
pause 2
keys alt+a
pause 3
shot 06-applied
changed 01-linear 06-applied

convert "$out/05-compared.png" -crop 950x740+325+78 +repage -resize 820x -colors 256 "$root/resources/pictures/bake.png"
