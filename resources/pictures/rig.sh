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
printf '[General]\nshowBind=false\nautosaveSeconds=600\n' >"$home/config/Sinew/Sinew.conf"

hold() { # hold RIGHT DOWN RIGHT DOWN NAME: a drag in the view, with a picture taken before the button is let go
    spot "$1" "$2"
    local x=$X y=$Y
    spot "$3" "$4"
    xdotool mousemove "$x" "$y" mousedown 1
    for i in 1 2 3 4 5 6; do
        pause 0.15
        xdotool mousemove $((x + (X - x) * i / 6)) $((y + (Y - y) * i / 6))
    done
    pause 1
    shot "$5"
    xdotool mouseup 1
    pause 0.5
}

rigged() { # rigged NAME FILE: a skeleton, and a skin bound to it
    start "$2"
    began=$(date +%s)
    keys ctrl+t
    locate Create button 'New Skeleton.*'
    if has 'Choose a template.*' label 'New Skeleton.*'; then
        choose Template Biped 'New Skeleton.*'
    fi
    worked
    shot "$1-1"
    press Create button 'New Skeleton.*'
    bindSkin
    keys p
    pause 3
    shot "$1-2"
    changed "$1-1" "$1-2"
    keys p
    keys t
    worked 1
}
exported() { # exported NAME FILE
    keys p
    pause 6
    shot "$1-5"
    keys p
    focus
    keys ctrl+e
    fileName "$2"
    press 'Range of motion' 'check box' Export # as an animation
    shot "$1-6"
    press Export button Export
    waitFor "$2"
    end
    took=$(($(date +%s) - began))
    echo "$1: $took seconds from the mesh to $2"
    slowest=$((took > slowest ? took : slowest))
}
slowest=0
series() { # series NAME: its six pictures as one, in two columns
    local frame font corner=+355+112 # in the view
    font=$(fc-match -f '%{file}' sans:bold)
    for frame in 1 2 3 4 5 6; do
        convert "$out/$1-$frame.png" -font "$font" -gravity NorthWest -fill white -stroke '#00000080' -strokewidth 4 \
            -pointsize 44 -annotate "$corner" "$frame" -stroke none -annotate "$corner" "$frame" "$home/$frame.png"
    done
    montage "$home"/[1-6].png -tile 2x -geometry 600x375+3+3 "$home/series.png"
    convert "$home/series.png" +dither -colors 200 "PNG8:$root/resources/pictures/rig-$1.png"
}

armadillo=${SINEW_TEST_MODELS:?a folder with armadillo.obj}/armadillo.obj
rigged armadillo "$armadillo"
keys ctrl+alt+1 # from behind
pause 1
viewClick 423 455
focus
keys ctrl+shift+t
pause 1
hold -58 85 -74 202 armadillo-3
worked 1
focus
shot armadillo-4
changed armadillo-3 armadillo-4
keys q # the dialog of chains closes
exported armadillo "$out/armadillo_rigged.fbx"
series armadillo

QT_QPA_PLATFORM=offscreen "$sinew" bind "$root/resources/sample/wayfarer.fbx" -o "$home/bound.glb" --quiet
python3 "$root/resources/pictures/t_pose.py" "$home/bound.glb" "$home/t_pose.glb"
rigged t-pose "$home/t_pose.glb"
joint '(mixamorig:)?LeftForeArm' # the elbow
keys w
shot t-pose-3
hold 184 -247 162 -268 t-pose-4
worked 1
focus
exported t-pose "$out/t_pose_rigged.fbx"
series t-pose
test "$slowest" -lt 180 || fail "a series took $slowest seconds"

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
