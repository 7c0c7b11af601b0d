#!/bin/bash
# Tries expressions with mouse and keyboard on a virtual screen: opens a head with the shapes of ARKit, proposes expressions,
# shows some and corrects one. Leaves a picture of every step and the one that the manual shows, and fails when a step
# changes nothing to be seen.
# Usage: resources/pictures/face.sh FOLDER      needs xvfb, xdotool, imagemagick; see hands.sh for its settings
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
out=$(mkdir -p "${1:?usage: face.sh FOLDER}" && cd "$1" && pwd)
. "$root/resources/pictures/hands.sh"

show() { # show EXPRESSION: wholly, by the slider beside its name
    row "$1" Expressions
    local y=$Y
    locate Expressions frame
    drag $((LEFT + 90)) "$y" $((LEFT + WIDTH - 10)) "$y"
}

printf '[General]\nshowBind=false\nautosaveSeconds=600\n' >"$home/config/Sinew/Sinew.conf"
rm -f "$out"/*.png "$out"/stderr.txt
/usr/bin/python3 "$root/resources/pictures/face.py" "$home/face.glb"
start "$home/face.glb"
keys ctrl+1
keys alt+4 # without the skeleton
keys ctrl+alt+x
still
shot 01-panel
press 'Propose expressions' button
pause 1
shot 02-proposed
show happy
shot 03-happy
changed 02-proposed 03-happy
beside expressions 760 03-happy "$(viewArea 660 996 6 0)" 03-happy "$(area Expressions)"
press 'Reset the preview' button
show surprised
shot 04-surprised
changed 03-happy 04-surprised
press 'Reset the preview' button
show aa
shot 05-aa
changed 04-surprised 05-aa
slide Weight -48 Expressions # less of the jaw
shot 06-less
changed 05-aa 06-less
