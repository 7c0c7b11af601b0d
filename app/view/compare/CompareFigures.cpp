#include "app/view/compare/CompareFigures.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr double kMostDistances = 0.95;

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
        m_figures.distance95 = quantile(m_distances, kMostDistances);
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

} // namespace sinew
