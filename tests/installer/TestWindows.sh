#!/bin/bash
# Makes and refuses libraries for Windows, with stand-ins for the compiler, the mirror, and the list of libraries.
# Usage: TestWindows.sh SOURCE
# shellcheck disable=SC2016 # stand-ins see to their variables
set -euo pipefail

source=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
wrong() {
    echo "FAIL: $1"
    failed=1
}
# refuses CODE TEXT COMMAND...: it has to end with the code and one line of errors that holds the text
refuses() {
    local result=0
    "${@:3}" 2>"$work/said" >/dev/null || result=$?
    if [ $result != "$1" ] || [ "$(wc -l <"$work/said")" != 1 ] || ! grep -qF -e "$2" "$work/said"; then
        wrong "${*:3} ends with $result: $(cat "$work/said")"
    fi
}
standIn() { # standIn NAME: a command that does what standard input says
    { echo '#!/bin/bash' && cat; } >"$work/bin/$1"
    chmod +x "$work/bin/$1"
}
sumOf() { # sumOf TEXT
    echo "$1" | sha256sum | cut -d ' ' -f 1
}

cp -r "$source/installer/windows" "$work/windows"
mkdir -p "$work/bin"
export PATH=$work/bin:$PATH
export calls=$work/calls
sysroot=("$work/windows/sysroot.sh" --work "$work/made")
cat >"$work/windows/recipes.sh" <<'END'
libraries="first second"
packages="compiler headers"
declare -A sourcesOf=([second]=source)
first() {
    echo first >"$sysroot/include/first.h"
}
second() {
    build source -DOPTION=ON
}
END
echo "source 1.2-3 $(sumOf good) source_1.2-3.dsc" >"$work/windows/sources.txt"
for tool in x86_64-w64-mingw32-g++-posix x86_64-w64-mingw32-windres ninja patch; do
    standIn $tool </dev/null
done
standIn dpkg-query <<<'echo "${@: -1} 1"'
standIn cmake <<<'echo "$1" >>"$calls"'
standIn dpkg-source <<<'mkdir "$4" && cp "$3" "$4"'

mkdir "$work/few"
for tool in bash dirname mkdir nproc; do
    ln -s "$(command -v $tool)" "$work/few"
done
refuses 1 "there is no compiler for Windows" env PATH="$work/bin:$work/few" "${sysroot[@]}"
standIn x86_64-w64-mingw32-gcc-posix </dev/null
standIn df <<<'printf "head\nname 9 9 1024 9 /\n"'
refuses 1 "and 1 MB are free" "${sysroot[@]}"
rm "$work/bin/df"
standIn apt-get <<<'echo "E: Can not find version" >&2; exit 100'
refuses 1 "the mirror no longer has it" "${sysroot[@]}"
standIn apt-get <<<'echo bad >source_1.2-3.dsc'
refuses 1 "has another checksum than sources.txt" "${sysroot[@]}"
rm "$work/made/downloads/source_1.2-3.dsc"
standIn apt-get <<<'echo good >source_1.2-3.dsc'
standIn cmake <<<'echo "error: no such thing"; exit 1'
refuses 1 "second is not built: error: no such thing" "${sysroot[@]}"
refuses 2 "unknown option --nothing" "${sysroot[@]}" --nothing
refuses 1 "--jobs needs a number" "${sysroot[@]}" --jobs many

# What was made before is not made again.
standIn cmake <<<'echo "$1" >>"$calls"'
made=$("${sysroot[@]}" | tail -n 1)
hash=$("${sysroot[@]}" --hash)
[ "$made" = "$work/made/sinew-windows-sysroot-$hash.tar.xz" ] || wrong "it makes $made"
[ "$(tar -xOf "$made" sysroot/HASH sysroot/include/first.h | xargs)" = "$hash first" ] || wrong "the archive: $(tar -tf "$made")"
[ "$(xargs <"$calls")" = "-G --build --install" ] || wrong "it calls cmake with $(xargs <"$calls")"
[ "$("${sysroot[@]}")" = "$made" ] || wrong "a second run makes something"
[ "$(wc -l <"$calls")" = 3 ] || wrong "a second run builds again"
sed -i 's/OPTION=ON/OPTION=OFF/' "$work/windows/recipes.sh"
[ "$("${sysroot[@]}" --hash)" != "$hash" ] || wrong "another option has the same hash"

build=("$work/windows/build.sh" --build "$work/build")
refuses 1 "is made of other sources" env SINEW_WINDOWS_SYSROOT="$made" "${build[@]}"
refuses 1 "which is not there" env SINEW_WINDOWS_SYSROOT="$work/none.tar.xz" "${build[@]}"
sed -i 's/OPTION=OFF/OPTION=ON/' "$work/windows/recipes.sh"
rm "$calls"
SINEW_WINDOWS_SYSROOT=$made "${build[@]}" --target sinew --install "$work/installed"
[ "$(xargs <"$calls")" = "-G --build --install" ] || wrong "the build calls cmake with $(xargs <"$calls")"
[ -e "$work/build/sysroot/include/first.h" ] || wrong "the build does not unpack the libraries"
refuses 1 "--target needs a value" "${build[@]}" --target
refuses 2 "unknown option --nothing" "${build[@]}" --nothing

exit $failed
