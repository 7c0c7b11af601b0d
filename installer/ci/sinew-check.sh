#!/bin/sh
# Checks all rigs of some files and folders with sinew check, for servers of continuous integration.
#     sinew-check.sh FILE_OR_FOLDER...
# Each setting is a variable of the environment:
#     SINEW           the program, if it is not on the path
#     SINEW_REQUIRE   requirements, such as "influences<=4, bleed<1%"; empty: the default ones
#     SINEW_AGAINST   file with the weights to compare with; empty: none
#     SINEW_FORMATS   extensions of the rigs in folders ("fbx glb gltf vrm" if not set)
#     SINEW_RESULTS   folder for check.xml, check.json, check.html and check.png ("sinew-check" if not set)
# Its exit code is that of sinew check: 0 all rigs pass, 1 one fails, 2 the settings make no sense. A folder without a rig
# is 2 too: a check of nothing passes nobody.
set -eu
if [ $# -eq 0 ]; then
    echo "sinew-check.sh FILE_OR_FOLDER..." >&2
    exit 2
fi
sinew=${SINEW:-sinew}
command -v "$sinew" >/dev/null || { echo "There is no program $sinew. Install Sinew, or name it with SINEW." >&2; exit 2; }
results=${SINEW_RESULTS:-sinew-check}
list=$(mktemp)
trap 'rm -f "$list"' EXIT
for place in "$@"; do
    case $place in -*) place=./$place ;; esac
    if [ ! -e "$place" ]; then
        echo "There is no file or folder $place." >&2
        exit 2
    fi
    if [ ! -d "$place" ]; then
        printf '%s\0' "$place" >>"$list"
        continue
    fi
    for format in ${SINEW_FORMATS:-fbx glb gltf vrm}; do
        find "$place" -type f -iname "*.$format" -not -path '*/.git/*' -print0 >>"$list"
    done
done
if [ ! -s "$list" ]; then
    echo "There is no rig in $*. Its extension may be missing in SINEW_FORMATS." >&2
    exit 2
fi
mkdir -p "$results"
set -- check --report "$results/check.json" --junit "$results/check.xml" --page "$results/check.html" \
    --sheet "$results/check.png" --force
[ -z "${SINEW_REQUIRE:-}" ] || set -- "$@" --require "$SINEW_REQUIRE"
[ -z "${SINEW_AGAINST:-}" ] || set -- "$@" --against "$SINEW_AGAINST"
# One call checks all files, so that they have one report. Names may hold spaces and line feeds. xargs says 123 where the
# program said 1 to 125, so the code comes back in a file.
trap 'rm -f "$list" "$list.sorted" "$list.code"' EXIT
sort -zu "$list" >"$list.sorted"
count=$(tr -cd '\0' <"$list.sorted" | wc -c)
# shellcheck disable=SC2016 # the inner shell expands them
xargs -0 -x -n "$((count))" sh -c 'code=$1; shift; "$@" || { echo "$?" >"$code"; exit 1; }' sh "$list.code" \
    "$sinew" "$@" <"$list.sorted" && exit 0
[ ! -s "$list.code" ] || exit "$(cat "$list.code")"
echo "There are too many rigs for one check. Check folders one by one." >&2
exit 2
