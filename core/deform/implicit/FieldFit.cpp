#include "core/deform/implicit/ImplicitSkin.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <functional>
#include <limits>
#include <numeric>

namespace sinew {
namespace {

constexpr std::size_t kFewestSamples = 8;
constexpr int kNodes = 32;
constexpr double kOutlying = 2.0;  ///< of the median distance from the bones: skin that is not the limb's own
constexpr double kReach = 1.25;    ///< of the median distance of the samples: r
constexpr double kNearEnd = 0.05;  ///< of a bone's length, from its ends: where the paper takes no samples
constexpr double kFlat = 0.08;     ///< of the middle spread, the least: a sheet
constexpr double kMaxMisfit = 0.3; ///< of r: how far off the segment a fit may be, root mean square

using Distance = std::function<DistanceSample(const Vec3&)>;

/// The bone of the joint that is nearest to a place, and how far it is.
std::pair<const Segment*, double> nearestBone(std::span<const Segment> bones, const Vec3& position) {
    std::pair<const Segment*, double> best{nullptr, 0.0};
    for (const Segment& bone : bones) {
        const double distance = (position - nearestPoint(position, bone)).norm();
        if (best.first == nullptr || distance < best.second) {
            best = {&bone, distance};
        }
    }
    return best;
}

std::vector<double> distancesOf(const FieldSegment& segment, std::span<const OrientedPoint> points) {
    std::vector<double> distances;
    for (const OrientedPoint& point : points) {
        distances.push_back(nearestBone(segment.bones, point.position).second);
    }
    return distances;
}

double medianDistance(const FieldSegment& segment, std::span<const OrientedPoint> points) {
    std::vector<double> distances = distancesOf(segment, points);
    const auto middle = distances.begin() + static_cast<std::ptrdiff_t>(distances.size() / 2);
    std::ranges::nth_element(distances, middle);
    return *middle;
}

/// Whether the nearest place on the bones is near or beyond one of their ends.
bool nearEnd(const FieldSegment& segment, const OrientedPoint& point) {
    const Segment* bone = nearestBone(segment.bones, point.position).first;
    const Vec3 along = bone->b - bone->a;
    const double fraction =
        along.squaredNorm() > 0.0 ? (point.position - bone->a).dot(along) / along.squaredNorm() : 0.5;
    return fraction < kNearEnd || fraction > 1.0 - kNearEnd;
}

/// Distance of the nearest candidate.
double nearestSurface(const FieldSegment& segment, const Vec3& position) {
    double nearest = std::numeric_limits<double>::infinity();
    for (const OrientedPoint& point : segment.surface) {
        nearest = std::min(nearest, (point.position - position).norm());
    }
    return nearest;
}

/// Fraction of the middle principal spread that the least one is: 0 for a sheet.
double thickness(std::span<const OrientedPoint> points) {
    Vec3 mean = Vec3::Zero();
    for (const OrientedPoint& point : points) {
        mean += point.position / static_cast<double>(points.size());
    }
    Mat3 spread = Mat3::Zero();
    for (const OrientedPoint& point : points) {
        spread += (point.position - mean) * (point.position - mean).transpose();
    }
    const Vec3 values = Eigen::SelfAdjointEigenSolver<Mat3>(spread).eigenvalues().cwiseMax(0.0).cwiseSqrt();
    return values[1] > 0.0 ? values[0] / values[1] : 0.0;
}

Vec4f compact(const DistanceSample& distance, double reach) {
    const FieldSample sample = compactField(distance, reach);
    return {sample.gradient.x(), sample.gradient.y(), sample.gradient.z(), sample.value};
}

std::shared_ptr<const BoneField> tabulate(const Aabb& surface, double reach, const Distance& distance) {
    BoneField::Grid grid;
    grid.nodes = {kNodes, kNodes, kNodes};
    grid.origin = surface.min - Vec3::Constant(reach);
    grid.step = (surface.extent() + Vec3::Constant(2.0 * reach)) / (kNodes - 1);
    grid.samples.reserve(std::size_t{kNodes} * kNodes * kNodes);
    for (int z = 0; z < kNodes; ++z) {
        for (int y = 0; y < kNodes; ++y) {
            for (int x = 0; x < kNodes; ++x) {
                const auto border = [](int at) { return at == 0 || at == kNodes - 1; };
                if (border(x) || border(y) || border(z)) {
                    grid.samples.emplace_back(Vec4f::Zero()); // so that the field ends without a step
                } else {
                    const Vec3 position = grid.origin + Vec3(x, y, z).cwiseProduct(grid.step);
                    grid.samples.push_back(compact(distance(position), reach));
                }
            }
        }
    }
    return std::make_shared<const BoneField>(std::move(grid), reach);
}

Aabb boxOf(std::span<const OrientedPoint> points) {
    Aabb box;
    for (const OrientedPoint& point : points) {
        box.add(point.position);
    }
    return box;
}

FittedField capsule(const FieldSegment& segment, FieldOrigin why) {
    double radius = 0.0;
    for (const OrientedPoint& point : segment.surface) {
        radius +=
            nearestBone(segment.bones, point.position).second / static_cast<double>(segment.surface.size());
    }
    const Aabb box = boxOf(segment.surface);
    radius = std::max(radius, 1e-3 * box.diagonal());
    if (!(radius > 0.0)) {
        return {nullptr, FieldOrigin::None};
    }
    Aabb surface;
    for (const Segment& bone : segment.bones) {
        for (const Vec3& end : {bone.a, bone.b}) {
            surface.add(Vec3(end - Vec3::Constant(radius)));
            surface.add(Vec3(end + Vec3::Constant(radius)));
        }
    }
    const auto distance = [&](const Vec3& position) {
        const auto [bone, away] = nearestBone(segment.bones, position);
        const Vec3 outward = position - nearestPoint(position, *bone);
        return DistanceSample{away - radius, away > 0.0 ? Vec3(outward / away) : Vec3(Vec3::Zero())};
    };
    return {tabulate(surface, radius, distance), why};
}

double misfit(const HermiteField& field, const FieldSegment& segment) {
    double sum = 0.0;
    for (const OrientedPoint& point : segment.surface) {
        const double distance = field.at(point.position).distance;
        sum += distance * distance / static_cast<double>(segment.surface.size());
    }
    return std::sqrt(sum);
}

} // namespace

Vec3 nearestOnBones(std::span<const Segment> bones, const Vec3& position) {
    const Segment* bone = nearestBone(bones, position).first;
    return bone == nullptr ? position : nearestPoint(position, *bone);
}

FieldSample compactField(const DistanceSample& distance, double reach) {
    const double s = distance.distance / reach;
    if (!(s > -1.0 && s < 1.0)) {
        return {s <= -1.0 ? 1.0F : 0.0F, Vec3f::Zero()};
    }
    const double value = 0.5 + s * (-15.0 / 16.0 + s * s * (5.0 / 8.0 - s * s * 3.0 / 16.0));
    const double slope = -15.0 / 16.0 * (1.0 - s * s) * (1.0 - s * s) / reach;
    return {static_cast<float>(value), (slope * distance.gradient).cast<float>()};
}

std::vector<OrientedPoint> fieldSamples(const FieldSegment& segment, ImplicitMethod method) {
    // Coat tails and belts of a limb stand far off its bones and would make it as wide as themselves.
    const double farthest = kOutlying * medianDistance(segment, segment.surface);
    std::vector<OrientedPoint> candidates;
    std::ranges::copy_if(segment.surface, std::back_inserter(candidates), [&](const OrientedPoint& point) {
        return method == ImplicitMethod::Paper
                   ? !nearEnd(segment, point)
                   : nearestBone(segment.bones, point.position).second <= farthest;
    });
    std::vector<OrientedPoint> samples;
    for (const std::uint32_t k : spreadSamples(candidates, kMaxFieldSamples)) {
        samples.push_back(candidates[k]);
    }
    return samples;
}

double fieldReach(const FieldSegment& segment, std::span<const OrientedPoint> samples,
                  ImplicitMethod method) {
    return method == ImplicitMethod::Paper ? std::ranges::max(distancesOf(segment, samples))
                                           : kReach * medianDistance(segment, samples);
}

std::vector<OrientedPoint> axisCenters(const FieldSegment& segment, ImplicitMethod method) {
    std::vector<OrientedPoint> centers;
    const auto add = [&](const Vec3& end, const Vec3& outward, double beyond) {
        if (beyond > 0.0 && outward.squaredNorm() > 0.0) {
            centers.push_back({end + beyond * outward, outward});
        }
    };
    if (method == ImplicitMethod::Contact) {
        for (const BoneEnd& end : segment.ends) {
            add(end.position, end.outward, end.radius);
        }
        return centers;
    }
    Vec3 along = Vec3::Zero();
    for (const Segment& bone : segment.bones) {
        along += bone.b - bone.a;
        add(bone.b, (bone.b - bone.a).stableNormalized(), nearestSurface(segment, bone.b));
    }
    const Vec3& head = segment.bones.front().a;
    add(head, -along.stableNormalized(), nearestSurface(segment, head));
    return centers;
}

std::vector<std::uint32_t> spreadSamples(std::span<const OrientedPoint> points, std::size_t count) {
    std::vector<std::uint32_t> chosen;
    Vec3 mean = Vec3::Zero();
    for (const OrientedPoint& point : points) {
        mean += point.position / static_cast<double>(points.size());
    }
    std::vector<double> away(points.size(), std::numeric_limits<double>::infinity());
    std::ranges::transform(points, away.begin(),
                           [&](const OrientedPoint& point) { return (point.position - mean).norm(); });
    bool first = true;
    while (chosen.size() < std::min(count, points.size())) {
        const auto farthest = std::ranges::max_element(away);
        if (!first && !(*farthest > 0.0)) {
            break; // all that is left lies where others are
        }
        const auto next = static_cast<std::uint32_t>(farthest - away.begin());
        chosen.push_back(next);
        for (std::size_t p = 0; p < points.size(); ++p) {
            const double distance = (points[p].position - points[next].position).norm();
            away[p] = first ? distance : std::min(away[p], distance);
        }
        first = false;
    }
    return chosen;
}

FittedField fitField(const FieldSegment& segment, ImplicitMethod method) {
    std::vector<OrientedPoint> samples = fieldSamples(segment, method);
    if (samples.size() < kFewestSamples) {
        return capsule(segment, FieldOrigin::TooSmall);
    }
    if (thickness(segment.surface) < kFlat) {
        return capsule(segment, FieldOrigin::Flat);
    }
    const double reach = fieldReach(segment, samples, method);
    std::ranges::copy(axisCenters(segment, method), std::back_inserter(samples));
    const std::optional<HermiteField> fit = HermiteField::fit(samples);
    if (!fit || !(misfit(*fit, segment) < kMaxMisfit * reach)) {
        return capsule(segment, FieldOrigin::Misfit);
    }
    return {tabulate(boxOf(samples), reach, [&](const Vec3& position) { return fit->at(position); }),
            FieldOrigin::Hermite};
}

} // namespace sinew
