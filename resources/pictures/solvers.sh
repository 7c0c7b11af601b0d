#!/bin/bash
# Tries what only some solvers know, with mouse and keyboard on a virtual screen: draws a cage on the sample's belly, binds
# by bounded biharmonic weights, pulls a vertex of the cage, paints a region that keeps its shape, and compares two
# solvers side by side. Leaves a picture of every step and those that the manual shows, and fails when a step changes
# nothing to be seen.
# Usage: resources/pictures/solvers.sh FOLDER      needs xvfb, xdotool, imagemagick; see hands.sh for its settings
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
out=$(mkdir -p "${1:?usage: solvers.sh FOLDER}" && cd "$1" && pwd)
. "$root/resources/pictures/hands.sh"

view() { click 700 992; } # the window has the keyboard again

printf '[General]\nautosaveSeconds=600\n' >"$home/config/Sinew/Sinew.conf"
rm -f "$out"/*.png "$out"/stderr.txt
start "$root/resources/sample/wayfarer.fbx"
pause 4
widePanels
click 1240 242 # Method unfolds
click 1475 274 # the solver
xdotool type --delay 60 bou
keys Return
click 1240 242
view
shot 01-solver
keys v shift+v # a cage, on the surface
click 716 320
click 796 320
click 800 390
click 706 390
shot 02-cage-half-drawn
changed 01-solver 02-cage-half-drawn
click 716 320
keys Escape
view
keys ctrl+b
pause 45 # the coarse preview comes after a few seconds
bound
shot 03-bound
click 706 390
keys w
shot 04-vertex-of-the-cage
changed 03-bound 04-vertex-of-the-cage
drag 706 390 640 410
pause 2
shot 05-belly-pulled
changed 04-vertex-of-the-cage 05-belly-pulled
keys ctrl+z
view
keys m # a region that keeps its shape: the buckle of the belt
for _ in 1 2 3 4 5 6 7 8; do keys bracketleft; done
for y in 418 420 422 424 426 428; do drag 725 $y 750 $((y + 4)); done
pause 2
shot 06-region-painted
changed 05-belly-pulled 06-region-painted
pause 15
bound
keys Escape
view
keys ctrl+alt+c
pause 10
shot 07-compared
changed 06-region-painted 07-compared
kill $program

# What the manual shows.
part solvers-cage 05-belly-pulled 1275x820+325+70 1100
part solvers-region 06-region-painted 1275x820+325+70 1100
part solvers-compared 07-compared 1275x820+325+70 1100
