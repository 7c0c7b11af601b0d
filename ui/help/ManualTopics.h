#pragma once

#include <QList>
#include <QString>

class QMenu;
class QWidget;

namespace sinew {

/// The page of the manual about a widget, as the page's file name without ".md": that of the widget itself or
/// of the nearest of its parents that has one. A widget with a property "manualPage" says itself which.
/// Empty: none has, or there is no widget.
QString manualTopic(const QWidget* widget);

/// The page about the entry of an open menu under the cursor, where it has one of its own; else that of the
/// menu, as of any widget, or of the kind of its entries.
QString manualTopic(const QMenu& menu);

/// Whether the page of `widget` is its own, not that of what it lies in.
bool hasOwnManualPage(const QWidget& widget);

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
