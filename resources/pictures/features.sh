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
sinew=$root/build/release/bin/sinew
sample=$root/resources/sample/wayfarer.fbx

begin() { # begin FILE [FOLD]: the file in a window whose Bind panel is as tall as can be, with one form unfolded
    printf '[General]\nautosaveSeconds=600\n[folds]\nbind.%s=true\n' "${2:-none}" >"$home/config/Sinew/Sinew.conf"
    rm -rf "$home/data"
    start "$1"
    pause 4
    still
    drag 1430 691 1430 980
    still
    view
}
still() { # waits until nothing moves on the screen, but for a cursor
    local pixels
    for _ in $(seq 60); do
        import -window root "$home/then.png"
        pause 1
        import -window root "$home/now.png"
        pixels=$(compare -metric AE "$home/then.png" "$home/now.png" null: 2>&1) || true
        awk "BEGIN { exit !($pixels < 100) }" && return
    done
    fail "the window does not come to rest"
}
end() { kill $program && { wait $program || true; } 2>/dev/null; }
view() { click 700 992; } # the window has the keyboard
bindSkin() { # waits until Bind Skin is no longer filled, which is taller than a row that is chosen
    view
    keys ctrl+b
    for _ in $(seq 300); do
        sleep 1
        import -window root -crop 1x400+1300+540 +repage "$home/button.png"
        accents "$home/button.png" | awk -F, '
            { run = $2 == last + 1 ? run + 1 : 1; last = $2; tall = tall || run >= 24 }
            END { exit !tall }' || { still && return; }
    done
    fail "the bind does not end"
}
with() { # with KEY X Y: a click with a key held
    xdotool keydown "$1"
    click "$2" "$3"
    xdotool keyup "$1"
}
scroll() { # scroll N: the panel on the right, to its start and N notches from there
    xdotool mousemove 1290 300
    for _ in $(seq 30); do xdotool click 4; done
    for _ in $(seq "$1"); do xdotool click 5; done
    pause 1
}
number() { # number X Y VALUE: into a field
    click "$1" "$2"
    keys ctrl+a
    xdotool type "$3"
    keys Return
}
beside() { # beside NAME WIDTH PICTURE WHERE...: parts of pictures, side by side
    local name=$1 width=$2 parts=()
    shift 2
    while [ $# -gt 0 ]; do
        parts+=(\( "$out/$1.png" -crop "$2" +repage \))
        shift 2
    done
    convert "${parts[@]}" -background '#F2F0ED' -gravity center +append -resize "${width}x" -colors 256 \
        "PNG8:$root/resources/pictures/$name.png"
}

lattices() {
    begin "$sample" cages
    click 779 227 # the head
    keys b
    drag 720 100 850 240
    click 1434 676 # Add Lattice
    pause 1
    scroll 8
    for x in 1332 1428 1526; do # control vertices along each axis
        number "$x" 564 2
    done
    view
    keys Escape q f ctrl+shift+a
    pause 1
    shot lattice-1
    scroll 0
    number 1497 236 8 # Max influences: one for each control vertex
    bindSkin
    keys w
    shot lattice-2
    click 606 222
    drag 606 222 540 120
    click 1033 218
    drag 1033 218 1100 120
    pause 1
    click 400 800
    shot lattice-3
    changed lattice-2 lattice-3
    beside lattices 1100 lattice-2 720x760+460+75 lattice-3 720x760+460+75 lattice-1 325x460+1275+225
    end
}

envelopes() {
    begin "$sample" envelopes
    click 1297 296 # Method
    click 1475 328 # the solver
    xdotool type --delay 60 env
    keys Return
    click 1297 296
    bindSkin
    keys shift+b
    click 912 360 # the left forearm
    keys f
    pause 1
    shot envelope-1
    click 1297 466 # Own envelope
    drag 782 249 812 229 # a radius at the elbow
    pause 2
    shot envelope-2
    changed envelope-1 envelope-2
    beside envelopes 900 envelope-2 600x630+560+165 envelope-2 325x362+1275+345
    end
}

mesh-editing() {
    begin "$root/resources/pictures/octopus.svg"
    click 71 609  # Parts
    click 71 720  # Arms in front
    view
    keys f shift+q
    xdotool mousemove 470 505
    for _ in 1 2 3 4 5 6; do xdotool click 4; pause 0.3; done
    pause 1
    shot mesh-1
    for place in 735,269 758,282 781,269 712,282 690,269 735,242 758,230 712,230 781,242 690,242 667,282 667,230 804,282 \
        804,230 735,308 690,308 781,308 712,321 758,321; do
        click "${place%,*}" "${place#*,}" 0.4
    done
    shot mesh-2
    changed mesh-1 mesh-2
    click 895 494
    with shift 872 533
    with shift 918 533
    with shift 895 572
    with shift 941 533
    keys Delete
    xdotool mousemove 400 900
    pause 1
    shot mesh-3
    changed mesh-2 mesh-3
    beside mesh-editing 760 mesh-3 790x640+340+110
    end
}

svg() {
    begin "$root/resources/pictures/octopus.svg"
    click 71 609 # Parts
    pause 8      # the pictures come after the outlines
    shot svg-1
    beside svg 760 svg-1 910x785+346+80 svg-1 322x230+0+590
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
    connect() { # connect X Y X Y: two joints
        keys Escape
        click "$1" "$2"
        with shift "$3" "$4"
        keys ctrl+alt+p
    }
    connect 800 538 641 618
    connect 641 618 561 656
    connect 561 656 507 700
    connect 800 538 714 691
    connect 714 691 682 761
    connect 682 761 653 828
    keys ctrl+shift+a
    xdotool mousemove 400 860
    pause 1
    shot pseudo-1
    keys w
    click 507 700
    drag 507 700 400 560
    shot pseudo-2
    changed pseudo-1 pseudo-2
    beside pseudo-edges 900 pseudo-1 640x500+332+385 pseudo-2 640x500+332+385
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
    click 817 562 # the chest
    keys alt+4 alt+2 # edges in place of bones
    shot cage-1
    keys alt+shift+s
    pause 1
    shot cage-2
    changed cage-1 cage-2
    keys alt+8
    pause 1
    shot cage-3
    changed cage-2 cage-3
    beside subdivision 1100 cage-1 520x790+565+75 cage-2 500x790+575+75 cage-3 700x790+575+75
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
    beside normal-maps 760 relief-2 600x780+500+95 relief-1 600x780+500+95
    end
}

area-handles() {
    begin "$sample" regions
    keys b
    drag 728 290 830 350 # the chest
    keys q
    click 780 315
    click 1515 623 # From Vertices
    pause 1
    scroll 6
    click 1434 461 # Use as Handle of Joint
    pause 1
    shot area-1
    bindSkin
    keys ctrl+shift+a
    click 780 315
    keys alt+8
    pause 1
    shot area-2
    changed area-1 area-2
    beside area-handles 1000 area-1 520x520+502+90 area-2 520x520+502+90
    end
}

rest-pose() {
    begin "$sample"
    bindSkin
    keys f
    pause 1
    shot rest-1
    keys alt+shift+t
    pause 2
    shot rest-2
    changed rest-1 rest-2
    keys alt+o Return # T-pose, Apply
    pause 6
    keys alt+shift+r f
    pause 2
    shot rest-3
    changed rest-1 rest-3
    beside rest-pose 900 rest-1 760x770+372+75 rest-3 760x770+372+75
    end
}

for picture in "${@:-lattices envelopes mesh-editing svg pseudo-edges subdivision normal-maps area-handles rest-pose}"; do
    for each in $picture; do $each; done
done
