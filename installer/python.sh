#!/bin/sh
# Makes a wheel of the Python module by `pip install ./python` in an environment of its own, and tries it there.
# It needs pip's network, or SINEW_WHEELS: folders with scikit-build-core and what that needs, unpacked, with colons between.
# Usage: installer/python.sh
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
work=$root/build/python-wheel
python=${PYTHON:-/usr/bin/python3}

"$root/installer/setup.sh" --tests --no-build
rm -rf "$work"
"$python" -m venv --system-site-packages "$work/venv" || {
    echo "python.sh: no environment can be made; install python3-venv" >&2
    exit 1
}
set --
if [ -n "${SINEW_WHEELS:-}" ]; then
    # The backend comes from these folders, and pip asks nobody.
    set -- --no-build-isolation --no-index
    PYTHONPATH=$SINEW_WHEELS${PYTHONPATH:+:$PYTHONPATH}
    export PYTHONPATH
fi
"$work/venv/bin/pip" wheel --no-deps "$@" --wheel-dir "$work" "$root/python"
"$work/venv/bin/pip" install --no-deps --no-index "$work"/sinew-*.whl

# Away from the clone, so that nothing of it is imported.
cd "$work"
unset PYTHONPATH
for test in test_arrays test_work; do
    venv/bin/python -B "$root/tests/python/$test.py"
done
venv/bin/python -B "$root/python/examples/arrays.py"
echo "The wheel is made: $(ls "$work"/sinew-*.whl)"
