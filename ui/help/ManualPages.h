#pragma once

#include <QList>
#include <QString>

namespace sinew {

/// The page that lists the others.
inline constexpr const char* kManualContents = "contents";

struct ManualEntry {
    QString topic; ///< file name without ".md"
    QString title;
};

/// Where a page lies among the program's resources.
QString manualFile(const QString& topic);
/// The Markdown of a page for the window: without its pictures, which are too large to be part of the
/// program. Empty: there is no such page.
QString manualPage(const QString& topic);
/// All pages in the order in which the contents page names them, that page first.
QList<ManualEntry> manualEntries();

} // namespace sinew
