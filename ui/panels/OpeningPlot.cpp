#include "ui/panels/OpeningPlot.h"

namespace sinew {
namespace {

PlotKey openingKey(const OpeningCurve& curve, std::size_t key) {
    return {key == 0 ? 0.0 : static_cast<double>(curve.angles[key - 1]),
            static_cast<double>(curve.values[key])};
}

} // namespace

OpeningPlot::OpeningPlot(QWidget* parent)
    : KeyPlot(parent) {
    connect(this, &KeyPlot::keysEdited, this, [this](const std::vector<PlotKey>& keys) {
        for (std::size_t key = 0; key < m_curve.values.size(); ++key) {
            m_curve.values[key] = static_cast<float>(keys[key].value);
        }
        for (std::size_t key = 0; key < m_curve.angles.size(); ++key) {
            m_curve.angles[key] = static_cast<float>(keys[key + 1].angle);
        }
        setCurve(m_curve);
        Q_EMIT edited(m_curve);
    });
}

void OpeningPlot::setCurve(const OpeningCurve& curve) {
    m_curve = curve;
    PlotCurve plot{.fixedKeys = true};
    for (std::size_t key = 0; key < curve.values.size(); ++key) {
        plot.keys.push_back(openingKey(curve, key));
    }
    plot.valueAt = [curve](double degrees) {
        return static_cast<double>(curve.at(static_cast<float>(degrees)));
    };
    setPlot(std::move(plot));
}

QPointF OpeningPlot::positionOf(std::size_t key) const {
    return KeyPlot::positionOf(openingKey(m_curve, key));
}

} // namespace sinew
