#include "app/posing/PoseEdits.h"

#include "core/base/Types.h"
#include "core/skeleton/LimbRoles.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace sinew {
namespace {

constexpr double kStraight = 1e-4; // bends under this fraction of the length have no plane worth keeping
constexpr int kMaxRounds = 200;
constexpr double kNear = 1e-9; // fraction of the length that counts as arrived

std::vector<double> lengthsOf(const std::vector<Vec3>& points) {
    std::vector<double> lengths;
    lengths.reserve(points.size());
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
    const Vec3 offset = to - from;
    const double norm = offset.norm();
    return from + (norm > 0.0 ? Vec3(offset / norm) : otherwise) * length;
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
    for (int round = 0; round < kMaxRounds && (points.back() - target).norm() > kNear * length; ++round) {
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

/// The most the inner points stand off the line from the first point to the last, as a fraction of the
/// chain's length.
double bendOf(const std::vector<Vec3>& points) {
    const Vec3 line = points.back() - points.front();
    const double length = sumOf(lengthsOf(points));
    double max = 0.0;
    for (const Vec3& point : points) {
        const Vec3 from = point - points.front();
        const double norm = line.norm();
        max = std::max(max, norm > 0.0 ? from.cross(line).norm() / norm : from.norm());
    }
    return length > 0.0 ? max / length : 0.0;
}

/// The places of a chain's joints, the first held fast, with the last one at `target` or as near as the bones
/// reach; the distances of neighbours stay. First the chain swings as a whole until its end points at the
/// target, then it bends or stretches in the plane it is bent in; a straight one bends towards `pole` (any
/// length, not along the chain). points: at least 2.
std::vector<Vec3> reachFor(std::vector<Vec3> points, const Vec3& target, const Vec3& pole) {
    const std::vector<double> lengths = lengthsOf(points);
    const double length = sumOf(lengths);
    const Vec3 offset = target - points.front();
    const double distance = offset.norm();
    const Vec3 now = points.back() - points.front();
    if (length <= 0.0 || (distance <= 0.0 && now.norm() <= 0.0)) {
        return points;
    }
    const Vec3 along = distance > 0.0 ? Vec3(offset / distance) : Vec3(now.normalized());
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

std::size_t index(std::int32_t joint) {
    return static_cast<std::size_t>(joint);
}

bool exists(const Skeleton& skeleton, std::int32_t joint) {
    return joint >= 0 && index(joint) < skeleton.size();
}

/// Where in the limb the joint stands, or its length.
std::size_t placeIn(const Limb& limb, std::int32_t joint) {
    return static_cast<std::size_t>(std::ranges::find(limb.joints, joint) - limb.joints.begin());
}

const Limb* limbOf(const std::vector<Limb>& limbs, std::int32_t joint) {
    const auto found = std::ranges::find_if(
        limbs, [&](const Limb& limb) { return placeIn(limb, joint) < limb.joints.size(); });
    return found == limbs.end() ? nullptr : &*found;
}

int lengthWithin(const Skeleton& skeleton, const std::vector<Limb>& limbs, std::int32_t joint) {
    int length = 0;
    while (true) {
        const Limb* limb = limbOf(limbs, joint);
        const std::int32_t parent = skeleton.joints[index(joint)].parent;
        if (limb == nullptr || parent == kNone) {
            return length;
        }
        const std::size_t index = placeIn(*limb, joint);
        if (index > 0) {
            // Turning the root would take everything else along.
            const std::size_t first =
                std::max<std::size_t>(hinge(skeleton, *limb) - 1, limb->fromRoot ? 1 : 0);
            return length + static_cast<int>(index - std::min(first, index - 1));
        }
        ++length;
        joint = parent;
        if (const Limb* next = limbOf(limbs, joint); next != nullptr && next->fromRoot) {
            return length; // a collar bone or a hip turns the chest or the hips and no more
        }
    }
}

/// What a straight chain bends towards, model space.
Vec3 poleOf(const Skeleton& skeleton, const std::vector<std::int32_t>& chain, std::int32_t joint,
            const std::vector<Transform>& posed) {
    std::vector<Vec3> bound;
    bound.reserve(chain.size());
    for (const std::int32_t each : chain) {
        bound.push_back(skeleton.position(index(each)));
    }
    bound.push_back(skeleton.position(index(joint)));
    const std::size_t first = index(chain.front());
    const Mat3 posedFromBind =
        posed[first].linear() * skeleton.joints[first].modelFromJointBind.linear().inverse();
    Vec3 pole = Vec3::Zero();
    if (bendOf(bound) > 0.005) { // bent the way it was made
        const Vec3 line = (bound.back() - bound.front()).normalized();
        for (const Vec3& point : bound) {
            const Vec3 from = point - bound.front();
            pole += from - from.dot(line) * line;
        }
        return posedFromBind * pole;
    }
    const LimbRoles roles(skeleton);
    const Limb* limb = limbOf(roles.limbs(), chain.back());
    switch (limb != nullptr ? roles.role(*limb) : LimbRole::Still) {
    case LimbRole::Leg:
        return posedFromBind * Vec3::UnitZ();
    case LimbRole::Finger:
        return posedFromBind * Vec3::UnitY(); // knuckles up, palms being down
    default:
        return posedFromBind * -Vec3::UnitZ();
    }
}

/// Turns chain[i] so that the joint after it points from its place towards `to`.
void aim(const Skeleton& skeleton, Pose& pose, std::int32_t turned, std::int32_t next, const Vec3& offset) {
    const std::vector<Transform> posed = modelFromJoints(skeleton, pose);
    const Vec3 now = posed[index(next)].translation() - posed[index(turned)].translation();
    if (now.norm() <= 0.0 || offset.norm() <= 0.0) {
        return;
    }
    JointPose& change = pose.joints[index(turned)];
    // The joint's axes without its own scale; rotation() leaves out what scale the parents have.
    Transform unscaled = posed[index(turned)];
    if ((change.scale.array().abs() > 0.0).all()) {
        unscaled.scale(change.scale.cwiseInverse());
    }
    const Quat axes(unscaled.rotation());
    const Quat turn = Quat::FromTwoVectors(now, offset);
    change.rotation = (change.rotation.normalized() * (axes.conjugate() * turn * axes)).normalized();
    change = withinLimits(skeleton, index(turned), change);
}

/// Where the joints of a chain and its end are in a pose.
std::vector<Vec3> chainPoints(const Skeleton& skeleton, const Pose& pose,
                              const std::vector<std::int32_t>& chain, std::int32_t end) {
    const std::vector<Transform> posed = modelFromJoints(skeleton, pose);
    std::vector<Vec3> points;
    points.reserve(chain.size() + 1);
    for (const std::int32_t each : chain) {
        points.push_back(posed[index(each)].translation());
    }
    points.push_back(posed[index(end)].translation());
    return points;
}

/// A chain some of whose joints have limits, posed by FABRIK: after every pass outwards each joint is turned
/// back into its limits, and the next pass inwards starts from where its bones are then (Aristidou and
/// Lasenby 2011, sec. 4). Keeps the pose that came nearest.
class LimitedReach {
public:
    LimitedReach(const Skeleton& skeleton, const std::vector<std::int32_t>& chain, std::int32_t end,
                 const Vec3& target)
        : m_skeleton(skeleton)
        , m_chain(chain)
        , m_end(end)
        , m_target(target) {}

    /// `first`: where the chain would be without limits.
    Pose solve(const Pose& pose, const std::vector<Vec3>& first) const {
        constexpr int kRounds = 64;
        Pose now = turnedTo(pose, first);
        std::vector<Vec3> points = chainPoints(m_skeleton, now, m_chain, m_end);
        const std::vector<double> lengths = lengthsOf(points);
        const double close = kNear * sumOf(lengths);
        Pose best = now;
        double nearest = (points.back() - m_target).norm();
        for (int round = 0; round < kRounds && nearest > close; ++round) {
            now = turnedTo(now, pulled(points, lengths));
            points = chainPoints(m_skeleton, now, m_chain, m_end);
            const double distance = (points.back() - m_target).norm();
            if (distance < nearest) {
                nearest = distance;
                best = now;
            }
        }
        return refined(std::move(best), close);
    }

private:
    double distanceOf(const Pose& pose) const {
        return (modelFromJoints(m_skeleton, pose)[index(m_end)].translation() - m_target).norm();
    }

    /// Joint by joint from the end inwards, each turned so that the end points at the target as far as its
    /// limits let it (cyclic coordinate descent), while that brings the end nearer.
    Pose refined(Pose pose, double close) const {
        constexpr int kSweeps = 48;
        double distance = distanceOf(pose);
        for (int sweep = 0; sweep < kSweeps && distance > close; ++sweep) {
            const double before = distance;
            for (std::size_t i = m_chain.size(); i-- > 0;) {
                Pose tried = pose;
                const Vec3 at = modelFromJoints(m_skeleton, pose)[index(m_chain[i])].translation();
                aim(m_skeleton, tried, m_chain[i], m_end, m_target - at);
                const double now = distanceOf(tried);
                if (now < distance) {
                    distance = now;
                    pose = std::move(tried);
                }
            }
            if (before - distance <= close) {
                break;
            }
        }
        return pose;
    }

    /// The pass inwards: the end at the target, each joint as far from the next one as its bone is long.
    std::vector<Vec3> pulled(std::vector<Vec3> points, const std::vector<double>& lengths) const {
        points.back() = m_target;
        for (std::size_t i = lengths.size(); i-- > 0;) {
            points[i] = stepTowards(points[i + 1], points[i], lengths[i], Vec3::UnitY());
        }
        return points;
    }

    /// The pass outwards: every bone points from where its joint is to where it is wanted to end, as far as
    /// the limits let it.
    Pose turnedTo(Pose pose, const std::vector<Vec3>& wanted) const {
        for (std::size_t i = 0; i < m_chain.size(); ++i) {
            const std::int32_t next = i + 1 < m_chain.size() ? m_chain[i + 1] : m_end;
            const Vec3 at = modelFromJoints(m_skeleton, pose)[index(m_chain[i])].translation();
            aim(m_skeleton, pose, m_chain[i], next, wanted[i + 1] - at);
        }
        return pose;
    }

    const Skeleton& m_skeleton;
    const std::vector<std::int32_t>& m_chain;
    std::int32_t m_end;
    Vec3 m_target;
};

} // namespace

int limbLength(const Skeleton& skeleton, std::int32_t joint) {
    return exists(skeleton, joint) ? lengthWithin(skeleton, limbsOf(skeleton), joint) : 0;
}

std::vector<std::int32_t> ikChain(const Skeleton& skeleton, std::int32_t joint, int chainLength) {
    std::vector<std::int32_t> chain;
    if (!exists(skeleton, joint)) {
        return chain;
    }
    const int wanted = chainLength > 0 ? chainLength : limbLength(skeleton, joint);
    std::int32_t at = skeleton.joints[index(joint)].parent;
    while (at != kNone && static_cast<int>(chain.size()) < wanted) {
        chain.push_back(at);
        at = skeleton.joints[index(at)].parent;
    }
    std::ranges::reverse(chain);
    return chain;
}

Pose solveIk(const Skeleton& skeleton, const Pose& pose, std::int32_t joint, const Vec3& targetModel,
             int chainLength) {
    const std::vector<std::int32_t> chain = ikChain(skeleton, joint, chainLength);
    Pose result = pose;
    result.joints.resize(skeleton.size());
    if (chain.empty() || !targetModel.allFinite()) {
        return result;
    }
    const std::vector<Transform> posed = modelFromJoints(skeleton, result);
    const std::vector<Vec3> points = chainPoints(skeleton, result, chain, joint);
    if (points.back() == targetModel) {
        return result;
    }
    const std::vector<Vec3> wanted = reachFor(points, targetModel, poleOf(skeleton, chain, joint, posed));
    const bool limited = std::ranges::any_of(
        chain, [&](std::int32_t each) { return skeleton.joints[index(each)].limits.has_value(); });
    if (limited) {
        return LimitedReach(skeleton, chain, joint, targetModel).solve(result, wanted);
    }
    for (std::size_t i = 0; i < chain.size(); ++i) {
        const std::int32_t next = i + 1 < chain.size() ? chain[i + 1] : joint;
        aim(skeleton, result, chain[i], next, wanted[i + 1] - wanted[i]);
    }
    return result;
}

} // namespace sinew
