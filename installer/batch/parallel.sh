#!/bin/sh
# Binds many characters with GNU parallel, and prints a table of the results. Started again, it binds those that are left.
# Its exit code is that of sinew batch: the number of files that failed.
#     parallel.sh JOBS FOLDER_OR_LIST --out DIR [options of sinew batch]
# SINEW names the program, if it is not on the path.
set -eu
if [ $# -lt 2 ]; then
    echo "parallel.sh JOBS FOLDER_OR_LIST --out DIR [options of sinew batch]" >&2
    exit 2
fi
command -v parallel >/dev/null || { echo "GNU parallel is not installed" >&2; exit 2; }
sinew=${SINEW:-sinew}
jobs=$1
shift
threads=$(($(nproc) / jobs))
[ "$threads" -gt 0 ] || threads=1
commands=$(mktemp)
trap 'rm -f "$commands"' EXIT
"$sinew" batch "$@" --threads "$threads" --list0 > "$commands"
# Commands end with NUL, since names may hold line feeds, and are quoted for sh, whatever shell starts this. The table lists
# what fails, so a failure does not end this script.
PARALLEL_SHELL=/bin/sh parallel -0 --jobs "$jobs" < "$commands" || true
"$sinew" batch "$@" --status
