#!/bin/bash
# Walks through the window as a new user would, with mouse and keyboard on a virtual screen: opens the sample, binds
# it, bends a finger and an elbow, changes the stiffness, looks at every overlay, drags the slicing plane, inspects the
# weights of a vertex, turns to every panel, opens the manual with F1, cancels an export and makes one, undoes
# everything, redoes it, saves, quits, opens the project again, works on, is killed, and recovers that work; then looks
# at the window on smaller and denser screens. Leaves a picture of every step and those that README and manual show, and
# fails when a step changes nothing to be seen, or a file or a pose that should be there is not.
# Usage: resources/pictures/walk.sh FOLDER      needs xvfb, xdotool, imagemagick; see hands.sh for its settings
# SINEW_WALK_SCREENS=no leaves the other screens out.
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
out=$(mkdir -p "${1:?usage: walk.sh FOLDER}" && cd "$1" && pwd)
. "$root/resources/pictures/hands.sh"

overlay() { # overlay KEY NAME: the other way round, picture, back
    shot before
    keys "$1"
    still
    shot "$2"
    changed before "$2"
    keys "$1"
}
saveAs() { # saveAs KEY FILE
    keys "$1"
    pause 1
    xdotool key ctrl+a
    xdotool type "$2"
    keys Return
    waitFor "$2"
}
posed() { # posed FILE JOINT: the project must have it turned
    sed -n '/^  "pose"/,/^  ]/p' "$1" | grep -q "\"$2\"" || fail "$1 has no pose of $2"
}

