#!/bin/sh
# Runs a program on a display of its own, which is nobody's, because widgets that draw with OpenGL need one. Without Xvfb
# it runs offscreen, and the tests that need OpenGL skip.
# Usage: on_display.sh PROGRAM [ARGUMENTS]
if command -v xvfb-run >/dev/null && command -v Xvfb >/dev/null; then
    QT_QPA_PLATFORM=xcb exec xvfb-run -a -s "-screen 0 1600x1000x24" "$@"
fi
QT_QPA_PLATFORM=offscreen exec "$@"
