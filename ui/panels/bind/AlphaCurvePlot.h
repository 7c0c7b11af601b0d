#pragma once

#include "app/document/regions/AlphaCurveEdits.h"

#include <QWidget>

#include <optional>

namespace sinew {

/// Alpha over the angle of a joint, with its keys and the angle of the pose. Keys are dragged; a double click
/// adds one; Delete, or a double click on a key, takes it away while another is left. Left and right choose
/// a key, up and down change its alpha.
class AlphaCurvePlot : public QWidget {
    Q_OBJECT
public:
    explicit AlphaCurvePlot(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    /// Nothing: there is no curve. The chosen key stays chosen where there is one of its angle.
    void setCurve(std::optional<AlphaCurve> curve);
    /// In the pose that is shown; nothing: no line.
    void setPoseAngle(std::optional<double> angle);
    /// The chosen key; nothing: there is none.
    std::optional<AlphaKey> chosen() const;
    void choose(double angle);

    /// Where a key lies in the widget.
    QPointF positionOf(const AlphaKey& key) const;

Q_SIGNALS:
    /// By a hand. More of the same may follow until released().
    void edited(const sinew::AlphaCurve& curve);
    void released();
    void chosenChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QRectF frame() const;
    AlphaKey keyAt(const QPointF& position) const;
    std::optional<std::size_t> hit(const QPointF& position) const;
    /// The chosen key becomes another one.
    void moveChosen(const AlphaKey& key);
    void removeChosen();
    void step(int keys);

    std::optional<AlphaCurve> m_curve;
    std::optional<double> m_poseAngle;
    std::optional<double> m_chosen; ///< angle of the key
    bool m_dragging = false;
};

} // namespace sinew
