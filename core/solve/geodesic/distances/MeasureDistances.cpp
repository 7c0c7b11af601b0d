#include "core/solve/geodesic/distances/GeodesicDistances.h"

#include "core/base/Parallel.h"
#include "core/bind/RegionPlan.h"
#include "core/bind/thickness/LimbThickness.h"
#include "core/weights/Falloff.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <memory>
#include <numeric>
#include <vector>

namespace sinew {
namespace {

/// How far bones count at the welded vertices under the settings and their regions.
class RegionReach {
public:
    RegionReach(const BindInput& input, const WeightingSettings& settings);

    /// The distance from which on a source is left out at a vertex; unit cube, as falloffReach.
    double reachOf(std::uint32_t vertex, double nearest) const;
    /// Whether a region is bound to this source, however far it is.
    bool everywhere(std::size_t source) const { return m_everywhere[source]; }

private:
    double reachOf(const WeightRules& rules, double nearest) const;

    RegionPlan m_plan;
    std::vector<bool> m_everywhere; ///< #S
};

RegionReach::RegionReach(const BindInput& input, const WeightingSettings& settings)
    : m_plan(planRegions(input, settings))
    , m_everywhere(input.sources.joints.size(), false) {
    for (const WeightRules& rules : m_plan.rules) {
        for (std::size_t s = 0; s < rules.allowed.size(); ++s) {
            m_everywhere[s] = m_everywhere[s] || rules.allowed[s];
        }
    }
}

double RegionReach::reachOf(const WeightRules& rules, double nearest) const {
    return falloffReach(nearest, rules.falloff, rules.minAlpha, rules.fraction);
}

double RegionReach::reachOf(std::uint32_t vertex, double nearest) const {
    double reach = reachOf(m_plan.base, nearest);
    if (const std::size_t index = m_plan.indexOf(vertex); index < m_plan.vertices.size()) {
        for (const WeightedRules& fraction : m_plan.fractionsOf(index)) {
            reach = std::max(reach, reachOf(m_plan.rules[fraction.rules], nearest));
        }
    }
    return reach;
}

constexpr float kInfinity = std::numeric_limits<float>::infinity();

class Measuring {
public:
    Measuring(const BindInput& input, const BindSurface& surface, const WeightingSettings& settings,
              GeodesicDistances& result, Progress& progress)
        : m_input(input)
        , m_areas(surface.diffusion.areas())
        , m_scaleByThickness(settings.scaleByThickness)
        , m_lookup(*result.lookup)
        , m_voxels(result.volume->voxels)
        , m_result(result.bones)
        , m_sources(result.volume->seeds.ofSource)
        , m_bounded(result.reach == SearchReach::WhereItCounts)
        , m_progress(progress)
        , m_regions(input, settings)
        , m_steps(progress)
        , m_graph(*result.costGraph)
        , m_pool(m_graph) {}

    bool run() {
        m_result.rows.assign(m_sources.size(), std::vector<float>(m_lookup.vertexCount()));
        measureThickness();
        if (m_progress.canceled()) {
            return false;
        }
        if (!m_bounded) {
            if (!search({allSources(), {}}, nullptr)) {
                return false;
            }
            measureScales();
            return true;
        }
        return reachOfNearest() && searchWhereItCounts();
    }

private:
    /// What is searched: sources, and the vertices that read them; empty: all.
    struct Wanted {
        std::vector<std::size_t> sources;
        std::vector<std::uint32_t> vertices;
    };

    bool searchWhereItCounts() {
        SearchLimits limits(m_graph, m_lookup);
        Wanted wanted{allSources(), {}};
        std::vector<float> reaches = m_reach;
        while (!wanted.sources.empty()) {
            m_steps.begin(1, kLimitsFraction);
            m_pool.clear();
            if (SearchProgress progress(m_steps); !limits.measure(reaches, progress)) {
                return false;
            }
            if (!search(wanted, &limits)) {
                return false;
            }
            measureScales();
            wanted = searchedTooLittle();
            reaches.assign(reaches.size(), kInfinity);
            for (const std::uint32_t vertex : wanted.vertices) {
                reaches[vertex] = m_reach[vertex];
            }
        }
        return true;
    }

