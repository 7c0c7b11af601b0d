#pragma once

#include "core/distance/Bridges.h"
#include "core/distance/LeafGraph.h"
#include "core/voxel/VoxelMask.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// A leaf as paths see it.
struct CostLeaf {
    Vec3f center; ///< grid space
    std::uint8_t sizeLog2 = 0;
    bool costly : 1 = false;    ///< crossing it costs the penalty
    bool surface : 1 = false;   ///< a triangle meets it: its centre may lie outside
    bool penalised : 1 = false; ///< part of what has a costly surface
    bool bridged : 1 = false;   ///< a bridge to a loose component starts here
    bool wall : 1 = false;      ///< costs as much as a base voxel, however small it is

    float width() const { return static_cast<float>(1U << sizeLog2); } ///< voxels
};

/// What paths run on: the leaves, who touches whom, and where the penalty counts. Keeps a reference to the
/// graph.
class CostGraph {
public:
    /// In the boundary leaves of the components that are `penalised`, crossing one voxel costs `penalty` (>=
    /// 1). Those of `walls` cost as much as a base voxel, however small: where two sheets of the surface stay
    /// joined finer voxels make no wall cheaper. O(#leaves).
    CostGraph(const SparseVoxels& voxels, const LeafGraph& graph, const std::vector<bool>& penalised,
              double penalty, const Bridges& bridges = {}, const std::vector<std::uint32_t>& walls = {});

    std::size_t size() const { return m_places.size(); }
    const CostLeaf& place(std::size_t leaf) const { return m_places[leaf]; }
    std::span<const std::uint32_t> neighbors(std::size_t leaf) const { return m_graph.neighbors(leaf); }
    float baseVoxel() const { return m_baseVoxel; } ///< voxels wide
    /// A leaf's width, of those that are wider than a base voxel that one's.
    float finestWidth(const CostLeaf& place) const { return std::min(place.width(), m_baseVoxel); }
    /// What crossing a costly leaf costs more, >= 0.
    float surfacePenaltyOf(const CostLeaf& place) const {
        return m_surfacePenalty * (place.wall ? m_baseVoxel : finestWidth(place));
    }
    /// Calls visit(to, gap) for every bridge from a leaf.
    template<typename Visit>
    void forEachBridge(std::uint32_t from, const Visit& visit) const {
        for (auto at = firstBridge(from); at != m_bridges.end() && at->from == from; ++at) {
            visit(at->to, at->gap);
        }
    }

    /// Whether a straight line meets only leaves where crossing costs its length.
    bool freeLine(const Vec3f& from, const Vec3f& to) const { return m_free.holdsLine(from, to); }
    /// Whether it stays among the leaves.
    bool insideLine(const Vec3f& from, const Vec3f& to) const {
        return (m_anyCostly ? m_inside : m_free).holdsLine(from, to);
    }

    /// Where the outside lies from a leaf: the sum of the directions to those of the 26 cells around it, as
    /// wide as it is, that no leaf covers.
    Vec3f outwards(const CostLeaf& place) const;

private:
    std::vector<BridgeStep>::const_iterator firstBridge(std::uint32_t from) const;

    const LeafGraph& m_graph;
    float m_surfacePenalty = 0.0F; ///< of a voxel
    float m_baseVoxel = 1.0F;
    bool m_anyCostly = false;
    std::vector<CostLeaf> m_places;
    VoxelMask m_free;
    VoxelMask m_inside;                ///< made only where it differs
    std::vector<BridgeStep> m_bridges; ///< ascending by from
};

} // namespace sinew
