#pragma once

#include <QObject>

class QAction;
class QWidget;

namespace sinew {

class ControlHelp;

/// Opens the manual. F1 shows the page about the panel under the cursor, else about what has the focus, in
/// dialogs too; the menu shows the contents page. Shift+F1 explains what is clicked next, Alt+F1 what has the
/// focus. Tips with pictures come from here, too.
class Help : public QObject {
    Q_OBJECT
public:
    /// Of the menu, with F1, Shift+F1 and Alt+F1 as their keys.
    struct Entries {
        QAction* manual;
        QAction* whatsThis;
        QAction* explainFocus;
    };
    Help(const Entries& entries, QWidget* window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show(const QString& topic);
    bool asksInMenu(const QEvent& event);
    bool answersDialog(const QWidget& pressed, const QEvent& event);

    QAction* m_manual;
    QWidget* m_window;
    ControlHelp* m_controls;
    bool m_byKey = false; ///< the action comes from its key
};

} // namespace sinew
