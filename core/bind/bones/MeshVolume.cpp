#include "core/bind/bones/MeshVolume.h"

#include "core/base/Parallel.h"
#include "core/voxel/voxelize/Voxelize.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr int kDepth = 6;

/// Lets work be canceled and keeps its stages to itself: it is a part of another stage.
class Silent final : public Progress {
public:
    explicit Silent(const Progress& progress)
        : m_progress(progress) {}
    bool canceled() const override { return m_progress.canceled(); }

private:
    const Progress& m_progress;
};

/// Along one line: the least of squared[i] + (i - at)^2 for every place. O(n^2) on a line as short as this.
void sweep(std::vector<float>& line, std::vector<float>& scratch) {
    const auto count = static_cast<int>(line.size());
    for (int at = 0; at < count; ++at) {
        float min = line[static_cast<std::size_t>(at)];
        for (int i = 0; i < count; ++i) {
            const auto step = static_cast<float>(i - at);
            min = std::min(min, line[static_cast<std::size_t>(i)] + step * step);
        }
        scratch[static_cast<std::size_t>(at)] = min;
    }
    line.swap(scratch);
}

} // namespace

Expected<MeshVolume> MeshVolume::build(const BindProblem& problem, Progress& progress) {
    MeshVolume volume;
    volume.m_frame = fitVoxelFrame(problem.usedVertices, {}, kDepth);
    Silent silent(progress);
    const auto voxels =
        voxelize(toGrid(problem.vertices, volume.m_frame), problem.triangles, {}, volume.m_frame, {}, silent);
    if (!voxels) {
        return fail(voxels.error());
    }
    const std::uint32_t side = volume.m_frame.resolution();
    const std::uint64_t cells = static_cast<std::uint64_t>(side) * side * side;
    volume.m_outside.assign(cells, static_cast<float>(4 * side * side));
    for (std::uint64_t key = 0; key < cells; ++key) {
        if (voxels->findKey(key) != kNoLeaf) {
            const Cell cell = cellOfKey(key);
            volume.m_outside[volume.indexOf(cell[0], cell[1], cell[2])] = 0.0F;
            volume.m_inside.push_back(key);
        }
    }
    volume.measure();
    return volume;
}

/// The distance transform, axis by axis.
void MeshVolume::measure() {
    const std::uint32_t side = m_frame.resolution();
    for (int axis = 0; axis < 3; ++axis) {
        parallelFor(static_cast<std::size_t>(side) * side, 64, [&](std::size_t begin, std::size_t end) {
            std::vector<float> line(side);
            std::vector<float> scratch(side);
            for (std::size_t n = begin; n < end; ++n) {
                const auto u = static_cast<std::uint32_t>(n % side);
                const auto v = static_cast<std::uint32_t>(n / side);
                const auto at = [&](std::uint32_t i) {
                    return axis == 0 ? indexOf(i, u, v) : axis == 1 ? indexOf(u, i, v) : indexOf(u, v, i);
                };
                for (std::uint32_t i = 0; i < side; ++i) {
                    line[i] = m_outside[at(i)];
                }
                sweep(line, scratch);
                for (std::uint32_t i = 0; i < side; ++i) {
                    m_outside[at(i)] = line[i];
                }
            }
        });
    }
    for (float& squared : m_outside) {
        squared = std::sqrt(squared);
    }
}

double MeshVolume::outside(const Vec3& point) const {
    const Vec3 place = m_frame.gridFromModel * point;
    const double last = m_frame.resolution() - 1.0;
    const Vec3 within = place.cwiseMax(0.0).cwiseMin(last + 0.5);
    const auto x = static_cast<std::uint32_t>(within.x());
    const auto y = static_cast<std::uint32_t>(within.y());
    const auto z = static_cast<std::uint32_t>(within.z());
    return (static_cast<double>(m_outside[indexOf(x, y, z)]) + (place - within).norm()) * m_frame.voxelSize;
}

std::vector<Vec3> MeshVolume::samples(std::size_t count) const {
    const Transform modelFromGrid = m_frame.gridFromModel.inverse();
    const std::size_t step = std::max<std::size_t>(1, m_inside.size() / std::max<std::size_t>(1, count));
    std::vector<Vec3> places;
    for (std::size_t i = step / 2; i < m_inside.size(); i += step) {
        const Cell cell = cellOfKey(m_inside[i]);
        places.emplace_back(modelFromGrid * Vec3(cell[0] + 0.5, cell[1] + 0.5, cell[2] + 0.5));
    }
    return places;
}

std::vector<Vec3> toGrid(const std::vector<Vec3>& vertices, const VoxelFrame& frame) {
    std::vector<Vec3> result(vertices.size());
    parallelFor(vertices.size(), 16384, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            result[p] = frame.gridFromModel * vertices[p];
        }
    });
    return result;
}

} // namespace sinew
