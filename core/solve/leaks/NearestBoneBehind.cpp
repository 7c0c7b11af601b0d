#include "core/solve/leaks/NearestBoneBehind.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {
namespace {

/// Bones whose ends are nearer than this meet, base voxels.
constexpr double kMeet = 0.05;

std::vector<Aabb> boxesOf(const GridSurface& surface) {
    std::vector<Aabb> boxes(surface.triangles.size());
    for (std::size_t t = 0; t < boxes.size(); ++t) {
        for (const std::uint32_t corner : surface.triangles[t]) {
            if (surface.vertices[corner].allFinite()) {
                boxes[t].add(surface.vertices[corner]);
            }
        }
        if (boxes[t].empty()) {
            boxes[t].add(Vec3::Constant(-1e9));
        }
    }
    return boxes;
}

double distanceTo(const Segment& segment, const Vec3& p) {
    const Vec3 along = segment.b - segment.a;
    const double square = along.squaredNorm();
    const double t = square > 0.0 ? std::clamp((p - segment.a).dot(along) / square, 0.0, 1.0) : 0.0;
    return (p - segment.a - t * along).norm();
}

double distanceTo(const std::vector<Segment>& bones, const Vec3& p) {
    double min = std::numeric_limits<double>::infinity();
    for (const Segment& segment : bones) {
        min = std::min(min, distanceTo(segment, p));
    }
    return min;
}

/// Whether an end of one bone lies on the other.
bool meet(const std::vector<Segment>& a, const std::vector<Segment>& b) {
    const auto touches = [](const std::vector<Segment>& ends, const std::vector<Segment>& bones) {
        return std::any_of(ends.begin(), ends.end(), [&](const Segment& s) {
            return distanceTo(bones, s.a) < kMeet || distanceTo(bones, s.b) < kMeet;
        });
    };
    return touches(a, b) || touches(b, a);
}

} // namespace

NearestBoneBehind::NearestBoneBehind(const GridSurface& surface, const Skeleton& skeleton,
                                     std::span<const Bone> sources, const VoxelFrame& base)
    : m_surface(surface)
    , m_tree(boxesOf(surface)) {
    for (const Bone& source : sources) {
        m_bones.emplace_back();
        for (const Segment& segment : source.segments) {
            m_bones.back().push_back({base.gridFromModel * segment.a, base.gridFromModel * segment.b});
        }
    }
    findNeighbors(skeleton, sources);
}

void NearestBoneBehind::findNeighbors(const Skeleton& skeleton, std::span<const Bone> sources) {
    std::vector<std::int32_t> sourceOfJoint(skeleton.size(), kNone);
    for (std::size_t s = 0; s < sources.size(); ++s) {
        sourceOfJoint[static_cast<std::size_t>(sources[s].joint)] = static_cast<std::int32_t>(s);
    }
    const auto parentSource = [&](std::size_t s) {
        std::int32_t joint = sources[s].joint;
        do {
            joint = skeleton.joints[static_cast<std::size_t>(joint)].parent;
        } while (joint != kNone && sourceOfJoint[static_cast<std::size_t>(joint)] == kNone);
        return joint == kNone ? kNone : sourceOfJoint[static_cast<std::size_t>(joint)];
    };
    const std::size_t count = m_bones.size();
    m_near.assign(count * count, false);
    for (std::size_t a = 0; a < count; ++a) {
        for (std::size_t b = 0; b <= a; ++b) {
            const bool near = a == b || parentSource(a) == static_cast<std::int32_t>(b) ||
                              parentSource(b) == static_cast<std::int32_t>(a) || meet(m_bones[a], m_bones[b]);
            m_near[a * count + b] = near;
            m_near[b * count + a] = near;
        }
    }
}

/// Along the axis that runs most straight into the surface, half-way to where the solid ends.
Vec3 NearestBoneBehind::middleBehind(const Facet& facet) const {
    Eigen::Index axis = 0;
    facet.normal.cwiseAbs().maxCoeff(&axis);
    Vec3 direction = Vec3::Zero();
    direction[axis] = facet.normal[axis] > 0.0 ? -1.0 : 1.0;
    const Vec3 from = facet.place + 1e-6 * direction;
    std::vector<Hit> hits = hitsAhead(from, direction);
    std::sort(hits.begin(), hits.end(), [](const Hit& a, const Hit& b) {
        return a.distance < b.distance || (a.distance == b.distance && a.sign < b.sign);
    });
    int around = 1;
    for (const Hit& hit : hits) {
        around -= hit.sign;
        if (around == 0) {
            return from + 0.5 * hit.distance * direction;
        }
    }
    return facet.place;
}

/// Where a ray along an axis runs through triangles, in no order.
std::vector<NearestBoneBehind::Hit> NearestBoneBehind::hitsAhead(const Vec3& from,
                                                                 const Vec3& direction) const {
    std::vector<Hit> hits;
    const Vec3 end = from + std::ldexp(2.0, m_surface.baseDepth) * direction;
    m_tree.forEachAlong(from, end, [&](std::uint32_t t) {
        const Triangle& corners = m_surface.triangles[t];
        const Vec3& first = m_surface.vertices[corners[0]];
        const Vec3 ab = m_surface.vertices[corners[1]] - first;
        const Vec3 ac = m_surface.vertices[corners[2]] - first;
        const Vec3 p = direction.cross(ac);
        const double det = ab.dot(p);
        const Vec3 s = from - first;
        const Vec3 q = s.cross(ab);
        const double u = s.dot(p) / det;
        const double v = direction.dot(q) / det;
        const double distance = ac.dot(q) / det;
        if (det != 0.0 && u >= 0.0 && v >= 0.0 && u + v <= 1.0 && distance > 0.0) {
            hits.push_back({distance, ab.cross(ac).dot(direction) > 0.0 ? 1 : -1});
        }
        return true;
    });
    return hits;
}

bool NearestBoneBehind::outside(const Vec3& place) const {
    int votes = 0;
    for (Eigen::Index axis = 0; axis < 3; ++axis) {
        bool inside = true;
        for (const double way : {1.0, -1.0}) {
            int leaving = 0;
            for (const Hit& hit : hitsAhead(place, way * Vec3::Unit(axis))) {
                leaving += hit.sign;
            }
            inside = inside && leaving > 0;
        }
        votes += inside ? 1 : 0;
    }
    return votes < 2;
}

std::uint32_t NearestBoneBehind::sourceOf(const Facet& facet) const {
    const Vec3 middle = middleBehind(facet);
    std::uint32_t best = 0;
    double min = std::numeric_limits<double>::infinity();
    for (std::uint32_t s = 0; s < m_bones.size(); ++s) {
        const double distance = distanceTo(m_bones[s], middle);
        if (distance < min) {
            min = distance;
            best = s;
        }
    }
    return best;
}

} // namespace sinew