printf '[General]\nshowBind=false\nautosaveSeconds=10\n' >"$home/config/Sinew/Sinew.conf"
rm -f "$out"/*.png "$out"/stderr.txt "$out"/wayfarer* "$out"/recovered*
start
shot 01-welcome
press 'Open the sample' button
answered opened
focus
shot 02-sample
changed 01-welcome 02-sample
overlay alt+2 03-wireframe
overlay alt+3 04-defects
overlay shift+p 05-parts-by-colour
overlay shift+n 06-joint-names
overlay x 07-skeleton-behind-the-skin
overlay g 08-without-grid
with ctrl viewClick 10 -167 # a vertex, before there are paths to show
shot 09-vertex-unbound
keys F9 ctrl+shift+a # the panel that has come, and the vertex
bindSkin
shot 10-bound
joint LeftHand
keys f
pause 1
shot 11-hand
joint LeftHandIndex1
keys e # turn it by the red ring
shot 11-rings
viewDrag 64 167 49 137
shot 12-finger
changed 11-rings 12-finger "$(viewArea 500 500 60 150)" 5 # the finger alone
overlay alt+8 13-weights-of-the-finger
keys a q
joint LeftForeArm
keys e # by the blue ring
shot 13-rings
viewDrag 230 -150 154 -237
shot 14-elbow
changed 13-rings 14-elbow "$(viewArea 500 500 180 -150)" 20 # the arm alone
slide 'Stiffness \(alpha\)' -70
worked
shot 15-stiffness
changed 14-elbow 15-stiffness "$(viewArea 300 300 180 -180)"
focus
keys ctrl+z q # as it was: the pictures show the defaults
overlay alt+9 16-joints-by-colour
overlay alt+8 17-weights-of-the-joint
overlay alt+0 18-number-of-influences
overlay shift+t 19-lost-to-max-influences
overlay alt+7 20-distance-on-the-surface
overlay ctrl+p 21-as-in-an-engine
keys alt+1
overlay alt+5 22-voxels
overlay alt+6 23-octree
keys shift+c
still
shot 24-distance-in-the-slice
viewDrag -17 -451 -45 -440 # the plane, by its grip
still
shot 25-slice-dragged
changed 24-distance-in-the-slice 25-slice-dragged
overlay shift+i 26-without-isolines
keys shift+c alt+1 u F5
viewClick 10 -167 4 # the chest
viewMove 10 -330
xdotool click --repeat 4 --delay 200 4 # nearer to the head
viewMove 420 430
still
shot 27-explained
changed 15-stiffness 27-explained
overlay shift+u 28-paths-hidden
mode Bind
keys q
shot 28-bind-mode
unfold Method
shot 29-bind-panel-unfolded
changed 28-bind-mode 29-bind-panel-unfolded "$(area Bind)"
fold Method
mode Pose
shot 30-pose-panel
changed 29-bind-panel-unfolded 30-pose-panel "$(area Pose)"
mode Bind
keys F9
tab Parts
shot 31-parts-panel
tab Log
shot 32-log-panel
changed 31-parts-panel 32-log-panel "$(area Log)"
tab Report
row '.+' Report # the first issue
pause 1
shot 33-report-panel
changed 27-explained 33-report-panel
focus
keys F9 a # the row has moved the view
shot 33-whole
keys ctrl+F1
pause 1
shot 34-shortcuts
changed 33-whole 34-shortcuts
keys Escape
focus
locate Bind frame
xdotool mousemove "$X" $((TOP + HEIGHT / 3))
keys F1 # the page about it
pause 1
xdotool search --onlyvisible --name '^Manual' >/dev/null || fail "F1 does not open the manual"
shot 35-manual
changed 33-whole 35-manual
keys Escape
focus
keys ctrl+e
fileName "$out/wayfarer_canceled.fbx"
locate Export button Export
shot 36-export
changed 33-whole 36-export
xdotool mousemove "$X" "$Y" click 1 key --delay 20 Escape
pause 2
shot 37-export-canceled
if [ -e "$out/wayfarer_canceled.fbx" ]; then # it was written before the key came: then it is whole
    "$sinew" inspect "$out/wayfarer_canceled.fbx" >/dev/null ||
        fail "a canceled export has left a broken file"
fi
has Export button Export || keys ctrl+e # the key has closed the dialog
fileName "$out/wayfarer_rigged.fbx"
press Export button Export
waitFor "$out/wayfarer_rigged.fbx"
worked # it is read back and compared
shot 38-exported
press Close button Export
focus
keys $(yes ctrl+z | head -20)
pause 2
shot 39-undone
changed 33-whole 39-undone
keys $(yes ctrl+shift+z | head -20)
pause 2
shot 40-redone
changed 39-undone 40-redone
saveAs ctrl+s "$out/wayfarer.sinew"
posed "$out/wayfarer.sinew" LeftHandIndex1
posed "$out/wayfarer.sinew" LeftForeArm
focus
shot 41-saved
keys ctrl+q
pause 2
wait $program
start "$out/wayfarer.sinew"
worked
shot 42-reopened
keys a i # the right elbow takes its arm along
viewDrag -192 -166 -150 -260
shot 43-worked-on
changed 42-reopened 43-worked-on "$(viewArea 500 500 -250 -140)" 10 # the arm alone
for _ in $(seq 60); do # until the copy of unsaved work is there
    copy=$(find "$home/data" -path '*autosave*' -name '*.sinew')
    test -z "$copy" || break
    sleep 1
done
test -n "$copy" || fail "unsaved work is not kept"
kill -9 $program
wait $program 2>/dev/null || true
start
shot 44-recovery
keys Return
answered opened
worked
shot 45-recovered
focus
saveAs ctrl+shift+s "$out/recovered.sinew"
posed "$out/recovered.sinew" RightArm
rm "$out/before.png"
end

# What README and manual show.
part window-explained 27-explained 1600x1000+0+0 1600
part window-joints 16-joints-by-colour 1600x1000+0+0 1600
part window-voxels 22-voxels 1600x1000+0+0 1600

[ "${SINEW_WALK_SCREENS:-}" = no ] || SINEW_WALK_DISPLAY=$((${SINEW_WALK_DISPLAY:-93} + 1)) "$root/resources/pictures/screens.sh" "$out/screens"
