#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/distance/CostGraph.h"
#include "core/distance/GeodesicDistance.h"
#include "core/distance/LeafGraph.h"
#include "core/distance/VertexLookup.h"
#include "core/voxel/SparseVoxels.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Which leaves touch: all that share a face, an edge or a corner, whatever their sizes, as compact rows,
/// symmetric. In a uniform grid these are the 26 neighbours. Four times as large as a LeafGraph, which any-
/// angle paths do with.
class TouchGraph {
public:
    /// O(26 #leaves), parallel; about 105 bytes a leaf, twice that while it is built. Error: Canceled.
    static Expected<TouchGraph> build(const SparseVoxels& voxels, Progress& progress);

    std::size_t size() const { return m_offsets.size() - 1; }
    std::size_t edgeCount() const { return m_targets.size(); }
    std::span<const std::uint32_t> neighbors(std::size_t leaf) const {
        return {m_targets.data() + m_offsets[leaf], m_targets.data() + m_offsets[leaf + 1]};
    }

private:
    std::vector<std::size_t> m_offsets{0}; ///< #leaves + 1
    std::vector<std::uint32_t> m_targets;
};

/// A leaf as paths over centres see it.
struct CenterLeaf {
    Vec3f center;      ///< grid space
    float cost = 1.0F; ///< of a step into it, for each voxel of its length: b of algorithm 3
};

/// What paths over centres run on (Dionne and de Lasa 2014, sec. 6): all leaves, those that touch them, and
/// what a step costs,
///   b |p_i - p_j|   (algorithm 3, lines 13 to 17),
/// between the centres, with b the penalty where the leaf stepped into is boundary, else 1. Lengths in finest
/// voxels. The two metrics that its authors tried besides (sec. 9) step over faces alone, one of them by
/// |dx| + |dy| + |dz|. What the paper does not have: bridges to what hangs loose, whose surface costs no
/// penalty.
class CenterGraph {
public:
    /// `paths` is one of those over centres; `faces`, which the graph may refer to, are the neighbours across
    /// faces. `penalised`: of its components, those where boundary leaves cost `penalty` (>= 0; at most 1:
    /// none); `bridges` are crossed one way. O(26 #leaves), parallel. Error: Canceled.
    static Expected<CenterGraph> build(const SparseVoxels& voxels, Paths paths, const LeafGraph& faces,
                                       const std::vector<bool>& penalised, double penalty,
                                       const Bridges& bridges, Progress& progress);

    std::size_t size() const { return m_leaves.size(); }
    const CenterLeaf& leaf(std::size_t leaf) const { return m_leaves[leaf]; }
    std::span<const std::uint32_t> neighbors(std::size_t leaf) const {
        return m_faces != nullptr ? m_faces->neighbors(leaf) : m_touching.neighbors(leaf);
    }
    /// What a step costs; at least 1, for centres are at least a voxel apart.
    float step(std::uint32_t from, std::uint32_t to) const {
        const CenterLeaf& end = m_leaves[to];
        const Vec3f offset = end.center - m_leaves[from].center;
        return end.cost * (m_alongAxes ? offset.lpNorm<1>() : offset.norm());
    }
    /// All bridges, ascending by the leaf they start from.
    std::span<const BridgeStep> bridges() const { return m_bridges; }
    /// Those that start from one leaf.
    std::span<const BridgeStep> bridgesFrom(std::uint32_t leaf) const;

private:
    std::vector<CenterLeaf> m_leaves;
    TouchGraph m_touching;              ///< of Paths::Centers
    const LeafGraph* m_faces = nullptr; ///< of the others
    bool m_alongAxes = false;           ///< Manhattan
    std::vector<BridgeStep> m_bridges;
    std::vector<bool> m_bridged; ///< #leaves a bridge starts there
};

/// Algorithm 3 as the paper has it, for one source at a time: Dijkstra's search over the centres of all
/// leaves that touch, from the seeds. All leaves that a bone meets are at no distance; those near a bone that
/// meets none start with what the seed says. Compared with straight lines, paths over 26 neighbours are up
/// to 12.8 % too long, and wider leaves add more: this is what any-angle paths (GeodesicSearch) do without.
/// Reuse one object for many sources.
///
/// A distance is the least sum over all paths, rounded along each in the same order: the same bytes in
/// whatever order leaves are taken.
class CenterSearch {
public:
    explicit CenterSearch(const CenterGraph& graph);

    /// Finds the paths to all leaves. O(26 #leaves). Reports the part of all leaves that is reached. False
    /// when canceled.
    bool run(const DistanceSeeds& source, Progress& progress);

    const CenterGraph& graph() const { return m_graph; }
    /// #leaves, finest voxels; infinity: not reached.
    std::span<const float> distances() const { return m_distances; }
    float distance(std::uint32_t leaf) const { return m_distances[leaf]; }

    /// A step of a path backwards.
    struct Before {
        std::uint32_t leaf = kNoLeaf; ///< kNoLeaf: the path starts here
        bool bridge = false;          ///< it came over a bridge
    };
    /// Where the path to a reached leaf comes from; of several that are equally good the lowest. O(26 +
    /// #seeds + #bridges).
    Before before(std::uint32_t leaf) const;

private:
    void begin(const DistanceSeeds& source);
    bool takeBucket(Progress& progress);
    void expand(std::uint32_t leaf);
    void relax(std::uint32_t leaf, float distance);
    bool settle(std::uint32_t leaf);

    const CenterGraph& m_graph;
    std::vector<float> m_distances;
    std::vector<std::uint64_t> m_settled; ///< a bit a leaf
    std::vector<DistanceSeed> m_seeds;    ///< of the source that was searched
    BucketQueue m_queue;
    std::vector<std::uint32_t> m_batch;
    std::size_t m_taken = 0; ///< leaves settled so far
};

/// Distances of all leaves to one source, in voxels; infinity where no path leads. Empty when canceled.
std::vector<float> centerDistances(const CenterGraph& graph, const DistanceSeeds& source, Progress& progress);

} // namespace sinew
