#pragma once

#include "core/base/Types.h"
#include "core/bind/bones/Cage.h"

#include <array>
#include <cstddef>
#include <vector>

namespace sinew {

/// A face of a cage as a solver sees it: on it the weights of its corners' bones are linear, as bounded
/// biharmonic weights ask for (Jacobson et al. 2011, eq. 4). An edge of no face is one whose last two corners
/// are the same.
struct CageFace {
    std::array<std::size_t, 3> sources{}; ///< of each corner, indices into Bones::joints
    std::array<Vec3, 3> corners{};

    bool isEdge() const { return sources[1] == sources[2]; }
};

/// The faces of a cage, then its edges that no face has, where `sourceOfVertex` (#V) says which bone each
/// vertex is. O(n log n).
std::vector<CageFace> cageFaces(const Cage& cage, const std::vector<std::size_t>& sourceOfVertex);

/// The weights of a face's corners at its place nearest to `point`: barycentric, at least 0, of sum 1. Of an
/// edge the last one is 0.
Vec3 cageWeightsAt(const CageFace& face, const Vec3& point);

/// That place.
Vec3 nearestOn(const CageFace& face, const Vec3& point);

} // namespace sinew
