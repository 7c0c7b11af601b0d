#!/bin/sh
# Makes tests/bytes/hashes.txt anew, after a change that is meant to change what binds make. SINEW_TEST_MODELS names
# the folder of the real models.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
build=${1:-$root/build/release}
record=$(mktemp -u)
export SINEW_ALL_MODELS=1
for test in TestArchivedProjects TestBytesAt64 TestBytesAt256 TestBytesAuto TestOutputBytes; do
    SINEW_RECORD_BYTES=$record SINEW_EXECUTABLE=${SINEW_EXECUTABLE:-$build/bin/sinew} QT_QPA_PLATFORM=offscreen \
        "$build/tests/tests_app" $test
done
LC_ALL=C sort "$record" >"$root/tests/bytes/hashes.txt"
rm "$record"
