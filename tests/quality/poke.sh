#!/usr/bin/env bash
# How much skin shows through clothes over the range of motion? For every rigged file of a folder in which layers lie
# on one another: the artist's weights, those of OLD_SINEW (where it is set) and those of SINEW, and last the sample
# character, which no artist has weighted. What the columns say: head of PokeThroughTable.cpp.
#
# usage: tests/quality/poke.sh FOLDER [-- options of `sinew bind`]
# SINEW is the program to measure, POKE_THROUGH the one that measures (default: those of build/release); POKE_OPTIONS
# go to the latter: POKE_OPTIONS="--degrees 90" bends every joint by 90 degrees, --bends prints every bend.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
folder=${1:?usage: poke.sh FOLDER [-- bind options]}
shift
[ "${1:-}" != "--" ] || shift
sinew=${SINEW:-$here/../../build/release/bin/sinew}
poke=${POKE_THROUGH:-$here/../../build/release/tests/sinew_poke_through}
read -r -a options <<< "${POKE_OPTIONS:-}"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The rows of a file, the name of what made its weights in place of the file's.
rows() { # WHO FILE
    "$poke" --bare "${options[@]}" "$2" | sed "s/^| $(basename "$2" | sed 's/[.[\*^$]/\\&/g') |/| $1 |/"
}

bound() { # WHO PROGRAM FILE OPTIONS...
    local who=$1 program=$2 file=$3
    shift 3
    "$program" bind "$file" -o "$work/bound.glb" "$@" > /dev/null 2> "$work/log" || { cat "$work/log" >&2; return 1; }
    rows "$who" "$work/bound.glb"
}

both() { # FILE OPTIONS...
    [ -z "${OLD_SINEW:-}" ] || bound before "$OLD_SINEW" "$@"
    bound now "$sinew" "$@"
}

echo "| weights | covered | mean % | any % | worst % | worst bend | depth % | differ % | 90th % |"
echo "|---|---:|---:|---:|---:|---|---:|---:|---:|"
for file in "$folder"/*.fbx "$folder"/*.glb "$folder"/*.gltf; do
    [ -f "$file" ] || continue
    rows artist "$file" > "$work/artist" 2> /dev/null || continue # no rig
    ! grep -q '^| artist | 0 |' "$work/artist" || continue         # no layers
    echo "| **$(basename "$file")** | | | | | | | | |"
    cat "$work/artist"
    both "$file" "$@"
done
echo "| **the sample** | | | | | | | | |"
both "$here/../../resources/sample/wayfarer.fbx" "$@"
