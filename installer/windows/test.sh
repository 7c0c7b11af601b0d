#!/bin/bash
# Tests Sinew for Windows under Wine, on Debian 12: the test classes of core and app, names of files as Windows has them,
# the reader of foreign formats, the window, and the packages. Leaves what the tests said, pictures and times in
# build/windows-test.
# Usage: installer/windows/test.sh [STEP...]     core, app, names, reader, window, packages; all, if none is named
#   SINEW_WINDOWS_BUILD=FOLDER is another build than build/windows; SINEW_TEST_MODELS=FOLDER has characters for the tests.
# Classes and functions that no Windows or Wine can pass stand in left-out.txt, each with its reason. Those that call
# POSIX themselves are not built, and CMake names them.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
build=${SINEW_WINDOWS_BUILD:-$root/build/windows}
out=$root/build/windows-test
wine=/usr/lib/wine/wine64

fail() {
    echo "windows test: $1" >&2
    exit 1
}
wrong() {
    echo "FAIL: $1"
    failed=$((failed + 1))
}

for tool in $wine xvfb-run xdotool import; do
    command -v "$tool" >/dev/null || fail "$tool is missing; run installer/windows/setup.sh"
done
[ -n "${SINEW_UNDER_XVFB:-}" ] ||
    SINEW_UNDER_XVFB=yes exec xvfb-run -a -s '-screen 0 1600x1000x24' "$0" "$@"
mkdir -p "$out"
failed=0
work=$(mktemp -d)
export WINEPREFIX=$work/prefix WINEARCH=win64 WINEDEBUG=-all WINEDLLOVERRIDES='winemenubuilder.exe,winedbg.exe,mscoree,mshtml=d'
export WINEPATH="Z:$build/sysroot/bin" QT_PLUGIN_PATH="Z:$build/sysroot/plugins"

# shellcheck disable=SC2317 # the trap calls it
end() {
    /usr/lib/wine/wineserver -k 2>/dev/null || true
    rm -rf "$work"
}
trap end EXIT

# ---- Test classes.

classesOf() { # classesOf PROGRAM
    { timeout 100 $wine "$1" 2>&1 || true; } | tr -d '\r' | sed -n 's/^  \(Test\)/\1/p'
}
reasonOf() { # reasonOf CLASS|CLASS::FUNCTION: why it is left out; nothing for others
    sed -n "s/^$1: //p" "$here/left-out.txt"
}
# Whether a class ran to its end and nothing failed but what left-out.txt names.
passes() { # passes RESULT
    local function reason
    grep -q '^Totals: ' "$1" || return 1
    sed -n 's/^FAIL!  : [^:]*::\(Test[A-Za-z0-9]*::[A-Za-z0-9]*\)(.*/\1/p' "$1" | sort -u | while read -r function; do
        reason=$(reasonOf "$function")
        [ -n "$reason" ] || return 1
        echo "left out: $function: $reason"
    done
}
classes() { # classes FLOOR
    local program=$build/tests/tests_$1.exe class reason said
    [ -s "$program" ] || fail "$program is missing; make it by installer/windows/build.sh --tests --target tests_$1"
    for class in $(classesOf "$program"); do
        reason=$(reasonOf "$class")
        if [ -n "$reason" ]; then
            echo "left out: $class: $reason"
            continue
        fi
        said=$out/$class.txt
        rm -f "$said"
        # Wine starts a process in a second, so a function may take longer than Qt Test grants it.
        QT_QPA_PLATFORM=offscreen SINEW_EXECUTABLE="Z:$build/bin/sinew.exe" QTEST_FUNCTION_TIMEOUT=2000000 \
            SINEW_TEST_MODELS=${SINEW_TEST_MODELS:+Z:$SINEW_TEST_MODELS} \
            timeout 3000 $wine "$program" "$class" -o "Z:$said,txt" >"$work/out" 2>&1 </dev/null || true
        passes "$said" || wrong "$class ($(grep -c '^FAIL' "$said") of its functions); see $said"
    done
}

# ---- Names of files.

