#!/bin/bash
# Runs the scripts of installer/batch for real: GNU parallel, and a Slurm of one node whose daemons are started here, in
# a folder of their own. Where one of the two is missing it says so; CI has both. Names that would be commands are run
# without the two as well, by programs that stand in for them.
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

# submit OUT FIRST_LINE: waits until the array has ended
submit() {
    SBATCH_OPTIONS="--wait --output=$home/task-%a.txt" "$source/installer/batch/slurm.sh" "$home/commands" "$in" \
        --out "$1" "${options[@]}" >"$home/said" 2>&1 || true
    grep -q "$2" "$home/said" || wrong "slurm.sh says: $(cat "$home/said")"
}

slurmTakesThem() {
    for tool in munged slurmctld slurmd sbatch; do
        command -v $tool >/dev/null || { missing "$tool"; return; }
    done
    startSlurm || { echo "not checked: Slurm does not start here"; return; }
    local out="$home/by slurm"
    echo "no character" >"$in/bad.glb"
    SINEW_TASKS=2 submit "$out" "Submitted batch job"
    outcome "$out" "4 files: 3 skipped, 1 failed"
    rm "$in/bad.glb" "$out/a.glb"
    submit "$out" "Submitted batch job"
    outcome "$out" "3 files: 3 skipped"
    submit "$out" "All files are done."
}

# Programs that do what the scripts need of GNU parallel and of Slurm, for names alone.
standIns() {
    mkdir -p "$home/bin"
    cat >"$home/bin/parallel" <<'STANDIN'
#!/bin/sh
[ "$1 $2" = "-0 --jobs" ] || exit 2
exec xargs -0 -r -n 1 -P "$3" sh -c
STANDIN
    cat >"$home/bin/sbatch" <<'STANDIN'
#!/bin/sh
for word; do
    case $word in
    --array=1-*) tasks=${word#--array=1-} ;;
    esac
    array=$word
done
for task in $(seq "$tasks"); do
    SLURM_ARRAY_TASK_ID=$task sh "$array"
done
STANDIN
    chmod +x "$home/bin"/*
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
    [ -z "$(find "$work" -mindepth 1 ! -name commands)" ] || wrong "$who ran a part of a name: $(ls "$work")"
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
    SINEW_TASKS=2 hostile slurm.sh "$source/installer/batch/slurm.sh" "commands"
    # A list of lines leaves out what would end a line early, and says so.
    local code=0 list="$home/list"
    "$SINEW" batch "$home/hostile" --out "$home/listed" "${options[@]}" --list >"$list" 2>"$home/said" || code=$?
    [ "$code" = 3 ] || wrong "a list without three of its files ends with $code"
    [ "$(wc -l <"$list")" = $((${#hostileNames[@]} - 3)) ] || wrong "the list has other lines: $(cat "$list")"
    [ "$(grep -c "is left out of the list" "$home/said")" = 3 ] || wrong "the list says: $(cat "$home/said")"
    ! grep -q "^touch" "$list" || wrong "a name became a command of the list"
}

namesAreNoCommands
parallelTakesThem
slurmTakesThem
exit $failed
