#!/bin/sh
# Writes a list of commands for OpenCue's cuecmd, a shard a line, and submits it where cuecmd is installed. The folders have
# to be the same on all hosts.
#     opencue.sh LIST SHARDS FOLDER_OR_LIST --out DIR [options of sinew batch]
# Once the job has ended
#     sinew batch FOLDER_OR_LIST --out DIR [the same options] --status
# prints a table of the results. Submitted again, it binds those that are left.
# SINEW names the program on the hosts, if it is not on their path; CUECMD_OPTIONS has options for cuecmd, such as --cores 4:
# each word is one.
set -eu
if [ $# -lt 3 ]; then
    echo "opencue.sh LIST SHARDS FOLDER_OR_LIST --out DIR [options of sinew batch]" >&2
    exit 2
fi
sinew=${SINEW:-sinew}
list=$1
shards=$2
shift 2
# cuecmd takes a line for a command, and hands it to a shell.
quote() {
    if [ "$(printf '%s' "$1" | tr -d '\n\r')" != "$1" ]; then
        echo "opencue.sh: a line feed in a name cannot be in a list of commands. Rename it." >&2
        exit 1
    fi
    printf '%s\n' "$1" | sed "s/'/'\\\\''/g; s/^/'/; s/\$/'/"
}
folder=$(quote "$PWD")
program=$(quote "$sinew")
line="cd $folder && $program batch"
for word; do
    quoted=$(quote "$word")
    line="$line $quoted"
done
case $shards in
'' | 0 | *[!0-9]*)
    echo "opencue.sh: SHARDS has to be a whole number, not $shards" >&2
    exit 2
    ;;
esac
seq "$shards" | while read -r shard; do
    printf '%s\n' "$line --shard $shard/$shards"
done > "$list"
if command -v cuecmd >/dev/null; then
    # Each word of CUECMD_OPTIONS is an option.
    # shellcheck disable=SC2086
    exec cuecmd "$list" --job-name sinew ${CUECMD_OPTIONS:-}
fi
echo "cuecmd is not installed here. Where it is: cuecmd $list"
