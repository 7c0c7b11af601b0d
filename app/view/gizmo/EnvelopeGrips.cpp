#include "app/view/gizmo/EnvelopeGrips.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace sinew {
namespace {

constexpr int kOutlineSteps = 32; ///< of a whole turn
constexpr double kQuarterTurn = 0.5 * std::numbers::pi;

/// Lines of an arc about `center`: from angle to angle, where `u` is at 0 and `v` at a quarter turn.
void addArc(std::vector<Segment>& lines, const Vec3& center, const Vec3& u, const Vec3& v, double from,
            double to) {
    const double turn = to - from;
    const int steps = std::max(1, static_cast<int>(std::ceil(kOutlineSteps * turn / (4.0 * kQuarterTurn))));
    const auto at = [&](int step) {
        const double angle = from + turn * step / steps;
        return Vec3(center + std::cos(angle) * u + std::sin(angle) * v);
    };
    for (int step = 0; step < steps; ++step) {
        lines.push_back({at(step), at(step + 1)});
    }
}

void addRing(std::vector<Segment>& lines, const Vec3& center, const Vec3& u, const Vec3& v) {
    addArc(lines, center, u, v, 0.0, 4.0 * kQuarterTurn);
}

/// The four directions across.
std::array<Vec3, 4> directionsAcross(const AxisVolume& volume) {
    return {volume.axes.col(1), volume.axes.col(2), -volume.axes.col(1), -volume.axes.col(2)};
}

/// Both ends are spheres; the lines between touch them where the cone does.
void outlineCapsule(std::vector<Segment>& lines, const AxisVolume& volume) {
    const Vec3 along = volume.axes.col(0);
    const double length = volume.length();
    const double slope = length > 0.0 ? (volume.radii[0] - volume.radii[1]) / length : 0.0;
    const double tilt = std::asin(std::clamp(slope, -1.0, 1.0)); // of the cone's normals towards the end
    const auto onSphere = [&](const Vec3& center, double radius, const Vec3& across) {
        return Vec3(center + radius * (std::cos(tilt) * across + std::sin(tilt) * along));
    };
    for (const auto& [center, radius] :
         {std::pair(volume.start, volume.radii[0]), std::pair(volume.end, volume.radii[1])}) {
        const double wide = radius * std::cos(tilt);
        addRing(lines, center + radius * std::sin(tilt) * along, wide * volume.axes.col(1),
                wide * volume.axes.col(2));
    }
    for (const Vec3& across : directionsAcross(volume)) {
        lines.push_back(
            {onSphere(volume.start, volume.radii[0], across), onSphere(volume.end, volume.radii[1], across)});
        addArc(lines, volume.start, volume.radii[0] * across, -volume.radii[0] * along, -tilt, kQuarterTurn);
        addArc(lines, volume.end, volume.radii[1] * across, volume.radii[1] * along, tilt, kQuarterTurn);
    }
}

void outlineCylinder(std::vector<Segment>& lines, const AxisVolume& volume) {
    for (const auto& [center, radius] :
         {std::pair(volume.start, volume.radii[0]), std::pair(volume.end, volume.radii[1])}) {
        addRing(lines, center, radius * volume.axes.col(1), radius * volume.axes.col(2));
    }
    for (const Vec3& across : directionsAcross(volume)) {
        lines.push_back({volume.start + volume.radii[0] * across, volume.end + volume.radii[1] * across});
    }
}

void outlineEllipsoid(std::vector<Segment>& lines, const AxisVolume& volume) {
    const Vec3 along = 0.5 * (volume.end - volume.start);
    const Vec3 first = volume.radii[0] * volume.axes.col(1);
    const Vec3 second = volume.radii[1] * volume.axes.col(2);
    addRing(lines, volume.center(), first, second);
    addRing(lines, volume.center(), along, first);
    addRing(lines, volume.center(), along, second);
}

void outlineBox(std::vector<Segment>& lines, const AxisVolume& volume) {
    const Vec3 first = volume.radii[0] * volume.axes.col(1);
    const Vec3 second = volume.radii[1] * volume.axes.col(2);
    const std::array<Vec3, 4> corners{first + second, second - first, -first - second, first - second};
    for (std::size_t c = 0; c < corners.size(); ++c) {
        const Vec3& next = corners[(c + 1) % corners.size()];
        lines.push_back({volume.start + corners[c], volume.start + next});
        lines.push_back({volume.end + corners[c], volume.end + next});
        lines.push_back({volume.start + corners[c], volume.end + corners[c]});
    }
}

/// How far the volume reaches beyond the ends of its axis.
std::array<double, 2> beyondEnds(const AxisVolume& volume) {
    return volume.shape == AxisVolumeShape::Capsule ? volume.radii : std::array{0.0, 0.0};
}

} // namespace

std::vector<EnvelopeGrip> envelopeGrips(const AxisVolume& volume) {
    const Vec3 along = volume.axes.col(0);
    const std::array<double, 2> beyond = beyondEnds(volume);
    std::vector<EnvelopeGrip> grips{
        {VolumeGrip::Before, volume.start - beyond[0] * along, -along},
        {VolumeGrip::Beyond, volume.end + beyond[1] * along, along},
    };
    const std::array<Vec3, 4> across = directionsAcross(volume);
    for (std::size_t d = 0; d < across.size(); ++d) {
        if (volume.isRound()) {
            grips.push_back({VolumeGrip::First, volume.start + volume.radii[0] * across[d], across[d]});
            grips.push_back({VolumeGrip::Second, volume.end + volume.radii[1] * across[d], across[d]});
        } else {
            const std::size_t radius = d % 2;
            grips.push_back({radius == 0 ? VolumeGrip::First : VolumeGrip::Second,
                             volume.center() + volume.radii[radius] * across[d], across[d]});
        }
    }
    grips.push_back({VolumeGrip::Middle, volume.center(), Vec3::Zero()});
    return grips;
}

BoneVolume draggedVolume(const BoneVolume& volume, const AxisVolume& placed, const EnvelopeGrip& grip,
                         const Vec3& offset) {
    BoneVolume dragged = volume;
    const double distance = offset.dot(grip.direction);
    switch (grip.grip) {
    case VolumeGrip::First:
        dragged.radii[0] = std::max(0.0, volume.radii[0] + distance);
        break;
    case VolumeGrip::Second:
        dragged.radii[1] = std::max(0.0, volume.radii[1] + distance);
        break;
    case VolumeGrip::Before:
        dragged.before = volume.before + std::max(distance, -placed.length());
        break;
    case VolumeGrip::Beyond:
        dragged.beyond = volume.beyond + std::max(distance, -placed.length());
        break;
    case VolumeGrip::Middle:
        dragged.offset += offset;
        break;
    }
    return dragged;
}

std::vector<Segment> volumeOutline(const AxisVolume& volume) {
    std::vector<Segment> lines;
    switch (volume.shape) {
    case AxisVolumeShape::Capsule:
        outlineCapsule(lines, volume);
        break;
    case AxisVolumeShape::Cylinder:
        outlineCylinder(lines, volume);
        break;
    case AxisVolumeShape::Ellipsoid:
        outlineEllipsoid(lines, volume);
        break;
    case AxisVolumeShape::Box:
        outlineBox(lines, volume);
        break;
    }
    return lines;
}

} // namespace sinew
