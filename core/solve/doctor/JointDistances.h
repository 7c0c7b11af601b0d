#pragma once

#include "core/solve/BindState.h"
#include "core/solve/doctor/FarSearch.h"

#include <limits>
#include <memory>
#include <optional>
#include <vector>

namespace sinew {

/// How far the vertices of a character are from the bones of its joints, through the body.
class JointDistances {
public:
    /// Nothing is known.
    JointDistances() = default;
    /// What the state's solver measured; nothing where it measures no distances. Where it was searched only
    /// where it counts, isFar measures what is missing. O(#P #S).
    JointDistances(const Scene& scene, const BindState& state);

    bool known() const { return !m_rows.empty(); }
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
    float reachOf(std::uint32_t column) const;

    std::vector<std::int32_t> m_rowOf;                ///< #J number of its row, or kNone
    std::vector<std::vector<std::uint32_t>> m_welded; ///< an entry a part: #P column, or empty
    std::vector<std::vector<float>> m_rows;           ///< #S x #G model units; infinity: unreached
    std::vector<float> m_nearest;                     ///< #G
    float m_beyond = 0.0F;                            ///< model units
    std::shared_ptr<FarSearch> m_search;              ///< null: m_rows say all
};

constexpr float kFarTimes = 3.0F;
constexpr float kFarBeyond = 0.05F;

} // namespace sinew
