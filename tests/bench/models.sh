#!/usr/bin/env bash
# What binding each model of a folder costs, with two programs in one run: seconds of the bind alone (without reading and
# writing) and peak memory of the whole process, best of RUNS. The programs take turns, so that what else the machine
# does meets both. Models are rigged files, and meshes with a TGF skeleton of the same name. Blender's bone heat (the
# faster of raw and welded, once) stands beside them where Blender is installed. The last row sums the rows above it.
#
# usage: tests/bench/models.sh OLD_PROGRAM NEW_PROGRAM FOLDER [RUNS] [-- options of `sinew bind` for both]
# RUNS is 3 if not given.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
usage="usage: models.sh OLD_PROGRAM NEW_PROGRAM FOLDER [RUNS] [-- bind options]"
old=${1:?$usage}
new=${2:?$usage}
folder=${3:?$usage}
shift 3
runs=3
if [ $# -gt 0 ] && [ "$1" != "--" ]; then runs=$1; shift; fi
[ "${1:-}" != "--" ] || shift
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

field() { # FILE NAME
    sed -n "s/^ *\"$2\": \([-0-9.e+]*\),\{0,1\}$/\1/p" "$1" | head -n 1
}

# Adds "seconds bytes" to a list; leaves the report and the rig.
once() { # LIST PROGRAM MODEL OPTIONS...
    local list=$1 program=$2 model=$3
    shift 3
    "$program" bind "$model" -o "$work/rig.glb" --report "$work/report.json" "$@" > /dev/null 2> "$work/log" || return 1
    echo "$(field "$work/report.json" bind) $(field "$work/report.json" peakMemoryBytes)" >> "$list"
}

least() { # LIST COLUMN
    cut -d' ' -f"$2" "$1" | sort -g | head -n 1
}

# Seconds of bone heat on the rig of the last run, or "-".
heat() {
    command -v blender > /dev/null || { echo -; return; }
    nice blender -b --factory-startup -P "$here/../quality/bone_heat.py" -- "$work/rig.glb" "$work/report.json" \
        "$work/raw.glb" "$work/welded.glb" > "$work/log" 2>&1 || true
    sed -n 's/^bone heat: \([0-9.]*\) s$/\1/p' "$work/log" | sort -g | head -n 1 | grep . || echo -
}

models() {
    local file
    for file in "$folder"/*.fbx "$folder"/*.glb "$folder"/*.gltf "$folder"/*.obj; do
        if [ -f "$file" ]; then echo "$file"; fi
    done
}

rows=$work/rows
: > "$rows"
while read -r model; do
    name=$(basename "$model")
    skeleton=()
    case $model in *.obj)
        [ -f "${model%.obj}.tgf" ] || continue
        skeleton=(--skeleton "${model%.obj}.tgf") ;;
    esac
    rm -f "$work/old" "$work/new"
    for _ in $(seq "$runs"); do
        once "$work/old" "$old" "$model" "${skeleton[@]}" "$@" || break
        once "$work/new" "$new" "$model" "${skeleton[@]}" "$@" || break
    done
    if [ ! -s "$work/old" ] || [ ! -s "$work/new" ]; then
        echo "$name is left out: $(head -n 1 "$work/log")" >&2
        continue
    fi
    echo "$name $(least "$work/old" 1) $(least "$work/new" 1) $(least "$work/old" 2) $(least "$work/new" 2) $(heat)" >> "$rows"
done < <(models)

awk '
function row(name, old, new, oldBytes, newBytes, heat) {
    printf "| %-26s | %8.3f | %8.3f | %9.2f | %8s | %7.0f | %7.0f | %9.2f |\n", name, old, new, old / new,
        heat == "-" ? "-" : sprintf("%.3f", heat), oldBytes / 1e6, newBytes / 1e6, oldBytes / newBytes
}
BEGIN {
    printf "| %-26s | %8s | %8s | %9s | %8s | %7s | %7s | %9s |\n", "", "old, s", "new, s", "old / new", "heat, s",
        "old, MB", "new, MB", "old / new"
    print "|---|---:|---:|---:|---:|---:|---:|---:|"
}
{
    row($1, $2, $3, $4, $5, $6)
    for (i = 2; i <= 5; ++i) sum[i] += $i
    if ($6 == "-") none = 1; else heat += $6
}
END { if (NR > 0) row("sum", sum[2], sum[3], sum[4], sum[5], none ? "-" : heat) }' "$rows"
