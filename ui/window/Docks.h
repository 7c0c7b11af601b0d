#pragma once

#include <QObject>
#include <QString>

#include <vector>

class QDockWidget;
class QMainWindow;
class QMenu;
class QWidget;

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

/// Keys whose meaning depends on what has the focus, although the window has shortcuts for all of it: "select
/// all" means the rows of the list, or the text, that has the focus; Enter in a number field ends the typing
/// and gives the focus back to the view, so that single keys are the view's again.
class PanelKeys : public QObject {
    Q_OBJECT
public:
    /// For all panels of `window`, floating ones too.
    PanelKeys(QWidget& window, QWidget& view);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool belongs(const QWidget& widget) const;
    void returnToView();

    QWidget& m_window;
    QWidget& m_view;
};

} // namespace sinew
