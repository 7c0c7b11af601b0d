#include "app/view/surface/Defects.h"

#include "core/base/Parallel.h"
#include "core/bind/RegionPlan.h"
#include "core/geometry/WeldedSurface.h"
#include "core/geometry/repair/Orientation.h"
#include "core/solve/MixedWeights.h"

#include <algorithm>

namespace sinew {
namespace {

void addEdges(PartDefects& defects, const std::vector<std::array<std::uint32_t, 2>>& edges, DefectKind kind) {
    for (const auto& edge : edges) {
        defects.edges.push_back({edge, kind});
    }
}

/// Triangles that would have to turn for their shell to face outward.
std::vector<bool> flippedTriangles(const Mesh& mesh, const std::vector<Triangle>& triangles) {
    const WeldedSurface surface(mesh);
    std::vector<Triangle> welded;
    welded.reserve(triangles.size());
    for (const Triangle& triangle : triangles) {
        welded.push_back(surface.welded(0, triangle));
    }
    return orientOutward(surface.positions(mesh.vertices), welded).flipTriangle;
}

class Marker {
public:
    explicit Marker(const Mesh& mesh)
        : m_triangles(triangulate(mesh, nullptr, &m_polygonOf))
        , m_polygonCount(mesh.polygonCount()) {}

    const std::vector<Triangle>& triangles() const { return m_triangles; }

    void mark(PartDefects& defects, const std::vector<std::uint32_t>& polygons, DefectKind kind) const {
        std::vector<bool> wanted(m_polygonCount, false);
        for (const std::uint32_t polygon : polygons) {
            wanted[polygon] = true;
        }
        for (std::size_t t = 0; t < m_triangles.size(); ++t) {
            if (wanted[m_polygonOf[t]]) {
                defects.faces.push_back({m_triangles[t], kind});
            }
        }
    }

    std::vector<std::uint32_t> polygonsOf(const std::vector<bool>& triangles) const {
        std::vector<std::uint32_t> polygons;
        for (std::size_t t = 0; t < triangles.size(); ++t) {
            if (triangles[t] && (polygons.empty() || polygons.back() != m_polygonOf[t])) {
                polygons.push_back(m_polygonOf[t]);
            }
        }
        return polygons;
    }

private:
    std::vector<std::uint32_t> m_polygonOf;
    std::vector<Triangle> m_triangles;
    std::size_t m_polygonCount;
};

constexpr std::size_t kLimitCutGrain = 1024;

/// Works out the fraction of one vertex after another.
class VertexCut {
public:
    VertexCut(const WeightTable& weights, std::size_t limit)
        : m_weights(weights)
        , m_limit(limit)
        , m_sorted(weights.sources) {}