sinew() { # sinew ARGUMENT...: in $work/names
    (cd "$work/names" && QT_QPA_PLATFORM='' timeout 300 $wine "$build/bin/sinew.exe" "$@" >"$work/out" 2>"$work/err" </dev/null)
}
binds() { # binds IN OUT FILE: the result lies in FILE
    if ! sinew bind "$1" -o "$2" || [ ! -s "$work/names/$3" ]; then
        wrong "bind $1 -o $2: $(cat "$work/err")"
    fi
}
refuses() { # refuses TEXT ARGUMENT...: with one line that has the text
    local result=0
    sinew "${@:2}" || result=$?
    [ $result = 1 ] && [ "$(wc -l <"$work/err")" = 1 ] && grep -qi -- "$1" "$work/err" ||
        wrong "sinew ${*:2} ends with $result: $(head -n 3 "$work/err")"
}
# A file that another program has open without sharing it: it stays, nothing lies beside it, and the line says why.
held() {
    local holder
    x86_64-w64-mingw32-gcc -municode -x c - -o "$work/hold.exe" <<'END'
#include <windows.h>
int wmain(int count, wchar_t** words) {
    HANDLE file = CreateFileW(words[count - 1], GENERIC_READ, 0, NULL, OPEN_EXISTING, 0, NULL);
    Sleep(60000);
    return file == INVALID_HANDLE_VALUE;
}
END
    cp "$work/names/b.glb" "$work/names/held.glb"
    $wine "$work/hold.exe" "Z:$work/names/held.glb" >/dev/null 2>&1 &
    holder=$!
    sleep 2
    refuses 'held.glb.*another program' bind a.fbx -o f.glb -o held.glb --alpha 0.9
    refuses 'held.glb.*another program' inspect held.glb
    kill $holder
    wait $holder 2>/dev/null || true
    cmp -s "$work/names/b.glb" "$work/names/held.glb" || wrong "a file that another program has open has changed"
    [ ! -e "$work/names/f.glb" ] || wrong "one of two files is written"
}
names() {
    local long folder
    mkdir -p "$work/names/Bücher/深い 😀"
    cp "$root/resources/sample/wayfarer.fbx" "$work/names/a.fbx"
    cp "$work/names/a.fbx" "$work/names/Bücher/深い 😀/Größe 🦊.fbx"
    binds a.fbx 'Bücher\深い 😀\é.glb' 'Bücher/深い 😀/é.glb'
    binds 'Bücher\深い 😀\Größe 🦊.fbx' b.glb b.glb
    cmp -s "$work/names/b.glb" "$work/names/Bücher/深い 😀/é.glb" || wrong "two names of one character give two results"
    binds 'Z:'"$work"'\names\a.fbx' ".\\Bücher/../c.glb" c.glb
    sinew bind a.fbx -o 'Bücher\d.glb' --report r.json || wrong "a report: $(cat "$work/err")"
    grep -q '"file": "Bücher/d.glb"' "$work/names/r.json" || wrong "the report names $(grep -m 1 'd.glb' "$work/names/r.json")"
    ! grep -q $'\r' "$work/names/r.json" || wrong "the report has carriage returns"
    long=$(printf 'x%.0s' $(seq 100))
    folder="Z:$work/names/$long/$long/$long"
    mkdir -p "$work/names/$long/$long/$long"
    binds a.fbx "$folder/long.glb" "$long/$long/$long/long.glb"
    refuses nul bind a.fbx -o NUL.glb
    refuses con bind CON -o e.glb
    refuses 'e.glb' bind a.fbx -o 'e.glb.'
    refuses 'a.fbx:stream' bind a.fbx:stream -o e.glb
    refuses 'e.glb:stream' bind a.fbx -o e.glb:stream.glb
    refuses //no/such bind '\\no\such\hero.fbx' -o e.glb
    refuses 'e?.glb' bind a.fbx -o 'e?.glb'
    refuses missing bind 'Q:missing.fbx' -o e.glb
    refuses device bind a.fbx -o COM1.glb
    refuses device bind a.fbx -o e.glb --report aux.json
    # What is write-protected stays as it is.
    cp "$work/names/b.glb" "$work/names/protected.glb"
    chmod 444 "$work/names/protected.glb"
    refuses protected.glb bind a.fbx -o protected.glb --alpha 0.9
    cmp -s "$work/names/b.glb" "$work/names/protected.glb" || wrong "a file that is write-protected has changed"
    held
    [ -z "$(find "$work/names" -name '*.part*' -o -name '.*.old*' -o -name '.*.glb' | head -n 1)" ] || wrong "a failed bind leaves files"
}

