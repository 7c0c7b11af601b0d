#!/bin/bash
# Shows what a character can get beside bones, with mouse and keyboard on a virtual screen: a lattice, an envelope and an
# area as a handle on the sample; a drawing opened, its mesh edited and its handles connected by pseudo-edges; a coarse mesh
# seen smooth; a normal map; a T-pose as rest pose. Leaves a picture of every step and those that the manual shows, and
# fails when a step changes nothing to be seen.
# Usage: resources/pictures/features.sh FOLDER [PICTURE...]      needs xvfb, xdotool, imagemagick, python3; see hands.sh for
# its settings. Without PICTURE it makes all.
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
out=$(mkdir -p "${1:?usage: features.sh FOLDER [PICTURE...]}" && cd "$1" && pwd)
shift
. "$root/resources/pictures/hands.sh"
sample=$root/resources/sample/wayfarer.fbx

begin() { # begin FILE [FOLD]: the file in a window, with one form of the Bind panel unfolded
    printf '[General]\nshowBind=false\nautosaveSeconds=600\n[folds]\nbind.advanced=true\nbind.%s=true\n' "${2:-none}" \
        >"$home/config/Sinew/Sinew.conf"
    rm -rf "$home/data"
    start "$1"
    still
}

lattices() {
    begin "$sample" cages
    joint Head
    keys b
    viewDrag -117 -465 41 -294
    mode Bind
    press 'Add Lattice'
    pause 1
    for axis in X Y Z; do number "Control vertices $axis" 2 Bind; done
    focus
    keys Escape q
    joint Head
    keys f ctrl+shift+a
    pause 1
    locate Remove button Cages # all of the form in sight
    shot lattice-1
    form=$(box Cages 'check box')
    number 'Max influences' 8 Bind # one for each control vertex
    bindSkin
    keys w
    shot lattice-2
    viewClick -236 -316
    viewDrag -236 -316 -316 -440
    viewClick 283 -321
    viewDrag 283 -321 365 -440
    pause 1
    viewClick -487 387
    shot lattice-3
    changed lattice-2 lattice-3
    beside lattices 1100 lattice-2 "$(viewArea 876 925 24 -33)" lattice-3 "$(viewArea 876 925 24 -33)" lattice-1 "$form"
    end
}

envelopes() {
    begin "$sample" envelopes
    unfold Method
    choose Solver env Bind
    fold Method
    bindSkin
    keys shift+b
    joint LeftForeArm
    keys f
    pause 1
    shot envelope-1
    press 'Own envelope of LeftForeArm' 'check box'
    viewDrag -22 -283 15 -308 # a radius at the elbow
    worked
    locate 'Keep All' button # all of the form in sight
    shot envelope-2
    changed envelope-1 envelope-2
    beside envelopes 900 envelope-2 "$(viewArea 730 766 73 -2)" envelope-2 "$(box Envelopes 'check box')"
    end
}

mesh-editing() {
    begin "$root/resources/pictures/octopus.svg"
    keys F9
    tab Parts
    row 'Arms in front' Parts
    focus
    keys F9 f shift+q
    viewMove -401 28
    for _ in 1 2 3 4 5 6; do xdotool click 4; pause 0.3; done
    pause 1
    shot mesh-1
    for place in -79,-259 -51,-243 -23,-259 -107,-243 -134,-259 -79,-292 -51,-307 -107,-307 -23,-292 -134,-292 \
        -162,-243 -162,-307 5,-243 5,-307 -79,-212 -134,-212 -23,-212 -107,-196 -51,-196; do
        viewClick "${place%,*}" "${place#*,}" 0.4
    done
    shot mesh-2
    changed mesh-1 mesh-2
    viewClick 116 15
    with shift viewClick 88 62
    with shift viewClick 144 62
    with shift viewClick 116 109
    with shift viewClick 172 62
    keys Delete
    viewMove -487 455
    pause 1
    shot mesh-3
    changed mesh-2 mesh-3
    beside mesh-editing 760 mesh-3 "$(viewArea 961 779 -79 -63)"
    end
}

svg() {
    begin "$root/resources/pictures/octopus.svg"
    keys F9
    tab Parts
    still
    pause 4 # the pictures come after the outlines
    shot svg-1
    locate Parts 'page tab'
    local top=$TOP
    locate Head 'table cell|tree item|list item' Parts # the last row
    below svg 760 svg-1 "$(viewArea 1590 1000 165 0)" svg-1 "760x$((TOP + HEIGHT + 8 - top))+0+$top"
    end
}