    float unit() const { return static_cast<float>(m_voxels.frame().resolution()); }

    /// R of a vertex whose nearest bone is `nearest` voxels away, in voxels.
    float reachOf(std::size_t vertex, float nearest) const {
        const double reach =
            m_regions.reachOf(static_cast<std::uint32_t>(vertex), static_cast<double>(nearest / unit()));
        return static_cast<float>(reach) * unit() * kRounding;
    }

    bool reachOfNearest() {
        auto search = m_pool.take();
        const JoinedBones all = joined(m_sources);
        {
            m_steps.begin(1, kNearestFraction);
            SearchProgress progress(m_steps);
            if (!search->run(all.path, {}, progress)) {
                return false;
            }
        }
        m_reach.resize(m_lookup.vertexCount());
        const float margin = m_thickest * kStubbyMargin;
        parallelFor(m_reach.size(), 4096, [&](std::size_t begin, std::size_t end) {
            for (std::size_t p = begin; p < end; ++p) {
                const std::uint32_t bone = search->boneOf(m_lookup.homeLeaf(p));
                const float scale = bone == kNoBone ? m_thinnest : thicknessAt(all.ofBone[bone], p);
                m_reach[p] = margin * reachOf(p, m_lookup.distance(p, *search) / scale);
            }
        });
        m_pool.giveBack(std::move(search));
        return true;
    }

    std::vector<std::size_t> allSources() const {
        std::vector<std::size_t> all(m_sources.size());
        std::iota(all.begin(), all.end(), std::size_t{0});
        return all;
    }

    /// Null: without limits.
    bool search(const Wanted& wanted, const SearchLimits* limits) {
        std::atomic<bool> canceled{false};
        m_steps.begin(wanted.sources.size(), 1.0);
        parallelFor(wanted.sources.size(), 1, [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i) {
                if (canceled || m_progress.canceled()) {
                    canceled = true;
                    return; // before a search is made, which takes its time
                }
                const std::size_t s = wanted.sources[i];
                auto search = m_pool.take();
                const std::vector<float> own = limits == nullptr || m_regions.everywhere(s)
                                                   ? std::vector<float>()
                                                   : limits->forPart(partOf(s));
                SearchProgress progress(m_steps);
                if (!search->run(m_sources[s], own, progress)) {
                    canceled = true;
                    return;
                }
                read(*search, wanted.vertices, m_result.rows[s]);
                m_pool.giveBack(std::move(search));
            }
        });
        return !canceled;
    }

    /// Of some vertices; empty: of all. A limited search leaves out those whose own leaf it did not reach.
    void read(const GeodesicSearch& search, std::span<const std::uint32_t> vertices,
              std::vector<float>& distances) const {
        const float toUnitCube = 1.0F / unit();
        const std::size_t count = vertices.empty() ? distances.size() : vertices.size();
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t p = vertices.empty() ? i : vertices[i];
            const bool far = m_bounded && !search.reached(m_lookup.homeLeaf(p));
            distances[p] = far ? kInfinity : m_lookup.distance(p, search) * toUnitCube;
        }
    }

    void measureThickness() {
        const std::vector<Bone>& bones = m_input.sources.joints;
        const VoxelFrame& frame = m_voxels.frame();
        const std::vector<double> scales = scalesByThickness(
            m_input.problem, m_areas, bones, frame.voxelSize * frame.resolution(), m_progress);
        m_field = ThicknessField(bones, scales, m_result.extent);
        m_thinnest = m_scaleByThickness ? static_cast<float>(std::ranges::min(scales)) : 1.0F;
        m_thickest = 0.0F;
        for (std::size_t s = 0; s < scales.size(); ++s) {
            m_thickest = std::max(m_thickest, thicknessOf(s));
        }
    }

    float thicknessAt(std::size_t source, std::size_t vertex) const {
        return m_scaleByThickness ? m_field.at(source, m_input.problem.vertices[vertex]) : 1.0F;
    }

    /// Where it counts nearest.
    float thicknessOf(std::size_t source) const {
        return m_scaleByThickness ? m_field.greatest(source) : 1.0F;
    }

