#include "ui/panels/bind/AlphaCurvePlot.h"

#include <utility>

namespace sinew {

AlphaCurvePlot::AlphaCurvePlot(QWidget* parent)
    : KeyPlot(parent) {
    connect(this, &KeyPlot::keysEdited, this, [this](const std::vector<PlotKey>& keys) {
        m_curve->keys.clear();
        for (const PlotKey& key : keys) {
            putKey(*m_curve, {key.angle, key.value});
        }
        Q_EMIT edited(*m_curve);
    });
}

void AlphaCurvePlot::setCurve(std::optional<AlphaCurve> curve) {
    m_curve = std::move(curve);
    std::optional<PlotCurve> plot;
    if (m_curve) {
        plot = PlotCurve{.minAngle = minAngle(m_curve->angle), .maxAngle = kMaxAngle};
        for (const AlphaKey& key : m_curve->keys) {
            plot->keys.push_back({key.angle, key.alpha});
        }
    }
    setPlot(std::move(plot));
}

std::optional<AlphaKey> AlphaCurvePlot::chosen() const {
    const auto key = KeyPlot::chosen();
    return key ? std::optional(AlphaKey{key->angle, key->value}) : std::nullopt;
}

QPointF AlphaCurvePlot::positionOf(const AlphaKey& key) const {
    return KeyPlot::positionOf({key.angle, key.alpha});
}

} // namespace sinew
