#!/bin/sh
# Installs what building Sinew needs on Debian 12 or Ubuntu 24.04, then builds the release. Safe to run again.
# Usage: installer/setup.sh [--tests] [--clients] [--check] [--pictures] [--packages] [--portable]
#                           [--no-build]
#   (none)      builds the program alone
#   --tests     also builds the tests and installs what they need: Xvfb for a display, locales for a decimal comma,
#               shells and groff to check completions and manual page, GNU parallel and Slurm for batches, NumPy, SciPy and
#               matplotlib for the Python module
#   --clients   also installs Blender, Godot, Mono, Node.js and npm, which read exports back for the tests
#   --check     also installs clang-format and clang-tidy for the style checks
#   --pictures  also installs what the scripts need that use the window by mouse and keyboard: tests/tasks and those that
#               make the manual's pictures (resources/pictures)
#   --packages  also installs what it takes to make and try the packages
#   --portable  also installs what it takes to make and try the folder that carries its own libraries
#   --no-build  installs what the other options ask for, and builds nothing
# Does nothing if SINEW_SET_UP is set: scripts that call one another set it after the first set-up.
set -eu
[ -z "${SINEW_SET_UP:-}" ] || exit 0

root=$(cd "$(dirname "$0")/.." && pwd)

packages="g++ cmake ninja-build ccache git qt6-base-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools
    python3 libqt6opengl6-dev qt6-svg-dev qt6-translations-l10n libgl-dev libgl1-mesa-dri fonts-dejavu-core libassimp-dev libeigen3-dev libexpected-dev libopenmesh-dev libspdlog-dev
    libtbb-dev libcli11-dev nlohmann-json3-dev zlib1g-dev libpng-dev libwebp-dev libpugixml-dev libdraco-dev libmeshoptimizer-dev pybind11-dev python3-dev"
targets=sinew
for option in "$@"; do
    case $option in
    --tests)
        packages="$packages xvfb xauth libbenchmark-dev locales zsh fish groff-base man-db parallel slurmctld slurmd
            slurm-client munge python3-numpy python3-scipy python3-matplotlib python3-venv"
        targets=all
        ;;
    --clients)
        packages="$packages blender python3-numpy mono-mcs mono-runtime"
        # Debian's Godot 3 imports without a display. Ubuntu 24.04 has no Godot, so tests that need it are skipped.
        apt-cache show godot3-server >/dev/null 2>&1 && packages="$packages godot3-server"
        command -v npm >/dev/null || packages="$packages nodejs npm"
        ;;
    --check) packages="$packages clang-format-14 clang-tidy-16" ;;
    --pictures)
        packages="$packages xvfb xauth xdotool imagemagick dbus at-spi2-core python3-gi gir1.2-atspi-2.0"
        ;;
    --packages)
        packages="$packages dpkg-dev debhelper dh-python file lintian appstream desktop-file-utils shared-mime-info mmdebstrap xvfb xauth
            xdotool imagemagick"
        ;;
    --portable)
        packages="$packages makeself patchelf xz-utils qt6-wayland mmdebstrap xvfb xauth xdotool imagemagick weston"
        ;;
    --no-build) targets="" ;;
    *)
        echo "unknown option $option; see the head of installer/setup.sh" >&2
        exit 2
        ;;
    esac
done

if ! command -v apt-get >/dev/null; then
    # shellcheck disable=SC2086 # a list of packages, one word each
    echo "This script installs packages with apt, on Debian 12 or Ubuntu 24.04. Elsewhere install what corresponds to:" \
        $packages >&2
    exit 1
fi
# shellcheck disable=SC2086 # a list of packages, one word each
installed=$(dpkg-query -W -f '${Package} ${Status}\n' $packages 2>/dev/null | sed -n 's/ install ok installed$//p' || true)
missing=""
for package in $packages; do
    echo "$installed" | grep -qx "$package" || missing="$missing $package"
done
if [ -n "$missing" ]; then
    echo "Installing:$missing"
    sudo=""
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null || {
            echo "Installing packages needs root. As root, run once:" >&2
            echo "    apt-get update && apt-get install --no-install-recommends$missing" >&2
            exit 1
        }
        sudo=sudo
    fi
    $sudo apt-get update -q
    # shellcheck disable=SC2086 # a list of packages, one word each
    $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing
fi

[ -n "$targets" ] || exit 0
cd "$root"
# shellcheck disable=SC2086 # options, one word each
cmake --preset release ${SINEW_CMAKE_OPTIONS:-}
cmake --build --preset release --target $targets
