#!/bin/bash
# Asks why a vertex of the sample's elbow has its weights, opens its falloff and drags the curve, with mouse and keyboard
# on a virtual screen. Leaves a picture of every step and the one that the manual shows, and fails when a step changes
# nothing to be seen.
# Usage: resources/pictures/falloff.sh FOLDER      needs xvfb, xdotool, imagemagick; see hands.sh for its settings
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
out=$(mkdir -p "${1:?usage: falloff.sh FOLDER}" && cd "$1" && pwd)
SINEW_WALK_SCREEN=1280x800 # the curve is as wide as the window
. "$root/resources/pictures/hands.sh"

printf '[General]\nshowBind=false\nautosaveSeconds=600\n' >"$home/config/Sinew/Sinew.conf"
rm -f "$out"/*.png "$out"/stderr.txt
start "$root/resources/sample/wayfarer.fbx"
bindSkin
keys u
viewClick 128 -150 # the left elbow
await has Falloff '.*' 'Why These Weights' # once the paths are found
still
shot 01-explained
press Falloff '.*' 'Why These Weights' # in place of the list
pause 1
panel=$(box 'Falloff of the vertex')
said=$(box 'All paths run through .*' label 'Why These Weights')
shot 02-falloff
changed 01-explained 02-falloff "$panel"
locate 'Falloff of the vertex'
drag $((LEFT + WIDTH / 5)) $((TOP + 6)) $((LEFT + WIDTH / 2)) $((TOP + HEIGHT / 2)) # the curve, toward softer
worked
softer() (shot 03-softer && changed 02-falloff 03-softer "$said" 0.1) 2>/dev/null
await softer # once the weights are new
still
shot 03-softer
changed 02-falloff 03-softer "$panel" 25 # more than the frame of what has the keyboard
part falloff 03-softer "$(area 'Why These Weights')" 900
cp "$out/falloff.png" "$root/resources/pictures/falloff.png"
