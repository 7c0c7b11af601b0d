#pragma once

#include <QStatusBar>

namespace sinew {

/// A status bar whose message loses its middle where it finds no room, as its ends say what happened to what;
/// the tool tip then has it whole.
class MessageBar : public QStatusBar {
    Q_OBJECT
public:
    using QStatusBar::QStatusBar;
    QString shownText() const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QRect messageRoom() const;
};

} // namespace sinew
