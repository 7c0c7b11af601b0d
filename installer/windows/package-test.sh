#!/bin/bash
# Tries the installer that package.sh has made, under Wine and without a display: it installs, registers, refuses while
# Sinew runs, updates, and its uninstaller leaves what the user has put into the folder.
# Usage: installer/windows/package-test.sh [SETUP.exe]
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
wine=/usr/lib/wine/wine64

fail() {
    echo "windows package test: $1" >&2
    exit 1
}

setup=${1:-$(find "$root/build/windows" -maxdepth 1 -name 'sinew-*-setup.exe' 2>/dev/null | head -n 1)}
[ -s "$setup" ] || fail "there is no installer ${setup:-in build/windows}; make it by installer/windows/package.sh"
[ -x $wine ] || fail "wine64 is missing; run installer/windows/setup.sh"
command -v xvfb-run >/dev/null || fail "xvfb-run is missing; run installer/windows/setup.sh"
[ -n "${SINEW_UNDER_XVFB:-}" ] || SINEW_UNDER_XVFB=yes exec xvfb-run -a "$0" "$setup"
work=$(mktemp -d)
export WINEPREFIX=$work/prefix WINEARCH=win64 WINEDEBUG=-all WINEDLLOVERRIDES=winemenubuilder.exe,mscoree,mshtml=d

# Ends what runs in this prefix, and nothing else of Wine.
# shellcheck disable=SC2317 # the trap calls it
end() {
    /usr/lib/wine/wineserver -k 2>/dev/null || true
    rm -rf "$work"
}
trap end EXIT
failed=0
wrong() {
    echo "FAIL: $1"
    failed=1
}
windows() { # windows PROGRAM ARGUMENT...
    timeout 300 $wine "$@" >>"$work/said" 2>&1
}
endsWith() { # endsWith CODE PROGRAM ARGUMENT...
    local code=$1 result=0
    shift
    windows "$@" || result=$?
    [ $result = "$code" ] || wrong "${*##*/} ends with $result and not $code"
}
registered() { # registered KEY [VALUE]: prints the value of a key of HKEY_CURRENT_USER; without VALUE its default
    local name=(/ve)
    [ $# = 1 ] || name=(/v "$2")
    timeout 100 $wine reg query "HKCU\\$1" "${name[@]}" 2>/dev/null | tr -d '\r' |
        sed -nE 's/^ .* REG_(SZ|DWORD) *(.*)$/\2/p'
}
expectValue() { # expectValue TEXT KEY [VALUE]
    local found
    found=$(registered "${@:2}")
    [[ $found == *"$1"* ]] || wrong "${*:2} is '$found' and not '$1'"
}
expectFile() {
    [ -e "$1" ] || wrong "$1 is missing"
}
expectNone() {
    [ ! -e "$1" ] || wrong "$1 is still there"
}
# Waits until what a silent uninstaller does in a process of its own is done.
awaitGone() { # awaitGone FILE
    local left
    for left in $(seq 60); do
        [ -e "$1" ] || return 0
        sleep 1
    done
    wrong "$1 is not removed, $left s after the uninstaller"
}

classes='Software\Classes'
entry='Software\Microsoft\Windows\CurrentVersion\Uninstall\Sinew'
windows wineboot -i || fail "Wine does not start: $(tail -n 1 "$work/said")"
windows reg add 'HKCU\Software\Wine' /v Version /d win10 /f # Debian's Wine is Windows 7 otherwise
user=$WINEPREFIX/drive_c/users/$(id -un)
folder=$user/AppData/Local/Programs/Sinew
menu="$user/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Sinew.lnk"
windows reg add "HKCU\\$classes\\.fbx" /ve /d Other.Model /f

endsWith 0 "$setup" /S
for file in bin/sinew.exe bin/SinewWindow.exe LICENSE licenses/qt.txt share/sinew/sample/wayfarer.fbx uninstall.exe; do
    expectFile "$folder/$file"
done
expectFile "$menu"
expectNone "$user/Desktop/Sinew.lnk"
expectValue Sinew "$entry" DisplayName
expectValue "$(basename "$setup" | sed -E 's/sinew-(.*)-setup.exe/\1/')" "$entry" DisplayVersion
expectValue 'Programs\Sinew' "$entry" InstallLocation
expectValue 0x "$entry" EstimatedSize
expectValue Sinew.Project "$classes\\.sinew"
expectValue 'SinewWindow.exe" "%1"' "$classes\\Sinew.Project\\shell\\open\\command"
expectValue 'SinewWindow.exe,0' "$classes\\Sinew.Project\\DefaultIcon"
expectValue Other.Model "$classes\\.fbx"
timeout 100 $wine reg query "HKCU\\$classes\\.fbx\\OpenWithProgids" /v Sinew.Model >/dev/null 2>&1 ||
    wrong "Sinew is not under Open with for .fbx"

# An update takes away what the new version no longer has, and keeps what is not of Sinew and what was chosen.
echo mine >"$folder/bin/mine.txt"
cp "$menu" "$user/Desktop/Sinew.lnk"
windows reg add "HKCU\\$entry" /v DisplayVersion /d 0.0.1 /f
touch -d 2001-01-01 "$folder/LICENSE"
endsWith 0 "$setup" /S
[ "$(date -r "$folder/LICENSE" +%Y)" != 2001 ] || wrong "an update leaves the old files"
expectFile "$folder/bin/mine.txt"
expectFile "$user/Desktop/Sinew.lnk"
[ "$(registered "$entry" DisplayVersion)" != 0.0.1 ] || wrong "an update leaves the old version's number"

# While Sinew runs, nothing changes.
windows "$folder/bin/SinewWindow.exe" &
sleep 5
endsWith 2 "$setup" /S
endsWith 2 "$folder/uninstall.exe" /S "_?=C:\\users\\$(id -un)\\AppData\\Local\\Programs\\Sinew"
expectFile "$folder/LICENSE"
/usr/lib/wine/wineserver -k
wait

endsWith 0 "$folder/uninstall.exe" /S
awaitGone "$folder/uninstall.exe"
left=$(cd "$folder" && find . -type f)
[ "$left" = ./bin/mine.txt ] || wrong "the uninstaller leaves $left"
expectNone "$menu"
expectNone "$user/Desktop/Sinew.lnk"
[ -z "$(registered "$entry" DisplayName)$(registered "$classes\\.sinew")" ] ||
    wrong "the uninstaller leaves registry entries"
expectValue Other.Model "$classes\\.fbx"
[ $failed = 0 ] && echo "The installer works under Wine."
exit $failed
