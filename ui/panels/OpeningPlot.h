#pragma once

#include "app/document/edits/Edits.h"

#include <QWidget>

#include <optional>

namespace sinew {

/// How wide a joint's operator opens over its bend, with the curve's three keys and the bend of the pose.
/// Keys are dragged; the first stays at 0 degrees. Left and right choose a key, up and down change its value,
/// and with Ctrl left and right its angle.
class OpeningPlot : public QWidget {
    Q_OBJECT
public:
    explicit OpeningPlot(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    void setCurve(const OpeningCurve& curve);
    /// Degrees; nothing: no line.
    void setBend(std::optional<double> degrees);

    /// Where a key, 0 to 2, lies in the widget.
    QPointF positionOf(std::size_t key) const;

Q_SIGNALS:
    /// By a hand. More of the same may follow until released().
    void edited(const sinew::OpeningCurve& curve);
    void released();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;

private:
    QRectF frame() const;
    QPointF placeOf(double degrees, double value) const;
    std::optional<std::size_t> hit(const QPointF& position) const;
    float angleOf(std::size_t key) const { return key == 0 ? 0.0F : m_curve.angles[key - 1]; }
    /// The chosen key, kept between its neighbours.
    void moveChosen(double degrees, double value);

    OpeningCurve m_curve;
    std::optional<double> m_bend;
    std::size_t m_chosen = 2;
    bool m_dragging = false;
};

} // namespace sinew
