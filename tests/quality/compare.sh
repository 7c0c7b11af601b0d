#!/usr/bin/env bash
# How close do the weights of Sinew come to those of artists? Binds every rigged file of a folder anew (the weights in
# the file only say which joints carry any) and prints, per file, the posed error in percent of the diagonal (see
# `sinew compare --help`) of: the nearest bone, Blender's bone heat (the better of raw and welded; "-" where Blender is
# not installed), and Sinew; then Sinew's roughness against the artist's. The last lines are geometric means.
#
# usage: tests/quality/compare.sh FOLDER [CACHE] [-- options of `sinew bind`]
# Blender's results stay in CACHE (default: a folder for this run alone). SINEW is the program to measure.
# Files named in tuned.txt are the ones that settings were chosen on; the others show that the choice holds.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
folder=${1:?usage: compare.sh FOLDER [CACHE] [-- bind options]}
shift
cache=""
if [ $# -gt 0 ] && [ "$1" != "--" ]; then cache=$1; shift; fi
[ "${1:-}" != "--" ] || shift
sinew=${SINEW:-$here/../../build/release/bin/sinew}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
[ -n "$cache" ] || cache=$work
mkdir -p "$cache"

# One number of a comparison, "-" when the comparison failed.
field() {
    sed -n "s/^ *\"$2\": \([-0-9.e+]*\),\{0,1\}$/\1/p" "$1" | grep . || echo -
}

heat() { # NAME REFERENCE
    command -v blender > /dev/null || return 0
    if [ ! -f "$cache/$1.done" ]; then
        "$sinew" bind "$2" -o "$cache/$1.rig.glb" --resolution 64 --report "$cache/$1.report.json" > /dev/null
        nice blender -b --factory-startup -P "$here/bone_heat.py" -- "$cache/$1.rig.glb" "$cache/$1.report.json" \
            "$cache/$1.raw.glb" "$cache/$1.welded.glb" > "$cache/$1.log" 2>&1 || true
        touch "$cache/$1.done"
    fi
    for kind in raw welded; do
        if [ -f "$cache/$1.$kind.glb" ]; then
            "$sinew" compare "$2" "$cache/$1.$kind.glb" --json > "$work/$1.$kind.json" || true
        fi
    done
}

rows=$work/rows
: > "$rows"
for file in "$folder"/*.fbx "$folder"/*.glb "$folder"/*.gltf; do
    [ -f "$file" ] || continue
    name=$(basename "$file")
    "$sinew" compare "$file" --nearest-bone --json > "$work/nearest.json" 2> /dev/null || continue # no rig
    "$sinew" bind "$file" -o "$work/bound.glb" "$@" > /dev/null
    "$sinew" compare "$file" "$work/bound.glb" --json > "$work/sinew.json"
    heat "$name" "$file"
    set_of=reported
    ! grep -qx "$name" "$here/tuned.txt" || set_of=tuned
    ! grep -qx "$name" "$here/trivial.txt" || set_of=trivial
    echo "$set_of $name $(field "$work/nearest.json" posedError)" \
        "$(field "$work/$name.raw.json" posedError 2> /dev/null || echo -)" \
        "$(field "$work/$name.welded.json" posedError 2> /dev/null || echo -)" \
        "$(field "$work/sinew.json" posedError) $(field "$work/sinew.json" totalVariation)" \
        "$(field "$work/sinew.json" sameStrongest) $(field "$work/sinew.json" roughness)" \
        "$(field "$work/sinew.json" referenceRoughness) $(field "$work/sinew.json" unweighted)" >> "$rows"
done

sort -s -k1,1r "$rows" | awk '
function better(a, b) { return a == "-" ? b : (b == "-" || a + 0 < b + 0 ? a : b) }
function shown(v) { return v == "-" ? "-" : sprintf("%.3f", 100 * v) }
function note(set, nearest, heat, sinew, rough) {
    n[set]++; near[set] += log(nearest); own[set] += log(sinew); roughness[set] += log(rough)
    if (heat != "-") { h[set]++; hot[set] += log(heat); ownHot[set] += log(sinew) }
}
function mean(set, title) {
    if (!n[set]) return
    printf "%-9s %-26s %8.3f %8s %8.3f %9s %8s %8s %9.2f\n", "", title, 100 * exp(near[set] / n[set]),
        h[set] ? sprintf("%.3f", 100 * exp(hot[set] / h[set])) : "-", 100 * exp(own[set] / n[set]),
        h[set] ? sprintf("%.2f", exp((ownHot[set] - hot[set]) / h[set])) : "-", "", "", exp(roughness[set] / n[set])
}
BEGIN {
    printf "%-9s %-26s %8s %8s %8s %9s %8s %8s %9s %s\n", "set", "file", "nearest", "heat", "sinew", "sinew/heat",
        "differ", "strongest", "roughness", "unweighted"
}
{
    heat = better($4, $5)
    rough = $10 > 0 ? $9 / $10 : 1
    printf "%-9s %-26s %8s %8s %8s %9s %7.1f%% %7.1f%% %9.2f %d\n", $1, $2, shown($3), shown(heat), shown($6),
        heat == "-" ? "-" : sprintf("%.2f", $6 / heat), 100 * $7, 100 * $8, rough, $11
    note($1, $3, heat, $6, rough)
    if ($1 != "trivial") note("all", $3, heat, $6, rough)
}
END {
    mean("tuned", "mean of the tuned"); mean("reported", "mean of the reported"); mean("all", "mean of both")
}'
