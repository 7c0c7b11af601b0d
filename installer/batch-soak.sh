#!/bin/bash
# Binds many small characters in one batch, which is killed three times on its way, and measures it:
#   - nothing is lost: at the end every file counts as done, and no output or file of the work is left over
#   - nothing is done twice: no file that one run told as done is bound by another
#   - no process outlives the batch that was killed
#   - memory: the resident sizes of the processes that bind, which are not renewed here, over time
#   - speed: files for each second of a core, by processes that go on, and by a process for each file, with the same bytes
# Usage: installer/batch-soak.sh COUNT [JOBS]
#   COUNT    of characters, 100 or more; 10000 take about half an hour on two cores
#   JOBS     files at a time (2 if not given)
# SINEW names the program (build/release/bin/sinew if not set); SOAK_FOLDER keeps what is made. Linux alone.
set -euo pipefail

root=$(cd "$(dirname "$0")/.." && pwd)
sinew=${SINEW:-$root/build/release/bin/sinew}
count=${1:-}
jobs=${2:-2}
case $count$jobs in
'' | *[!0-9]*)
    echo "batch-soak.sh COUNT [JOBS]" >&2
    exit 2
    ;;
esac
if [ "$count" -lt 100 ]; then
    echo "choose 100 characters or more, not $count" >&2
    exit 2
fi
if [ -n "${SOAK_FOLDER:-}" ]; then
    work=$SOAK_FOLDER
    mkdir -p "$work"
else
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
fi
failed=0
wrong() {
    echo "FAIL: $1"
    failed=1
}

# A limb of 25 rings and 12 sides, each a little thicker than the one before, and its three joints.
makeCharacters() {
    mkdir -p "$work/in"
    printf '1 0 0 0\n2 0 1 0\n3 0 2 0\n#\n1 2\n2 3\n' >"$work/limb.tgf"
    awk -v count="$count" -v folder="$work/in" 'BEGIN {
        for (n = 1; n <= count; ++n) {
            file = sprintf("%s/limb%06d.obj", folder, n)
            radius = 0.2 + 0.1 * n / count
            for (ring = 0; ring <= 24; ++ring) {
                for (side = 0; side < 12; ++side) {
                    angle = side * 0.5235987755982988
                    printf "v %.6f %.6f %.6f\n", radius * cos(angle), ring / 12, radius * sin(angle) >file
                }
            }
            for (ring = 0; ring < 24; ++ring) {
                for (side = 0; side < 12; ++side) {
                    a = ring * 12 + side + 1
                    b = ring * 12 + (side + 1) % 12 + 1
                    printf "f %d %d %d %d\n", a, a + 12, b + 12, b >file
                }
            }
            printf "f 1 2 3 4 5 6 7 8 9 10 11 12\nf 300 299 298 297 296 295 294 293 292 291 290 289\n" >file
            close(file)
        }
    }'
}

options=(--skeleton "$work/limb.tgf" --jobs "$jobs" --threads 1)
whole=("$sinew" batch "$work/in" --out "$work/out" "${options[@]}" --files-per-process 1000000)

records() {
    find "$work/out/.sinew" -name '*.glb.json' 2>/dev/null | wc -l
}

children() {
    pgrep -P "$1" || true
}

# killedAt RECORDS RUN: a batch that is killed once so many files are noted as done
killedAt() {
    local pid own child
    "${whole[@]}" >/dev/null 2>"$work/run$2.txt" &
    pid=$!
    while kill -0 "$pid" 2>/dev/null && [ "$(records)" -lt "$1" ]; do
        sleep 0.2
    done
    own=$(children "$pid")
    kill -9 "$pid" 2>/dev/null || wrong "the batch ended before it could be killed"
    wait "$pid" 2>/dev/null || true
    sleep 3
    for child in $own; do
        ! kill -0 "$child" 2>/dev/null || wrong "a process outlives the batch that was killed"
    done
    echo "killed with $(records) of $count files done"
}

# The last run, with the resident size of its processes, a line each two seconds: seconds, files done, kB of each.
measured() {
    local pid child line start=$SECONDS
    "${whole[@]}" >"$work/table.txt" 2>"$work/run4.txt" &
    pid=$!
    while kill -0 "$pid" 2>/dev/null; do
        line="$((SECONDS - start)) $(records)"
        for child in $(children "$pid"); do
            line+=" $(awk '/^VmRSS/ {print $2}' "/proc/$child/status" 2>/dev/null || true)" # it may have ended
        done
        echo "$line" >>"$work/memory.txt"
        sleep 2
    done
    wait "$pid" || wrong "the batch ends with $?: $(tail -n 1 "$work/table.txt")"
}

# The mean of the last quarter may be 16 MB above that of the second: samples fall into binds, which take some.
memoryIsFlat() {
    awk '{ sum = 0; for (i = 3; i <= NF; ++i) sum = ($i > sum) ? $i : sum; if (sum > 0) size[n++] = sum; when[n] = $1; done[n] = $2 }
        function mean(from, to,    i, all) { for (i = from; i < to; ++i) all += size[i]; return all / (to - from) / 1024 }
        END {
            if (n < 8) { print "too short a run to judge memory"; exit 0 }
            for (i = 1; i <= 8; ++i) { k = int(n * i / 8); printf "%6d s %8d files %8.1f MB\n", when[k], done[k], size[k - 1] / 1024 }
            early = mean(int(n / 4), int(n / 2)); late = mean(int(3 * n / 4), n)
            printf "mean of the second quarter %.1f MB, of the last %.1f MB\n", early, late
            exit late > early + 16
        }' "$work/memory.txt" || wrong "memory grows"
}

nothingLostOrTwice() {
    local counts twice left
    counts=$("${whole[@]}" --status | tail -n 1)
    [ "$counts" = "$count files: $count skipped" ] || wrong "the table says: $counts"
    twice=$(sed -n 's/^\[[0-9/]*\] \(.*\): done, .*/\1/p' "$work"/run?.txt | sort | uniq -d | wc -l)
    [ "$twice" -eq 0 ] || wrong "$twice files were told as done twice"
    [ "$(find "$work/out" -maxdepth 1 -name '*.glb' | wc -l)" -eq "$count" ] || wrong "outputs are missing"
    left=$(find "$work/out" -type f ! -name 'limb[0-9]*.glb' ! -name 'limb[0-9]*.glb.json' | head -n 3)
    [ -z "$left" ] || wrong "the batch leaves $left"
}

# speedOf NAME OPTION...: files for each second of a core
speedOf() {
    local name=$1 seconds
    shift
    TIMEFORMAT='%U %S %R'
    seconds=$({ time "$sinew" batch "$work/few" --out "$work/$name" "${options[@]}" "$@" >/dev/null 2>&1; } 2>&1)
    echo "$seconds" | awk -v name="$name" -v files="$few" \
        '{ printf "%-28s %7.2f files a core second, %6.2f files a second\n", name, files / ($1 + $2), files / $3 }'
}

makeCharacters
for run in 1 2 3; do
    killedAt $((count * run / 20)) "$run"
done
measured
nothingLostOrTwice
memoryIsFlat
few=$((count < 500 ? count : 500))
mkdir -p "$work/few"
find "$work/in" -name '*.obj' | sort | head -n "$few" | xargs -I{} ln {} "$work/few/"
speedOf "processes that go on"
speedOf "a process for each file" --files-per-process 1
diff -r -x .sinew "$work/processes that go on" "$work/a process for each file" >/dev/null || wrong "the bytes differ"
[ "$failed" -ne 0 ] || echo "passed"
exit $failed
