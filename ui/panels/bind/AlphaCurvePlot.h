#pragma once

#include "app/document/regions/AlphaCurveEdits.h"
#include "ui/widgets/KeyPlot.h"

#include <optional>

namespace sinew {

/// Alpha over the angle of a joint: a KeyPlot of a curve of alpha.
class AlphaCurvePlot : public KeyPlot {
    Q_OBJECT
public:
    explicit AlphaCurvePlot(QWidget* parent = nullptr);

    /// Nothing: there is no curve. The chosen key stays chosen where there is one of its angle.
    void setCurve(std::optional<AlphaCurve> curve);
    /// The chosen key; nothing: there is none.
    std::optional<AlphaKey> chosen() const;
    /// Where a key lies in the widget.
    QPointF positionOf(const AlphaKey& key) const;

Q_SIGNALS:
    /// By a hand. More of the same may follow until released().
    void edited(const sinew::AlphaCurve& curve);

private:
    std::optional<AlphaCurve> m_curve;
};

} // namespace sinew
