#!/bin/bash
# Builds Sinew for Windows on Debian 12: bin/sinew.exe for the console and bin/SinewWindow.exe for the window. The
# libraries are those that installer/windows/sysroot.sh makes; SINEW_WINDOWS_SYSROOT=FILE names its result, which can come
# from another machine. installer/windows/setup.sh installs what this needs.
# Usage: installer/windows/build.sh [--build FOLDER] [--jobs NUMBER] [--target TARGET]... [--install FOLDER]
#   --build FOLDER    builds there; build/windows without it
#   --jobs NUMBER     compiles so many files at a time; one for each processor without it
#   --target TARGET   builds this part alone
#   --tests           builds the test programs of core and app too
#   --install FOLDER  also puts the programs there with all that they need on a Windows that has nothing of it
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
build=$root/build/windows
jobs=$(nproc)
targets=()
testing=OFF
installed=""
room=3000 # MB that building takes

fail() {
    echo "windows build: $1" >&2
    exit 1
}

# The folder with the libraries: the packed ones unpacked beside the build, or those that sysroot.sh made here.
findSysroot() {
    local file=${SINEW_WINDOWS_SYSROOT:-} hash made
    hash=$("$here/sysroot.sh" --hash) || exit 1
    if [ -z "$file" ]; then
        file=$root/build/windows-sysroot/sinew-windows-sysroot-$hash.tar.xz
        [ -e "$file" ] || fail "there are no libraries for Windows; run installer/windows/sysroot.sh"
    fi
    [ -e "$file" ] || fail "SINEW_WINDOWS_SYSROOT names $file, which is not there"
    made=${file##*/sinew-windows-sysroot-}
    made=${made%.tar.xz}
    [ "$made" = "$hash" ] || fail "$file is made of other sources, patches or packages: its hash is not $hash"
    sysroot=$build/sysroot
    [ "$(cat "$sysroot/HASH" 2>/dev/null)" != "$hash" ] || return 0
    rm -rf "$sysroot"
    tar -C "$build" -xf "$file" 2>/dev/null || fail "$file does not unpack"
    [ "$(cat "$sysroot/HASH" 2>/dev/null)" = "$hash" ] || fail "$file holds other libraries than its name says"
}

while [ $# -gt 0 ]; do
    case $1 in
    --tests)
        testing=ON
        shift
        continue
        ;;
    --build | --install | --jobs | --target)
        [ -n "${2:-}" ] || fail "$1 needs a value"
        ;;&
    --build) build=$2 ;;
    --install) installed=$2 ;;
    --jobs)
        [ "$2" -gt 0 ] 2>/dev/null || fail "--jobs needs a number"
        jobs=$2
        ;;
    --target) targets+=(--target "$2") ;;
    *)
        echo "unknown option $1; see the head of installer/windows/build.sh" >&2
        exit 2
        ;;
    esac
    shift 2
done

for tool in x86_64-w64-mingw32-g++-posix cmake ninja xz python3 rsvg-convert; do
    command -v $tool >/dev/null || fail "$tool is missing; run installer/windows/setup.sh"
done
mkdir -p "$build" || fail "the folder $build cannot be made"
build=$(cd "$build" && pwd)
free=$(($(df -Pk "$build" | awk 'NR == 2 { print $4 }') / 1024))
[ $free -ge $room ] || fail "it takes $room MB in $build, and $free MB are free"
findSysroot
# shellcheck disable=SC2086 # options, one word each
nice -n 19 cmake -G Ninja -S "$root" -B "$build" -DCMAKE_TOOLCHAIN_FILE="$here/mingw.cmake" \
    -DSINEW_SYSROOT="$sysroot" -DCMAKE_BUILD_TYPE=Release -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=30 \
    -DCMAKE_CROSSCOMPILING_EMULATOR=/usr/lib/wine/wine64 -DBUILD_TESTING=$testing ${SINEW_CMAKE_OPTIONS:-} ||
    fail "CMake does not configure; see its last error above"
nice -n 19 cmake --build "$build" --parallel "$jobs" "${targets[@]}" || fail "it does not compile; see the first error above"
if [ -n "$installed" ]; then
    cmake --install "$build" --prefix "$installed" --strip >/dev/null || fail "not all that $installed needs is built"
fi
