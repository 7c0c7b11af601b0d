# A hand on mouse and keyboard of a virtual screen, for the scripts beside this one, which set $root and $out and read
# it with `.`. Controls are found by the names that screen readers get (tests/tasks/find.py), places in the 3D view are
# thousandths of its height from its middle: to the right, down.
# Needs xvfb, xdotool, imagemagick, dbus, at-spi2-core, python3-gi and gir1.2-atspi-2.0.
# SINEW_WALK_PACE=2 waits twice as long between steps, for a busy machine; SINEW_WALK_DISPLAY=94 is another screen;
# SINEW_WALK_SCREEN=1280x720 is one of another size; SINEW is the program, build/release/bin/sinew otherwise.
sinew=${SINEW:-$root/build/release/bin/sinew}
home=$(mktemp -d)
export DISPLAY=:${SINEW_WALK_DISPLAY:-93}
Xvfb "$DISPLAY" -screen 0 "${SINEW_WALK_SCREEN:-1600x1000}x24" >/dev/null 2>&1 &
screen=$!
{ read -r DBUS_SESSION_BUS_ADDRESS && read -r bus; } < <(
    XDG_RUNTIME_DIR=$home dbus-daemon --session --fork --print-address=1 --print-pid=1)
export DBUS_SESSION_BUS_ADDRESS
mkfifo "$home/questions" "$home/answers"
/usr/bin/python3 "$root/tests/tasks/find.py" --serve <"$home/questions" >"$home/answers" 2>>"$out/stderr.txt" &
finder=$!
exec 7>"$home/questions" 8<"$home/answers"
program=
trap 'kill $program $finder $bus $screen 2>/dev/null; rm -rf "$home"' EXIT
mkdir -p "$home/config/Sinew"
sleep 1

accent='#\(A64822\|B8532B\)' # of the light theme: lines, filled buttons
pace=${SINEW_WALK_PACE:-1}
pause() { sleep "$(awk "BEGIN { print $1 * $pace }")"; }
fail() {
    echo "$1" >&2
    import -window root "$out/failed.png"
    exit 1
}

start() { # start [FILE]: until the file is open
    HOME=$home XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data QT_QPA_PLATFORM=xcb \
        QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 "$sinew" "$@" 2>>"$out/stderr.txt" 7>&- 8<&- &
    program=$!
    for _ in $(seq 120); do # a busy machine takes its time
        xdotool search --onlyvisible --name Sinew >/dev/null 2>&1 && break
        sleep 0.5
    done
    test $# = 0 || answered opened || fail "$1 does not open"
    pause 1
    # Without a window manager a window that comes back is put a title bar's height too low.
    local window
    window=$(xdotool search --onlyvisible --name Sinew | head -1)
    xdotool windowmove "$window" 0 0
    eval "$(xdotool getwindowgeometry --shell "$window" | grep -E '^(WIDTH|HEIGHT)=' | sed 's/^/WINDOW_/')"
    pause 1
    focus
}
end() { # without the copy of unsaved work that the next start would ask about
    kill $program && { wait $program || true; } 2>/dev/null
    find "$home/data" -path '*autosave*' -name '*.sinew' -delete 2>/dev/null || true
}
focus() { click $((WINDOW_WIDTH / 2)) $((WINDOW_HEIGHT - 5)); } # the window has the keyboard, by its status bar

