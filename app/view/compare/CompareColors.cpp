#include "app/view/compare/CompareColors.h"

#include "app/text/Numbers.h"
#include "app/view/legend/ColorMaps.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace sinew {
namespace {

struct MapText {
    const char* name;
    const char* tip;
};

constexpr std::array<MapText, kCompareMapCount> kMapTexts{{
    {QT_TRANSLATE_NOOP("CompareMaps", "Shaded"),
     QT_TRANSLATE_NOOP("CompareMaps", "The surface with its textures, without colours")},
    {QT_TRANSLATE_NOOP("CompareMaps", "Joint Weights"),
     QT_TRANSLATE_NOOP("CompareMaps", "Weights of the selected joint")},
    {QT_TRANSLATE_NOOP("CompareMaps", "Weight Difference"),
     QT_TRANSLATE_NOOP("CompareMaps",
                       "How much of each vertex's weight lies elsewhere than in the first pane")},
    {QT_TRANSLATE_NOOP("CompareMaps", "Posed Distance"),
     QT_TRANSLATE_NOOP("CompareMaps",
                       "How far each vertex is from its place in the first pane, in this pose")},
    {QT_TRANSLATE_NOOP("CompareMaps", "Stretch"),
     QT_TRANSLATE_NOOP("CompareMaps", "How much longer or shorter edges are than in the bind pose")},
    {QT_TRANSLATE_NOOP("CompareMaps", "Area Change"),
     QT_TRANSLATE_NOOP("CompareMaps", "How much larger or smaller the surface is than in the bind pose")},
    {QT_TRANSLATE_NOOP("CompareMaps", "Bleed"),
     QT_TRANSLATE_NOOP("CompareMaps",
                       "Weight of joints other than the strongest one, its parent and its children")},
}};

QString mapText(const char* text) {
    return QCoreApplication::translate("CompareMaps", text);
}

/// Blue for less, red for more, pale for no change.
Rgba ratioColor(float log2, double scale) {
    const auto place =
        static_cast<float>(0.5 + 0.5 * std::clamp(static_cast<double>(log2) / scale, -1.0, 1.0));
    return withAlpha(fieldColor(place), 1.0F);
}

/// "×1.8" of the logarithm of a ratio.
QString ratioText(double log2) {
    return QString::fromUtf8("×") + QString::fromStdString(numberText(std::exp2(log2)));
}

QString valueText(CompareMap map, double value, double metersPerUnit) {
    if (map == CompareMap::PosedDistance) {
        return QString::fromStdString(lengthText(value * metersPerUnit, metersPerUnit));
    }
    return isRatio(map) ? ratioText(value) : decimalText(value, 3);
}

std::vector<Rgba> compareRamp(CompareMap map) {
    constexpr int steps = 64;
    std::vector<Rgba> ramp;
    for (int i = 0; i <= steps; ++i) {
        const float share = static_cast<float>(i) / steps;
        ramp.push_back(compareColor(map, isRatio(map) ? 2.0F * share - 1.0F : share, 1.0));
    }
    return ramp;
}

} // namespace

double compareScale(CompareMap map, double largest) {
    if (map != CompareMap::PosedDistance || !(largest > 0.0) || !std::isfinite(largest)) {
        return 1.0;
    }
    const double decade = std::pow(10.0, std::floor(std::log10(largest)));
    constexpr double slack = 1.0 + 1e-9;
    for (const double step : {1.0, 2.0, 5.0}) {
        if (largest <= step * decade * slack) {
            return step * decade;
        }
    }
    return 10.0 * decade;
}

Rgba compareColor(CompareMap map, float value, double scale) {
    if (map == CompareMap::Shaded) {
        return 0;
    }
    if (std::isnan(value)) {
        return kUnweighted;
    }
    if (isRatio(map)) {
        return ratioColor(value, scale);
    }
    const auto share = static_cast<float>(std::clamp(static_cast<double>(value) / scale, 0.0, 1.0));
    return map == CompareMap::JointWeights ? weightColor(share) : distanceColor(share);
}

QString compareMapName(CompareMap map) {
    return mapText(kMapTexts[static_cast<std::size_t>(map)].name);
}

QString compareMapTip(CompareMap map) {
    return mapText(kMapTexts[static_cast<std::size_t>(map)].tip);
}

Legend compareLegend(CompareMap map, double scale, double metersPerUnit, const QString& joint) {
    Legend legend;
    if (map == CompareMap::Shaded) {
        return legend;
    }
    legend.title = compareMapName(map);
    if (map == CompareMap::JointWeights) {
        legend.subtitle = joint;
        if (joint.isEmpty()) {
            legend.note = mapText(QT_TRANSLATE_NOOP("CompareMaps", "Select a joint to see its weights."));
            return legend;
        }
    }
    legend.ramp = compareRamp(map);
    for (const double place : {0.0, 0.5, 1.0}) {
        const double value = isRatio(map) ? (2.0 * place - 1.0) * scale : place * scale;
        const bool number = !isRatio(map) && map != CompareMap::PosedDistance;
        legend.ticks.push_back(
            {place, number ? decimalText(value, 1) : valueText(map, value, metersPerUnit)});
    }
    return legend;
}

QString mapFiguresText(CompareMap map, const MapFigures& figures, double metersPerUnit) {
    if (!figures.known || map == CompareMap::Shaded) {
        return {};
    }
    return mapText(QT_TRANSLATE_NOOP("CompareMaps", "mean %1, max %2"))
        .arg(valueText(map, figures.mean, metersPerUnit), valueText(map, figures.largest, metersPerUnit));
}

} // namespace sinew
