#!/bin/sh
# Writes the three files of a Deadline job of the plugin CommandScript, a shard a task, and submits it where deadlinecommand
# is installed. The folders have to be the same on all workers, and an administrator has to have enabled that plugin.
#     deadline.sh FOLDER SHARDS FOLDER_OR_LIST --out DIR [options of sinew batch]
# FOLDER is made for the three files. Once the job has ended
#     sinew batch FOLDER_OR_LIST --out DIR [the same options] --status
# prints a table of the results. Submitted again, it binds those that are left.
# SINEW names the program on the workers, if it is not on their path.
set -eu
if [ $# -lt 3 ]; then
    echo "deadline.sh FOLDER SHARDS FOLDER_OR_LIST --out DIR [options of sinew batch]" >&2
    exit 2
fi
files=$1
shards=$2
shift 2
case $shards in
'' | 0 | *[!0-9]*)
    echo "deadline.sh: SHARDS has to be a whole number, not $shards" >&2
    exit 2
    ;;
esac
# Deadline takes a line for a command and starts its program without a shell; words stand between double quotes.
quote() {
    if [ "$(printf '%s' "$1" | tr -d '"\n\r')" != "$1" ] || [ "${1%\\}" != "$1" ]; then
        echo "deadline.sh: a double quote, a line feed or a \\ at the end of a name cannot be in a list of commands." >&2
        exit 1
    fi
    printf '"%s"' "$1"
}
line="$(quote "${SINEW:-sinew}") batch"
for word; do
    quoted=$(quote "$word")
    line="$line $quoted"
done
mkdir -p "$files"
cat > "$files/job_info.job" <<EOF
Plugin=CommandScript
Name=sinew batch
Frames=0-$((shards - 1))
ChunkSize=1
EOF
printf 'StartupDirectory=%s\n' "$PWD" > "$files/plugin_info.job"
seq "$shards" | while read -r shard; do
    printf '%s\n' "$line --shard $shard/$shards"
done > "$files/commands.txt"
if command -v deadlinecommand >/dev/null; then
    exec deadlinecommand "$files/job_info.job" "$files/plugin_info.job" "$files/commands.txt"
fi
echo "deadlinecommand is not installed here. Where it is, give it the three files of $files, in this order:"
echo "job_info.job plugin_info.job commands.txt"
