#pragma once

#include "core/base/Expected.h"
#include "core/base/Progress.h"
#include "core/geometry/Mesh.h"
#include "core/voxel/DenseVotes.h"

#include <array>
#include <functional>
#include <optional>
#include <span>

namespace sinew {

using AxisVotes = std::array<DenseVotes, 3>;

/// Another way to find the votes of InsideRule::NearestFace, by drawing them: of a surface in grid space, for
/// a resolution up to kMostDrawnResolution. Nothing: it cannot, ask the columns. Error: Canceled.
using VoteDrawer = std::function<Expected<std::optional<AxisVotes>>(
    std::span<const Vec3> points, std::span<const Triangle> triangles, std::uint32_t resolution, Progress&)>;

constexpr std::uint32_t kMostDrawnResolution = 256; ///< denser grids are not made

/// What voxelize asks from now on where it may; empty: nobody. Not while a bind runs.
void setVoteDrawer(VoteDrawer drawer);
const VoteDrawer& voteDrawer();

} // namespace sinew
