#!/bin/bash
# Films how a mesh without a skeleton becomes a character: a template fitted, bound, played, its joints moved, a tail
# drawn, exported with an animation, with mouse and keyboard under a virtual display. Leaves two series of pictures in
# resources/pictures/, and fails where a series takes three minutes or more, or Blender misses something in an export.
# Usage: SINEW_TEST_MODELS=FOLDER resources/pictures/rig.sh [SCRATCH]      FOLDER has armadillo.obj; see also hands.sh;
# needs a quiet machine, python3 and, for the check of exports, blender
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
out=${1:-$(mktemp -d)}
mkdir -p "$out"
. "$root/resources/pictures/hands.sh"
printf '[General]\nautosaveSeconds=600\n' >"$home/config/Sinew/Sinew.conf"

create() { # in the dialog of templates
    eval "$(xdotool search --onlyvisible --name 'New Skeleton' getwindowgeometry --shell | sed 's/^/DIALOG_/')"
    click $((DIALOG_X + DIALOG_WIDTH - 123)) $((DIALOG_Y + DIALOG_HEIGHT - 20)) 2
}
still() { # waits until the view and the status line stand still: work is done
    for _ in $(seq 60); do
        import -window root -crop 1600x960+0+40 +repage "$home/then.png"
        sleep 1
        import -window root -crop 1600x960+0+40 +repage "$home/now.png"
        test "$(identify -format '%#' "$home/then.png")" = "$(identify -format '%#' "$home/now.png")" && return
    done
    fail "the window does not come to rest"
}
hold() { # hold X1 Y1 X2 Y2 NAME: a drag, with a picture taken before the button is let go
    xdotool mousemove "$1" "$2" mousedown 1
    for i in 1 2 3 4 5 6; do
        pause 0.15
        xdotool mousemove $(($1 + ($3 - $1) * i / 6)) $(($2 + ($4 - $2) * i / 6))
    done
    pause 1
    shot "$5"
    xdotool mouseup 1
    pause 0.5
}
focus() { click 700 992; } # without a window manager the keyboard does not come back by itself

rigged() { # rigged NAME FILE: a skeleton, and a skin bound to it
    start "$2"
    began=$(date +%s)
    widePanels
    focus
    keys ctrl+t
    pause 9 # the guess of an unknown shape takes seconds, in which nothing moves
    still
    shot "$1-1"
    create
    focus
    keys ctrl+b
    pause 2
    still
    keys p
    pause 3
    shot "$1-2"
    changed "$1-1" "$1-2"
    keys p
    keys t
    pause 1
    still
}
exported() { # exported NAME FILE
    keys p
    pause 6
    shot "$1-5"
    keys p
    focus
    keys ctrl+e
    pause 1
    xdotool mousemove 850 234 click --repeat 3 1
    xdotool type "$2"
    keys alt+g # with the range of motion as an animation
    shot "$1-6"
    keys Return
    waitFor "$2"
    kill $program
    took=$(($(date +%s) - began))
    echo "$1: $took seconds from the mesh to $2"
    test "$took" -lt 180 || fail "$1 took $took seconds"
}
series() { # series NAME: its six pictures as one, in two columns
    local frame font
    font=$(fc-match -f '%{file}' sans:bold)
    for frame in 1 2 3 4 5 6; do
        convert "$out/$1-$frame.png" -font "$font" -gravity NorthWest -fill white -stroke '#00000080' -strokewidth 4 \
            -pointsize 44 -annotate +345+88 "$frame" -stroke none -annotate +345+88 "$frame" "$home/$frame.png"
    done
    montage "$home"/[1-6].png -tile 2x -geometry 600x375+3+3 "$home/series.png"
    convert "$home/series.png" +dither -colors 200 "PNG8:$root/resources/pictures/rig-$1.png"
}

armadillo=${SINEW_TEST_MODELS:?a folder with armadillo.obj}/armadillo.obj
rigged armadillo "$armadillo"
keys ctrl+alt+1 # from behind
pause 1
click 1100 880
focus
keys ctrl+shift+t
pause 1
hold 704 552 691 648 armadillo-3
still
focus
shot armadillo-4
changed armadillo-3 armadillo-4
click 297 48 # selecting again: the dialog of chains closes
exported armadillo "$out/armadillo_rigged.fbx"
series armadillo

QT_QPA_PLATFORM=offscreen "$root/build/release/bin/sinew" bind "$root/resources/sample/wayfarer.fbx" -o "$home/bound.glb" --quiet
python3 "$root/resources/pictures/t_pose.py" "$home/bound.glb" "$home/t_pose.glb"
rigged t-pose "$home/t_pose.glb"
click 903 279 # the left elbow
keys w
shot t-pose-3
hold 903 279 885 262 t-pose-4
still
focus
exported t-pose "$out/t_pose_rigged.fbx"
series t-pose

command -v blender >/dev/null || exit 0
for file in armadillo t_pose; do
    blender --background --factory-startup --python-exit-code 1 --python-expr "
import bpy
bpy.ops.import_scene.fbx(filepath='$out/${file}_rigged.fbx')
rigs = [o for o in bpy.data.objects if o.type == 'ARMATURE']
bound = [o for o in bpy.data.objects if o.type == 'MESH' and any(m.type == 'ARMATURE' for m in o.modifiers)]
loose = [o.name for o in bound for v in o.data.vertices if not any(g.weight > 0 for g in v.groups)]
assert len(rigs) == 1 and bound and not loose and bpy.data.actions, (rigs, bound, loose[:3])
tail = [b.name for b in rigs[0].data.bones if b.name.startswith('tail')]
print('$file:', len(rigs[0].data.bones), 'bones,', len(tail), 'of a tail,', len(bpy.data.actions), 'action(s)')
assert bool(tail) == ('$file' == 'armadillo')
" | grep "^$file:" || fail "Blender misses something in $file"
done