    float fraction(std::size_t vertex) {
        if (m_limit == 0 || m_limit >= m_sorted.size()) {
            return 0.0F;
        }
        const std::span<const float> row = m_weights.row(vertex);
        double all = 0.0;
        for (std::size_t s = 0; s < row.size(); ++s) {
            m_sorted[s] = {static_cast<std::int32_t>(s), row[s]};
            all += static_cast<double>(row[s]);
        }
        // One more than is kept: the limit looks at the first influence it leaves out.
        const auto last = static_cast<std::ptrdiff_t>(m_limit + 1);
        std::partial_sort(m_sorted.begin(), m_sorted.begin() + last, m_sorted.end(),
                          [](const Influence& a, const Influence& b) { return a.weight > b.weight; });
        double left = 0.0;
        const std::size_t kept = keptByLimit(std::span(m_sorted).first(m_limit + 1), m_limit);
        for (std::size_t i = 0; i < kept; ++i) {
            left += static_cast<double>(m_sorted[i].weight);
        }
        return all > 0.0 ? static_cast<float>(std::max(0.0, 1.0 - left / all)) : 0.0F;
    }

private:
    const WeightTable& m_weights;
    std::size_t m_limit;
    std::vector<Influence> m_sorted;
};

/// The same settings without any limit: it would leave out what weighs too little for it.
BindSettings unlimited(BindSettings settings) {
    settings.maxInfluences = 0;
    for (Region& region : settings.regions) {
        region.maxInfluences.reset();
    }
    return settings;
}

/// Vertices in regions: each region's limit in its fraction.
void cutInRegions(const RegionPlan& plan, const WeightTable& weights, std::vector<float>& fractions) {
    VertexCut base(weights, plan.base.maxInfluences);
    std::vector<VertexCut> cuts;
    cuts.reserve(plan.rules.size());
    for (const WeightRules& rules : plan.rules) {
        cuts.emplace_back(weights, rules.maxInfluences);
    }
    for (std::size_t i = 0; i < plan.vertices.size(); ++i) {
        float& fraction = fractions[plan.vertices[i]];
        fraction = plan.baseFractions[i] * base.fraction(plan.vertices[i]);
        for (const WeightedRules& rule : plan.fractionsOf(i)) {
            fraction += rule.fraction * cuts[rule.rules].fraction(plan.vertices[i]);
        }
    }
}

/// From what follows one joint, as it moves nearly as one, the limit takes nothing.
void spareRigidShells(const Solution& solution, const SolverMix& mix, const BindSettings& settings,
                      std::vector<float>& fractions, Progress& progress) {
    if (!settings.rigidShells) {
        return;
    }
    const SkinWeights solved = mixedWeights(mix, solution.input().allSources(), settings, progress);
    if (progress.canceled()) {
        return;
    }
    const RigidShells rigid = solution.rigidShells(solved, settings);
    for (std::uint32_t vertex = 0; vertex < fractions.size(); ++vertex) {
        fractions[vertex] = rigid.at(vertex) ? 0.0F : fractions[vertex];
    }
}

} // namespace

Expected<SceneDefects> findDefects(const Scene& scene, const std::vector<MeshReport>& reports,
                                   Progress& progress) {
    SceneDefects result;
    const auto count = [&](DefectKind kind, std::size_t more) {
        result.counts[static_cast<std::size_t>(kind)] += more;
    };
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        const Mesh& mesh = *scene.parts[part].mesh;
        const MeshReport& report = reports[part];
        const Marker marker(mesh);
        PartDefects defects;
        addEdges(defects, report.borderEdges, DefectKind::Border);
        addEdges(defects, report.windingEdges, DefectKind::Winding);
        addEdges(defects, report.nonManifoldEdges, DefectKind::NonManifold);
        const auto flipped = marker.polygonsOf(flippedTriangles(mesh, marker.triangles()));
        std::vector<std::uint32_t> degenerate = report.degeneratePolygons;
        degenerate.insert(degenerate.end(), report.duplicatePolygons.begin(), report.duplicatePolygons.end());
        marker.mark(defects, flipped, DefectKind::Winding);
        marker.mark(defects, report.selfIntersectingPolygons, DefectKind::Crossing);
        marker.mark(defects, degenerate, DefectKind::Degenerate);
        count(DefectKind::Border, report.borderEdges.size());
        count(DefectKind::NonManifold, report.nonManifoldEdges.size());
        count(DefectKind::Winding, flipped.size());
        count(DefectKind::Crossing, report.selfIntersectingPolygons.size());
        count(DefectKind::Degenerate, degenerate.size());
        result.parts.push_back(std::move(defects));
    }
    return result;
}

Expected<std::vector<float>> limitCutFractions(const BindState& state, const BindSettings& settings,
                                               Progress& progress) {
    const BindInput& input = *state.input;
    const std::size_t sources = input.sources.joints.size();
    const std::size_t vertices = input.problem.vertices.size();
    const auto limit = static_cast<std::size_t>(std::max(settings.maxInfluences, 0));
    std::vector<float> fractions(vertices, 0.0F);
    const RegionPlan plan = planRegions(input, settings);
    if ((limit == 0 || limit >= sources) && !plan.limitsDiffer()) {
        return fractions;
    }
    const SolverMix mix = mixSolvers(state, settings);
    const WeightTable weights = mixedTable(mix, input.allSources(), unlimited(settings), progress);
    parallelFor(vertices, kLimitCutGrain, [&](std::size_t begin, std::size_t end) {
        VertexCut cut(weights, limit);
        for (std::size_t p = begin; p < end && !progress.canceled(); ++p) {
            fractions[p] = cut.fraction(p);
        }
    });
    if (plan.limitsDiffer() && !progress.canceled()) {
        cutInRegions(plan, weights, fractions);
    }
    spareRigidShells(*state.solution, mix, settings, fractions, progress);
    return progress.canceled() ? Expected<std::vector<float>>(fail(ErrorCode::Canceled))
                               : std::move(fractions);
}

} // namespace sinew
