#!/bin/bash
# Runs the tests on a machine that lacks one thing, to see that those which need it skip and none fails.
# Usage: tests/without.sh THING BUILD [arguments of ctest]
#   THING  models, blender, node, npm (the packages that Node.js loads), godot, python, display, locale, imagemagick,
#          parallel, or slurm
# Programs are hidden by a PATH that holds links to all others.
set -euo pipefail

thing=${1:?THING; see the head of the script}
build=$(cd "${2:?BUILD, a build folder}" && pwd)
shift 2
programs=$(mktemp -d)
trap 'rm -rf "$programs"' EXIT
unset CI DISPLAY WAYLAND_DISPLAY

# hide NAME...: all programs but these
hide() {
    local folder program
    for folder in ${PATH//:/ }; do
        for program in "$folder"/*; do
            [ -x "$program" ] && [ ! -e "$programs/${program##*/}" ] && ln -s "$program" "$programs/" || true
        done
    done
    for program in "$@"; do
        rm -f "$programs"/$program
    done
    PATH=$programs
}

case $thing in
models) unset SINEW_TEST_MODELS ;;
blender) hide blender ;;
node) hide node nodejs npm ;;
npm) export SINEW_CLIENTS_DIR=$programs ;;
godot) hide 'godot*' ;;
python) hide 'python*' ;;
display) hide xvfb-run Xvfb ;;
locale) hide localedef ;;
imagemagick) hide convert identify compare import magick mogrify ;;
parallel) hide parallel ;;
slurm) hide 'slurm*' sbatch srun squeue sinfo ;;
*)
    echo "unknown thing $thing; see the head of the script" >&2
    exit 2
    ;;
esac
ctest --test-dir "$build" --output-on-failure "$@"
