#pragma once

#include "app/document/Document.h"
#include "app/jobs/SceneInspector.h"
#include "app/view/FalloffCurve.h"

#include <QWidget>

#include <functional>
#include <optional>

namespace sinew {

/// The falloff of the selected vertex as a picture: weight over distance, a mark for every bone, the limit of
/// influences and the threshold of weights. The curve, the limit and the threshold can be dragged, which
/// changes the bind settings as undoable steps; a double click on one of the pale curves chooses that
/// falloff. A mere click changes nothing.
class FalloffPlot : public QWidget {
    Q_OBJECT
public:
    FalloffPlot(Document& document, Explainer& explainer, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    /// Names and tips in the language in force.
    void retranslate();
    /// Whether there is anything to draw.
    bool hasCurve() const { return m_curve.has_value(); }

    /// Where a distance and a relative weight lie in the widget.
    QPointF positionOf(double distance, double weight) const;
    /// Where the limit of influences is drawn, at the right edge where it lies beyond; nothing: all bones
    /// that reach the vertex may have weight.
    std::optional<double> limitX() const;
    const std::optional<FalloffCurve>& curve() const { return m_curve; }
    /// How opaque the marks are: pale while others are worked out.
    double markOpacity() const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// What the mouse is over, or drags.
    enum class Part { None, Curve, Limit, Threshold, OtherFalloff };
    struct Hit {
        Part part = Part::None;
        Falloff falloff = Falloff::Power; ///< of a pale curve
    };

    void show();
    const BindSettings& settings() const;
    QRectF frame() const;
    double distanceAt(double x) const;
    double weightAtY(double y) const;
    Hit hitAt(const QPointF& position) const;
    const FalloffMark* markAt(const QPointF& position) const;
    /// Steps of one drag, or of keys, join.
    void change(const std::function<void(BindSettings&)>& edit);
    void drag(const QPointF& position);
    QString tipAt(const QPointF& position) const;
    QPolygonF polygonOf(Falloff falloff) const;
    void paintCurves(QPainter& painter) const;
    void paintLimits(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;
    void paintAxes(QPainter& painter) const;

    Document& m_document;
    Explainer& m_explainer;
    std::optional<FalloffCurve> m_curve;
    Part m_dragged = Part::None;
    QPointF m_pressed;
    bool m_moved = false; ///< far enough from there for a drag
};

} // namespace sinew