answered() { # answered VERB WORD...: asks find.py; $answer is what it says
    local IFS=$'\t'
    echo "$program"$'\t'"$*" >&7
    read -r answer <&8
    test "$answer" != none
}
locate() { # locate NAME [ROLE [WITHIN]]: X Y, LEFT TOP WIDTH HEIGHT, CHECKED of what has the name, once it shows
    answered find "$@" || fail "nothing is called $*"
    local head=4 before=
    [[ ${2:-} != *cell* ]] || head=34 # a row may lie below the titles of the columns
    for _ in $(seq 60); do
        read -r X Y LEFT TOP WIDTH HEIGHT SEEN_LEFT SEEN_TOP SEEN_WIDTH SEEN_HEIGHT CHECKED <<<"$answer"
        local above=$((SEEN_TOP + head - Y)) below=$((Y + 4 - SEEN_TOP - SEEN_HEIGHT)) wheel=5
        local beyond=$((below > above ? below : above))
        test $beyond -ge 0 || return 0
        test "$Y" != "$before" || test $beyond -ge $head || return 0 # the first row of a list without titles
        before=$Y
        test $below -gt 0 || wheel=4
        xdotool mousemove $((SEEN_LEFT + 5)) $((SEEN_TOP + SEEN_HEIGHT / 2)) \
            click --repeat $((1 + beyond / 80)) --delay 30 $wheel
        pause 0.3
        answered find "$@" || break
    done
    fail "cannot scroll to $*"
}
has() { answered has "$@"; } # has NAME [ROLE [WITHIN]]: whether it shows now
press() { locate "$@" && click "$X" "$Y"; } # press NAME [ROLE [WITHIN]]
tab() { press "$1" 'page tab'; }           # tab NAME: of a panel
row() { press "$1" 'table cell|tree item|list item' "${2:-}"; } # row NAME [PANEL]
unfold() { # unfold NAME: a group of a panel
    locate "$1" 'check box'
    test "$CHECKED" = 1 || click "$X" "$Y"
}
fold() { # fold NAME
    locate "$1" 'check box'
    test "$CHECKED" = 0 || click "$X" "$Y"
}
number() { # number NAME VALUE [WITHIN]
    press "$1" 'spin button' "${3:-}"
    xdotool key ctrl+a
    xdotool type --delay 30 "$2"
    keys Return
}
choose() { # choose NAME TEXT [WITHIN]: of a list that opens, by how it begins
    press "$1" 'combo box' "${3:-}"
    xdotool type --delay 60 "$2"
    keys Return
}
slide() { # slide NAME BY [WITHIN]: the handle of a slider, in pixels
    locate "$1" slider "${3:-}"
    drag "$X" "$Y" $((X + $2)) "$Y"
}
joint() { row "$1" Joints; } # joint NAME: selects it in the tree, which has the keyboard then
pose() { locate 'Pose Shelf' && row "$1" Pose && focus; } # pose NAME: of the shelf
fileName() { # fileName FILE: into the export dialog
    press File text Export
    xdotool key ctrl+a
    xdotool type "$1"
    pause 0.5
}
area() { # area NAME...: the WxH+X+Y around panels, or the 3D view where it is called view
    local left=100000 top=100000 right=0 bottom=0 name
    for name; do
        if [ "$name" = view ]; then
            answered canvas || fail "there is no view"
            read -r LEFT TOP WIDTH HEIGHT <<<"$answer"
        else
            locate "$name" 'frame|dialog'
        fi
        left=$((LEFT < left ? LEFT : left)) top=$((TOP < top ? TOP : top))
        right=$((LEFT + WIDTH > right ? LEFT + WIDTH : right))
        bottom=$((TOP + HEIGHT > bottom ? TOP + HEIGHT : bottom))
    done
    echo $((right - left))x$((bottom - top))+$left+$top
}
box() { # box NAME [ROLE [WITHIN]]: its WxH+X+Y, as far as it is to be seen
    locate "$@"
    local right=$((LEFT + WIDTH)) bottom=$((TOP + HEIGHT))
    local lowest=$((SEEN_TOP + SEEN_HEIGHT)) farthest=$((SEEN_LEFT + SEEN_WIDTH))
    LEFT=$((LEFT > SEEN_LEFT ? LEFT : SEEN_LEFT)) TOP=$((TOP > SEEN_TOP ? TOP : SEEN_TOP))
    right=$((right < farthest ? right : farthest)) bottom=$((bottom < lowest ? bottom : lowest))
    echo "$((right - LEFT))x$((bottom - TOP))+$LEFT+$TOP"
}
margin() { # margin WxH+X+Y: with a little of what is around it
    awk -F'[x+]' '{ printf "%dx%d+%d+%d", $1 + 16, $2 + 8, $3 - 8, $4 - 4 }' <<<"$1"
}
reach() { # reach WxH+X+Y WxH+X+Y: the first with a margin, and what is above it, until it is as high as the second
    awk -F'[x+ ]' '{ printf "%dx%d+%d+%d", $1 + 16, $6, $3 - 8, $4 + $2 + 4 - $6 }' <<<"$1 $2"
}
spot() { # spot RIGHT DOWN: X Y of a place in the view
    answered canvas || fail "there is no view"
    read -r LEFT TOP WIDTH HEIGHT <<<"$answer"
    X=$((LEFT + WIDTH / 2 + $1 * HEIGHT / 1000)) Y=$((TOP + HEIGHT / 2 + $2 * HEIGHT / 1000))
}
viewArea() { # viewArea WIDTH HEIGHT RIGHT DOWN: the WxH+X+Y of a part of the view, of that middle
    spot "$3" "$4"
    local w=$(($1 * HEIGHT / 1000)) h=$(($2 * HEIGHT / 1000))
    echo "${w}x$h+$((X - w / 2))+$((Y - h / 2))"
}
viewClick() { spot "$1" "$2" && click "$X" "$Y" "${3:-0.7}"; } # viewClick RIGHT DOWN [PAUSE]
viewMove() { spot "$1" "$2" && xdotool mousemove "$X" "$Y"; }
viewDrag() { # viewDrag RIGHT DOWN RIGHT DOWN
    spot "$1" "$2"
    local x=$X y=$Y
    spot "$3" "$4"
    drag "$x" "$y" "$X" "$Y"
}
with() { # with KEY COMMAND...: with a key held
    xdotool keydown "$1"
    "${@:2}"
    xdotool keyup "$1"
}

