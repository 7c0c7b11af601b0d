#include "core/rig/FitChain.h"

#include <algorithm>
#include <cmath>

namespace sinew {

double lengthOfLine(std::span<const Vec3> line) {
    double length = 0.0;
    for (std::size_t i = 1; i < line.size(); ++i) {
        length += (line[i] - line[i - 1]).norm();
    }
    return length;
}

Vec3 placeAlong(std::span<const Vec3> line, double length) {
    double walked = 0.0;
    for (std::size_t i = 1; i < line.size(); ++i) {
        const double span = (line[i] - line[i - 1]).norm();
        if (span > 0.0 && walked + span >= length) {
            return line[i - 1] + std::clamp((length - walked) / span, 0.0, 1.0) * (line[i] - line[i - 1]);
        }
        walked += span;
    }
    return line.back();
}

std::vector<Vec3> evenly(std::span<const Vec3> line, int count) {
    const double length = lengthOfLine(line);
    std::vector<Vec3> positions;
    positions.reserve(static_cast<std::size_t>(std::max(count, 0)));
    for (int n = 0; n < count; ++n) {
        positions.push_back(placeAlong(line, length * n / (count - 1)));
    }
    return positions;
}

namespace {

constexpr double kShortestStroke = 0.01; ///< parts of the height
/// How far beneath a stroke its middle is looked for.
constexpr double kBeneath = 0.08;
/// Depth that a step towards the middle gains, of its length: 1 on the way there from a surface, 0.7 from the
/// edge of a box, 0 in the middle. Less, and the step follows the middle to where the volume is thicker, as
/// from the plane between two buttocks into one of them.
constexpr double kClimb = 0.35;

/// The middle beneath a place: up the depth, across the line's direction, so that the climb does not slide
/// along the limb, and no further than the volume is thick there.
Vec3 beneath(const BodyVolume& volume, const Vec3& start, const Vec3& along) {
    Vec3 at = (volume.nearestInside(start) - start).norm() < kBeneath ? volume.nearestInside(start) : start;
    const double step = volume.cellSize();
    for (double walked = 0.0; walked < kBeneath; walked += step) {
        Vec3 best = at;
        double max = volume.depthAt(at);
        for (int direction = 0; direction < 26; ++direction) {
            const int number = direction < 13 ? direction : direction + 1;
            Vec3 move = Eigen::Vector3i(number % 3 - 1, number / 3 % 3 - 1, number / 9 - 1).cast<double>();
            move -= move.dot(along) * along;
            const double depth = volume.depthAt(at + step * move);
            if (depth > max + 1e-9 && depth - volume.depthAt(at) > kClimb * step * move.norm()) {
                max = depth;
                best = at + step * move;
            }
        }
        if (best == at) {
            break;
        }
        at = best;
    }
    return at;
}

} // namespace

Expected<std::vector<Vec3>> layChain(const BodyVolume& volume, std::span<const Vec3> stroke, int joints) {
    std::vector<Vec3> line;
    const Transform bodyFromModel = volume.bodyFromModel();
    for (const Vec3& position : stroke) {
        line.push_back(bodyFromModel * position);
    }
    if (line.size() < 2 || joints < 2 || lengthOfLine(line) < kShortestStroke) {
        return fail(ErrorCode::RigStrokeShort);
    }
    const std::vector<Vec3> drawn = evenly(line, std::max(4 * joints, 16));
    std::vector<Vec3> middle;
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        const Vec3 along = drawn[std::min(i + 1, drawn.size() - 1)] - drawn[i == 0 ? 0 : i - 1];
        middle.push_back(beneath(volume, drawn[i], along.norm() > 0.0 ? Vec3(along.normalized()) : along));
    }
    for (int pass = 0; pass < 3; ++pass) {
        const std::vector<Vec3> before = middle;
        for (std::size_t i = 1; i + 1 < middle.size(); ++i) {
            middle[i] = 0.25 * before[i - 1] + 0.5 * before[i] + 0.25 * before[i + 1];
        }
    }
    std::vector<Vec3> positions = evenly(middle, joints);
    for (Vec3& position : positions) {
        position = volume.modelFromBody() * volume.ontoPlane(position);
    }
    return positions;
}

} // namespace sinew
