#include "core/voxel/joints/LimbSection.h"

#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace sinew {
namespace {

constexpr double kStepOfBase = 0.5; ///< of a base voxel
constexpr std::size_t kDirections = 24;
constexpr int kCenterSteps = 12;

double stepLength(const SparseVoxels& voxels) {
    return kStepOfBase * voxels.frame().baseVoxelSize();
}

/// No limb is thicker than the grid.
double farthest(const SparseVoxels& voxels) {
    return voxels.frame().voxelSize * voxels.frame().resolution();
}

/// How far one gets from a place before leaving the volume.
double reachInside(const SparseVoxels& voxels, const Vec3& from, const Vec3& direction) {
    const double step = stepLength(voxels);
    const double most = farthest(voxels);
    double way = 0.0;
    while (way < most && insideVolume(voxels, from + (way + step) * direction)) {
        way += step;
    }
    return way + 0.5 * step;
}

/// The middle of the area that the star of a place's reaches spans, and their mean.
LimbSection starAt(const SparseVoxels& voxels, const Vec3& place, const Vec3& u, const Vec3& v) {
    std::array<Vec3, kDirections> rim;
    LimbSection result;
    for (std::size_t k = 0; k < kDirections; ++k) {
        const double angle =
            2.0 * std::numbers::pi * static_cast<double>(k) / static_cast<double>(kDirections);
        const Vec3 direction = std::cos(angle) * u + std::sin(angle) * v;
        const double reach = reachInside(voxels, place, direction);
        rim[k] = reach * direction;
        result.radius += reach / static_cast<double>(kDirections);
    }
    double area = 0.0;
    Vec3 sum = Vec3::Zero();
    for (std::size_t k = 0; k < kDirections; ++k) {
        const Vec3& next = rim[(k + 1) % kDirections];
        const double triangle = rim[k].cross(next).norm();
        area += triangle;
        sum += triangle / 3.0 * (rim[k] + next);
    }
    result.center = area > 0.0 ? Vec3(place + sum / area) : place;
    return result;
}

} // namespace

bool insideVolume(const SparseVoxels& voxels, const Vec3& place) {
    const Vec3 grid = voxels.frame().gridFromModel * place;
    const auto cell = [](double x) { return static_cast<std::int64_t>(std::floor(x)); };
    return voxels.find(cell(grid.x()), cell(grid.y()), cell(grid.z())) != kNoLeaf;
}

std::optional<LimbSection> limbSection(const SparseVoxels& voxels, const Vec3& place, const Vec3& along) {
    if (!insideVolume(voxels, place) || !(along.norm() > 0.0)) {
        return std::nullopt;
    }
    const Vec3 u = along.normalized().unitOrthogonal();
    const Vec3 v = along.normalized().cross(u);
    LimbSection section = starAt(voxels, place, u, v);
    Vec3 from = place;
    for (int i = 0; i < kCenterSteps; ++i) {
        const bool near = (section.center - from).norm() < 0.1 * stepLength(voxels);
        if (near || !insideVolume(voxels, section.center)) {
            break;
        }
        from = section.center;
        section = starAt(voxels, from, u, v);
    }
    section.center = insideVolume(voxels, section.center) ? section.center : from;
    return section;
}

std::optional<Vec3> middleOfRay(const SparseVoxels& voxels, const Vec3& origin, const Vec3& direction) {
    const Vec3 along = direction.normalized();
    const double step = stepLength(voxels);
    const Vec3 middle = voxels.frame().gridFromModel.inverse() *
                        Vec3(Vec3::Constant(0.5 * static_cast<double>(voxels.frame().resolution())));
    // The cube's middle is at most so far from all of it.
    const double around = farthest(voxels);
    const double start = std::max(0.0, along.dot(middle - origin) - around);
    const double end = along.dot(middle - origin) + around;
    double entry = -1.0;
    for (double way = start; way <= end; way += step) {
        const bool inside = insideVolume(voxels, origin + way * along);
        if (inside && entry < 0.0) {
            entry = way;
        } else if (!inside && entry >= 0.0) {
            return origin + 0.5 * (entry + way - step) * along;
        }
    }
    return std::nullopt;
}

std::optional<Vec3> nearestInside(const SparseVoxels& voxels, const Vec3& place) {
    const Vec3f grid = (voxels.frame().gridFromModel * place).cast<float>();
    std::size_t best = voxels.size();
    float least = std::numeric_limits<float>::infinity();
    for (std::size_t leaf = 0; leaf < voxels.size(); ++leaf) {
        const float distance = (voxels.center(leaf) - grid).squaredNorm();
        if (distance < least) {
            least = distance;
            best = leaf;
        }
    }
    if (best == voxels.size()) {
        return std::nullopt;
    }
    return Vec3(voxels.frame().gridFromModel.inverse() * voxels.center(best).cast<double>());
}

double lengthOutside(const SparseVoxels& voxels, const Segment& segment) {
    const double length = (segment.b - segment.a).norm();
    const double step = stepLength(voxels);
    const auto steps = static_cast<std::size_t>(std::ceil(length / step));
    double outside = 0.0;
    for (std::size_t i = 1; i < steps; ++i) {
        const double t = static_cast<double>(i) / static_cast<double>(steps);
        if (!insideVolume(voxels, segment.a + t * (segment.b - segment.a))) {
            outside += length / static_cast<double>(steps);
        }
    }
    return outside;
}

} // namespace sinew
