#!/bin/bash
# Walks through the window as a new user would, with mouse and keyboard on a virtual screen: opens the sample, binds
# it, poses an elbow and a finger, moves alpha, looks at every layer, explains a point, exports an FBX, undoes
# everything, redoes it, saves, quits and opens the project again. Leaves a picture of every step, and fails when a
# file that should be there at the end is not.
# Usage: resources/pictures/walk.sh FOLDER      needs xvfb, xdotool, imagemagick
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
out=$(mkdir -p "${1:?usage: walk.sh FOLDER}" && cd "$1" && pwd)
home=$(mktemp -d)
export DISPLAY=:${SINEW_WALK_DISPLAY:-93}
Xvfb "$DISPLAY" -screen 0 1600x1000x24 >/dev/null 2>&1 &
screen=$!
trap 'kill $screen 2>/dev/null; rm -rf "$home"' EXIT
sleep 1

start() { # start [FILE]
    HOME=$home XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data QT_QPA_PLATFORM=xcb \
        "$root/build/release/bin/sinew" "$@" 2>>"$out/stderr.txt" &
    program=$!
    sleep 4
}
shot() { # shot NAME
    import -window root "$out/$1.png"
    kill -0 $program 2>/dev/null || {
        echo "sinew has ended before $1" >&2
        exit 1
    }
}
click() { xdotool mousemove "$1" "$2" click 1 && sleep "${3:-0.7}"; }
keys() { xdotool key --delay 120 "$@" && sleep 0.7; }
drag() { # drag X1 Y1 X2 Y2
    xdotool mousemove "$1" "$2" mousedown 1
    for i in 1 2 3 4 5 6; do
        sleep 0.15
        xdotool mousemove $(($1 + ($3 - $1) * i / 6)) $(($2 + ($4 - $2) * i / 6))
    done
    sleep 0.3
    xdotool mouseup 1
    sleep 0.8
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
    sleep 2
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
sleep "${SINEW_WALK_BIND_SECONDS:-9}"
shot 05-bound
click 862 364     # the left elbow
keys e            # turn
drag 938 364 875 292
shot 06-elbow
click 1340 142 0.3
drag 1340 142 1430 142 # alpha
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
click 775 330 3 # the chest
shot 14-explained
