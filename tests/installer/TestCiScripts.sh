#!/bin/bash
# Runs the scripts of installer/ci as servers do: with the program on real files, and with one that stands in for it where
# only its call and its exit code count.
# Usage: TestCiScripts.sh SOURCE SINEW
set -euo pipefail

source=$1
sinew=$2
export QT_QPA_PLATFORM=offscreen
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
failed=0
wrong() {
    echo "FAIL: $1"
    failed=1
}
script="$source/installer/ci/sinew-check.sh"

# A rig, and names that a shell trips over.
cat >"$home/limb.tgf" <<'LIMB'
1 0 0 0
2 0 1 0
3 0 2 0
#
1 2
2 3
LIMB
cat >"$home/limb.obj" <<'LIMB'
v -0.2 0 -0.2
v 0.2 0 -0.2
v 0.2 0 0.2
v -0.2 0 0.2
v -0.2 2 -0.2
v 0.2 2 -0.2
v 0.2 2 0.2
v -0.2 2 0.2
f 1 2 3 4
f 8 7 6 5
f 1 5 6 2
f 2 6 7 3
f 3 7 8 4
f 4 8 5 1
LIMB
rigs="$home/rigs \$HOME"
mkdir -p "$rigs/it's" "$home/empty"
"$sinew" bind "$home/limb.obj" --skeleton "$home/limb.tgf" -o "$rigs/limb.glb" --quiet
cp "$rigs/limb.glb" "$rigs/it's/b \$(touch x).glb"
cp "$rigs/limb.glb" "$rigs/it's/"$'line\nfeed.GLB'
echo notes >"$rigs/readme.txt"

# A program in place of Sinew: writes its arguments, a line each, and ends with $STAND_IN.
cat >"$home/stand-in" <<'STAND'
#!/bin/sh
for argument; do printf '%s\n' "$argument"; done >"$STAND_IN_SAID"
exit "$STAND_IN"
STAND
chmod +x "$home/stand-in"
export STAND_IN_SAID="$home/said"

# coded CODE WHAT COMMAND...: what the command ends with
coded() {
    local code=0
    "${@:3}" >"$home/out" 2>&1 || code=$?
    [ "$code" -eq "$1" ] || wrong "$2 ended with $code in place of $1: $(cat "$home/out")"
}
cd "$home"

# The real program.
export SINEW="$sinew"
SINEW_RESULTS="$home/results" coded 0 "a folder of rigs that pass" sh "$script" "$rigs"
for file in check.xml check.json check.html check.png; do
    [ -s "$home/results/$file" ] || wrong "$file was not written"
done
[ "$(grep -c '<testsuite ' "$home/results/check.xml")" -eq 3 ] || wrong "not every rig has a suite"
[ ! -e x ] || wrong "the name of a file ran as a command"
SINEW_RESULTS="$home/results" SINEW_REQUIRE="influences<=0" coded 1 "rigs that fail" sh "$script" "$rigs"
SINEW_RESULTS="$home/results" SINEW_REQUIRE="beauty>1" coded 2 "a figure that is not there" sh "$script" "$rigs"
SINEW_RESULTS="$home/results" SINEW_REQUIRE="strongest>=99%" SINEW_AGAINST="$rigs/limb.glb" \
    coded 0 "a comparison" sh "$script" "$rigs/limb.glb"

# How the program is called, and what becomes of its codes.
export SINEW="$home/stand-in"
for code in 0 1 2 130; do
    STAND_IN=$code coded "$code" "a program that ends with $code" sh "$script" "$rigs"
done
STAND_IN=0 SINEW_REQUIRE="bleed<1%, sum=1" coded 0 "requirements" sh "$script" "$rigs/limb.glb"
grep -qx -- "bleed<1%, sum=1" said || wrong "the requirements did not arrive as one argument"
grep -qx -- "--force" said || wrong "old results are not replaced"
STAND_IN=0 SINEW_FORMATS=fbx coded 2 "a folder without rigs of a format" sh "$script" "$rigs"
STAND_IN=0 coded 2 "an empty folder" sh "$script" "$home/empty"
STAND_IN=0 coded 2 "a folder that is not there" sh "$script" "$home/nowhere"
STAND_IN=0 coded 2 "no arguments" sh "$script"
SINEW="$home/none" coded 2 "a program that is not there" sh "$script" "$rigs"

# What the action and the job run, taken from their files: the lines of the block, and the entries of the list.
sed -n '/^      run: |$/,$ { /^      run/d; s/^        //p }' "$source/installer/ci/github/action.yml" >"$home/action.sh"
sed -n '/^  script:$/,/^  artifacts:$/ s/^    - //p' "$source/installer/ci/gitlab-ci.yml" >"$home/job.sh"
for runs in action.sh job.sh; do
    [ -s "$home/$runs" ] || wrong "$runs runs nothing"
done
! grep -q '[$]{{' "$home/action.sh" || wrong "an input is part of the action's script"
cp "$script" "$home/"
mkdir -p "$home/characters"
cp "$rigs/limb.glb" "$home/characters/"
STAND_IN=1 SINEW_FILES="$rigs/limb.glb"$'\n'"$home/characters" SINEW_SCRIPT="$script" \
    coded 1 "the action" sh "$home/action.sh"
[ "$(grep -c 'limb.glb$' said)" -eq 2 ] || wrong "the action checks other files: $(cat said)"
STAND_IN=0 SINEW_REQUIRE="influences<=4" coded 0 "the job" sh "$home/job.sh"
grep -qx "characters/limb.glb" said || wrong "the job checks other files: $(cat said)"
[ "$failed" -eq 0 ] && echo "The scripts of installer/ci work."
exit "$failed"
