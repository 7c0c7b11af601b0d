#pragma once

#include "tests/house/IncludeTable.h"

#include <QList>

namespace sinew::test {

/// Who may include whom inside app and inside ui, besides itself: "app/view" -> {"app/document", ...}. Files
/// that lie in ui itself are the room "ui". A row may name only rows above it, so that there is no circle.
struct RoomRow {
    QString room;
    QStringList mayInclude;
};
const QList<RoomRow>& roomTable();

/// What the table says against an include within app or within ui; empty: nothing.
QString roomViolation(const Include& include);

} // namespace sinew::test
