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

stiffness() { # stiffness BY: drags the handle of the first slider of the Bind panel, wherever the forms above have put it
    import -window root -crop 1x520+1340+90 +repage "$home/column.png"
    local x y
    y=$(accents "$home/column.png" | head -1 | cut -d, -f2)
    test -n "$y" || fail "the Bind panel shows no slider"
    y=$((y + 91)) # the middle of its groove
    import -window root -crop 200x1+1340+$y +repage "$home/row.png"
    x=$(accents "$home/row.png" | tail -1 | cut -d, -f1)
    drag $((x + 1348)) $y $((x + 1348 + $1)) $y
}
overlay() { # overlay KEY NAME: the other way round, picture, back
    shot before
    keys "$1"
    pause 2.5
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

printf '[General]\nautosaveSeconds=10\n' >"$home/config/Sinew/Sinew.conf"
rm -f "$out"/*.png "$out"/stderr.txt "$out"/wayfarer* "$out"/recovered*
start
shot 01-welcome
click 917 494 4 # Open the sample
widePanels
shot 02-sample
changed 01-welcome 02-sample
overlay alt+2 03-wireframe
overlay alt+3 04-defects
overlay shift+p 05-parts-by-colour
overlay shift+n 06-joint-names
overlay x 07-skeleton-behind-the-skin
overlay g 08-without-grid
xdotool keydown ctrl && click 777 345 && xdotool keyup ctrl # a vertex, before there are paths to show
shot 09-vertex-unbound
keys ctrl+b
pause 3
bound
pause 2
shot 10-bound
click 925 440 # the left hand
keys f
pause 1
shot 11-hand
click 830 579 # its index finger
keys e        # turn it by the red ring
drag 805 619 792 595
shot 12-finger
changed 11-hand 12-finger
overlay alt+8 13-weights-of-the-finger
keys a q
click 866 359 # the left elbow
keys e        # by the blue ring
drag 942 359 879 287
shot 14-elbow
changed 10-bound 14-elbow
stiffness -70
shot 15-stiffness
changed 14-elbow 15-stiffness
keys ctrl+z # as it was: the pictures show the defaults
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
pause 2
shot 24-distance-in-the-slice
drag 731 111 711 117 # the plane, by its grip
pause 2
shot 25-slice-dragged
changed 24-distance-in-the-slice 25-slice-dragged
overlay shift+i 26-without-isolines
keys shift+c alt+1 u
click 777 345 4 # the chest
shot 27-explained
changed 15-stiffness 27-explained
overlay shift+u 28-paths-hidden
keys q
upper=420x440+1180+100 # the upper right panels
click 1240 242 # Method unfolds
shot 29-bind-panel-unfolded
changed 28-paths-hidden 29-bind-panel-unfolded $upper
click 1240 242
click 1252 82 # Pose
shot 30-pose-panel
changed 29-bind-panel-unfolded 30-pose-panel $upper
click 1204 82
click 78 687 # Parts
shot 31-parts-panel
changed 30-pose-panel 31-parts-panel 320x250+0+700
click 26 687
click 1398 706 # Log
shot 32-log-panel
changed 31-parts-panel 32-log-panel 420x240+1180+720
click 1347 706 # Report
click 1350 820 2 # the first issue
shot 33-report-panel
changed 27-explained 33-report-panel
click 1212 706
click 700 992
keys a # the row has moved the view
keys ctrl+F1
pause 1
shot 34-shortcuts
changed 27-explained 34-shortcuts
keys Escape
click 700 992 # the window has the keyboard again
xdotool mousemove 1200 400 # over the Bind panel
keys F1 # the page about it
pause 1
xdotool search --onlyvisible --name '^Manual' >/dev/null || fail "F1 does not open the manual"
shot 35-manual
changed 27-explained 35-manual
keys Escape
click 700 992
keys ctrl+e
pause 1
shot 36-export
changed 27-explained 36-export
xdotool mousemove 850 234 click --repeat 3 1
xdotool type "$out/wayfarer_canceled.fbx"
xdotool mousemove 1032 688 click 1 key --delay 20 Escape
pause 2
shot 37-export-canceled
if [ -e "$out/wayfarer_canceled.fbx" ]; then # it was written before the key came: then it is whole
    "$root/build/release/bin/sinew" inspect "$out/wayfarer_canceled.fbx" >/dev/null ||
        fail "a canceled export has left a broken file"
fi
xdotool mousemove 850 234 click --repeat 3 1
xdotool type "$out/wayfarer_rigged.fbx"
click 1032 688 1
waitFor "$out/wayfarer_rigged.fbx"
pause 8 # it is read back and compared
shot 38-exported
click 941 688
click 700 992
keys $(yes ctrl+z | head -20)
pause 2
shot 39-undone
changed 27-explained 39-undone
keys $(yes ctrl+shift+z | head -20)
pause 2
shot 40-redone
changed 39-undone 40-redone
saveAs ctrl+s "$out/wayfarer.sinew"
posed "$out/wayfarer.sinew" LeftHandIndex1
posed "$out/wayfarer.sinew" LeftForeArm
click 700 992
shot 41-saved
keys ctrl+q
pause 2
wait $program
start "$out/wayfarer.sinew"
pause 9
bound
shot 42-reopened
click 700 992
keys i # the right hand takes its arm along
drag 537 411 581 326
shot 43-worked-on
changed 42-reopened 43-worked-on
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
pause 9
bound
shot 45-recovered
changed 44-recovery 45-recovered
click 700 992
saveAs ctrl+shift+s "$out/recovered.sinew"
posed "$out/recovered.sinew" RightArm
rm "$out/before.png"
kill $program

# What README and manual show.
part window-explained 27-explained 1600x1000+0+0 1600
part window-joints 16-joints-by-colour 1600x1000+0+0 1600
part window-voxels 22-voxels 1600x1000+0+0 1600

[ "${SINEW_WALK_SCREENS:-}" = no ] || SINEW_WALK_DISPLAY=$((${SINEW_WALK_DISPLAY:-93} + 1)) "$root/resources/pictures/screens.sh" "$out/screens"
