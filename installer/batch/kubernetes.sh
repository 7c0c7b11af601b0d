#!/bin/sh
# Prints an Indexed Job of Kubernetes, a shard a pod, made from kubernetes.yaml beside this script:
#     kubernetes.sh SHARDS IMAGE CLAIM FOLDER_OR_LIST --out DIR [options of sinew batch] | kubectl create -f -
# IMAGE is a container image with sinew on its path. CLAIM is a PersistentVolumeClaim that several pods can write to; it
# is mounted at /data, so names begin with /data. Once the job has ended, or where it has failed for good,
#     sinew batch FOLDER_OR_LIST --out DIR [the same options] --status
# prints a table of the results, in a pod or where the volume is mounted. Another job of the same
# arguments binds those that are left. SINEW_PODS is how many pods run at the same time (8 if not set).
set -eu
if [ $# -lt 4 ]; then
    echo "kubernetes.sh SHARDS IMAGE CLAIM FOLDER_OR_LIST --out DIR [options of sinew batch]" >&2
    exit 2
fi
shards=$1
image=$2
claim=$3
shift 3
pods=${SINEW_PODS:-8}
for number in "$shards" "$pods"; do
    case $number in
    '' | 0 | *[!0-9]*)
        echo "kubernetes.sh: choose a whole number of shards and pods, not $number" >&2
        exit 2
        ;;
    esac
done
# A string of JSON, which YAML reads too. Kubernetes replaces $(NAME) in arguments, and makes $ of $$.
quote() {
    if [ "$(printf '%s' "$1" | tr -d '\000-\037\177')" != "$1" ]; then
        echo "kubernetes.sh: a control character in a name cannot be in the job. Rename it." >&2
        exit 1
    fi
    # shellcheck disable=SC2016
    printf '"%s"' "$(printf '%s' "$1" | sed 's/[\\"]/\\&/g; s/\$/$$/g')"
}
arguments=
for word; do
    quoted=$(quote "$word")
    arguments="$arguments, $quoted"
done
image=$(quote "$image")
claim=$(quote "$claim")
while IFS= read -r line; do
    case $line in
    '#'*) ;;
    *completions:*) printf '%s\n' "${line%%:*}: $shards" ;;
    *parallelism:*) printf '%s\n' "${line%%:*}: $pods" ;;
    *image:*) printf '%s\n' "${line%%:*}: $image" ;;
    *claimName:*) printf '%s\n' "${line%%:*}: $claim" ;;
    *args:*) printf '%s\n' "${line%%:*}: [\"sinew\", \"$shards\"$arguments]" ;;
    *) printf '%s\n' "$line" ;;
    esac
done < "$(dirname "$0")/kubernetes.yaml"
