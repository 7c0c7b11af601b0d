#!/usr/bin/env bash
# Which solver comes closest to artists? Binds every rigged file of a folder anew with all solvers (the weights in the
# file only say which joints carry any) and judges them by the weights in the file (see `sinew compare --help`). Prints
# Markdown tables: every solver over all files, then L1 and posed error of each file and solver, see solvers_table.py.
#
# usage: tests/quality/solvers.sh FOLDER [LIST] [-- options of `sinew bind`, for every solver]
# LIST: names of solvers with commas between them (default: all). SINEW is the program to measure. Files named in
# trivial.txt are shown and do not count. JSON keeps the results of each file in a folder, when it names one: files
# whose results are there are not bound again.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
folder=${1:?usage: solvers.sh FOLDER [LIST] [-- bind options]}
shift
solvers=all
if [ $# -gt 0 ] && [ "$1" != "--" ]; then solvers=$1; shift; fi
[ "${1:-}" != "--" ] || shift
sinew=${SINEW:-$here/../../build/release/bin/sinew}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
results=${JSON:-$work/results}
mkdir -p "$results"

for file in "$folder"/*.fbx "$folder"/*.glb "$folder"/*.gltf; do
    [ -f "$file" ] || continue
    json=$results/$(basename "$file").json
    [ ! -f "$json" ] || continue
    if "$sinew" compare "$file" --solvers "$solvers" --json --quiet "$@" > "$work/json" 2> "$work/log"; then
        mv "$work/json" "$json"
    else
        cat "$work/log" >&2
    fi
done
python3 "$here/solvers_table.py" "$results" "$here/trivial.txt"
