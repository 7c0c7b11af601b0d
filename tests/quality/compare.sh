#!/usr/bin/env bash
# How close do the weights of Sinew come to those of artists? Binds every rigged file of a folder anew (the weights in
# the file only say which joints carry any) and compares (see `sinew compare --help`) the nearest bone, Blender's bone
# heat (the best of raw, welded, and welded with a bone to every child, see bone_heat.py; "-" where Blender is not
# installed), the paper's method (--preset paper) and Sinew. Prints Markdown tables, see compare_table.py: how near each
# comes, and what the rest of Sinew's error comes from.
#
# Folders below FOLDER count too.
#
# usage: tests/quality/compare.sh FOLDER [CACHE] [-- options of `sinew bind` for Sinew]
# Blender's results stay in CACHE (default: a folder for this run alone). SINEW is the program to measure, JUDGE the one
# that compares (default: SINEW). Files named in tuned.txt are the ones that settings were chosen on; the others show
# that the choice holds. Those in trivial.txt do not count in the means.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
folder=${1:?usage: compare.sh FOLDER [CACHE] [-- bind options]}
shift
cache=""
if [ $# -gt 0 ] && [ "$1" != "--" ]; then cache=$1; shift; fi
[ "${1:-}" != "--" ] || shift
sinew=${SINEW:-$here/../../build/release/bin/sinew}
judge=${JUDGE:-$sinew}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
[ -n "$cache" ] || cache=$work/cache
mkdir -p "$cache" "$work/compared"

# Compares a candidate with the reference, as METHOD; leaves nothing when that fails.
compared() { # NAME METHOD REFERENCE CANDIDATE
    local json=$work/compared/$1.$2.json
    "$judge" compare "$3" "$4" --json --causes > "$json" 2> "$work/log" || { rm "$json"; cat "$work/log" >&2; return 1; }
}

bound() { # NAME METHOD REFERENCE OPTIONS...
    local name=$1 method=$2 reference=$3
    shift 3
    "$sinew" bind "$reference" -o "$work/bound.glb" "$@" > /dev/null 2> "$work/log" || { cat "$work/log" >&2; return 1; }
    compared "$name" "$method" "$reference" "$work/bound.glb"
}

heat() { # NAME REFERENCE
    command -v blender > /dev/null || return 0
    if [ ! -f "$cache/$1.done" ]; then
        "$sinew" bind "$2" -o "$cache/$1.rig.glb" --rebuild --resolution 64 \
            --report "$cache/$1.report.json" > /dev/null 2>&1
        nice blender -b --factory-startup -P "$here/bone_heat.py" -- "$cache/$1.rig.glb" "$cache/$1.report.json" \
            "$cache/$1.raw.glb" "$cache/$1.welded.glb" "$cache/$1.fanned.glb" > "$cache/$1.log" 2>&1 || true
        if [ -f "$cache/$1.raw.glb" ]; then
            touch "$cache/$1.done"
        else
            echo "Blender gave no weights: $cache/$1.log" >&2
        fi
    fi
    for kind in raw welded fanned; do
        if [ -f "$cache/$1.$kind.glb" ]; then
            compared "$1" "$kind" "$2" "$cache/$1.$kind.glb" || true
        fi
    done
}

find "$folder" -name '*.fbx' -o -name '*.glb' -o -name '*.gltf' | sort | while read -r file; do
    name=$(basename "$file")
    compared "$name" nearest "$file" --nearest-bone 2> /dev/null || continue # no rig
    bound "$name" sinew "$file" "$@" || continue
    bound "$name" paper "$file" --preset paper || true
    heat "$name" "$file"
done
python3 "$here/compare_table.py" "$work/compared" "$here/tuned.txt" "$here/trivial.txt"
