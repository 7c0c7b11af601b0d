#pragma once

#include "core/bind/BindInput.h"
#include "core/distance/CostGraph.h"
#include "core/distance/VertexLookup.h"
#include "core/solve/Bind.h"
#include "core/solve/geodesic/distances/GeodesicDistances.h"
#include "core/solve/volume/BindVolume.h"

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace sinew {

/// A character's volume, ready for searches.
struct SearchedVolume {
    std::shared_ptr<const BindInput> input;
    std::shared_ptr<const BindVolume> volume;
    std::shared_ptr<const VertexLookup> lookup;
    std::shared_ptr<const CostGraph> costGraph; ///< of that volume

    double voxelSize() const { return volume->voxels.frame().voxelSize; } ///< model units
};

/// Measures on demand how far bones are: one bone at a time, and no farther than is asked about. What was
/// measured is kept.
class FarSearch {
public:
    /// `reaches` #G, model units: how far from a bone each welded vertex is asked about; infinity: not at
    /// all.
    FarSearch(SearchedVolume searched, std::vector<float> reaches);

    /// Whether a welded vertex is farther than its reach from a source's bone. The first question about a
    /// source takes a search: O(#leaves within reach of its bone).
    bool isBeyond(std::size_t source, std::uint32_t vertex);
    /// How many sources have been searched.
    std::size_t searched() const;

private:
    bool straightLineIsBeyond(std::size_t source, std::uint32_t vertex) const;
    std::vector<bool> search(std::size_t source);

    SearchedVolume m_searched;
    std::vector<float> m_reaches; ///< #G, model units
    mutable std::mutex m_mutex;
    std::unique_ptr<const SearchLimits> m_limits; ///< null: nothing was searched
    std::vector<std::vector<bool>> m_beyond;      ///< #S of #G, or empty: not searched
};

/// How far the vertices of a character are from the bones of its joints, through the body. The nearest bone
/// of each vertex is measured at once; isFar measures what else is asked about.
class JointDistances {
public:
    /// Nothing is known.
    JointDistances() = default;
    /// In the voxels of a state; knows nothing where its solvers made none. Errors: Canceled, OutOfMemory.
    static Expected<JointDistances> measureIn(const BindState& state, const Scene& scene, Progress& progress);
    /// In the volume that a bind with these settings would make, whatever its solver. Knows nothing where
    /// there is nothing to solve. Errors: those of validate, prepareInput and solveBindVolume; OutOfMemory.
    static Expected<JointDistances> measure(const Scene& scene, const BindSettings& settings,
                                            Progress& progress);

    bool known() const { return !m_nearest.empty(); }
    /// Whether the joint's bone is much farther from a vertex than the nearest bone: more than kFarTimes as
    /// far, and kFarBeyond of the character's diagonal. False where one of both is not known.
    bool isFar(std::int32_t joint, VertexId vertex) const;
    /// Whether that is known to be false without measuring anything. O(1).
    bool isNear(std::int32_t joint, VertexId vertex) const;
    /// Joints that isFar had to measure so far.
    std::size_t measured() const { return m_search ? m_search->searched() : 0; }

private:
    /// Where a question about a joint and a vertex is answered.
    struct Cell {
        std::size_t row = 0;
        std::uint32_t column = 0;
    };
    std::optional<Cell> cellOf(std::int32_t joint, VertexId vertex) const;
    bool isNear(const Cell& cell) const;
    float reachOf(std::uint32_t column) const;
    static Expected<JointDistances> searchedIn(SearchedVolume searched, const Scene& scene,
                                               Progress& progress);
    void numberRows(const Scene& scene, const BindInput& input);
    bool measureNearest(const SearchedVolume& searched, Progress& progress);
    void searchOnDemand(SearchedVolume searched);

    std::vector<std::int32_t> m_rowOf;                ///< #J number of its row, or kNone
    std::vector<std::vector<std::uint32_t>> m_welded; ///< an entry a part: #P column, or empty
    std::vector<float> m_nearest;                     ///< #G model units
    std::vector<std::size_t> m_nearestRow;            ///< #G whose bone that is
    float m_beyond = 0.0F;                            ///< model units
    std::shared_ptr<FarSearch> m_search;              ///< null: nothing is known
};

constexpr float kFarTimes = 3.0F;
constexpr float kFarBeyond = 0.05F;

} // namespace sinew
