#!/bin/bash
# Compares installer/debian with what CPack's .deb and installer/setup.sh say, and packs stand-ins by its rules.
# Usage: TestDebian.sh SOURCE
set -euo pipefail

source=$1
id=io.github.sinewbind.Sinew
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
wrong() {
    echo "FAIL: $1"
    failed=1
}
# same WHAT ONE OTHER
same() {
    [ -n "$2" ] || wrong "there is nothing to compare: $1"
    [ "$2" = "$3" ] || wrong "$1 differ:
$(diff <(echo "$2") <(echo "$3"))"
}
cpack() { # cpack VARIABLE: its text in quotes, which may have several lines
    sed -n "/^set($1\$/,/\")/p; /^set($1 /p" "$source/installer/CMakeLists.txt" | sed "s/^set($1 *//; s/\").*//; s/\"//g" |
        sed '/^$/d'
}
field() { # field PARAGRAPH NAME: items of a list in debian/control, one a line, without variables
    awk -v RS= -v paragraph="$1" 'NR == paragraph' "$source/installer/debian/control" |
        sed -n "/^$2:/,/^[A-Z]/p" | sed "1s/^$2://; 2,\$ { /^[A-Z]/d }" | tr ',' '\n' |
        sed 's/([^)]*)//; s/ //g; /^$/d; /^\$/d' | LC_ALL=C sort
}
list() { # list WORD...: one a line
    tr -s ' ,\n' '\n' <<<"$*" | sed '/^$/d' | LC_ALL=C sort
}

# One set of data for both kinds of package.
control=$source/installer/debian/control
same "packages that both depend on" "$(list "$(sed -n 's/^set(besides "\(.*\)")/\1/p' "$source/installer/CMakeLists.txt")")" \
    "$(field 2 Depends)"
same "packages that both recommend" "$(list "$(cpack CPACK_DEBIAN_PACKAGE_RECOMMENDS)")" "$(field 2 Recommends)"
same "the short descriptions" "$(cpack CPACK_PACKAGE_DESCRIPTION_SUMMARY)" \
    "$(sed -n 's/^Description: //p' "$control" | head -n 1)"
same "the long descriptions" "$(cpack CPACK_DEBIAN_PACKAGE_DESCRIPTION)" \
    "$(awk -v RS= 'NR == 2' "$control" | sed '1,/^Description:/d; s/^ //')"
same "the descriptions of python3-sinew" "$(cpack CPACK_SINEW_PYTHON_DESCRIPTION)" \
    "$(awk -v RS= 'NR == 3' "$control" | sed '1,/^Description:/d; s/^ //')"
grep -qxF "Section: $(sed -n 's/^set(CPACK_DEBIAN_PACKAGE_SECTION \(.*\))/\1/p' "$source/installer/CMakeLists.txt")" \
    "$control" || wrong "the sections differ"
grep -qxF "Maintainer: $(cpack SINEW_MAINTAINER | sed 's/ CACHE.*//')" "$control" || wrong "the maintainers differ"

# What setup.sh installs to build, without what Debian's builders have, what speeds building up, and what runs the program.
sed -n '/^packages="/,/"$/p' "$source/installer/setup.sh" | sed 's/packages=//; s/"//g' >"$work/packages"
same "packages to build with (< setup.sh)" \
    "$(list "$(cat "$work/packages")" | grep -vxE 'g\+\+|ccache|git|fonts-dejavu-core|libgl1-mesa-dri|qt6-translations-l10n')" \
    "$(field 1 Build-Depends | grep -vxE 'debhelper-compat|dh-python')"

for script in "$source/installer/debian.sh" "$source/installer/debian/tests/bind"; do
    [ -x "$script" ] || wrong "$script is not executable"
done
result=0
"$source/installer/debian.sh" --nothing 2>"$work/said" || result=$?
[ "$result $(cat "$work/said")" = "2 unknown option --nothing; see the head of installer/debian.sh" ] ||
    wrong "debian.sh takes --nothing: $(cat "$work/said")"

# Packs stand-ins for what `cmake --install` installs.
if ! command -v dh >/dev/null; then
    [ "${CI:-}" != true ] || wrong "dh (package debhelper) is missing"
    echo "not checked, for want of dh: the files of the packages"
    exit $failed
fi
mkdir -p "$work/tree/resources/pictures" "$work/tree/python"
cp -r "$source/python/examples" "$work/tree/python"
cp -r "$source/installer/debian" "$work/tree/debian"
cp "$source"/installer/package/{changelog,copyright} "$work/tree/debian"
cp -r "$source/resources/manual" "$work/tree/resources"
find "$source/resources/pictures" -name '*.png' | while read -r picture; do
    echo picture >"$work/tree/resources/pictures/${picture##*/}"
done
{
    sed "s|ID|$id|" "$source/tests/installer/installed.txt"
    echo lib/python3/dist-packages/sinew/__init__.py
} | while read -r file; do
    mkdir -p "$work/tree/debian/tmp/usr/${file%/*}"
    echo "$file" >"$work/tree/debian/tmp/usr/$file"
done
cd "$work/tree"
for step in install missing installdocs installchangelogs compress; do
    arguments=()
    [ $step != missing ] || arguments=(--fail-missing)
    [ $step != compress ] || arguments=(-X.md -Xsinew.1.gz)
    dh_$step "${arguments[@]}" >"$work/said" 2>&1 || wrong "dh_$step: $(cat "$work/said")"
done
same "files of the package sinew (< CPack's .deb)" \
    "$({ sed "s|ID|$id|" "$source/tests/installer/installed.txt" && echo share/doc/sinew/changelog.Debian.gz; } | LC_ALL=C sort)" \
    "$(cd debian/sinew/usr && find . -type f | sed 's|^\./||' | LC_ALL=C sort)"
[ -s debian/python3-sinew/usr/lib/python3/dist-packages/sinew/__init__.py ] || wrong "python3-sinew lacks the module"
doc=$work/tree/debian/sinew-doc/usr/share/doc/sinew
for page in contents.md de/contents.md; do
    [ -s "$doc/manual/$page" ] || wrong "sinew-doc lacks the page $page"
done
while read -r picture; do
    [ -e "$doc/pictures/$picture" ] || wrong "sinew-doc lacks the picture $picture"
done < <(grep -rhoE '\.\./pictures/[^)]*\.png' "$doc/manual" | sed 's|.*/||' | sort -u)
exit $failed
