#pragma once

#include "core/skeleton/drivers/Driver.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QPainter;

namespace sinew {

struct PlotKey {
    double angle = 0.0; ///< degrees
    double value = 0.0;
};

/// Keys of a value over the angle of a joint, ascending, and what the plot shows of both. Fixed keys are
/// neither added nor taken away; the first keeps its angle, and the others stay between their neighbours.
struct PlotCurve {
    double minAngle = 0.0;
    double maxAngle = 180.0;
    double minValue = 0.0;
    double maxValue = 1.0;
    double step = 0.01; ///< that values are rounded to
    std::vector<PlotKey> keys = {};
    bool fixedKeys = false;
    std::function<double(double)> valueAt = {}; ///< of an angle; null: straight lines between the keys
};

/// A driver's keys, with room for others by the kind of its channel. `size`: of the character, units.
PlotCurve plotOf(const JointDriver& driver, double size);

/// A value over the angle of a joint, with its keys and the angle of the pose. Keys are dragged; a double
/// click adds one; Delete, or a double click on a key, takes it away while another is left. Left and right
/// choose a key, up and down change its value, and with Ctrl left and right its angle.
class KeyPlot : public QWidget {
    Q_OBJECT
public:
    explicit KeyPlot(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    /// Nothing: there is no curve. The chosen key stays chosen where there is one of its angle.
    void setPlot(std::optional<PlotCurve> curve);
    /// In the pose that is shown; nothing: no line.
    void setPoseAngle(std::optional<double> angle);
    /// The chosen key; nothing: there is none.
    std::optional<PlotKey> chosen() const;
    void choose(double angle);

    /// Where a key lies in the widget.
    QPointF positionOf(const PlotKey& key) const;

Q_SIGNALS:
    /// By a hand. More of the same may follow until released().
    void keysEdited(const std::vector<sinew::PlotKey>& keys);
    void released();
    void chosenChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;

private:
    QRectF frame() const;
    double rounded(double value) const;
    std::optional<std::size_t> keyOf(double angle) const;
    static void put(PlotCurve& curve, const PlotKey& key);
    void drawAxes(QPainter& painter) const;
    void drawCurve(QPainter& painter) const;
    /// These are the keys now, by a hand; the one of this angle is chosen, or of two the one that was.
    void take(const PlotCurve& curve, double chosenAngle);
    PlotKey keyAt(const QPointF& position) const;
    std::optional<std::size_t> hit(const QPointF& position) const;
    /// The chosen key becomes another one.
    void moveChosen(const PlotKey& key);
    void removeChosen();
    void step(int keys);

    std::optional<PlotCurve> m_curve;
    std::optional<double> m_poseAngle;
    std::optional<std::size_t> m_chosen; ///< number of the key
    bool m_dragging = false;
};

} // namespace sinew
