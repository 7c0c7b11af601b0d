#!/bin/sh
# Binds many characters as a Slurm array, a shard a task. Submits it and returns; the folders have to be the same on all
# nodes.
#     slurm.sh TASKS FOLDER_OR_LIST --out DIR [options of sinew batch]
# Most clusters allow 1001 tasks. Once the array has ended
#     sinew batch FOLDER_OR_LIST --out DIR [the same options] --status
# prints a table of the results. Submitted again, it binds those that are left. A task in which a file failed counts as
# failed, and its other files are bound.
# SINEW names the program, if it is not on the path; SBATCH_OPTIONS has options for sbatch, such as --time=1:00:00.
set -eu
if [ $# -lt 2 ]; then
    echo "slurm.sh TASKS FOLDER_OR_LIST --out DIR [options of sinew batch]" >&2
    exit 2
fi
command -v sbatch >/dev/null || { echo "Slurm is not installed" >&2; exit 2; }
sinew=${SINEW:-sinew}
tasks=$1
shift
case $tasks in
'' | 0 | *[!0-9]*)
    echo "slurm.sh: TASKS has to be a whole number, not $tasks" >&2
    exit 2
    ;;
esac
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$sinew" batch "$@" --list0 > "$work/commands"
count=$(tr -cd '\0' < "$work/commands" | wc -c)
if [ "$count" -eq 0 ]; then
    echo "All files are done."
    exit 0
fi
[ "$count" -ge "$tasks" ] || tasks=$count
# Slurm hands the words behind the script's name to it in every task, as they are.
cat > "$work/array" <<'EOF'
#!/bin/sh
tasks=$1
shift
exec "$@" --shard "$SLURM_ARRAY_TASK_ID/$tasks" ${SLURM_CPUS_PER_TASK:+--threads "$SLURM_CPUS_PER_TASK"}
EOF
# Each word of SBATCH_OPTIONS is an option.
# shellcheck disable=SC2086
sbatch --job-name=sinew --array="1-$tasks" ${SBATCH_OPTIONS:-} "$work/array" "$tasks" "$sinew" batch "$@"
