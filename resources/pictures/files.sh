#!/bin/bash
# Tries what goes to and from other files, with mouse and keyboard on a virtual screen: opens the sample that is bound,
# transfers weights from it, looks at the matches, and opens the export dialog for its own format and for a VRM. Leaves a
# picture of every step and those that the manual shows, and fails when a step changes nothing to be seen.
# Usage: resources/pictures/files.sh FOLDER      needs xvfb, xdotool, imagemagick; see hands.sh for its settings
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
out=$(mkdir -p "${1:?usage: files.sh FOLDER}" && cd "$1" && pwd)
. "$root/resources/pictures/hands.sh"

printf '[General]\nshowBind=false\nautosaveSeconds=600\n' >"$home/config/Sinew/Sinew.conf"
rm -f "$out"/*.png "$out"/stderr.txt
rigged=$home/wayfarer.fbx
QT_QPA_PLATFORM=offscreen "$sinew" bind "$root/resources/sample/wayfarer.fbx" -q -o "$rigged"
start "$rigged"
shot 01-open
keys alt+w f # Weights > Transfer Weights From File
pause 1
type "$rigged"
keys Return
locate '.* vertices matched' label
locate Bind frame # without a window manager the dialog hides the legend
xdotool search --onlyvisible --name '^Transfer Weights' windowmove $((LEFT + WIDTH - 424)) $((TOP + 200))
still
shot 02-transfer
changed 01-open 02-transfer
matches=$(area view Bind)
press Transfer 'push button'
worked
shot 03-transferred
changed 02-transfer 03-transferred
focus
keys ctrl+e
locate Export button Export
shot 04-export
changed 03-transferred 04-export
choose Format VRM Export
pause 1
shot 05-vrm
dialog=$(area Export)
changed 04-export 05-vrm "$dialog"
end

# What the manual shows.
part transfer-matches 02-transfer "$matches" 1100
part export-vrm 05-vrm "$dialog" 640
