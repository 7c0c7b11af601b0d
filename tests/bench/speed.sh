#!/usr/bin/env bash
# What a bind costs by resolution, against Blender's bone heat in the same run: a table of seconds (the bind alone,
# without reading and writing; the best of three, of one at 1024), memory of the whole process, and octree leaves.
#
# usage: tests/bench/speed.sh MODEL [SKELETON] [-- options of `sinew bind`]
# SINEW is the program to measure. Without Blender its row is left out.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
model=${1:?usage: speed.sh MODEL [SKELETON] [-- bind options]}
shift
skeleton=()
if [ $# -gt 0 ] && [ "$1" != "--" ]; then skeleton=(--skeleton "$1"); shift; fi
[ "${1:-}" != "--" ] || shift
sinew=${SINEW:-$here/../../build/release/bin/sinew}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

field() { # FILE NAME
    sed -n "s/^ *\"$2\": \([-0-9.e+]*\),\{0,1\}$/\1/p" "$1" | head -n 1
}

once() { # RESOLUTION OPTIONS...: seconds, bytes, leaves
    local resolution=$1
    shift
    "$sinew" bind "$model" "${skeleton[@]}" -o "$work/rig.glb" --resolution "$resolution" \
        --report "$work/report.json" "$@" > /dev/null
    echo "$(field "$work/report.json" bind) $(field "$work/report.json" peakMemoryBytes)" \
        "$(field "$work/report.json" leaves)"
}

printf '| %-22s | %9s | %9s | %10s |\n' "" seconds MB leaves
echo "|---|---:|---:|---:|"
for resolution in 64 128 256 512 1024 auto; do
    runs=3
    [ "$resolution" != 1024 ] || runs=1
    for _ in $(seq "$runs"); do once "$resolution" "$@"; done | sort -n | head -n 1 | while read -r seconds bytes leaves; do
        printf '| %-22s | %9.2f | %9.0f | %10d |\n' "Sinew at $resolution" "$seconds" "$(echo "$bytes / 1000000" | bc -l)" "$leaves"
    done
done
command -v blender > /dev/null || exit 0
once 64 > /dev/null
blender -b --factory-startup -P "$here/../quality/bone_heat.py" -- "$work/rig.glb" "$work/report.json" \
    "$work/raw.glb" "$work/welded.glb" > "$work/log" 2>&1
sed -n 's/^bone heat: \([0-9.]*\) s$/\1/p' "$work/log" | sort -n | head -n 1 | while read -r seconds; do
    printf '| %-22s | %9.2f | %9s | %10s |\n' "Blender's bone heat" "$seconds" - -
done
