#!/bin/bash
# Packs Sinew for Windows into build/windows/sinew-VERSION-win64.zip, which runs from any folder, and
# sinew-VERSION-setup.exe, which installs it for one user. SHA256SUMS has their checksums; publish has the manifests of
# winget, Scoop and Chocolatey for them. The same files and SOURCE_DATE_EPOCH, or the same commit, give the same bytes.
# installer/windows/package-test.sh tries the installer under Wine.
# Usage: installer/windows/package.sh [--from FOLDER] [--out FOLDER]
#   --from FOLDER  packs what `build.sh --install FOLDER` has put there; without it, build.sh runs
#   --out FOLDER   puts the results there instead of build/windows
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
from=""
out=$root/build/windows
room=800 # MB that packing takes
site=https://github.com/sinewbind/sinew

fail() {
    echo "windows package: $1" >&2
    exit 1
}

# shellcheck source=/dev/null # checked by itself
. "$here/licences.sh"

# What a build that was broken off, or is of other libraries, lacks first.
checkFolder() { # checkFolder FOLDER
    local name
    for name in bin/{sinew.exe,SinewWindow.exe,libstdc++-6.dll,libtbb12.dll,zlib1.dll} \
        bin/Qt6{Core,Gui,Widgets,OpenGL,Svg}.dll plugins/{platforms/qwindows,imageformats/qsvg}.dll \
        share/sinew/sample/wayfarer.fbx LICENSE; do
        [ -s "$1/$name" ] || fail "$1 lacks $name; fill it by installer/windows/build.sh --install $1"
    done
    [ -z "$(find "$1" ! -type f ! -type d -print -quit)" ] || fail "$1 holds links, which Windows does not know"
    [ -z "$(find "$1" -name '*[!A-Za-z0-9._+-]*' -print -quit)" ] ||
        fail "$1 holds $(cd "$1" && find . -name '*[!A-Za-z0-9._+-]*' -print -quit), a name that the installer cannot write"
}

# What both packages hold, of one time and one order.
stage() { # stage FOLDER
    mkdir -p "$1"
    cp -r "$from/." "$1" || fail "$from cannot be copied to ${1%/*}"
    rm -f "$1/README.txt"
    rm -rf "$1/licenses"
    copyLicences "$1/licenses"
    sed "s/@version@/$version/; s/\$/\r/" "$here/README.txt.in" >"$1/README.txt"
    find "$1" -type d -exec chmod 755 {} +
    find "$1" -type f -exec chmod 644 {} +
    find "$1" -exec touch -d "@$date" {} +
}

packZip() { # packZip FOLDER
    rm -f "$zip"
    (cd "${1%/*}" && find "${1##*/}" -type f | LC_ALL=C sort | TZ=UTC zip -q -9 -X -@ "$zip") ||
        fail "$zip cannot be written"
}

# The installer's list of files: what it writes, and what its uninstaller takes away, the innermost folders first.
# shellcheck disable=SC2016 # $INSTDIR is the installer's
listFiles() { # listFiles FOLDER
    local folder name
    echo '!macro InstallFiles'
    while read -r folder; do
        printf '    SetOutPath "$INSTDIR\\%s"\n' "${folder//\//\\}"
        while read -r name; do
            printf '    File "%s"\n' "$1/$folder/$name"
        done < <(find "$1/$folder" -mindepth 1 -maxdepth 1 -type f -printf '%f\n' | LC_ALL=C sort)
    done < <(cd "$1" && find . -type d -printf '%P\n' | LC_ALL=C sort)
    printf '!macroend\n\n!macro RemoveFiles\n'
    (cd "$1" && find . -type f -printf '%P\n' | LC_ALL=C sort) |
        sed 's|/|\\|g; s|.*|    Delete "$INSTDIR\\&"|'
    (cd "$1" && find . -mindepth 1 -type d -printf '%P\n' | LC_ALL=C sort -r) |
        sed 's|/|\\|g; s|.*|    RMDir "$INSTDIR\\&"|'
    echo '!macroend'
}

