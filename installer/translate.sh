#!/bin/sh
# Brings translations/*.ts up to date with the texts in app and ui. Then translate what is marked unfinished, with
# Qt Linguist or a text editor. Needs the package qt6-l10n-tools.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
lupdate=$(command -v lupdate6 || echo /usr/lib/qt6/bin/lupdate)
cd "$root"
for file in translations/*.ts; do
    # English is the source; its file only tells one from many.
    plural=""
    [ "$file" = translations/sinew_en.ts ] && plural=-pluralonly
    "$lupdate" -silent -no-obsolete -locations none $plural -I . app ui -ts "$file"
done
