#include "core/voxel/SparseVoxels.h"

#include <Eigen/Eigenvalues>

#include <algorithm>

namespace sinew {
namespace {

/// Room between the common box and the grid's faces, in voxels: an extreme face never lies on a voxel
/// boundary, where rounding would decide which voxel it belongs to.
constexpr double kMargin = 0.27;

Vec3 meanOf(std::span<const Vec3> vertices) {
    Vec3 sum = Vec3::Zero();
    double count = 0.0;
    for (const Vec3& p : vertices) {
        if (p.allFinite()) {
            sum += p;
            count += 1.0;
        }
    }
    return sum / std::max(count, 1.0);
}

Mat3 covariance(std::span<const Vec3> vertices, const Vec3& mean) {
    Mat3 sum = Mat3::Zero();
    double count = 0.0;
    for (const Vec3& p : vertices) {
        if (p.allFinite()) {
            const Vec3 d = p - mean;
            sum += d * d.transpose();
            count += 1.0;
        }
    }
    return sum / std::max(count, 1.0);
}

/// Third moments along each axis: of the two ways an axis can point, the one with the longer tail is the
/// same however the model is turned.
Vec3 skewness(std::span<const Vec3> vertices, const Vec3& mean, const Mat3& axes) {
    Vec3 sum = Vec3::Zero();
    for (const Vec3& p : vertices) {
        if (p.allFinite()) {
            sum += (axes * (p - mean)).array().cube().matrix();
        }
    }
    return sum;
}

/// Turns the two most lopsided axes to their tails, the third so that all are a rotation.
void directAxes(std::span<const Vec3> vertices, const Vec3& mean, Mat3& axes) {
    const Vec3 tails = skewness(vertices, mean, axes);
    Eigen::Index third = 0;
    tails.cwiseAbs().minCoeff(&third);
    for (Eigen::Index axis = 0; axis < 3; ++axis) {
        if (axis != third && tails[axis] < 0.0) {
            axes.row(axis) = -axes.row(axis);
        }
    }
    if (axes.determinant() < 0.0) {
        axes.row(third) = -axes.row(third);
    }
}

/// Rows are the grid's axes; a rotation.
Mat3 principalAxes(std::span<const Vec3> vertices) {
    const Vec3 mean = meanOf(vertices);
    const Eigen::SelfAdjointEigenSolver<Mat3> solver(covariance(vertices, mean));
    const Vec3& lengths = solver.eigenvalues(); // ascending
    const double smallestGap = std::min(lengths[1] - lengths[0], lengths[2] - lengths[1]);
    if (solver.info() != Eigen::Success || !(smallestGap > 1e-6 * lengths[2])) {
        return Mat3::Identity();
    }
    Mat3 axes = solver.eigenvectors().transpose();
    directAxes(vertices, mean, axes);
    return axes;
}

/// The table that starts a search covers the cube with 64^3 cells at most: a megabyte.
constexpr int kTableDepth = 6;

/// How many base voxels a leaf covers; 1 for one that is not wider.
std::uint64_t baseVoxelsIn(const SparseVoxels& voxels, std::size_t leaf) {
    const unsigned size = voxels.sizeLog2(leaf);
    const unsigned base = voxels.frame().fineLog2;
    return size > base ? std::uint64_t{1} << (3U * (size - base)) : 1;
}

} // namespace

VoxelFrame fitVoxelFrame(std::span<const Vec3> vertices, std::span<const Segment> bones, int depth,
                         GridAxes gridAxes) {
    VoxelFrame frame;
    frame.depth = depth;
    const Mat3 axes = gridAxes == GridAxes::World ? Mat3(Mat3::Identity()) : principalAxes(vertices);
    Aabb box;
    for (const Vec3& p : vertices) {
        if (p.allFinite()) {
            box.add(axes * p);
        }
    }
    for (const Segment& bone : bones) {
        box.add(axes * bone.a);
        box.add(axes * bone.b);
    }
    const double longest = std::max(box.extent().maxCoeff(), 1e-300);
    const double resolution = frame.resolution();
    const double scale = (resolution - 2.0 * kMargin) / longest;
    frame.gridFromModel = Transform::Identity();
    frame.gridFromModel.linear() = scale * axes;
    frame.gridFromModel.translation() = Vec3::Constant(0.5 * resolution) - scale * box.center();
    frame.voxelSize = 1.0 / scale;
    return frame;
}

bool holdsAll(const VoxelFrame& frame, std::span<const Vec3> positions) {
    const double max = frame.resolution();
    return std::ranges::all_of(positions, [&](const Vec3& position) {
        const Vec3 at = frame.gridFromModel * position;
        return (at.array() >= 0.0).all() && (at.array() <= max).all();
    });
}

VoxelFrame deepened(const VoxelFrame& frame, int depth) {
    VoxelFrame deeper = frame;
    const auto levels = static_cast<unsigned>(depth - frame.depth);
    const double scale = 1U << levels; // a power of two: nothing is rounded
    deeper.depth = depth;
    deeper.fineLog2 += levels;
    deeper.gridFromModel.linear() *= scale;
    deeper.gridFromModel.translation() *= scale;
    deeper.voxelSize /= scale;
    return deeper;
}

void SparseVoxels::reserve(std::size_t leaves) {
    m_keys.reserve(leaves);
    m_sizes.reserve(leaves);
    m_flags.reserve(leaves);
}

void SparseVoxels::add(std::uint64_t key, std::uint8_t sizeLog2, std::uint8_t flags) {
    m_keys.push_back(key);
    m_sizes.push_back(sizeLog2);
    m_flags.push_back(flags);
}

void SparseVoxels::finish() {
    const int tableDepth = std::min(m_frame.depth, kTableDepth);
    m_tableShift = 3U * static_cast<unsigned>(m_frame.depth - tableDepth);
    const std::size_t cells = std::size_t{1} << (3U * static_cast<unsigned>(tableDepth));
    m_table.assign(cells + 1, 0);
    std::size_t leaf = 0;
    for (std::size_t cell = 0; cell <= cells; ++cell) {
        while (leaf < m_keys.size() && (m_keys[leaf] >> m_tableShift) < cell) {
            ++leaf;
        }
        m_table[cell] = static_cast<std::uint32_t>(leaf);
    }
}

Vec3f SparseVoxels::center(std::size_t leaf) const {
    const Cell cell = corner(leaf);
    const float half = 0.5F * static_cast<float>(1U << m_sizes[leaf]);
    return {static_cast<float>(cell[0]) + half, static_cast<float>(cell[1]) + half,
            static_cast<float>(cell[2]) + half};
}

std::uint32_t SparseVoxels::find(std::int64_t x, std::int64_t y, std::int64_t z) const {
    const std::int64_t resolution = m_frame.resolution();
    if (x < 0 || y < 0 || z < 0 || x >= resolution || y >= resolution || z >= resolution) {
        return kNoLeaf;
    }
    return findKey(mortonKey(
        {static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y), static_cast<std::uint32_t>(z)}));
}

