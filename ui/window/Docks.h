#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include <vector>

class QDockWidget;
class QKeyEvent;
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
    /// Makes a panel a strip of one line: it has no title.
    void strip(const char* name) const;
    /// Shows a panel and brings its tab to the front; one below the view comes with its neighbours.
    void raise(const char* name);
    /// Those of `names` that are open.
    QStringList openOf(const QStringList& names) const;
    /// Opens those of `among` that are `wanted` and closes the others, but for those that float.
    void showOnly(const QStringList& wanted, const QStringList& among);
    /// The panels below the view, which come and go together.
    void setLowerShown(bool shown);
    bool lowerShown() const;
    void setAllVisible(bool visible);
    /// Where the panels are at the first start and how large, for a window of that size: in a low one those
    /// below the view share its height on tabs.
    void arrangeFirst(const QSize& window);
    void retranslate();

Q_SIGNALS:
    /// Before a panel is raised.
    void asked(const QString& name);
    /// The panels below the view were opened or closed.
    void lowerChanged(bool shown);

private:
    struct Entry {
        QDockWidget* dock;
        const char* title;
    };
    void updateTitles();
    bool isBelow(const char* name) const;
    int lowerHeightNow() const;
    void giveLowerHeight(QDockWidget& dock);
    QDockWidget* named(const QString& name) const;

    QMainWindow& m_window;
    QMenu* m_menu;
    std::vector<Entry> m_entries;
    QString m_lowerFront;  ///< the last one below the view that was raised
    int m_lowerHeight = 0; ///< when they were closed; 0: not yet
};

class ContextMenus;
class ViewportWidget;
struct WindowContext;

/// Makes all panels and puts them where they are at the first start.
void addPanels(Docks& docks, const WindowContext& context, ViewportWidget& viewport, ContextMenus& menus);

/// Keys whose meaning depends on what has the focus, although the window has shortcuts for all of it: "select
/// all" means the rows of the list, or the text, that has the focus; a digit begins a number in a cell that
/// can be edited; Enter in a number field, Escape in a line of text and a click on the status bar end the
/// typing and give the focus back to the view, so that single keys are the view's again.
class PanelKeys : public QObject {
    Q_OBJECT
public:
    /// For all panels of `window`, floating ones too.
    PanelKeys(QWidget& window, QWidget& view);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool belongs(const QWidget& widget) const;
    static bool taken(const QWidget& widget, QKeyEvent& key);
    bool clicked(const QWidget& widget);
    void returnToView();

    QWidget& m_window;
    QWidget& m_view;
};

} // namespace sinew