    /// How far a source is searched, of the thickest one's reach.
    float partOf(std::size_t source) const {
        const bool mayBeStubby = m_input.sources.joints[source].endsChain;
        return thicknessOf(source) / m_thickest * (mayBeStubby ? 1.0F : kOwnSearchMargin / kStubbyMargin);
    }

    void measureScales() { m_stubby = scaleByLimbThickness(m_result, m_input, m_areas, m_field, m_progress); }

    float stubbyOf(std::size_t source) const {
        return m_scaleByThickness ? static_cast<float>(m_stubby[source]) : 1.0F;
    }

    /// What must be known of a vertex, voxels, scaled: what counts for its weights, and the bone that leads
    /// it, by which stubby ends are judged before they count nearer.
    float neededAt(std::size_t vertex) const {
        const auto& counted = m_scaleByThickness ? m_result.scaled : m_result.rows;
        float nearest = kInfinity;
        float nearestUnlessStubby = kInfinity;
        for (std::size_t s = 0; s < m_sources.size(); ++s) {
            nearest = std::min(nearest, counted[s][vertex]);
            nearestUnlessStubby = std::min(nearestUnlessStubby, counted[s][vertex] * stubbyOf(s));
        }
        return std::max(reachOf(vertex, nearest * unit()), kRounding * nearestUnlessStubby * unit());
    }

    /// How far a source must have been searched for that, voxels; what is at most `searched` is not worked
    /// out.
    float reachFor(float needed, std::size_t source, std::size_t vertex, float searched) const {
        const float max = needed * thicknessOf(source) * stubbyOf(source);
        return max <= searched ? max : needed * thicknessAt(source, vertex) * stubbyOf(source);
    }

    /// Sources that may count at a vertex although their search may have ended before it: what lies beyond a
    /// vertex's reach is as good as not reached. Raises the reaches of these vertices to what they need.
    Wanted searchedTooLittle() {
        std::vector<bool> missed(m_sources.size(), false);
        Wanted again;
        for (std::size_t p = 0; p < m_reach.size(); ++p) {
            if (!std::isfinite(m_reach[p])) {
                continue;
            }
            const float needed = neededAt(p);
            const float known = m_reach[p];
            bool raised = false;
            for (std::size_t s = 0; s < m_sources.size(); ++s) {
                const float searched = known * partOf(s);
                if (!(m_result.rows[s][p] * unit() > searched) || m_regions.everywhere(s)) {
                    continue;
                }
                const float reach = reachFor(needed, s, p, searched * kRounding);
                if (reach > searched * kRounding) {
                    missed[s] = true;
                    raised = true;
                    m_reach[p] = std::max(m_reach[p], reach / partOf(s) * kRounding);
                }
            }
            if (raised) {
                again.vertices.push_back(static_cast<std::uint32_t>(p));
            }
        }
        for (std::size_t s = 0; s < missed.size(); ++s) {
            if (missed[s]) {
                again.sources.push_back(s);
            }
        }
        return again;
    }

    /// The search from all bones at once takes about this part of the time.
    static constexpr double kNearestFraction = 0.15;
    /// And the search of limits, by its end.
    static constexpr double kLimitsFraction = 0.3;
    /// What comes from other units and back must not fall short.
    static constexpr float kRounding = 1.0001F;

    const BindInput& m_input;
    std::span<const double> m_areas; ///< #G
    bool m_scaleByThickness;
    const VertexLookup& m_lookup;
    const SparseVoxels& m_voxels;
    BoneDistances& m_result;
    const std::vector<DistanceSeeds>& m_sources;
    bool m_bounded;
    Progress& m_progress;
    RegionReach m_regions;
    SearchSteps m_steps;
    const CostGraph& m_graph;
    SearchPool m_pool;
    ThicknessField m_field;
    std::vector<double> m_stubby; ///< of each source, after a search (scaleByLimbThickness)
    float m_thinnest = 1.0F;      ///< of all scales
    float m_thickest = 1.0F;      ///< of the field
    std::vector<float> m_reach;   ///< R of each vertex for the thickest source, voxels
};

} // namespace

bool measureBones(const BindInput& input, const BindSurface& surface, const WeightingSettings& settings,
                  GeodesicDistances& result, Progress& progress) {
    return Measuring(input, surface, settings, result, progress).run();
}

} // namespace sinew
