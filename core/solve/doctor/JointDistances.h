#pragma once

#include "core/solve/BindState.h"

#include <limits>
#include <vector>

namespace sinew {

/// How far the vertices of a character are from the bones of its joints, through the body.
class JointDistances {
public:
    /// Nothing is known.
    JointDistances() = default;
    /// What the state's solver measured; nothing where it measures no distances. O(#P #S).
    JointDistances(const Scene& scene, const BindState& state);

    bool known() const { return !m_rows.empty(); }
    /// Whether the joint's bone is much farther from a vertex than the nearest bone: more than kFarTimes as
    /// far, and kFarBeyond of the character's diagonal. False where one of both is not known.
    bool isFar(std::int32_t joint, VertexId vertex) const;

private:
    std::vector<std::int32_t> m_rowOf;                ///< #J number of its row, or kNone
    std::vector<std::vector<std::uint32_t>> m_welded; ///< an entry a part: #P column, or empty
    std::vector<std::vector<float>> m_rows;           ///< #S x #G model units; infinity: unreached
    std::vector<float> m_nearest;                     ///< #G
    float m_beyond = 0.0F;                            ///< model units
};

constexpr float kFarTimes = 3.0F;
constexpr float kFarBeyond = 0.05F;

} // namespace sinew
