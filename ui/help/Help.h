#pragma once

#include <QObject>

class QAction;
class QWidget;

namespace sinew {

/// Opens the manual. F1 shows the page about the panel under the cursor, else about what has the focus, in
/// dialogs too; the menu shows the contents page.
class Help : public QObject {
    Q_OBJECT
public:
    /// `manual` is the action of the menu, with F1 as its key.
    Help(QAction* manual, QWidget* window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show(const QString& topic);
    bool asksInMenu(const QEvent& event);

    QAction* m_manual;
    QWidget* m_window;
    bool m_byKey = false; ///< the action comes from its key
};

} // namespace sinew
