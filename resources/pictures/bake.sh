#!/bin/bash
# Bakes implicit skinning of the sample with mouse and keyboard on a virtual screen, and shows it beside its source.
# Leaves a picture of every step and the one that the manual shows, and fails when a step changes nothing to be seen.
# Usage: resources/pictures/bake.sh FOLDER      needs xvfb, xdotool, imagemagick; see hands.sh for its settings
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
out=$(mkdir -p "${1:?usage: bake.sh FOLDER}" && cd "$1" && pwd)
. "$root/resources/pictures/hands.sh"

printf '[General]\nshowBind=false\nautosaveSeconds=600\n' >"$home/config/Sinew/Sinew.conf"
rm -f "$out"/*.png "$out"/stderr.txt
start "$root/resources/sample/wayfarer.fbx"
bindSkin
mode Pose
pose 'Deep Squat'
keys alt+4 # the skeleton, which hides the knees
still
shot 01-linear
panes=$(area view)
keys shift+d
worked
shot 02-source
changed 01-linear 02-source
keys ctrl+alt+n
locate 'Bake for Engine' dialog
click $((LEFT + 5)) $((TOP + 5)) # the dialog has the keyboard
shot 03-dialog
dialog=$(area 'Bake for Engine')
press Bake button 'Bake for Engine'
await has Close button 'Bake for Engine'
shot 04-result
changed 03-dialog 04-result "$dialog"
press Compare button 'Bake for Engine'
still
shot 05-compared
changed 02-source 05-compared "$panes"
keys Escape # ends the comparison
pause 2
press Apply button 'Bake for Engine'
worked
shot 06-applied
changed 01-linear 06-applied

part bake 05-compared "$panes" 820
cp "$out/bake.png" "$root/resources/pictures/bake.png"
