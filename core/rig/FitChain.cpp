#include "core/rig/FitChain.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr double kShortestStroke = 0.01; ///< parts of the height
/// How far beneath a stroke its middle is looked for.
constexpr double kBeneath = 0.08;

/// Places along a line at even steps of its length.
std::vector<Vec3> evenly(const std::vector<Vec3>& line, int count) {
    std::vector<double> along{0.0};
    for (std::size_t i = 1; i < line.size(); ++i) {
        along.push_back(along.back() + (line[i] - line[i - 1]).norm());
    }
    std::vector<Vec3> places;
    std::size_t i = 1;
    for (int n = 0; n < count; ++n) {
        const double at = along.back() * n / (count - 1);
        while (i + 1 < line.size() && along[i] < at) {
            ++i;
        }
        const double span = along[i] - along[i - 1];
        const double share = span > 0.0 ? std::clamp((at - along[i - 1]) / span, 0.0, 1.0) : 0.0;
        places.push_back(line[i - 1] + share * (line[i] - line[i - 1]));
    }
    return places;
}

double lengthOfLine(const std::vector<Vec3>& line) {
    double length = 0.0;
    for (std::size_t i = 1; i < line.size(); ++i) {
        length += (line[i] - line[i - 1]).norm();
    }
    return length;
}

/// The deepest place across the line's direction, no further than the volume is thick there: a climb that
/// does not slide along the limb.
Vec3 beneath(const BodyVolume& volume, const Vec3& start, const Vec3& along) {
    Vec3 at = (volume.nearestInside(start) - start).norm() < kBeneath ? volume.nearestInside(start) : start;
    const double step = volume.cellSize();
    for (double walked = 0.0; walked < kBeneath; walked += step) {
        Vec3 best = at;
        double most = volume.depthAt(at);
        for (int direction = 0; direction < 26; ++direction) {
            const int number = direction < 13 ? direction : direction + 1;
            Vec3 move(number % 3 - 1, number / 3 % 3 - 1, number / 9 - 1);
            move -= move.dot(along) * along;
            if (const double depth = volume.depthAt(at + step * move); depth > most + 1e-9) {
                most = depth;
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
    for (const Vec3& place : stroke) {
        line.push_back(bodyFromModel * place);
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
    std::vector<Vec3> places = evenly(middle, joints);
    for (Vec3& place : places) {
        place = volume.modelFromBody() * volume.ontoPlane(place);
    }
    return places;
}

} // namespace sinew
