#!/bin/bash
# Runs the scripts of installer/batch. GNU parallel runs for real, and so does a Slurm of one node whose daemons are started
# here, in a folder of their own; where one of the two is missing it says so; CI has both. OpenCue, Deadline and Kubernetes
# are no programs of one machine: programs stand in for them that do with the files what their documentation says, and
# kubectl, where it is, says whether it knows every field of the job. Names that would be commands go through all of them.
# Usage: TestBatchScripts.sh SOURCE SINEW
set -euo pipefail

source=$1
export SINEW=$2
export QT_QPA_PLATFORM=offscreen
home=$(mktemp -d)
failed=0
wrong() {
    echo "FAIL: $1"
    failed=1
}
# missing WHAT: nothing that CI may lack
missing() {
    [ "${CI:-}" != true ] || wrong "$1 is missing"
    echo "not checked, for want of $1"
}
daemons=()
# shellcheck disable=SC2317 # the trap calls it
stop() {
    for daemon in "${daemons[@]}"; do
        kill "$daemon" 2>/dev/null || true
    done
    wait # what they write last is theirs to write
    rm -rf "$home"
}
trap stop EXIT

# Three characters, names that a shell trips over among them, and one that is none.
in="$home/in folder"
mkdir -p "$in/it's"
cat >"$home/limb.tgf" <<'LIMB'
1 0 0 0
2 0 1 0
3 0 2 0
#
1 2
2 3
LIMB
cat >"$in/a.obj" <<'LIMB'
v -0.2 0 -0.2
v 0.2 0 -0.2
v 0.2 0 0.2
v -0.2 0 0.2
v -0.2 2 -0.2
v 0.2 2 -0.2
v 0.2 2 0.2
v -0.2 2 0.2
f 1 2 3 4
f 8 7 6 5
f 1 5 6 2
f 2 6 7 3
f 3 7 8 4
f 4 8 5 1
LIMB
cp "$in/a.obj" "$in/b \$HOME.obj"
cp "$in/a.obj" "$in/it's/c.obj"
echo "no character" >"$in/bad.glb"
options=(--skeleton "$home/limb.tgf")

# outcome OUT WORDS: what the table says of a folder of outputs
outcome() {
    "$SINEW" batch "$in" --out "$1" "${options[@]}" --status >"$home/table" 2>&1 || true
    grep -qx "$2" "$home/table" || wrong "expected '$2' of $1, got: $(cat "$home/table")"
}

parallelTakesThem() {
    command -v parallel >/dev/null || { missing "GNU parallel"; return; }
    local out="$home/by parallel" code=0
    "$source/installer/batch/parallel.sh" 2 "$in" --out "$out" "${options[@]}" >"$home/said" 2>&1 || code=$?
    [ "$code" = 1 ] || wrong "parallel.sh ended with $code, not the number of bad files: $(cat "$home/said")"
    grep -q "4 files: 3 skipped, 1 failed" "$home/said" || wrong "parallel.sh says: $(cat "$home/said")"
    outcome "$out" "4 files: 3 skipped, 1 failed"
    [ -f "$out/it's/c.glb" ] || wrong "no output in the folder's folder"
    # Started again it does what is left, and no more.
    rm "$in/bad.glb" "$out/a.glb"
    cp -p "$out/b \$HOME.glb" "$home/before"
    "$source/installer/batch/parallel.sh" 2 "$in" --out "$out" "${options[@]}" >"$home/said" 2>&1 ||
        wrong "parallel.sh does not go on: $(cat "$home/said")"
    outcome "$out" "3 files: 3 skipped"
    [ ! "$out/b \$HOME.glb" -nt "$home/before" ] || wrong "parallel.sh does again what is done"
}

