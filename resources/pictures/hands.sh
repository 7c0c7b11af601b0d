# A hand on mouse and keyboard of a virtual screen, for the scripts beside this one, which set $root and $out and read
# it with `.`. Needs xvfb, xdotool and imagemagick.
# SINEW_WALK_PACE=2 waits twice as long between steps, for a busy machine; SINEW_WALK_DISPLAY=94 is another screen;
# SINEW_WALK_SCREEN=1280x720 is one of another size.
home=$(mktemp -d)
export DISPLAY=:${SINEW_WALK_DISPLAY:-93}
Xvfb "$DISPLAY" -screen 0 "${SINEW_WALK_SCREEN:-1600x1000}x24" >/dev/null 2>&1 &
screen=$!
trap 'kill $screen 2>/dev/null; rm -rf "$home"' EXIT
sleep 1

accent='#\(A64822\|B8532B\)' # of the light theme: lines, filled buttons
pace=${SINEW_WALK_PACE:-1}
pause() { sleep "$(awk "BEGIN { print $1 * $pace }")"; }
start() { # start [FILE]
    HOME=$home XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data QT_QPA_PLATFORM=xcb \
        "$root/build/release/bin/sinew" "$@" 2>>"$out/stderr.txt" &
    program=$!
    for _ in $(seq 120); do # a busy machine takes its time
        xdotool search --onlyvisible --name Sinew >/dev/null 2>&1 && break
        sleep 0.5
    done
    pause 3
    # Without a window manager a window that comes back is put a title bar's height too low.
    xdotool search --onlyvisible --name Sinew windowmove 0 0
    pause 1
}
fail() {
    echo "$1" >&2
    exit 1
}
shot() { # shot NAME
    import -window root "$out/$1.png"
    kill -0 $program 2>/dev/null || fail "sinew has ended before $1"
}
changed() { # changed NAME1 NAME2 [WHERE]: the two pictures must differ, in their views or at WHERE
    local pixels
    pixels=$(convert "$out/$1.png" "$out/$2.png" -crop "${3:-850x820+326+70}" +repage \
        -compose difference -composite -threshold 6% -separate -evaluate-sequence max \
        -format '%[fx:mean*w*h]' info:)
    awk "BEGIN { exit !($pixels > 150) }" || fail "nothing has changed from $1 to $2 ($pixels pixels)"
}
click() { xdotool mousemove "$1" "$2" click 1 && pause "${3:-0.7}"; }
keys() { xdotool key --delay 150 "$@" && pause 0.7; }
mode() { # mode Skeleton|Bind|Pose|Paint|Inspect: by its key, with the view in front
    case $1 in
        Skeleton) keys 1 ;;
        Bind) keys 2 ;;
        Pose) keys 3 ;;
        Paint) keys 4 ;;
        Inspect) keys 5 ;;
        *) fail "no mode $1" ;;
    esac
}
widePanels() { drag 1277 450 1181 450; } # the panels on the right, by the bar beside them
drag() { # drag X1 Y1 X2 Y2
    xdotool mousemove "$1" "$2" mousedown 1
    for i in 1 2 3 4 5 6; do
        pause 0.15
        xdotool mousemove $(($1 + ($3 - $1) * i / 6)) $(($2 + ($4 - $2) * i / 6))
    done
    pause 0.3
    xdotool mouseup 1
    pause 0.8
}
part() { # part NAME OF WHERE WIDTH: a part of a picture, small enough to be kept
    convert "$out/$2.png" -crop "$3" +repage -resize "$4x" -colors 256 "$out/$1.png"
}
accents() { # accents PICTURE: the X,Y of all that is filled in the light theme's accent
    convert "$1" -depth 8 txt:- | sed -n "s/^\([0-9,]*\):.*$accent.*/\1/Ip"
}
waitFor() { # waitFor FILE: it must come within a minute
    for _ in $(seq 120); do
        test -s "$1" && return
        sleep 0.5
    done
    fail "$1 was not written"
}
bound() { # waits until the Bind panel, with its progress, stands still
    for _ in $(seq 60); do
        import -window root -crop 420x90+1180+840 +repage "$home/then.png"
        pause 3
        import -window root -crop 420x90+1180+840 +repage "$home/now.png"
        test "$(identify -format '%#' "$home/then.png")" = "$(identify -format '%#' "$home/now.png")" && return
    done
    fail "the bind does not end"
}
mkdir -p "$home/config/Sinew"
