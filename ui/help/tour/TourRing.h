#pragma once

#include <QWidget>

namespace sinew {

/// A ring around the widget that the tour speaks of. The mouse goes through it.
class TourRing : public QWidget {
    Q_OBJECT
public:
    explicit TourRing(QWidget* window);

    /// Around `target`, in the window that it is in now.
    void surround(const QWidget& target);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace sinew
