#!/bin/bash
# Makes the libraries that Sinew for Windows is built with, from Debian's sources (sources.txt), and packs them into
# sinew-windows-sysroot-HASH.tar.xz. HASH tells all that they are made of: sources, patches, options and compiler. A run
# that broke off goes on where it stopped. installer/windows/setup.sh installs what this needs.
# Usage: installer/windows/sysroot.sh [--work FOLDER] [--jobs NUMBER] [--hash]
#   --work FOLDER  keeps downloads, sources, build folders and the result there; build/windows-sysroot without it
#   --jobs NUMBER  compiles so many files at a time; one for each processor without it
#   --hash         prints HASH and makes nothing
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
work=$here/../../build/windows-sysroot
jobs=$(nproc)
room=6000 # MB that making it takes

fail() {
    echo "windows sysroot: $1" >&2
    exit 1
}

# shellcheck source=/dev/null # checked by itself
. "$here/recipes.sh"

versionsOfPackages() {
    local package
    # shellcheck disable=SC2154 # of recipes.sh
    for package in $packages; do
        dpkg-query -W -f '${Package} ${Version}\n' "$package" 2>/dev/null ||
            fail "$package is not installed; run installer/windows/setup.sh"
    done
}

hashOfAll() {
    local versions
    versions=$(versionsOfPackages)
    {
        echo "$versions"
        cd "$here"
        find sources.txt recipes.sh mingw.cmake patches svg -type f | LC_ALL=C sort | xargs sha256sum
    } | sha256sum | cut -c 1-16
}

checkSystem() {
    local tool free
    for tool in x86_64-w64-mingw32-gcc-posix x86_64-w64-mingw32-g++-posix x86_64-w64-mingw32-windres; do
        command -v $tool >/dev/null || fail "there is no compiler for Windows ($tool); run installer/windows/setup.sh"
    done
    for tool in cmake ninja dpkg-source apt-get patch xz; do
        command -v $tool >/dev/null || fail "$tool is missing; run installer/windows/setup.sh"
    done
    free=$(($(df -Pk "$work" | awk 'NR == 2 { print $4 }') / 1024))
    [ $free -ge $room ] || fail "it takes $room MB in $work, and $free MB are free"
}

# The lines of a source in sources.txt: version, SHA-256 and file.
linesOf() { # linesOf SOURCE
    awk -v source="$1" '$1 == source { print $2, $3, $4 }' "$here/sources.txt"
}

hasAll() { # hasAll SOURCE
    local version sum file
    linesOf "$1" | while read -r version sum file; do
        [ -e "$work/downloads/$file" ] || exit 1
    done
}

fetch() { # fetch SOURCE: into downloads
    local version sum file
    version=$(linesOf "$1" | awk 'NR == 1 { print $1 }')
    [ -n "$version" ] || fail "sources.txt has no line of $1"
    if ! hasAll "$1"; then
        (cd "$work/downloads" && apt-get source -q --only-source --download-only "$1=$version") >"$work/log/fetch" 2>&1 ||
            fail "apt does not get the source $1 $version ($(grep -m 1 '^E: ' "$work/log/fetch")): the mirror no longer \
has it, or installer/windows/setup.sh has not run"
    fi
    linesOf "$1" | while read -r version sum file; do
        echo "$sum  $work/downloads/$file" | sha256sum --check --status 2>/dev/null ||
            fail "$work/downloads/$file has another checksum than sources.txt; remove it to get it again"
    done
}

unpack() { # unpack SOURCE: into sources, with the patches of patches/SOURCE-*.patch
    local file patch
    file=$(linesOf "$1" | awk '$3 ~ /\.dsc$/ { print $3 }')
    rm -rf "${work:?}/sources/$1"
    dpkg-source --no-check -x "$work/downloads/$file" "$work/sources/$1" >"$work/log/unpack" 2>&1 ||
        fail "$file does not unpack: $(tail -n 1 "$work/log/unpack")"
    for patch in "$here/patches/$1"-*.patch; do
        [ -e "$patch" ] || continue
        patch -d "$work/sources/$1" -p1 --quiet --no-backup-if-mismatch <"$patch" >"$work/log/unpack" 2>&1 ||
            fail "$patch does not fit: $(head -n 1 "$work/log/unpack")"
    done
}

