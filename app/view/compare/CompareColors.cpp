#include "app/view/compare/CompareData.h"

#include "app/text/Numbers.h"
#include "app/view/ColorMaps.h"
#include "core/base/Parallel.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace sinew {
namespace {

constexpr float kUnknownValue = std::numeric_limits<float>::quiet_NaN();
constexpr std::size_t kCompareGrain = 4096;
constexpr double kMinRatio = 1.0 / 1024.0; // what collapses entirely has no logarithm

double areaOfTriangle(std::span<const Vec3> vertices, const Triangle& triangle) {
    const Vec3& a = vertices[triangle[0]];
    return 0.5 * (vertices[triangle[1]] - a).cross(vertices[triangle[2]] - a).norm();
}

/// #P: the sum of the areas of the triangles around each vertex.
std::vector<double> areasAround(std::span<const Triangle> triangles, std::span<const Vec3> vertices) {
    std::vector<double> areas(vertices.size(), 0.0);
    for (const Triangle& triangle : triangles) {
        const double area = areaOfTriangle(vertices, triangle);
        for (const std::uint32_t corner : triangle) {
            areas[corner] += area;
        }
    }
    return areas;
}

float logRatio(double now, double rest) {
    const double ratio = now / rest;
    return std::isfinite(ratio) ? static_cast<float>(std::log2(std::max(ratio, kMinRatio))) : kUnknownValue;
}

std::vector<std::array<std::uint32_t, 2>> sidesOf(const Mesh& mesh) {
    constexpr unsigned half = 32;
    std::vector<std::uint64_t> keys;
    keys.reserve(mesh.cornerCount());
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        const auto polygon = mesh.polygon(f);
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const auto [a, b] = std::minmax(polygon[i], polygon[(i + 1) % polygon.size()]);
            keys.push_back(std::uint64_t{a} << half | std::uint64_t{b});
        }
    }
    sortUnique(keys);
    std::vector<std::array<std::uint32_t, 2>> sides;
    sides.reserve(keys.size());
    for (const std::uint64_t key : keys) {
        sides.push_back({static_cast<std::uint32_t>(key >> half), static_cast<std::uint32_t>(key)});
    }
    return sides;
}

float differenceAt(std::span<const Influence> a, std::span<const Influence> b) {
    if (a.empty() || b.empty()) {
        return a.empty() && b.empty() ? 0.0F : 1.0F;
    }
    const auto in = [](std::span<const Influence> influences, std::int32_t joint) {
        const auto found = std::ranges::find(influences, joint, &Influence::joint);
        return found == influences.end() ? 0.0F : found->weight;
    };
    float sum = 0.0F;
    for (const Influence& mine : a) {
        sum += std::abs(mine.weight - in(b, mine.joint));
    }
    for (const Influence& other : b) {
        sum += in(a, other.joint) > 0.0F ? 0.0F : other.weight;
    }
    return std::min(0.5F * sum, 1.0F);
}

float bleedAt(std::span<const Influence> influences, const Skeleton& skeleton) {
    const std::int32_t strongest = influences.front().joint;
    const auto parent = [&](std::int32_t joint) {
        return skeleton.joints[static_cast<std::size_t>(joint)].parent;
    };
    float beyond = 0.0F;
    for (const Influence& each : influences.subspan(1)) {
        const bool related = each.joint == parent(strongest) || parent(each.joint) == strongest;
        beyond += related ? 0.0F : each.weight;
    }
    return beyond;
}

std::span<const Influence> influencesOf(const SkinWeights* weights, std::size_t vertex) {
    return weights != nullptr && vertex < weights->vertexCount() ? weights->at(vertex)
                                                                 : std::span<const Influence>();
}

template<typename Value>
std::vector<float> valuesOf(std::size_t vertices, const Value& value) {
    std::vector<float> values(vertices);
    parallelFor(vertices, kCompareGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            values[p] = value(p);
        }
    });
    return values;
}

} // namespace

bool followsPose(CompareMap map) {
    return map == CompareMap::PosedDistance || isRatio(map);
}

