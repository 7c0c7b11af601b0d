#!/bin/sh
# Updates translations/*.ts from the texts in app and ui. Translate afterwards what is marked unfinished, with Qt Linguist
# or a text editor. Needs the package qt6-l10n-tools.
# Usage: installer/translate.sh [LANGUAGE...]
#   LANGUAGE    also begins a translation into this language, such as pt_BR. When it is complete, add a row for it to
#               ui/workspace/Preferences.cpp, as a draft until somebody has proof-read it
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
lupdate=$(command -v lupdate6 || echo /usr/lib/qt6/bin/lupdate)
cd "$root"
update() {
    # What knows no Qt calls translated (app/text/tables/Language.h).
    "$lupdate" -silent -no-obsolete -locations none -tr-function-alias translate+=translated "$@"
}
for language in "$@"; do
    update -target-language "$language" -I . app ui -ts "translations/sinew_$language.ts"
done
for file in translations/*.ts; do
    # The texts are English. The file for English only holds plural forms.
    plural=""
    [ "$file" = translations/sinew_en.ts ] && plural=-pluralonly
    # shellcheck disable=SC2086 # no option where there is none
    update $plural -I . app ui -ts "$file"
done