# Runs a command with the lowest priority, as it takes long; what it prints goes to the log of the library.
step() { # step COMMAND...
    nice -n 19 "$@" >>"$log" 2>&1 || fail "$library is not built: $(grep -m 1 -iE '(^|[ :])error[: ]' "$log" || tail -n 1 "$log") ($log)"
}

build() { # build SOURCE OPTION...
    local from=$sources/$1 into=$work/build/$1
    shift
    step cmake -G Ninja -S "$from" -B "$into" -DCMAKE_TOOLCHAIN_FILE="$here/mingw.cmake" -DSINEW_SYSROOT="$sysroot" \
        -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_PREFIX="$sysroot" "$@"
    step cmake --build "$into" --parallel "$jobs"
    step cmake --install "$into" --strip
}

# What a library is made of; a stamp with the same lets the library be.
keyOf() { # keyOf LIBRARY
    local source
    {
        echo "$versions"
        declare -f "$1"
        cat "$here/patches/$1"-*.patch 2>/dev/null || true
        for source in ${sourcesOf[$1]:-}; do
            linesOf "$source"
            cat "$here/patches/$source"-*.patch 2>/dev/null || true
        done
        [ "$1" != svg ] || find "$here/svg" -type f -exec cat {} +
        cat "$here/mingw.cmake"
    } | sha256sum | cut -c 1-16
}

# Processor time of all commands so far, into `spent`. In a subshell the shell would count afresh.
countSeconds() {
    times >"$work/log/times"
    spent=$(sed -n '2s/[ms]/ /gp' "$work/log/times" | awk '{ print int($1 * 60 + $2 + $3 * 60 + $4) }')
}

make() { # make LIBRARY
    local source key start begun
    library=$1
    log=$work/log/$library
    key=$(keyOf "$library")
    [ "$(cat "$work/stamps/$library" 2>/dev/null)" != "$key" ] || return 0
    countSeconds
    start=$spent
    begun=$work/stamps/$library.begun
    if [ "$(cat "$begun" 2>/dev/null)" != "$key" ]; then
        rm -f "$log"
        for source in ${sourcesOf[$library]:-}; do
            fetch "$source"
            unpack "$source"
            rm -rf "$work/build/$source"
        done
        echo "$key" >"$begun"
    fi
    "$library"
    echo "$key" >"$work/stamps/$library"
    countSeconds
    echo "$library: $((spent - start)) s of processor time"
}

# CMake's files name the folder by the toolchain's variable, so that it can lie anywhere. The same files give the same
# bytes: sorted, of nobody, of one time.
pack() {
    echo "$hash" >"$sysroot/HASH"
    rm -rf "$sysroot/lib/pkgconfig" "$sysroot"/share/{doc,man,pkgconfig}
    find "$sysroot/bin" -type f ! -name '*.dll' -delete
    find "$sysroot" -name '*.cmake' -exec sed -i "s|$sysroot|\${SINEW_SYSROOT}|g" {} +
    tar -C "$work" --sort=name --owner=0 --group=0 --numeric-owner --mtime=@0 -cf - sysroot |
        xz -6 --threads="$jobs" >"$result.part" || fail "$result cannot be written"
    mv "$result.part" "$result"
}

while [ $# -gt 0 ]; do
    case $1 in
    --work)
        [ -n "${2:-}" ] || fail "--work needs a folder"
        work=$2
        shift
        ;;
    --jobs)
        [ "${2:-0}" -gt 0 ] 2>/dev/null || fail "--jobs needs a number"
        jobs=$2
        shift
        ;;
    --hash)
        hashOfAll
        exit
        ;;
    *)
        echo "unknown option $1; see the head of installer/windows/sysroot.sh" >&2
        exit 2
        ;;
    esac
    shift
done

mkdir -p "$work" || fail "the folder $work cannot be made"
work=$(cd "$work" && pwd)
sysroot=$work/sysroot
sources=$work/sources
checkSystem
hash=$(hashOfAll)
versions=$(versionsOfPackages)
result=$work/sinew-windows-sysroot-$hash.tar.xz
mkdir -p "$work"/{downloads,sources,build,stamps,log} "$sysroot"/{bin,include,lib,share/cmake}
# shellcheck disable=SC2154 # of recipes.sh
for library in $libraries; do
    make "$library"
done
[ -e "$result" ] || pack
echo "$result"