# A cluster of this machine alone, under the user who runs this, on ports that nobody has by custom.
startSlurm() {
    local run="$home/slurm" user
    user=$(id -un)
    mkdir -p "$run/state" "$run/spool"
    head -c 1024 /dev/urandom >"$run/munge.key"
    chmod 400 "$run/munge.key"
    chmod 755 "$home" "$run"
    munged --foreground --force --key-file="$run/munge.key" --socket="$run/munge.socket" --pid-file="$run/munged.pid" \
        --log-file="$run/munged.log" --seed-file="$run/munged.seed" >"$run/munged.out" 2>&1 &
    daemons+=($!)
    cat >"$run/slurm.conf" <<CONF
ClusterName=test
SlurmctldHost=$(hostname -s)(127.0.0.1)
SlurmctldPort=26817
SlurmdPort=26818
SlurmUser=$user
SlurmdUser=$user
AuthType=auth/munge
AuthInfo=socket=$run/munge.socket
CredType=cred/munge
StateSaveLocation=$run/state
SlurmdSpoolDir=$run/spool
SlurmctldPidFile=$run/slurmctld.pid
SlurmdPidFile=$run/slurmd.pid
SlurmctldLogFile=$run/slurmctld.log
SlurmdLogFile=$run/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
MpiDefault=none
ReturnToService=2
SwitchType=switch/none
NodeName=$(hostname -s) NodeAddr=127.0.0.1 CPUs=$(nproc) State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
CONF
    export SLURM_CONF="$run/slurm.conf"
    for _ in $(seq 100); do
        [ ! -S "$run/munge.socket" ] || break
        sleep 0.1
    done
    slurmctld -D -i >"$run/slurmctld.out" 2>&1 &
    daemons+=($!)
    slurmd -D >"$run/slurmd.out" 2>&1 &
    daemons+=($!)
    for _ in $(seq 60); do
        if sinfo --noheader --format=%T 2>/dev/null | grep -q "^idle"; then
            return 0
        fi
        sleep 1
    done
    tail -n 5 "$run"/*.log "$run"/*.out
    return 1
}

# submit TASKS OUT FIRST_LINE: waits until the array has ended
submit() {
    SBATCH_OPTIONS="--wait --output=$home/task-%a.txt" "$source/installer/batch/slurm.sh" "$1" "$in" \
        --out "$2" "${options[@]}" >"$home/said" 2>&1 || true
    grep -q "$3" "$home/said" || wrong "slurm.sh says: $(cat "$home/said")"
}

slurmTakesThem() {
    for tool in munged slurmctld slurmd sbatch; do
        command -v $tool >/dev/null || { missing "$tool"; return; }
    done
    startSlurm || { echo "not checked: Slurm does not start here"; return; }
    local out="$home/by slurm"
    echo "no character" >"$in/bad.glb"
    submit 2 "$out" "Submitted batch job"
    outcome "$out" "4 files: 3 skipped, 1 failed"
    rm "$in/bad.glb" "$out/a.glb"
    submit 1000 "$out" "Submitted batch job"
    outcome "$out" "3 files: 3 skipped"
    submit 2 "$out" "All files are done."
}

# Programs that do what the scripts need of each farm, for names alone.
standIns() {
    mkdir -p "$home/bin"
    cat >"$home/bin/parallel" <<'STANDIN'
#!/bin/sh
[ "$1 $2 $3" = "--env SINEW_BATCH --jobs" ] || exit 2
while read -r shard; do
    sh -c "$(printf '%s' "$5" | sed "s/{}/$shard/")" </dev/null
done
STANDIN
    cat >"$home/bin/sbatch" <<'STANDIN'
#!/bin/sh
while case $1 in --*) ;; *) false ;; esac; do
    case $1 in
    --array=1-*) tasks=${1#--array=1-} ;;
    esac
    shift
done
for task in $(seq "$tasks"); do
    SLURM_ARRAY_TASK_ID=$task sh "$@"
done
STANDIN
    cat >"$home/bin/cuecmd" <<'STANDIN'
#!/bin/sh
while IFS= read -r line; do
    sh -c "$line" </dev/null
done <"$1"
STANDIN
    cat >"$home/bin/deadlinecommand" <<'STANDIN'
#!/bin/sh
grep -qx "Plugin=CommandScript" "$1" || exit 2
[ "$(grep '^Frames=' "$1")" = "Frames=0-$(($(wc -l <"$3") - 1))" ] || exit 2
cd "$(sed -n 's/^StartupDirectory=//p' "$2")" || exit 2
while IFS= read -r line; do
    printf '%s\n' "$line" | xargs sh -c '"$@"' sh
done <"$3"
STANDIN
    cat >"$home/bin/run_pods" <<'STANDIN'
#!/usr/bin/env python3
"""Runs the pods of the job on standard input as Kubernetes would: $$ is a $, and each has the number of its index."""
import json, os, subprocess, sys
fields = {}
for line in sys.stdin:
    name, _, value = line.strip().partition(": ")
    fields.setdefault(name, value)
words = [word.replace("$$", "$") for field in ("command", "args") for word in json.loads(fields[field])]
for index in range(int(fields["completions"])):
    subprocess.run(words, env=dict(os.environ, JOB_COMPLETION_INDEX=str(index)), stdin=subprocess.DEVNULL)
STANDIN
    ln -s "$SINEW" "$home/bin/sinew" # as a container has it
    cat >"$home/bin/in_pods" <<STANDIN
#!/bin/sh
"$source/installer/batch/kubernetes.sh" 3 image claim "\$@" | run_pods
STANDIN
    chmod +x "$home/bin"/*
}

# Every field of the job is one that kubectl knows: what it does not know it drops.
jobIsSound() {
    local field
    "$source/installer/batch/kubernetes.sh" 3 "registry/sinew:1" "claim" /data/in --out /data/out >"$home/job.yaml" ||
        wrong "kubernetes.sh fails"
    command -v kubectl >/dev/null || { echo "not checked by kubectl, which is missing"; return; }
    kubectl set image --local -f "$home/job.yaml" sinew=other -o yaml >"$home/known.yaml" 2>"$home/said" ||
        wrong "kubectl does not read the job: $(cat "$home/said")"
    while read -r field; do
        grep -q "$field:" "$home/known.yaml" || wrong "kubectl does not know $field"
    done < <(grep -v '^ *#' "$home/job.yaml" | sed -n 's/^[ -]*\([A-Za-z./]*\):.*/\1/p' | sort -u)
}

