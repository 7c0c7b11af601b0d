#pragma once

#include <QObject>

class QWidget;

namespace sinew {

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
