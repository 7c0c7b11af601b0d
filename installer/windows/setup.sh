#!/bin/sh
# Installs what building Sinew for Windows needs on Debian 12: the MinGW compiler, Wine to run what was built, NSIS and what
# else packing takes, Qt's host tools, the libraries that are headers alone, and a list of Debian's source packages. Safe to
# run again.
# Usage: installer/windows/setup.sh
set -eu

fail() {
    echo "windows setup: $1" >&2
    exit 1
}

list=/etc/apt/sources.list.d/sinew-sources.sources
packages="g++-mingw-w64-x86-64-posix gcc-mingw-w64-x86-64-posix binutils-mingw-w64-x86-64 libz-mingw-w64-dev wine64 nsis
    zip python3 librsvg2-bin xvfb xauth xdotool imagemagick fonts-dejavu-core cmake ninja-build ccache dpkg-dev xz-utils qt6-base-dev qt6-base-dev-tools
    qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools libeigen3-dev libexpected-dev libcli11-dev nlohmann-json3-dev
    libutfcpp-dev libstb-dev"
# Qt's own texts, and packages whose licences licences.sh copies.
packages="$packages qt6-translations-l10n libqt6core6 libqt6svg6 libtbb12 libassimp5 libminizip1 libopenmesh1 libwebp7
    libdraco7 libmeshoptimizer2d libpugixml1v5 libfmt9 libspdlog1.10 libpng16-16"

asRoot() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    else
        command -v sudo >/dev/null || fail "installing packages needs root; run this script as root"
        sudo "$@"
    fi
}

writeList() {
    asRoot tee "$list" >/dev/null <<END
Types: deb-src
URIs: http://deb.debian.org/debian
Suites: bookworm bookworm-updates
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg

Types: deb-src
URIs: http://deb.debian.org/debian-security
Suites: bookworm-security
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg
END
}

[ $# = 0 ] || {
    echo "unknown option $1; see the head of installer/windows/setup.sh" >&2
    exit 2
}
# shellcheck source=/dev/null # of the system
[ "$(. /etc/os-release && echo "$ID $VERSION_ID")" = "debian 12" ] || fail "it needs Debian 12, and this is another system"
[ "$(dpkg --print-architecture)" = amd64 ] || fail "it needs x86-64, and this is $(dpkg --print-architecture)"
# shellcheck disable=SC2086 # a list of packages, one word each
installed=$(dpkg-query -W -f '${Package} ${Status}\n' $packages 2>/dev/null | sed -n 's/ install ok installed$//p' || true)
missing=""
for package in $packages; do
    echo "$installed" | grep -qx "$package" || missing="$missing $package"
done
[ -e "$list" ] || writeList
[ -z "$missing" ] && apt-cache showsrc qt6-base >/dev/null 2>&1 && exit 0
asRoot apt-get update -q
# shellcheck disable=SC2086 # a list of packages, one word each
[ -z "$missing" ] || asRoot env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing
