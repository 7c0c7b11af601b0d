#!/bin/bash
# Tries what goes to and from other files, with mouse and keyboard on a virtual screen: opens the sample that is bound,
# transfers weights from it, looks at the matches, and opens the export dialog for its own format and for a VRM. Leaves a
# picture of every step and those that the manual shows, and fails when a step changes nothing to be seen.
# Usage: resources/pictures/files.sh FOLDER      needs xvfb, xdotool, imagemagick; see hands.sh for its settings
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
out=$(mkdir -p "${1:?usage: files.sh FOLDER}" && cd "$1" && pwd)
. "$root/resources/pictures/hands.sh"

view() { click 700 992; } # the window has the keyboard again
type() { xdotool type --delay 40 "$1" && pause 0.7; }

printf '[General]\nautosaveSeconds=600\n' >"$home/config/Sinew/Sinew.conf"
rm -f "$out"/*.png "$out"/stderr.txt
rigged=$home/wayfarer.fbx
QT_QPA_PLATFORM=offscreen "$root/build/release/bin/sinew" bind "$root/resources/sample/wayfarer.fbx" -q -o "$rigged"
start "$rigged"
pause 4
widePanels
shot 01-open
keys alt+w f # Weights > Transfer Weights From File
pause 1
type "$rigged"
keys Return
pause 6
shot 02-transfer
changed 01-open 02-transfer
click 1455 484 # Transfer
pause 6
shot 03-transferred
changed 02-transfer 03-transferred
view
keys ctrl+e
pause 1
keys Return # it is not bound anew
pause 2
shot 04-export
changed 03-transferred 04-export 600x600+500+200
keys alt+o # the format
type VRM
pause 1
shot 05-vrm
changed 04-export 05-vrm 600x600+500+200
kill $program

# What the manual shows.
part transfer-matches 02-transfer 1275x820+325+70 1100
part export-vrm 05-vrm 640x540+470+190 640
