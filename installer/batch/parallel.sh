#!/bin/sh
# Binds many characters with GNU parallel, and prints a table of the results. Started again, it binds those that are left.
# Its exit code is that of sinew batch: the number of files that failed.
#     parallel.sh JOBS FOLDER_OR_LIST --out DIR [options of sinew batch]
# SINEW names the program, if it is not on the path; PARALLEL_OPTIONS has options for parallel, such as
# --sshloginfile=hosts: each word is one. Then the folders have to be the same on all machines.
set -eu
if [ $# -lt 2 ]; then
    echo "parallel.sh JOBS FOLDER_OR_LIST --out DIR [options of sinew batch]" >&2
    exit 2
fi
command -v parallel >/dev/null || { echo "GNU parallel is not installed" >&2; exit 2; }
sinew=${SINEW:-sinew}
jobs=$1
shift
case $jobs in
'' | 0 | *[!0-9]*)
    echo "parallel.sh: JOBS has to be a whole number, not $jobs" >&2
    exit 2
    ;;
esac
threads=$(($(nproc) / jobs))
[ "$threads" -gt 0 ] || threads=1
# Four shards a job, so that one with large characters does not keep the others waiting.
shards=$((jobs * 4))
# A word as sh reads it back, whatever is in it.
quote() {
    printf '%s\n' "$1" | sed "s/'/'\\\\''/g; 1s/^/'/; \$s/\$/'/"
}
SINEW_BATCH="cd $(quote "$PWD") && $(quote "$sinew") batch"
for word; do
    SINEW_BATCH="$SINEW_BATCH $(quote "$word")"
done
export SINEW_BATCH="$SINEW_BATCH --threads $threads"
# The command is no argument of parallel, which would replace braces in it. The table lists what fails, so a failure does
# not end this script.
# shellcheck disable=SC2016,SC2086 # the shell of the job expands it; each word of PARALLEL_OPTIONS is an option
seq "$shards" |
    PARALLEL_SHELL=/bin/sh parallel --env SINEW_BATCH --jobs "$jobs" ${PARALLEL_OPTIONS:-} \
        'eval "$SINEW_BATCH --shard {}/'"$shards"'"' || true
"$sinew" batch "$@" --status