pseudo-edges() {
    local scale=1.96923 handles=()
    while read -r joint x y; do
        handles+=(--handle "$joint=point:$(awk "BEGIN { print ($x - 260) * $scale \",\" (520 - $y) * $scale }"),0")
    done <<'JOINTS'
Head 260 150
Body 260 300
ArmA_1 160 350
ArmA_2 110 374
ArmA_3 76 402
ArmB_1 206 396
ArmB_2 186 440
ArmB_3 168 482
ArmC_1 314 396
ArmC_2 334 440
ArmC_3 352 482
ArmD_1 360 350
ArmD_2 410 374
ArmD_3 444 402
BackL_1 130 286
BackL_2 44 244
BackR_1 390 286
BackR_2 476 244
JOINTS
    "$sinew" bind "$root/resources/pictures/octopus.svg" "${handles[@]}" --new-joints --solver biharmonic \
        -o "$home/octopus.glb" --quiet
    begin "$home/octopus.glb"
    connect() { # connect JOINT JOINT
        row "$1" Joints
        with ctrl row "$2" Joints
        focus
        keys ctrl+alt+p
    }
    for arm in A B; do
        connect Body Arm${arm}_1
        connect Arm${arm}_1 Arm${arm}_2
        connect Arm${arm}_2 Arm${arm}_3
    done
    keys ctrl+shift+a
    viewMove -487 460
    pause 1
    shot pseudo-1
    joint ArmA_3
    keys w
    viewDrag -356 265 -487 95
    worked 1
    shot pseudo-2
    changed pseudo-1 pseudo-2
    beside pseudo-edges 900 pseudo-1 "$(viewArea 779 608 -180 186)" pseudo-2 "$(viewArea 779 608 -180 186)"
    end
}

subdivision() {
    python3 "$root/resources/pictures/props.py" dog "$home/dog.obj"
    while read -r line; do echo "$line"; done >"$home/dog.tgf" <<'BONES'
1 0 0.28 0.10
2 0 0.30 0.45
3 0 0.45 0.47
4 0 0.60 0.50
5 0 0.55 0.78
6 0.1 0.24 0.45
7 0.1 0.02 0.45
8 -0.1 0.24 0.45
9 -0.1 0.02 0.45
10 0.1 0.24 0.05
11 0.1 0.02 0.05
12 -0.1 0.24 0.05
13 -0.1 0.02 0.05
14 0 0.38 -0.05
15 0 0.57 -0.15
#
1 2
2 3
3 4
4 5
2 6
6 7
2 8
8 9
1 10
10 11
1 12
12 13
1 14
14 15
BONES
    "$sinew" bind "$home/dog.obj" --skeleton "$home/dog.tgf" -o "$home/dog.fbx" --quiet
    begin "$home/dog.fbx"
    joint joint_2 # the chest
    keys alt+4 alt+2 # edges in place of bones
    still
    shot cage-1
    keys alt+shift+s
    still
    shot cage-2
    changed cage-1 cage-2
    keys alt+8
    still
    shot cage-3
    changed cage-2 cage-3
    beside subdivision 1100 cage-1 "$(viewArea 640 961 78 -15)" cage-2 "$(viewArea 608 961 88 -15)" \
        cage-3 "$(viewArea 812 961 160 -15)"
    end
}

normal-maps() {
    python3 "$root/resources/pictures/props.py" egg "$home/egg.obj"
    begin "$home/egg.obj"
    shot relief-1
    keys alt+shift+b
    still
    shot relief-2
    changed relief-1 relief-2
    beside normal-maps 760 relief-2 "$(viewArea 730 920 0 -10)" relief-1 "$(viewArea 730 920 0 -10)"
    end
}

area-handles() {
    begin "$sample" regions
    keys b
    viewDrag -108 -234 16 -161 # the chest
    mode Bind
    joint Spine2
    press 'From Vertices' button Bind
    pause 1
    press 'Use as Handle of Joint' button Bind
    pause 1
    shot area-1
    bindSkin
    keys ctrl+shift+a
    joint Spine2
    keys alt+8
    pause 1
    shot area-2
    changed area-1 area-2
    beside area-handles 1000 area-1 "$(viewArea 633 633 -68 -160)" area-2 "$(viewArea 633 633 -68 -160)"
    end
}

rest-pose() {
    begin "$sample"
    bindSkin
    keys f
    pause 1
    shot rest-1
    keys alt+shift+t
    press T-pose 'radio button'
    shot rest-2
    changed rest-1 rest-2
    press Apply button 'Apply as Rest Pose'
    worked
    focus
    keys alt+shift+r f
    still
    shot rest-3
    changed rest-1 rest-3
    beside rest-pose 900 rest-1 "$(viewArea 925 937 0 -7)" rest-3 "$(viewArea 925 937 0 -7)"
    end
}

for picture in "${@:-lattices envelopes mesh-editing svg pseudo-edges subdivision normal-maps area-handles rest-pose}"; do
    for each in $picture; do $each; done
done
