#pragma once

#include "core/base/Progress.h"
#include "core/bind/SolvedWeights.h"
#include "core/distance/CenterPaths.h"
#include "core/distance/CostGraph.h"
#include "core/distance/GeodesicDistance.h"
#include "core/distance/VertexLookup.h"
#include "core/solve/solution/Solution.h"
#include "core/solve/volume/SolverVolume.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <memory>
#include <mutex>
#include <span>
#include <utility>
#include <vector>

namespace sinew {

/// All bones as one source of paths: a search of it finds for every leaf the nearest bone of all.
struct JoinedBones {
    DistanceSeeds path;
    std::vector<std::size_t> ofBone; ///< source of each of its bones (GeodesicSearch::boneOf)
};

/// The bones' own searches end up to this much farther than the one of all at once, as a rule.
constexpr float kOwnSearchMargin = 1.12F;
/// In place of that for ends of chains: a stubby one, which is known only afterwards, counts from up to 1.13
/// times as far.
constexpr float kStubbyMargin = 1.2F;

/// O(seeds).
JoinedBones joined(const std::vector<DistanceSeeds>& sources);

/// How far every leaf is searched, voxels. Keeps references to graph and lookup.
class SearchLimits {
public:
    SearchLimits(const CostGraph& graph, const VertexLookup& lookup)
        : m_graph(graph)
        , m_lookup(lookup) {}

    /// For vertices that read from as far as `reaches[p]` (voxels; vertices whose reach is not finite are
    /// left out): for every leaf the largest of
    ///   reaches[p] - way from the leaf to p.
    /// A path that goes through a leaf farther than that is too long for every vertex. The ways come from one
    /// search of all vertices at once (CostGraph::backwards), of which kPathFraction counts, so that none is
    /// longer than what is left of a path. False when canceled. O(#leaves * 6 + lines of sight + #vertices).
    bool measure(std::span<const float> reaches, Progress& progress);

    /// The limits (#leaves) of a search that has to go `part` (0..1) of all these reaches far.
    std::vector<float> forPart(float part) const;

private:
    void start(std::span<const float> reaches);

    const CostGraph& m_graph;
    const VertexLookup& m_lookup;
    std::vector<float> m_reach; ///< #leaves, with what more is needed to read the vertices
    float m_maxBeyond = 0.0F;   ///< what that is at most
};

/// Searches of one graph, one for each thread that needs one.
class SearchPool {
public:
    explicit SearchPool(const CostGraph& graph)
        : m_graph(graph) {}

    std::unique_ptr<GeodesicSearch> take() {
        {
            const std::lock_guard lock(m_mutex);
            if (!m_free.empty()) {
                auto search = std::move(m_free.back());
                m_free.pop_back();
                return search;
            }
        }
        return std::make_unique<GeodesicSearch>(m_graph);
    }
    void giveBack(std::unique_ptr<GeodesicSearch> search) {
        const std::lock_guard lock(m_mutex);
        m_free.push_back(std::move(search));
    }
    /// Makes room for another search of that size.
    void clear() { m_free.clear(); }

private:
    const CostGraph& m_graph;
    std::mutex m_mutex;
    std::vector<std::unique_ptr<GeodesicSearch>> m_free;
};

/// How far a stage of several searches at once has come; it never goes back.
class SearchSteps {
public:
    explicit SearchSteps(Progress& progress)
        : m_progress(progress) {}

    Progress& progress() { return m_progress; }
    /// So many searches follow, which together make up the stage from here to `until`.
    void begin(std::size_t searches, double until) {
        m_from = m_until;
        m_until = std::max(m_from, until);
        m_searches = static_cast<double>(searches);
        m_done = 0.0;
    }
    void add(double searches) {
        double before = m_done;
        while (!m_done.compare_exchange_weak(before, before + searches)) { // libc++ adds no fractions
        }
        const double done = std::min(1.0, (before + searches) / m_searches);
        m_progress.report(Stage::Distances, m_from + (m_until - m_from) * done);
    }

private:
    Progress& m_progress;
    double m_from = 0.0;
    double m_until = 0.0;
    double m_searches = 1.0;
    std::atomic<double> m_done{0.0};
};

/// One search's fraction in that.
class SearchProgress final : public Progress {
public:
    explicit SearchProgress(SearchSteps& steps)
        : m_steps(steps) {}
    ~SearchProgress() override { m_steps.add(1.0 - m_fraction); }
    SearchProgress(const SearchProgress&) = delete;
    SearchProgress& operator=(const SearchProgress&) = delete;

    bool canceled() const override { return m_steps.progress().canceled(); }
    void report(Stage /*stage*/, double fraction) override {
        m_steps.add(fraction - m_fraction);
        m_fraction = fraction;
    }

private:
    SearchSteps& m_steps;
    double m_fraction = 0.0;
};

/// Steps 4 and 5 of geodesic voxel binding (Dionne and de Lasa 2014, sec. 6): how far every vertex is from
/// every bone inside the volume. Made whole by measureDistances and never changed.
struct GeodesicDistances {
    DistanceSettings settings; ///< it was made with (distancesInForce)
    SearchReach reach = SearchReach::Everywhere;
    std::shared_ptr<const BindVolume> volume;
    std::shared_ptr<const VertexLookup> lookup;     ///< where the vertices read the volume
    std::unique_ptr<const CostGraph> costGraph;     ///< of Paths::AnyAngle; refers to the volume
    std::unique_ptr<const CenterGraph> centerGraph; ///< of Paths::Centers
    BoneDistances bones;
    std::vector<LooseComponent> loose;
};

/// The settings of distances as far as they count: the penalty that is in force, also where it was spelled
/// out.
DistanceSettings distancesInForce(const BindSettings& settings);

/// Paths and distances. Of the settings those of distances are read, and for WhereItCounts those of weighting
/// too. Errors: Canceled; of Paths::Centers NotEnoughMemory. Complexity: measureBones, measureByCenters,
/// which searches everywhere.
Expected<std::shared_ptr<const GeodesicDistances>>
measureDistances(const BindInput& input, const BindSurface& surface, std::shared_ptr<const BindVolume> volume,
                 std::shared_ptr<const VertexLookup> lookup, const BindSettings& settings, SearchReach reach,
                 Progress& progress);

/// Algorithm 3 for every source. Fills in rows and thickness scales of result.bones; volume, lookup, paths,
/// reach and extent are set. Of the settings only thickness scales, and for WhereItCounts those of weighting,
/// are read. False when canceled.
///
/// SearchReach::WhereItCounts: let d1(p) be a vertex's distance from its nearest bone and R(p) the distance
/// at which the falloff leaves nothing (falloffReach, which grows with d1). Bone k matters to p only if dk(p)
/// <= R(p). A leaf v on the path to such a vertex has dk(v) <= dk(p) - |v p| <= R(p) - |v p|, so the search
/// of bone k may end at leaves farther than
///   limit(v) = max over all vertices p of R(p) - |v p|,
/// |v p| a way through the volume (SearchLimits), and a little more: two leaves, for centres beside the path,
/// and what a lookup's samples lie beyond the vertex (VertexLookup::distance). Vertices that matter get what
/// a search without limit gives; others may get more or infinity, which weights cannot tell from any other
/// distance over R(p). d1 comes from one search from all bones at once; where the bones' own searches end up
/// farther than it said, these vertices' reaches are raised, and what did not go far enough is searched
/// again for them alone.
bool measureBones(const BindInput& input, const BindSurface& surface, const WeightingSettings& settings,
                  GeodesicDistances& result, Progress& progress);

} // namespace sinew
