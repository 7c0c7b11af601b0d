#!/bin/sh
# Binds many characters as a Slurm array. Submits it and returns; the folders have to be the same on all nodes.
#     slurm.sh COMMANDS FOLDER_OR_LIST --out DIR [options of sinew batch]
# COMMANDS is a file that this writes and the array reads: keep it until the array has ended. Then
#     sinew batch FOLDER_OR_LIST --out DIR [the same options] --status
# prints a table of the results. Submitted again, it binds those that are left.
# SINEW names the program, if it is not on the path; SBATCH_OPTIONS has options for sbatch, such as --time=1:00:00;
# SINEW_TASKS is how many tasks the array may have (1000 if not set; most clusters allow 1001).
set -eu
if [ $# -lt 2 ]; then
    echo "slurm.sh COMMANDS FOLDER_OR_LIST --out DIR [options of sinew batch]" >&2
    exit 2
fi
command -v sbatch >/dev/null || { echo "Slurm is not installed" >&2; exit 2; }
commands=$(realpath "$1")
shift
"${SINEW:-sinew}" batch "$@" --list0 > "$commands"
# Commands end with NUL: names may hold line feeds.
count=$(tr -cd '\0' < "$commands" | wc -c)
if [ "$count" -eq 0 ]; then
    echo "All files are done."
    exit 0
fi
tasks=${SINEW_TASKS:-1000}
[ "$count" -ge "$tasks" ] || tasks=$count
# A task runs the command of its own number, and from there on each that is `tasks` further. A command that fails does not
# stop the others.
quoted=$(printf '%s' "$commands" | sed "s/'/'\\\\''/g")
array=$(mktemp)
trap 'rm -f "$array"' EXIT
cat > "$array" <<EOF
#!/bin/sh
sed -z -n "\${SLURM_ARRAY_TASK_ID}~${tasks}p" '$quoted' | xargs -0 -r -n 1 sh -c 'sh -c "\$1" || true' sh
EOF
# Each word of SBATCH_OPTIONS is an option.
# shellcheck disable=SC2086
sbatch --job-name=sinew --array="1-$tasks" ${SBATCH_OPTIONS:-} "$array"
