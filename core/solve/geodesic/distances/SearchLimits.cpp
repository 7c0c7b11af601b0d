#include "core/solve/geodesic/distances/SearchLimits.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew {
namespace {

constexpr int kCubesLog2 = 5;

/// The cubes that hold something, by their number.
struct Cube {
    std::array<float, 3> at{}; ///< position, in cubes
    std::size_t number = 0;
    float reach = 0.0F; ///< the largest in it
};

class CubeGrid {
public:
    explicit CubeGrid(const SparseVoxels& voxels)
        : m_shift(static_cast<unsigned>(std::max(voxels.frame().depth - kCubesLog2, 0)))
        , m_most((voxels.frame().resolution() >> m_shift) - 1) {}

    float edge() const { return static_cast<float>(1U << m_shift); }
    Cube cubeOf(const Vec3f& place) const {
        Cube cube;
        for (std::size_t axis = 0; axis < 3; ++axis) {
            const float along = place[static_cast<Eigen::Index>(axis)] / edge();
            const float cell = std::clamp(std::floor(along), 0.0F, static_cast<float>(m_most));
            cube.at[axis] = cell;
            cube.number = cube.number << static_cast<unsigned>(kCubesLog2) | static_cast<std::size_t>(cell);
        }
        return cube;
    }
    static constexpr std::size_t kCount = std::size_t{1} << (3U * kCubesLog2);

private:
    unsigned m_shift;
    std::uint32_t m_most;
};

/// Square of the least distance between places of two cubes, in cubes.
float squaredGap(const Cube& a, const Cube& b) {
    float sum = 0.0F;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const float apart = std::max(0.0F, std::abs(a.at[axis] - b.at[axis]) - 1.0F);
        sum += apart * apart;
    }
    return sum;
}

std::vector<Cube> cubesWithVertices(const CubeGrid& grid, const VertexLookup& lookup,
                                    std::span<const float> reaches) {
    std::vector<std::uint32_t> indexOf(CubeGrid::kCount, kNoLeaf);
    std::vector<Cube> cubes;
    for (std::size_t p = 0; p < reaches.size(); ++p) {
        if (!std::isfinite(reaches[p])) {
            continue;
        }
        const Cube cube = grid.cubeOf(lookup.place(p));
        if (indexOf[cube.number] == kNoLeaf) {
            indexOf[cube.number] = static_cast<std::uint32_t>(cubes.size());
            cubes.push_back(cube);
        }
        float& reach = cubes[indexOf[cube.number]].reach;
        reach = std::max(reach, reaches[p] + lookup.farthestSample(p));
    }
    return cubes;
}

} // namespace

SearchLimits::SearchLimits(const SparseVoxels& voxels, const VertexLookup& lookup,
                           std::span<const float> reaches)
    : m_reach(voxels.size())
    , m_slack(voxels.size()) {
    const CubeGrid grid(voxels);
    const std::vector<Cube> reaching = cubesWithVertices(grid, lookup, reaches);
    std::vector<Cube> asked;
    std::vector<std::uint32_t> indexOf(CubeGrid::kCount, kNoLeaf);
    std::vector<std::uint32_t> cubeOfLeaf(voxels.size());
    for (std::uint32_t leaf = 0; leaf < voxels.size(); ++leaf) {
        const Cube cube = grid.cubeOf(voxels.center(leaf));
        if (indexOf[cube.number] == kNoLeaf) {
            indexOf[cube.number] = static_cast<std::uint32_t>(asked.size());
            asked.push_back(cube);
        }
        cubeOfLeaf[leaf] = indexOf[cube.number];
    }
    parallelFor(asked.size(), 64, [&](std::size_t begin, std::size_t end) {
        for (std::size_t a = begin; a < end; ++a) {
            for (const Cube& cube : reaching) {
                const float gap = std::sqrt(squaredGap(asked[a], cube)) * grid.edge();
                asked[a].reach = std::max(asked[a].reach, cube.reach - gap);
            }
        }
    });
    for (std::size_t p = 0; p < reaches.size(); ++p) {
        m_farthestSample =
            std::max(m_farthestSample, std::isfinite(reaches[p]) ? lookup.farthestSample(p) : 0.0F);
    }
    constexpr float kHalfDiagonal = 0.8660255F;
    const float sheets = VertexLookup::kSurfaceGap * static_cast<float>(voxels.frame().baseVoxel());
    // A leaf that does not see its parent asks its neighbours, which have to be settled from before them.
    const float turns = 2.0F * static_cast<float>(voxels.frame().baseVoxel());
    for (std::size_t leaf = 0; leaf < m_reach.size(); ++leaf) {
        const float beside = 2.0F * kHalfDiagonal * static_cast<float>(1U << voxels.sizeLog2(leaf));
        m_reach[leaf] = asked[cubeOfLeaf[leaf]].reach;
        m_slack[leaf] = beside + sheets + turns;
    }
}

// The largest of part * reach - gap is at most part times that of reach - gap.
std::vector<float> SearchLimits::forPart(float part) const {
    std::vector<float> limits(m_reach.size());
    const float samples = (1.0F - part) * m_farthestSample;
    for (std::size_t leaf = 0; leaf < limits.size(); ++leaf) {
        limits[leaf] = part * m_reach[leaf] + samples + m_slack[leaf];
    }
    return limits;
}

} // namespace sinew
