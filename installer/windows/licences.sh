# shellcheck shell=bash disable=SC2154 # a part of package.sh, which has `root`, `here` and `fail`
# The licences of all that the programs and the installer hold. Each line: the name of the text, the Debian package that
# brings it, and the Debian source that sysroot.sh compiles, where it does.
licences="qt libqt6core6 qt6-base
qt-svg libqt6svg6 qtsvg-opensource-src
qt-translations qt6-translations-l10n
tbb libtbb12 onetbb
assimp libassimp5 assimp
minizip libminizip1 minizip
openmesh libopenmesh1 openmesh
libwebp libwebp7 libwebp
draco libdraco7 draco
meshoptimizer libmeshoptimizer2d meshoptimizer
pugixml libpugixml1v5 pugixml
fmt libfmt9 fmtlib
spdlog libspdlog1.10 spdlog
libpng libpng16-16 libpng1.6
zlib libz-mingw-w64
gcc gcc-mingw-w64-x86-64-posix-runtime
mingw-w64 mingw-w64-x86-64-dev
eigen libeigen3-dev
cli11 libcli11-dev
nlohmann-json nlohmann-json3-dev
tl-expected libexpected-dev
utfcpp libutfcpp-dev
stb libstb-dev
nsis nsis"
documents=/usr/share/doc
common=/usr/share/common-licenses

# The source that was compiled says it best; its package is what a machine has that did not compile it.
licenceOf() { # licenceOf PACKAGE [SOURCE]: prints the file
    local file
    for file in ${2:+"$root/build/windows-sysroot/sources/$2/debian/copyright"} "$documents/$1/copyright"; do
        [ ! -s "$file" ] || { echo "$file" && return; }
    done
    return 1
}

# A source and its version, as Debian's archive of all versions names them.
originOf() { # originOf PACKAGE [SOURCE]
    local version=""
    [ $# = 1 ] || version=$(awk -v source="$2" '$1 == source { print $2; exit }' "$here/sources.txt")
    if [ -n "$version" ]; then
        echo "$2 $version"
    else
        dpkg-query -W -f '${source:Package} ${source:Version}\n' "$1" 2>/dev/null
    fi
}

# Texts name the usual licences by Debian's folder of them. Qt and Eigen need these three in any case.
copyCommon() { # copyCommon FOLDER
    local name
    while read -r name; do
        cp -L "$common/$name" "$1/$name.txt" 2>/dev/null || fail "$common/$name is missing, which a licence names"
    done < <({ printf '%s\n' LGPL-3 GPL-3 MPL-2.0 &&
        grep -ohE '/usr/share/common-licenses/[A-Za-z0-9.-]*[A-Za-z0-9]' "$1"/*.txt | sed 's|.*/||'; } | sort -u)
}

copyLicences() { # copyLicences FOLDER
    local name package source file origin
    mkdir -p "$1"
    while read -r name package source; do
        # shellcheck disable=SC2086 # without a source there is no word
        file=$(licenceOf "$package" $source) ||
            fail "the licence of $name is not found; run installer/windows/setup.sh, which installs $package"
        cp -L "$file" "$1/$name.txt"
    done <<<"$licences"
    cp "$root/core/musl/COPYRIGHT" "$1/musl.txt" || fail "the licence of musl is not found in core/musl"
    copyCommon "$1"
    {
        cat "$here/licences.txt"
        while read -r name package source; do
            # shellcheck disable=SC2086 # without a source there is no word
            origin=$(originOf "$package" $source) || fail "$package is not installed; run installer/windows/setup.sh"
            printf '%-14s https://snapshot.debian.org/package/%s/\n' "$name" "${origin/ //}"
        done <<<"$licences"
    } >"$1/README.txt"
}
