#!/bin/sh
# Installs what building Sinew needs on Debian 12 or Ubuntu 24.04, then builds the release. Idempotent.
# Usage: installer/setup.sh [--clients] [--check]
#   --clients  also what tests use besides: Blender, Node.js and npm to read exports, Xvfb to show the window
#   --check    also what the style checks need: clang-format and clang-tidy
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)

packages="g++ cmake ninja-build ccache git qt6-base-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools
    libqt6opengl6-dev qt6-svg-dev qt6-translations-l10n libgl1-mesa-dev libgl1-mesa-dri fonts-dejavu-core libassimp-dev libeigen3-dev libexpected-dev libopenmesh-dev libspdlog-dev
    libtbb-dev libcli11-dev nlohmann-json3-dev zlib1g-dev libbenchmark-dev"
for option in "$@"; do
    case $option in
    --clients)
        packages="$packages blender python3-numpy xvfb xauth"
        command -v npm >/dev/null || packages="$packages nodejs npm"
        ;;
    --check) packages="$packages clang-format clang-tidy" ;;
    *)
        echo "unknown option $option; see the head of installer/setup.sh" >&2
        exit 2
        ;;
    esac
done

missing=""
for package in $packages; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q "ok installed" || missing="$missing $package"
done
if [ -n "$missing" ]; then
    echo "Installing:$missing"
    sudo=""
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null || {
            echo "Installing packages needs root: run this as root, or install sudo." >&2
            exit 1
        }
        sudo=sudo
    fi
    $sudo apt-get update -q
    # shellcheck disable=SC2086 # a list of packages, one word each
    $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing
fi

cd "$root"
cmake --preset release ${SINEW_CMAKE_OPTIONS:-}
cmake --build --preset release
