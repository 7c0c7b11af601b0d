#!/bin/bash
# Walks through the window as a new user would, with mouse and keyboard on a virtual screen: opens the sample, binds
# it, bends an elbow, moves alpha, looks at the layers, explains a point, exports an FBX, undoes everything, redoes
# it, saves, quits and opens the project again. Leaves a picture of every step, and fails when a file that should be
# there at the end is not.
# Usage: resources/pictures/walk.sh FOLDER      needs xvfb, xdotool, imagemagick
# SINEW_WALK_PACE=2 waits twice as long between steps, for a busy machine.
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
out=$(mkdir -p "${1:?usage: walk.sh FOLDER}" && cd "$1" && pwd)
home=$(mktemp -d)
export DISPLAY=:${SINEW_WALK_DISPLAY:-93}
Xvfb "$DISPLAY" -screen 0 1600x1000x24 >/dev/null 2>&1 &
screen=$!
trap 'kill $screen 2>/dev/null; rm -rf "$home"' EXIT
sleep 1

pace=${SINEW_WALK_PACE:-1}
pause() { sleep "$(awk "BEGIN { print $1 * $pace }")"; }
start() { # start [FILE]
    HOME=$home XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data QT_QPA_PLATFORM=xcb \
        "$root/build/release/bin/sinew" "$@" 2>>"$out/stderr.txt" &
    program=$!
    pause 4
}
shot() { # shot NAME
    import -window root "$out/$1.png"
    kill -0 $program 2>/dev/null || {
        echo "sinew has ended before $1" >&2
        exit 1
    }
}
click() { xdotool mousemove "$1" "$2" click 1 && pause "${3:-0.7}"; }
keys() { xdotool key --delay 150 "$@" && pause 0.7; }
drag() { # drag X1 Y1 X2 Y2
    xdotool mousemove "$1" "$2" mousedown 1
    for i in 1 2 3 4 5 6; do
        pause 0.15
        xdotool mousemove $(($1 + ($3 - $1) * i / 6)) $(($2 + ($4 - $2) * i / 6))
    done
    pause 0.3
    xdotool mouseup 1
    pause 0.8
}
waitFor() { # waitFor FILE: it must come within a minute
    for _ in $(seq 120); do
        test -s "$1" && return
        sleep 0.5
    done
    echo "$1 was not written" >&2
    exit 1
}
layer() { # layer KEY NAME: on, picture, off
    keys "$1"
    pause 2.5
    shot "$2"
    keys "$1"
}

rm -f "$out"/*.png "$out"/stderr.txt "$out"/wayfarer*
start
shot 01-welcome
click 917 520 4 # Open the sample
shot 02-sample
layer alt+2 03-wireframe
layer alt+3 04-defects
keys ctrl+b
pause 9
shot 05-bound
click 857 342 # the left elbow
keys e        # turn it by the blue ring
drag 933 342 870 270
shot 06-elbow
drag 1347 142 1430 142 # alpha
shot 07-alpha
layer alt+9 08-joints-by-colour
layer alt+8 09-weights-of-the-joint
layer alt+0 10-number-of-influences
layer alt+7 11-distance-on-the-surface
keys alt+1
layer alt+5 12-voxels
layer alt+6 13-octree
keys alt+1
keys h
click 775 330 4 # the chest
shot 14-explained
keys q
click 700 992
keys ctrl+e
pause 1
shot 15-export
xdotool mousemove 850 274 click --repeat 3 1
xdotool type "$out/wayfarer_rigged.fbx"
click 1032 649 1
waitFor "$out/wayfarer_rigged.fbx"
pause 8 # it is read back and compared
shot 16-exported
click 941 649
click 700 992 # the window has the keyboard again
for _ in $(seq 12); do keys ctrl+z; done
shot 17-undone
for _ in $(seq 12); do keys ctrl+shift+z; done
pause 1
shot 18-redone
keys ctrl+s
pause 1
xdotool key ctrl+a
xdotool type "$out/wayfarer.sinew"
keys Return
waitFor "$out/wayfarer.sinew"
click 700 992
shot 19-saved
keys ctrl+q
pause 2
wait $program
start "$out/wayfarer.sinew"
pause 9
shot 20-reopened
kill $program
