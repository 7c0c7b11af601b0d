#include "app/view/compare/CompareColors.h"

#include "app/text/Numbers.h"
#include "app/view/legend/ColorMaps.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew {
namespace {

constexpr double kMaxDistances = 0.95;

double greatestStretch(const PartMeasure& rest, std::span<const Vec3> posed) {
    double greatest = 1.0;
    for (std::size_t e = 0; e < rest.edges.size(); ++e) {
        const auto& edge = rest.edges[e];
        greatest = std::max(greatest, (posed[edge[0]] - posed[edge[1]]).norm() / rest.lengths[e]);
    }
    return greatest;
}

/// The value that a part of all values does not exceed; 0 of none.
double quantile(std::vector<float>& values, double part) {
    if (values.empty()) {
        return 0.0;
    }
    const auto place = static_cast<std::ptrdiff_t>(part * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), values.begin() + place, values.end());
    return static_cast<double>(values[static_cast<std::size_t>(place)]);
}

/// Sums over the vertices of all parts.
class FigureSum {
public:
    void add(const Scene& scene, std::size_t part, const PartMeasure& rest, const CompareSide& side,
             const CompareSide& reference) {
        const SkinWeights* weights = side.weights[part].get();
        const std::size_t vertices = rest.used.size();
        const auto differences = differenceValues(weights, reference.weights[part].get(), vertices);
        const auto bleeds = bleedValues(weights, scene.skeleton, vertices);
        const auto distances = distanceValues(side.posed[part], reference.posed[part]);
        for (std::size_t p = 0; p < vertices; ++p) {
            if (rest.used[p]) {
                addVertex(weights != nullptr ? weights->at(p).size() : 0, differences[p], bleeds[p]);
                if (std::isfinite(distances[p])) {
                    m_distances.push_back(distances[p]);
                }
            }
        }
        m_figures.stretch = std::max(m_figures.stretch, greatestStretch(rest, side.posed[part]));
    }

    CompareFigures finish() {
        const double all = std::max(1.0, static_cast<double>(m_vertices));
        const double weighted = std::max(1.0, static_cast<double>(m_vertices - m_figures.unweighted));
        m_figures.influences /= weighted;
        m_figures.bleed /= weighted;
        m_figures.difference /= all;
        m_figures.distance95 = quantile(m_distances, kMaxDistances);
        return m_figures;
    }

private:
    void addVertex(std::size_t influences, float difference, float bleed) {
        ++m_vertices;
        m_figures.difference += static_cast<double>(difference);
        m_figures.influences += static_cast<double>(influences);
        m_figures.bleed += influences == 0 ? 0.0 : static_cast<double>(bleed);
        m_figures.unweighted += influences == 0 ? 1 : 0;
    }

    CompareFigures m_figures;
    std::size_t m_vertices = 0;
    std::vector<float> m_distances;
};

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

CompareFigures compareFigures(const Scene& scene, std::span<const PartMeasure> rest, const CompareSide& side,
                              const CompareSide& reference) {
    FigureSum sum;
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        sum.add(scene, part, rest[part], side, reference);
    }
    return sum.finish();
}

MapFigures mapFigures(std::span<const std::vector<float>> values, std::span<const PartMeasure> rest) {
    MapFigures figures;
    double sum = 0.0;
    std::size_t count = 0;
    for (std::size_t part = 0; part < values.size(); ++part) {
        for (std::size_t p = 0; p < values[part].size(); ++p) {
            const auto value = static_cast<double>(values[part][p]);
            if (!rest[part].used[p] || !std::isfinite(value)) {
                continue;
            }
            sum += std::abs(value);
            ++count;
            if (std::abs(value) > std::abs(figures.largest)) {
                figures.largest = value;
            }
        }
    }
    figures.known = count > 0;
    figures.mean = count > 0 ? sum / static_cast<double>(count) : 0.0;
    return figures;
}

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