bool isRatio(CompareMap map) {
    return map == CompareMap::Stretch || map == CompareMap::AreaChange;
}

PartMeasure measureAtRest(const Mesh& mesh) {
    PartMeasure rest;
    for (const auto& side : sidesOf(mesh)) {
        const double length = (mesh.vertices[side[0]] - mesh.vertices[side[1]]).norm();
        if (length > 0.0 && std::isfinite(length)) {
            rest.edges.push_back(side);
            rest.lengths.push_back(length);
        }
    }
    rest.triangles = triangulate(mesh);
    rest.areas = areasAround(rest.triangles, mesh.vertices);
    rest.used.assign(mesh.vertexCount(), false);
    for (const std::uint32_t corner : mesh.corners) {
        rest.used[corner] = true;
    }
    return rest;
}

std::vector<float> jointWeightValues(const SkinWeights* weights, std::int32_t joint, std::size_t vertices) {
    return valuesOf(vertices, [&](std::size_t p) {
        const auto influences = influencesOf(weights, p);
        const auto found = std::ranges::find(influences, joint, &Influence::joint);
        return joint == kNone || influences.empty() ? kUnknownValue
               : found == influences.end()          ? 0.0F
                                                    : found->weight;
    });
}

std::vector<float> differenceValues(const SkinWeights* weights, const SkinWeights* reference,
                                    std::size_t vertices) {
    return valuesOf(vertices, [&](std::size_t p) {
        return differenceAt(influencesOf(weights, p), influencesOf(reference, p));
    });
}

std::vector<float> bleedValues(const SkinWeights* weights, const Skeleton& skeleton, std::size_t vertices) {
    return valuesOf(vertices, [&](std::size_t p) {
        const auto influences = influencesOf(weights, p);
        return influences.empty() ? kUnknownValue : bleedAt(influences, skeleton);
    });
}

std::vector<float> distanceValues(std::span<const Vec3> posed, std::span<const Vec3> reference) {
    return valuesOf(posed.size(), [&](std::size_t p) {
        const double distance = (posed[p] - reference[p]).norm();
        return std::isfinite(distance) ? static_cast<float>(distance) : kUnknownValue;
    });
}

std::vector<float> stretchValues(const PartMeasure& rest, std::span<const Vec3> posed) {
    std::vector<float> values(posed.size(), 0.0F);
    for (std::size_t e = 0; e < rest.edges.size(); ++e) {
        const auto& edge = rest.edges[e];
        const float change = logRatio((posed[edge[0]] - posed[edge[1]]).norm(), rest.lengths[e]);
        for (const std::uint32_t vertex : edge) {
            if (std::abs(change) > std::abs(values[vertex])) {
                values[vertex] = change;
            }
        }
    }
    return values;
}

std::vector<float> areaValues(const PartMeasure& rest, std::span<const Vec3> posed) {
    const std::vector<double> areas = areasAround(rest.triangles, posed);
    return valuesOf(posed.size(), [&](std::size_t p) {
        return rest.areas[p] > 0.0 ? logRatio(areas[p], rest.areas[p]) : kUnknownValue;
    });
}

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
    const auto index = static_cast<std::ptrdiff_t>(part * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), values.begin() + index, values.end());
    return static_cast<double>(values[static_cast<std::size_t>(index)]);
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
        const float fraction = static_cast<float>(i) / steps;
        ramp.push_back(compareColor(map, isRatio(map) ? 2.0F * fraction - 1.0F : fraction, 1.0));
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
    const auto fraction = static_cast<float>(std::clamp(static_cast<double>(value) / scale, 0.0, 1.0));
    return map == CompareMap::JointWeights ? weightColor(fraction) : distanceColor(fraction);
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
    for (const double at : {0.0, 0.5, 1.0}) {
        const double value = isRatio(map) ? (2.0 * at - 1.0) * scale : at * scale;
        const bool number = !isRatio(map) && map != CompareMap::PosedDistance;
        legend.ticks.push_back({at, number ? decimalText(value, 1) : valueText(map, value, metersPerUnit)});
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