# refused CODE SCRIPT WORD... : ends with this code, one line on standard error and nothing else
refused() {
    local expected=$1 code=0
    shift
    "$source/installer/batch/$1" "${@:2}" --out out >"$home/said" 2>"$home/error" || code=$?
    if [ "$code" != "$expected" ] || [ -s "$home/said" ] || [ "$(wc -l <"$home/error")" != 1 ]; then
        wrong "$1 ends with $code, not $expected, and says: $(cat "$home/said" "$home/error")"
    fi
}

# Shards that are none, and what cannot be in a list of commands.
badInputIsRefused() {
    for shards in 0 x -1 1/2 ''; do
        refused 2 opencue.sh "$home/no job" "$shards" in
        refused 2 deadline.sh "$home/no job" "$shards" in
        refused 2 kubernetes.sh "$shards" image claim in
        PATH="$home/bin:$PATH" refused 2 parallel.sh "$shards" in
        PATH="$home/bin:$PATH" refused 2 slurm.sh "$shards" in
    done
    refused 1 opencue.sh "$home/no job" 2 $'a\nb'
    refused 1 deadline.sh "$home/no job" 2 $'a\nb'
    refused 1 deadline.sh "$home/no job" 2 'a"b'
    refused 1 kubernetes.sh 2 image claim $'a\nb'
    [ ! -e "$home/no job" ] || wrong "a job that is refused leaves a file"
}

# hostile WHO SCRIPT... : a script over names that a shell, a list of lines or a terminal trips over
hostile() {
    local who=$1 names="$home/hostile" work="$home/work of $1" out="$home/hostile by $1" name code=0
    shift
    mkdir -p "$names" "$work"
    for name in "${hostileNames[@]}"; do
        cp "$in/a.obj" "$names/$name"
    done
    (cd "$work" && PATH="$home/bin:$PATH" "$@" "$names" --out "$out" "${options[@]}") >"$home/said" 2>&1 || code=$?
    [ "$code" = 0 ] || wrong "$who ends with $code: $(cat "$home/said")"
    [ -z "$(find "$work" -mindepth 1)" ] || wrong "$who ran a part of a name: $(ls "$work")"
    for name in "${hostileNames[@]}"; do
        [ -f "$out/${name%.obj}.glb" ] || wrong "$who did not bind $(printf %q "$name")"
    done
}
# shellcheck disable=SC2016 # that nothing expands is what is asked for
hostileNames=(
    $'evil\ntouch PWNED #.obj'
    $'evil\r\ntouch PWNED2 #.obj'
    '$(touch PWNED3).obj'
    '`touch PWNED4`.obj'
    "it's; touch PWNED5; '.obj"
    '{} {#} {.}.obj'
    '-n --list0 .obj'
    $'\e[2Jblank.obj'
    'a\nb % " & | > PWNED6.obj'
)

namesAreNoCommands() {
    standIns
    hostile parallel.sh "$source/installer/batch/parallel.sh" 2
    hostile slurm.sh "$source/installer/batch/slurm.sh" 2
    hostile opencue.sh "$source/installer/batch/opencue.sh" "$home/cue.list" 2
    hostile deadline.sh "$source/installer/batch/deadline.sh" "$home/deadline" 2
    hostile kubernetes.sh "$home/bin/in_pods"
    # A list of lines leaves out what would end a line early, and says so.
    local code=0 list="$home/list"
    "$SINEW" batch "$home/hostile" --out "$home/listed" "${options[@]}" --list >"$list" 2>"$home/said" || code=$?
    [ "$code" = 3 ] || wrong "a list without three of its files ends with $code"
    [ "$(wc -l <"$list")" = $((${#hostileNames[@]} - 3)) ] || wrong "the list has other lines: $(cat "$list")"
    [ "$(grep -c "is left out of the list" "$home/said")" = 3 ] || wrong "the list says: $(cat "$home/said")"
    ! grep -q "^touch" "$list" || wrong "a name became a command of the list"
}

namesAreNoCommands
jobIsSound
badInputIsRefused
parallelTakesThem
slurmTakesThem
exit $failed