# ---- The reader of foreign formats, which is a process of its own.

processes() { # how many programs of ours have the large file
    pgrep -fc 'sinew.exe.*large.stl' || true
}
reader() {
    local program try
    awk 'BEGIN { print "solid s"
        for (i = 0; i < 400000; i++)
            printf "facet normal 0 0 1\nouter loop\nvertex %d 0 0\nvertex %d 1 0\nvertex %d 0 1\nendloop\nendfacet\n", i, i, i
        print "endsolid s" }' >"$work/large.stl"
    $wine "$build/bin/sinew.exe" inspect "Z:$work/large.stl" >"$work/out" 2>&1 </dev/null &
    program=$!
    for try in $(seq 200); do
        [ "$(processes)" -lt 2 ] || break
        sleep 0.1
    done
    [ "$(processes)" -ge 2 ] || wrong "no second process reads the file after $try tenths of a second"
    kill -9 $program
    for try in $(seq 50); do
        [ "$(processes)" -gt 0 ] || return 0
        sleep 0.1
    done
    wrong "the reader outlives the program that started it"
}

# ---- The window.

shows() { # shows PICTURE: more than a plain window: a shaded character has thousands of colours
    import -window root "$1"
    [ "$(convert "$1" -crop 700x700+400+150 +repage -format %k info:)" -gt 2000 ]
}
# The character in the colours of its weights is another picture than in its own.
showsWeights() {
    local changed
    import -window root "$out/window-bound.png"
    changed=$(compare -metric AE -extract 700x700+400+150 "$out/window-opened.png" "$out/window-bound.png" null: 2>&1 || true)
    [ "${changed%%[!0-9]*}" -gt 40000 ]
}
window() {
    local program try
    cp "$root/resources/sample/wayfarer.fbx" "$work/hero.fbx"
    (cd "$work" && exec $wine "$build/bin/SinewWindow.exe" hero.fbx >"$out/window.txt" 2>&1) &
    program=$!
    for try in $(seq 150); do
        kill -0 $program 2>/dev/null || break
        ! shows "$out/window-opened.png" || break
        sleep 1
    done
    if ! kill -0 $program 2>/dev/null || ! shows "$out/window-opened.png"; then
        wrong "the window does not show hero.fbx after $try s: $(tail -n 1 "$out/window.txt")"
        return
    fi
    sleep 5 # until all of the window is drawn
    import -window root "$out/window-opened.png"
    xdotool key ctrl+b
    for try in $(seq 90); do
        sleep 1
        ! showsWeights || break
    done
    showsWeights || wrong "the window shows no weights $try s after it was to bind: $(tail -n 1 "$out/window.txt")"
    kill $program 2>/dev/null || true
    /usr/lib/wine/wineserver -k || true
}

timed() { # timed STEP
    local began=$EPOCHREALTIME
    "$@"
    awk "BEGIN { printf \"%-10s %6.1f s\\n\", \"$1\", $EPOCHREALTIME - $began }" | tee -a "$out/times.txt"
}

$wine wineboot -i >"$work/boot" 2>&1 || fail "Wine does not start: $(tail -n 1 "$work/boot")"
$wine reg add 'HKCU\Software\Wine' /v Version /d win10 /f >/dev/null 2>&1 # Debian's Wine is Windows 7 otherwise
# Wine takes a font for formulas in place of Windows' own, in whose fields no text shows.
for name in 'Segoe UI' 'MS Shell Dlg' 'MS Shell Dlg 2' Tahoma; do
    $wine reg add 'HKCU\Software\Wine\Fonts\Replacements' /v "$name" /d 'DejaVu Sans' /f >/dev/null 2>&1
done
[ $# -gt 0 ] || set -- core app names reader window packages
for step in "$@"; do
    case $step in
    core | app) timed classes "$step" ;;
    names | reader | window) timed "$step" ;;
    packages) "$here/package-test.sh" || failed=$((failed + 1)) ;;
    *)
        echo "unknown step $step; see the head of installer/windows/test.sh" >&2
        exit 2
        ;;
    esac
done
[ $failed = 0 ] || fail "$failed of the tests fail"
echo "Sinew for Windows passes under Wine."
