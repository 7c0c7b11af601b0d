#!/usr/bin/env bash
# Were the defaults of alpha, smoothing and penalty fitted to one family of models? Binds every rigged file of a folder
# anew under 15 settings around the defaults and compares with the artist's weights (see `sinew compare --help`). For
# every family it prints which settings the other families alone would have chosen, and how close the family comes to
# its artist with those and with the defaults. All other settings and constants stay as they are: of those it says
# nothing. Prints Markdown tables, see leave_out_table.py.
#
# usage: tests/quality/leave_out.sh FOLDER
# SINEW is the program to measure. families.txt has the prefixes of names that make files a family; every other file
# is a family of its own. Files named in trivial.txt do not count. Eight models take about two minutes.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
folder=${1:?usage: leave_out.sh FOLDER}
sinew=${SINEW:-$here/../../build/release/bin/sinew}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/compared"

quietly() { # COMMAND...
    "$@" 2> "$work/log" || { cat "$work/log" >&2; return 1; }
}

# Binds a file with the defaults and writes the settings around them, those of the defaults first.
settings() { # FILE
    quietly "$sinew" bind "$1" -o "$work/bound.glb" --report "$work/report.json" > /dev/null || return 1
    python3 "$here/leave_out_table.py" settings "$work/report.json" > "$work/settings"
}

measured() { # FILE NUMBER OPTIONS...
    local file=$1 json
    json=$work/compared/$(basename "$file").$2.json
    shift 2
    quietly "$sinew" bind "$file" -o "$work/bound.glb" "$@" > /dev/null || return 1
    quietly "$sinew" compare "$file" "$work/bound.glb" --json > "$json" || { rm "$json"; return 1; }
}

for file in "$folder"/*.fbx "$folder"/*.glb "$folder"/*.gltf; do
    [ -f "$file" ] || continue
    ! grep -qxF "$(basename "$file")" "$here/trivial.txt" || continue
    "$sinew" compare "$file" --nearest-bone > /dev/null 2>&1 || continue # no rig
    [ -f "$work/settings" ] || settings "$file" || continue
    number=0
    while read -ra options; do
        measured "$file" "$number" "${options[@]}" < /dev/null || true
        number=$((number + 1))
    done < "$work/settings"
done
[ -f "$work/settings" ] || { echo "leave_out.sh: no rigged file in $folder" >&2; exit 1; }
python3 "$here/leave_out_table.py" table "$work/compared" "$work/settings" "$here/families.txt"
