#!/bin/sh
# Runs the tests from a fresh clone: installs what is needed, builds Sinew, runs the tests, makes the packages and uses them
# in a clean system. Safe to run again.
# Usage: installer/test.sh [--all]
#   (none)  runs the fast lane: every room's tests, on three small models of the folder SINEW_TEST_MODELS
#   --all   runs everything: also all models at all resolutions, the bytes of every bind, the whole command line again in a
#           locale with a decimal comma, and every export read by Blender, Godot, the glTF validator, three.js and three-vrm
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
lane="-LE full"
clients=""
case "${1:-}" in
"") ;;
--all)
    lane=""
    clients=--clients
    export SINEW_ALL_MODELS=1
    ;;
*)
    echo "unknown option $1; see the head of installer/test.sh" >&2
    exit 2
    ;;
esac
# shellcheck disable=SC2086 # options, one word each
"$root/installer/setup.sh" --tests --packages $clients
export SINEW_SET_UP=yes
if [ -n "$clients" ]; then
    "$root/installer/clients.sh" || echo "Without npm packages the tests that need them skip." >&2
fi

cd "$root"
# shellcheck disable=SC2086 # options, one word each
ctest --preset release --parallel "$(nproc)" $lane

installer/package.sh
installer/clean-root.sh || {
    [ $? = 77 ] || exit 1
    # An offline machine can pass. The log then ends with what was left out.
    cat >&2 <<'LOUD'

##########################################################################
#  THE PACKAGES WERE NOT TRIED.                                          #
#  All else has passed, but nobody has installed the .deb or unpacked    #
#  the .tar.gz in a clean system; the lines above say why.               #
#  Before a release: installer/clean-root.sh, as root, with a Debian     #
#  mirror in reach.                                                      #
##########################################################################
LOUD
}
