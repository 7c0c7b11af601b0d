#!/bin/bash
# Makes and refuses libraries and packages for Windows, with stand-ins for the compiler, the mirror, the list of libraries,
# and the programs to pack. Where makensis is, it makes the installer of them.
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
for tool in x86_64-w64-mingw32-g++-posix x86_64-w64-mingw32-windres ninja patch rsvg-convert; do
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

# A folder to pack, in a tree that has what package.sh reads.
tree=$work/tree
installed=$work/programs
mkdir -p "$tree"/{installer,core/musl,resources/icons} "$work/documents" "$work/common"
cp -r "$source/installer/windows" "$tree/installer"
cp "$source"/{CMakeLists.txt,LICENSE} "$tree"
cp "$source/core/musl/COPYRIGHT" "$tree/core/musl"
cp "$source/resources/icons/sinew.svg" "$tree/resources/icons"
for name in bin/{sinew.exe,SinewWindow.exe,libstdc++-6.dll,libtbb12.dll,zlib1.dll} bin/Qt6{Core,Gui,Widgets,OpenGL,Svg}.dll \
    plugins/{platforms/qwindows,imageformats/qsvg}.dll share/sinew/{sample/wayfarer.fbx,schema/report.json} LICENSE; do
    mkdir -p "$(dirname "$installed/$name")"
    echo "$name" >"$installed/$name"
done
sed -i "s|^documents=.*|documents=$work/documents|; s|^common=.*|common=$work/common|" "$tree/installer/windows/licences.sh"
for name in $(bash -c '. "$1" && echo "$licences"' - "$tree/installer/windows/licences.sh" | awk '{ print $2 }'); do
    mkdir -p "$work/documents/$name"
    echo "See /usr/share/common-licenses/Apache-2.0." >"$work/documents/$name/copyright"
done
for name in LGPL-3 GPL-3 MPL-2.0 Apache-2.0; do
    echo $name >"$work/common/$name"
done
standIn rsvg-convert <<'END'
exec python3 - "$2" <<'PYTHON'
import struct, sys, zlib
size = int(sys.argv[1])
def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
rows = b"".join(bytes([y % 5]) + bytes(range(1, 5)) * size for y in range(size))
sys.stdout.buffer.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)) +
                        chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))
PYTHON
END
command -v zip >/dev/null || standIn zip <<<'cat >"${@: -1}"'
nsis=$(command -v makensis || true)
[ -n "$nsis" ] || standIn makensis <<<'for word; do case $word in -DRESULT=*) echo made >"${word#*=}" ;; esac; done'
export SOURCE_DATE_EPOCH=1700000000
package=("$tree/installer/windows/package.sh" --from "$installed" --out "$work/packed")

refuses 1 "makensis is missing" env PATH="$work/few" "${package[@]}"
refuses 1 "--from needs the folder" "$tree/installer/windows/package.sh" --from "$work/none"
refuses 2 "unknown option --nothing" "${package[@]}" --nothing
standIn df <<<'printf "head\nname 9 9 1024 9 /\n"'
refuses 1 "and 1 MB are free" "${package[@]}"
rm "$work/bin/df"
mv "$installed/bin/SinewWindow.exe" "$work"
refuses 1 "lacks bin/SinewWindow.exe" "${package[@]}"
mv "$work/SinewWindow.exe" "$installed/bin"
echo >"$installed/bin/two words.dll"
refuses 1 "two words.dll, a name that the installer cannot write" "${package[@]}"
rm "$installed/bin/two words.dll"
mv "$work/documents/libdraco7" "$work"
refuses 1 "the licence of draco is not found" "${package[@]}"
mv "$work/libdraco7" "$work/documents"
mv "$work/common/Apache-2.0" "$work"
refuses 1 "Apache-2.0 is missing, which a licence names" "${package[@]}"
mv "$work/Apache-2.0" "$work/common"
standIn makensis <<<'echo "Error: no such thing"; exit 1'
refuses 1 "makensis fails: Error: no such thing" "${package[@]}"
rm "$work/bin/makensis"
[ -n "$nsis" ] || standIn makensis <<<'for word; do case $word in -DRESULT=*) echo made >"${word#*=}" ;; esac; done'

# The same folder gives the same bytes, whenever it was filled.
"${package[@]}" >"$work/said" 2>&1 || wrong "it does not pack: $(cat "$work/said")"
version=$(sed -nE 's/^project\(Sinew VERSION ([0-9.]+) .*/\1/p' "$source/CMakeLists.txt")
(cd "$work/packed" && sha256sum --check --status SHA256SUMS) || wrong "SHA256SUMS are those of other files"
cp "$work/packed/SHA256SUMS" "$work/first"
find "$installed" -exec touch {} +
"${package[@]}" >"$work/said" 2>&1 || wrong "it does not pack again: $(cat "$work/said")"
cmp -s "$work/first" "$work/packed/SHA256SUMS" || wrong "a second run makes other bytes"
[ "$(find "$work/packed" -maxdepth 1 -name 'packing.*')" = "" ] || wrong "it leaves its work behind"
if unzip -Z1 "$work/packed/sinew-$version-win64.zip" >"$work/names" 2>/dev/null; then
    for name in bin/sinew.exe licenses/qt.txt licenses/musl.txt licenses/MPL-2.0.txt licenses/README.txt README.txt; do
        grep -qx "sinew-$version-win64/$name" "$work/names" || wrong "the zip lacks $name"
    done
fi
sum=$(awk '/setup/ { print $1 }' "$work/packed/SHA256SUMS")
for name in winget/sinewbind.Sinew.installer.yaml chocolatey/tools/{chocolateyinstall.ps1,VERIFICATION.txt}; do
    grep -q "$sum" "$work/packed/publish/$name" || wrong "$name has not the installer's checksum"
done
grep -q "$(awk '/zip/ { print $1 }' "$work/packed/SHA256SUMS")" "$work/packed/publish/scoop/sinew.json" ||
    wrong "sinew.json has not the checksum of the zip"
echo "@other@" >>"$tree/installer/windows/scoop/sinew.json"
refuses 1 "a place that nothing fills: @other@" "${package[@]}"

python=$(python3 -c 'import sys; print(sys.executable)')
icon=("$tree/installer/windows/draw_icon.py" "$tree/resources/icons/sinew.svg")
refuses 1 "is not written" python3 "${icon[@]}" "$work/none/sinew.ico"
refuses 1 "rsvg-convert is missing" env PATH="$work/few" "$python" "${icon[@]}" "$work/sinew.ico"
standIn rsvg-convert <<<'echo "bad drawing" >&2; exit 1'
refuses 1 "is not drawn: bad drawing" python3 "${icon[@]}" "$work/sinew.ico"

exit $failed