std::uint32_t SparseVoxels::findKey(std::uint64_t key) const {
    const std::size_t cell = key >> m_tableShift;
    const auto begin = m_keys.begin() + m_table[cell];
    const auto end = m_keys.begin() + m_table[cell + 1];
    auto after = std::upper_bound(begin, end, key);
    if (after == m_keys.begin()) {
        return kNoLeaf;
    }
    // The leaf may be larger than the table's cell and start in an earlier one.
    const auto leaf = static_cast<std::size_t>(after - m_keys.begin()) - 1;
    const bool covers = key - m_keys[leaf] < (1ULL << (3U * m_sizes[leaf]));
    return covers ? static_cast<std::uint32_t>(leaf) : kNoLeaf;
}

bool SparseVoxels::anyIn(std::uint64_t key, unsigned sizeLog2) const {
    if (findKey(key) != kNoLeaf) {
        return true;
    }
    const std::uint64_t last = key + (1ULL << (3U * sizeLog2)) - 1;
    const auto begin = m_keys.begin() + m_table[key >> m_tableShift];
    const auto end = m_keys.begin() + m_table[(last >> m_tableShift) + 1];
    const auto next = std::lower_bound(begin, end, key);
    return next != end && *next <= last;
}

std::size_t SparseVoxels::count(std::uint8_t flag) const {
    return static_cast<std::size_t>(
        std::count_if(m_flags.begin(), m_flags.end(), [flag](std::uint8_t f) { return (f & flag) != 0; }));
}

std::size_t uniformCount(const SparseVoxels& voxels) {
    std::size_t count = 0;
    for (std::size_t leaf = 0; leaf < voxels.size(); ++leaf) {
        count += baseVoxelsIn(voxels, leaf);
    }
    return count;
}

SparseVoxels uniformVoxels(const SparseVoxels& voxels) {
    const unsigned base = voxels.frame().fineLog2;
    SparseVoxels uniform(voxels.frame());
    uniform.reserve(uniformCount(voxels));
    for (std::size_t leaf = 0; leaf < voxels.size(); ++leaf) {
        const std::uint64_t count = baseVoxelsIn(voxels, leaf);
        const auto size = count > 1 ? static_cast<std::uint8_t>(base) : voxels.sizeLog2(leaf);
        for (std::uint64_t i = 0; i < count; ++i) { // along the Z-order curve
            uniform.add(voxels.key(leaf) + (i << (3U * base)), size, voxels.flags(leaf));
        }
    }
    uniform.finish();
    return uniform;
}

} // namespace sinew
