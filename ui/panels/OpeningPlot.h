#pragma once

#include "app/document/edits/Edits.h"
#include "ui/widgets/KeyPlot.h"

#include <optional>

namespace sinew {

/// How wide a joint's operator opens over its bend: a KeyPlot of the curve's three keys. The first stays at 0
/// degrees.
class OpeningPlot : public KeyPlot {
    Q_OBJECT
public:
    explicit OpeningPlot(QWidget* parent = nullptr);

    void setCurve(const OpeningCurve& curve);
    /// Where a key, 0 to 2, lies in the widget.
    QPointF positionOf(std::size_t key) const;

Q_SIGNALS:
    /// By a hand. More of the same may follow until released().
    void edited(const sinew::OpeningCurve& curve);

private:
    OpeningCurve m_curve;
};

} // namespace sinew
