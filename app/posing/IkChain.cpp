#include "app/posing/IkChain.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr double kStraight = 1e-4; // bends under this share of the length have no plane worth keeping
constexpr int kMostRounds = 200;
constexpr double kNear = 1e-9; // share of the length that counts as arrived

std::vector<double> lengthsOf(const std::vector<Vec3>& points) {
    std::vector<double> lengths;
    for (std::size_t i = 1; i < points.size(); ++i) {
        lengths.push_back((points[i] - points[i - 1]).norm());
    }
    return lengths;
}

double sumOf(const std::vector<double>& lengths) {
    double sum = 0.0;
    for (const double length : lengths) {
        sum += length;
    }
    return sum;
}

/// A unit vector across `along`, towards `wanted` where that leads anywhere.
Vec3 across(const Vec3& wanted, const Vec3& along) {
    const Vec3 side = wanted - wanted.dot(along) * along;
    return side.norm() > 1e-9 * (1.0 + wanted.norm()) ? side.normalized() : along.unitOrthogonal();
}

/// `length` from `from` towards `to`; where both are one place, along `otherwise`.
Vec3 stepTowards(const Vec3& from, const Vec3& to, double length, const Vec3& otherwise) {
    const Vec3 way = to - from;
    const double norm = way.norm();
    return from + (norm > 0.0 ? Vec3(way / norm) : otherwise) * length;
}

void swing(std::vector<Vec3>& points, const Vec3& along) {
    const Vec3 reach = points.back() - points.front();
    if (reach.norm() <= 0.0) {
        return;
    }
    const Mat3 turn = Quat::FromTwoVectors(reach, along).toRotationMatrix();
    for (std::size_t i = 1; i < points.size(); ++i) {
        points[i] = points[0] + turn * (points[i] - points[0]);
    }
}

/// The inner points leave the line a little towards `side`, on an arc.
void bendALittle(std::vector<Vec3>& points, const Vec3& side, double length) {
    constexpr double amount = 0.05;
    const double last = static_cast<double>(points.size() - 1);
    for (std::size_t i = 1; i + 1 < points.size(); ++i) {
        const double at = static_cast<double>(i) / last;
        points[i] += side * (amount * length * 4.0 * at * (1.0 - at));
    }
}

void layStraight(std::vector<Vec3>& points, const std::vector<double>& lengths, const Vec3& along) {
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        points[i + 1] = points[i] + along * lengths[i];
    }
}

/// Two bones by the law of cosines.
void bendPair(std::vector<Vec3>& points, const std::vector<double>& lengths, double distance,
              const Vec3& along) {
    const double reach = std::max(distance, std::abs(lengths[0] - lengths[1]));
    const Vec3 side = across(points[1] - points[0], along);
    if (reach <= 0.0) { // folded onto itself: the end is at the start wherever the middle is
        points[1] = points[0] + side * lengths[0];
        points[2] = points[0];
        return;
    }
    const double onLine = (lengths[0] * lengths[0] - lengths[1] * lengths[1] + reach * reach) / (2.0 * reach);
    const double off = std::sqrt(std::max(0.0, lengths[0] * lengths[0] - onLine * onLine));
    points[1] = points[0] + along * onLine + side * off;
    points[2] = stepTowards(points[1], points[0] + along * reach, lengths[1], along);
}

/// Forward and backward reaching.
void fabrik(std::vector<Vec3>& points, const std::vector<double>& lengths, const Vec3& target, double length,
            const Vec3& along) {
    const Vec3 root = points.front();
    for (int round = 0; round < kMostRounds && (points.back() - target).norm() > kNear * length; ++round) {
        points.back() = target;
        for (std::size_t i = lengths.size(); i-- > 0;) {
            points[i] = stepTowards(points[i + 1], points[i], lengths[i], -along);
        }
        points.front() = root;
        for (std::size_t i = 0; i < lengths.size(); ++i) {
            points[i + 1] = stepTowards(points[i], points[i + 1], lengths[i], along);
        }
    }
}

} // namespace

double bendOf(const std::vector<Vec3>& points) {
    const Vec3 line = points.back() - points.front();
    const double length = sumOf(lengthsOf(points));
    double most = 0.0;
    for (const Vec3& point : points) {
        const Vec3 from = point - points.front();
        const double norm = line.norm();
        most = std::max(most, norm > 0.0 ? from.cross(line).norm() / norm : from.norm());
    }
    return length > 0.0 ? most / length : 0.0;
}

std::vector<Vec3> reachFor(std::vector<Vec3> points, const Vec3& target, const Vec3& pole) {
    const std::vector<double> lengths = lengthsOf(points);
    const double length = sumOf(lengths);
    const Vec3 way = target - points.front();
    const double distance = way.norm();
    const Vec3 now = points.back() - points.front();
    if (length <= 0.0 || (distance <= 0.0 && now.norm() <= 0.0)) {
        return points;
    }
    const Vec3 along = distance > 0.0 ? Vec3(way / distance) : Vec3(now.normalized());
    // The pole stands in the chain's own space and swings along.
    const Vec3 swungPole = now.norm() > 0.0 ? Vec3(Quat::FromTwoVectors(now, along) * pole) : pole;
    swing(points, along);
    if (distance >= length) {
        layStraight(points, lengths, along);
        return points;
    }
    if (lengths.size() < 2) {
        return points;
    }
    if (bendOf(points) < kStraight) {
        bendALittle(points, across(swungPole, along), length);
    }
    if (lengths.size() == 2) {
        bendPair(points, lengths, distance, along);
    } else {
        fabrik(points, lengths, points.front() + along * distance, length, along);
    }
    return points;
}

} // namespace sinew
