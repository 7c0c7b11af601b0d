#pragma once

#include <QObject>
#include <QString>

#include <vector>

class QDockWidget;
class QMainWindow;
class QMenu;

namespace sinew {

/// The dockable panels of the window.
class Docks : public QObject {
    Q_OBJECT
public:
    Docks(QMainWindow& window, QMenu* menu);

    /// Adds a panel. `title` is marked for translation in the context "Docks"; `name` is kept with its place.
    QDockWidget* add(const char* name, const char* title, Qt::DockWidgetArea area, QWidget* panel);
    /// Puts `second` on a tab behind `first`.
    void tab(const char* first, const char* second);
    QDockWidget* operator[](const char* name) const;
    /// Shows a panel and brings its tab to the front.
    void raise(const char* name) const;
    /// Brings its tab to the front, unless the user has closed the panel.
    void bringForward(const char* name) const;
    void setAllVisible(bool visible);
    /// Where the panels are at the first start and how large, for a window of that size: in a low one all of
    /// a side share its height on tabs.
    void arrangeFirst(const QSize& window);
    void retranslate();

private:
    struct Entry {
        QDockWidget* dock;
        const char* title;
    };
    void updateTitles();

    QMainWindow& m_window;
    QMenu* m_menu;
    std::vector<Entry> m_entries;
};

} // namespace sinew
