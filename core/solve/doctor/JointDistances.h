#pragma once

#include "core/solve/BindState.h"
#include "core/solve/doctor/FarSearch.h"

#include <memory>
#include <optional>
#include <vector>

namespace sinew {

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
