#!/bin/bash
# Opens the sample on screens of several sizes and scales, light in English and dark in German, and leaves pictures of
# the window in all modes, the lists below the view, the export and the settings on each; on the lowest screens it binds
# before, and opens more dialogs. Fails where the Bind button is not to be seen. Screens of less than 900x500 logical
# pixels get a window that scrolls, of which only the Bind button is promised (tests/ui/TestSmallScreen): no more is
# looked for there.
# Usage: resources/pictures/screens.sh FOLDER [SIZE[@SCALE[@THEME-LANGUAGE]]...]     all of them without any, else
#        e.g. 1280x720 1366x768@1.25 1920x1080@2@dark-de      needs xvfb, xdotool, imagemagick; see hands.sh
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
folder=$(mkdir -p "${1:?usage: screens.sh FOLDER [SIZE[@SCALE[@THEME-LANGUAGE]]...]}" && cd "$1" && pwd)
shift

order() { # order WORDS: by the dialog that finds commands
    keys F3
    type "$1"
    keys Return
    pause 1.5
}
escape() { # a dialog; without a window manager the keyboard does not come back by itself
    keys Escape
    focus
}
bindButton() { # the one large thing in the accent on the right of a picture
    local pixels
    pixels=$(accents "$out/$1.png" | awk -F, -v left="$(awk "BEGIN { print $WINDOW_WIDTH - 340 * $2 }")" '$1 > left' | wc -l)
    awk "BEGIN { exit !($pixels > 3000 * $2 * $2) }" || fail "no Bind button at $1 ($pixels pixels)"
}
modes() { # modes NAME: all of them, and the lists of the last
    local number list
    press LeftForeArm 'table cell|tree item|list item'
    for number in 1 2 3 4 5; do
        focus
        keys "$number"
        pause 1
        shot "$1-mode-$number"
    done
    viewClick 0 -100 # a vertex is explained
    worked 2
    for list in "${lists[@]}"; do
        tab "$list"
        shot "$1-list-${list// /-}"
    done
}
dialogs() { # dialogs NAME: those that only a low screen puts to the test
    focus
    keys ctrl+e
    press "$file" text
    keys ctrl+a
    type hero.vrm
    keys Tab
    pause 1
    shot "$1-export-vrm"
    escape
    local each
    for each in "${commands[@]}"; do
        order "$each"
        shot "$1-${each// /-}"
        escape
        ! has "$close" button || press "$close" button # one beside which the work goes on
        focus
    done
}

look() ( # look WIDTHxHEIGHT SCALE THEME LANGUAGE
    export SINEW_WALK_SCREEN=$1 QT_SCALE_FACTOR=$2
    out=$folder
    . "$root/resources/pictures/hands.sh"
    # What screen readers get is in logical pixels.
    press() { locate "$@" && click "$(dense "$X")" "$(dense "$Y")"; }
    viewClick() { spot "$1" "$2" && click "$(dense "$X")" "$(dense "$Y")"; }
    dense() { awk "BEGIN { print int($1 * $QT_SCALE_FACTOR) }"; }
    name=$1-at-$2-$3-$4
    printf '[General]\ntheme=%s\nlanguage=%s\n' "$3" "$4" >"$home/config/Sinew/Sinew.conf"
    if [ "$4" = de ]; then
        lists=(Warum.diese.Gewichte Bericht Gewichtstabelle Teile)
        commands=('LODs erstellen' 'Mit Outfit einkleiden' 'Ordner binden' 'Neu aus Vorlage')
        file=Datei close=Schließen
    else
        lists=(Why.These.Weights Report Component.Editor Parts)
        commands=('Make LODs' 'Dress With an Outfit' 'Bind a Folder' 'New From Template')
        file=File close=Close
    fi
    start
    shot "$name-welcome"
    end
    start "$root/resources/sample/wayfarer.fbx"
    shot "$name"
    bindButton "$name" "$2"
    small "$1" "$2" && return
    keys ctrl+e
    pause 1
    shot "$name-export" # it is not bound: the dialog offers to
    escape
    keys ctrl+comma
    pause 1
    shot "$name-settings"
    escape
    [[ " $lowest " != *" $1@$2 "* ]] || bindSkin
    modes "$name"
    [[ " $lowest " != *" $1@$2 "* ]] || dialogs "$name"
    kill $program
)

small() { awk -F x -v scale="$2" '{ exit !($1 / scale < 900 || $2 / scale < 500) }' <<<"$1"; } # small WIDTHxHEIGHT SCALE

lowest="1280x720@1 1366x768@1" # where lists and dialogs have the least room
wanted=("$@")
asked() { # asked SIZE@SCALE@LOOK
    local each
    [ ${#wanted[@]} -gt 0 ] || return 0
    for each in "${wanted[@]}"; do
        [[ $1@ != "$each"@* ]] || return 0
    done
    return 1
}
for size in 1280x720 1366x768 1600x1000 1920x1080; do
    for scale in 1 1.25 1.5 2; do
        for look in light-en dark-de; do
            ! asked "$size@$scale@$look" || look $size $scale "${look%-*}" "${look#*-}"
        done
    done
done
