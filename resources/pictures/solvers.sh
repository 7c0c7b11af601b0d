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

printf '[General]\nshowBind=false\nautosaveSeconds=600\n[folds]\nbind.advanced=true\nbind.cages=true\n' \
    >"$home/config/Sinew/Sinew.conf"
rm -f "$out"/*.png "$out"/stderr.txt
start "$root/resources/sample/wayfarer.fbx"
unfold Method
choose Solver bou Bind
fold Method
focus
shot 01-solver
keys v shift+v # a cage, on the surface
viewClick -66 -197
viewClick 32 -197
viewClick 36 -112
viewClick -78 -112
shot 02-cage-half-drawn
changed 01-solver 02-cage-half-drawn
viewClick -66 -197
keys Escape
bindSkin
shot 03-bound
viewClick -78 -112
keys w
shot 04-vertex-of-the-cage
changed 03-bound 04-vertex-of-the-cage
viewDrag -78 -112 -158 -88
locate Remove button Cages # all of the form in sight
still
window=$(area view Bind)
shot 05-belly-pulled
changed 04-vertex-of-the-cage 05-belly-pulled
focus
keys ctrl+z
fold Cages
viewMove -78 -76 # the buckle of the belt, from near
for _ in 1 2 3 4 5 6 7 8; do xdotool click 4; pause 0.3; done
focus
keys m # a region that keeps its shape
for _ in 1 2 3 4; do keys bracketleft; done
for y in -114 -102 -90 -78 -66 -54 -42; do viewDrag -122 $y -36 $((y + 5)); done
worked
locate 'Surface distance' 'check box' Bind # all of the brush in sight
shot 06-region-painted
changed 05-belly-pulled 06-region-painted
keys Escape
focus
keys Home ctrl+alt+c
worked
shot 07-compared
changed 06-region-painted 07-compared "$window"
end

# What the manual shows.
part solvers-cage 05-belly-pulled "$window" 1100
part solvers-region 06-region-painted "$window" 1100
part solvers-compared 07-compared "$window" 1100
