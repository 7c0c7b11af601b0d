#include "core/voxel/VoxelFrame.h"

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
    const Vec3 lengths = solver.eigenvalues(); // ascending
    const double smallestGap = std::min(lengths[1] - lengths[0], lengths[2] - lengths[1]);
    if (solver.info() != Eigen::Success || !(smallestGap > 1e-6 * lengths[2])) {
        return Mat3::Identity();
    }
    Mat3 axes = solver.eigenvectors().transpose();
    directAxes(vertices, mean, axes);
    return axes;
}

} // namespace

VoxelFrame fitVoxelFrame(std::span<const Vec3> vertices, std::span<const Segment> bones, int depth) {
    VoxelFrame frame;
    frame.depth = depth;
    const Mat3 axes = principalAxes(vertices);
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

bool holdsAll(const VoxelFrame& frame, std::span<const Vec3> places) {
    const double most = frame.resolution();
    return std::ranges::all_of(places, [&](const Vec3& place) {
        const Vec3 at = frame.gridFromModel * place;
        return (at.array() >= 0.0).all() && (at.array() <= most).all();
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

} // namespace sinew