packSetup() { # packSetup FOLDER
    listFiles "$1" >"$work/files.nsh"
    python3 "$here/draw_icon.py" "$root/resources/icons/sinew.svg" "$work/sinew.ico" || exit 1
    touch -d "@$date" "$work/files.nsh" "$work/sinew.ico"
    SOURCE_DATE_EPOCH=$date makensis -V2 -INPUTCHARSET UTF8 "-DVERSION=$version" "-DFROM=$1" "-DFILES=$work/files.nsh" \
        "-DSIZE=$(du -sk --apparent-size "$1" | cut -f 1)" "-DICON=$work/sinew.ico" "-DRESULT=$setup" \
        "$here/sinew.nsi" >"$work/makensis" 2>&1 ||
        fail "makensis fails: $(grep -i -m 1 error "$work/makensis" || tail -n 1 "$work/makensis")"
}

hashOf() { # hashOf FILE
    sha256sum "$1" | cut -d ' ' -f 1
}

# The manifests for those who publish: winget and Chocolatey take the installer, Scoop takes the zip.
fillManifests() {
    local file into
    rm -rf "$out/publish"
    while read -r file; do
        into=$out/publish/${file#"$here/"}
        mkdir -p "${into%/*}"
        sed "s|@version@|$version|g; s|@date@|$(date -u -d "@$date" +%F)|g; s|@site@|$site|g
            s|@download@|$site/releases/download/v$version|g
            s|@zipHash@|$(hashOf "$zip")|g; s|@setupHash@|$(hashOf "$setup")|g" "$file" >"$into"
        ! grep -q '@[A-Za-z]*@' "$into" || fail "$file has a place that nothing fills: $(grep -m 1 -o '@[A-Za-z]*@' "$into")"
    done < <(find "$here"/{winget,scoop,chocolatey} -type f | LC_ALL=C sort)
    cp "$root/LICENSE" "$out/publish/chocolatey/tools/LICENSE.txt"
}

while [ $# -gt 0 ]; do
    case $1 in
    --from)
        [ -d "${2:-}" ] || fail "--from needs the folder that build.sh --install has filled"
        from=$(cd "$2" && pwd)
        ;;
    --out)
        [ -n "${2:-}" ] || fail "--out needs a folder"
        out=$2
        ;;
    *)
        echo "unknown option $1; see the head of installer/windows/package.sh" >&2
        exit 2
        ;;
    esac
    shift 2
done

for tool in makensis zip python3 rsvg-convert; do
    command -v $tool >/dev/null || fail "$tool is missing; run installer/windows/setup.sh"
done
mkdir -p "$out" 2>/dev/null || fail "the folder $out cannot be made"
out=$(cd "$out" && pwd)
free=$(($(df -Pk "$out" | awk 'NR == 2 { print $4 }') / 1024))
[ $free -ge $room ] || fail "it takes $room MB in $out, and $free MB are free"
work=$(mktemp -d -p "$out" packing.XXXXXX)
trap 'rm -rf "$work"' EXIT

version=$(sed -nE 's/^project\(Sinew VERSION ([0-9.]+) .*/\1/p' "$root/CMakeLists.txt")
[ -n "$version" ] || fail "CMakeLists.txt names no version"
date=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct 2>/dev/null || date +%s)}
zip=$out/sinew-$version-win64.zip
setup=$out/sinew-$version-setup.exe
if [ -z "$from" ]; then
    from=$work/installed
    "$here/build.sh" --install "$from"
fi
checkFolder "$from"
stage "$work/sinew-$version-win64"
packZip "$work/sinew-$version-win64"
packSetup "$work/sinew-$version-win64"
(cd "$out" && sha256sum "${zip##*/}" "${setup##*/}" >SHA256SUMS)
fillManifests
for file in "$zip" "$setup"; do
    size=$(stat -c %s "$file")
    printf '%s  %d.%d MB\n' "$file" $((size / 1000000)) $((size / 100000 % 10))
done