shot() { # shot NAME
    import -window root "$out/$1.png"
    kill -0 $program 2>/dev/null || fail "sinew has ended before $1"
}
changed() { # changed NAME1 NAME2 [WHERE [SHARE]]: so many thousandths of the view or of WHERE must differ
    local part=${3:-$(area view)} share=${4:-0.5} found
    found=$(convert "$out/$1.png" "$out/$2.png" -crop "$part" +repage \
        -compose difference -composite -threshold 6% -separate -evaluate-sequence max \
        -format '%[fx:1000*mean]' info:)
    awk "BEGIN { exit !($found >= $share) }" ||
        fail "from $1 to $2 hardly anything has changed at $part ($found of 1000 pixels, not $share)"
}
click() { xdotool mousemove "$1" "$2" click 1 && pause "${3:-0.7}"; }
keys() { xdotool key --delay 150 "$@" && pause 0.7; }
type() { xdotool type --delay 40 "$1" && pause 0.7; }
mode() { # mode Skeleton|Bind|Pose|Paint|Inspect
    press "$1 Mode"
    focus
}
widePanels() { # widePanels [NAME [BY]]: the panel on the right, by the bar beside it, so many pixels
    locate "${1:-Bind}" frame
    drag $((LEFT - 2)) $((TOP + HEIGHT / 2)) $((LEFT - 2 - ${2:-96})) $((TOP + HEIGHT / 2))
}
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
    convert "$out/$2.png" -crop "$3" +repage -resize "$4x" -colors 256 "PNG8:$out/$1.png"
}
beside() { joined +append "$@"; } # beside NAME WIDTH PICTURE WHERE...: parts of pictures, for the manual, side by side
below() { joined -append "$@"; }  # below NAME WIDTH PICTURE WHERE...: one below the other
joined() {
    local how=$1 name=$2 width=$3 parts=()
    shift 3
    while [ $# -gt 0 ]; do
        parts+=(\( "$out/$1.png" -crop "$2" +repage \))
        shift 2
    done
    convert "${parts[@]}" -background '#F2F0ED' -gravity center "$how" -resize "${width}x" -colors 256 \
        "PNG8:$root/resources/pictures/$name.png"
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
still() { # waits until nothing works, and nothing moves on the screen but for a cursor
    local pixels
    answered settled 0 || fail "the work does not end"
    for _ in $(seq 60); do
        import -window root "$home/then.png"
        pause 1
        import -window root "$home/now.png"
        pixels=$(compare -metric AE "$home/then.png" "$home/now.png" null: 2>&1) || true
        awk "BEGIN { exit !($pixels < 100) }" && return
    done
    fail "the window does not come to rest"
}
await() { # await COMMAND...: once it succeeds, as long as the program runs
    until "$@"; do
        kill -0 "$program" 2>/dev/null || fail "the program ended before: $*"
        pause 1
    done
}
worked() { # worked [SECONDS]: once the work has ended that begins within them
    answered settled "${1:-5}" || fail "the work does not end"
    still
}
bindSkin() {
    focus
    keys ctrl+b
    worked 15
}
