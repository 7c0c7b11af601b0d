#include "core/metrics/CompareWeights.h"

#include "core/base/Parallel.h"
#include "core/metrics/WeightMeasures.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <tuple>
#include <vector>

namespace sinew {
namespace {

/// Unit vector, or zero of one that is as short as rounding.
Vec3 directionOf(const Vec3& vector, double shortest) {
    const double length = vector.norm();
    return length > shortest ? Vec3(vector / length) : Vec3(Vec3::Zero());
}

Vec3 fromParent(const Skeleton& skeleton, std::size_t joint, double shortest) {
    for (std::int32_t a = skeleton.joints[joint].parent; a != kNone;) {
        const auto ancestor = static_cast<std::size_t>(a);
        Vec3 direction = directionOf(skeleton.position(joint) - skeleton.position(ancestor), shortest);
        if (!direction.isZero()) {
            return direction;
        }
        a = skeleton.joints[ancestor].parent;
    }
    return Vec3::Zero();
}

Vec3 towardsChildrenOf(const Skeleton& skeleton, std::size_t joint, const std::vector<std::int32_t>& children,
                       const std::vector<bool>& leadsToWeight, double shortest) {
    const bool anyLeads = std::ranges::any_of(
        children, [&](std::int32_t child) { return leadsToWeight[static_cast<std::size_t>(child)]; });
    Vec3 sum = Vec3::Zero();
    for (const std::int32_t c : children) {
        const auto child = static_cast<std::size_t>(c);
        if (!anyLeads || leadsToWeight[child]) {
            sum += directionOf(skeleton.position(child) - skeleton.position(joint), shortest);
        }
    }
    constexpr double opposed = 1e-6;
    return directionOf(sum, opposed);
}

/// Samples nearer than this stand at one position: the vertices of a ring, but for rounding.
constexpr double kSamePosition = 1e-6;

/// The middle value, of an even number the mean of the middle two. At least one value. Reorders them; O(n).
double medianOf(std::vector<double>& values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return values.size() % 2 == 1 ? *middle : 0.5 * (*middle + *std::max_element(values.begin(), middle));
}

/// What a vertex weighs on both sides of a joint.
struct LimbWeight {
    double above = 0.0;
    double below = 0.0;
    double sum() const { return above + below; }
    double partBelow() const { return below / sum(); }
};

/// A vertex of the limb around a joint.
struct LimbVertex {
    std::size_t vertex = 0;
    double along = 0.0; ///< down the limb, see LimbAxis; model units
    double aside = 0.0; ///< from the limb's axis
    bool local = false; ///< held by the two joints next to the transition
    LimbWeight weight;
};

/// One joint of a pair's skeleton and what is around it.
struct LimbJoint {
    std::int32_t joint = kNone;
    std::int32_t above = kNone; ///< the nearest ancestor with weight
    LimbAxis axis;
    std::vector<LimbSide> sides; ///< #J
};

constexpr double kLimbPart = 0.5; ///< of a vertex's weight that makes it the limb's
constexpr std::size_t kFewestInSlab = 4;
constexpr int kRadiusRounds = 8; ///< of the search for the radius; it settles in two or three

LimbWeight limbWeight(std::span<const Influence> influences, const std::vector<LimbSide>& sides) {
    LimbWeight weight;
    for (const Influence& influence : influences) {
        const LimbSide side = sides[static_cast<std::size_t>(influence.joint)];
        weight.above += side == LimbSide::Above ? static_cast<double>(influence.weight) : 0.0;
        weight.below += side == LimbSide::Below ? static_cast<double>(influence.weight) : 0.0;
    }
    return weight;
}

/// Vertices with more than half of their weight on both sides of the joint together, in order. Local ones
/// have more than half at the joint and at the one above it. O(#V k), k influences a vertex.
std::vector<LimbVertex> limbVertices(std::span<const Vec3> vertices, const SkinWeights& weights,
                                     const LimbJoint& joint) {
    std::vector<LimbVertex> limb;
    for (std::size_t p = 0; p < vertices.size(); ++p) {
        const LimbWeight weight = limbWeight(weights.at(p), joint.sides);
        if (weight.sum() <= kLimbPart) {
            continue;
        }
        double local = 0.0;
        for (const Influence& influence : weights.at(p)) {
            const bool next = influence.joint == joint.joint || influence.joint == joint.above;
            local += next ? static_cast<double>(influence.weight) : 0.0;
        }
        limb.push_back(
            {p, joint.axis.along(vertices[p]), joint.axis.distance(vertices[p]), local > kLimbPart, weight});
    }
    return limb;
}

/// The median distance from the axis of the local vertices within one radius of the joint along the bisector,
/// searched from the median of all local ones. Model units; 0 with fewer than 4 local vertices.
double limbRadius(std::span<const LimbVertex> limb) {
    double radius = std::numeric_limits<double>::infinity();
    std::vector<double> distances;
    for (int round = 0; round < kRadiusRounds; ++round) {
        distances.clear();
        for (const LimbVertex& vertex : limb) {
            if (vertex.local && std::abs(vertex.along) <= radius) {
                distances.push_back(vertex.aside);
            }
        }
        if (distances.size() < kFewestInSlab) {
            break;
        }
        radius = medianOf(distances);
    }
    return std::isfinite(radius) ? radius : 0.0;
}

constexpr double kFarthestAlong = 8.0; ///< limb radii; artists' transitions are 1 to 3 wide
constexpr double kFarthestAside = 2.5; ///< limb radii; a flat torso is 1.6 at its sides
constexpr std::size_t kFewestVertices = 8;

Transition transitionOf(const IsotonicFit& fit) {
    return {fit.positionOf(0.9) - fit.positionOf(0.1), fit.positionOf(0.5)};
}

/// Measures the joints of one pair.
class TransitionRuler {
public:
    TransitionRuler(const WeightPair& pair, const Skeleton& skeleton)
        : m_pair(pair)
        , m_skeleton(skeleton)
        , m_carries(jointsWithWeight(pair.reference, skeleton.size()))
        , m_leads(leadsToWeight(pair.reference, skeleton)) {
        m_axes = limbAxes(skeleton, m_leads);
    }

    /// Nothing where there is no transition.
    std::optional<JointTransition> at(std::size_t joint) const {
        const std::int32_t above = weightedAncestor(joint);
        if (above == kNone || !m_leads[joint] || !m_axes[joint]) {
            return {};
        }
        const LimbJoint around{static_cast<std::int32_t>(joint), above, *m_axes[joint],
                               limbSides(m_skeleton, joint)};
        std::vector<LimbVertex> limb = limbVertices(m_pair.vertices, m_pair.reference, around);
        const double radius = limbRadius(limb);
        if (radius <= 0.0) {
            return {};
        }
        std::erase_if(limb, [&](const LimbVertex& vertex) {
            return std::abs(vertex.along) > kFarthestAlong * radius || vertex.aside > kFarthestAside * radius;
        });
        return measured(around, radius, limb);
    }

private:
    std::int32_t weightedAncestor(std::size_t joint) const {
        std::int32_t ancestor = m_skeleton.joints[joint].parent;
        while (ancestor != kNone && !m_carries[static_cast<std::size_t>(ancestor)]) {
            ancestor = m_skeleton.joints[static_cast<std::size_t>(ancestor)].parent;
        }
        return ancestor;
    }

    std::optional<JointTransition> measured(const LimbJoint& around, double radius,
                                            const std::vector<LimbVertex>& limb) const {
        std::vector<LineSample> reference;
        std::vector<LineSample> candidate;
        for (const LimbVertex& vertex : limb) {
            const double position = vertex.along / radius;
            reference.push_back({position, vertex.weight.partBelow(), vertex.weight.sum()});
            const LimbWeight found = limbWeight(m_pair.candidate.at(vertex.vertex), around.sides);
            if (found.sum() > 0.0) {
                candidate.push_back({position, found.partBelow(), found.sum()});
            }
        }
        if (reference.size() < kFewestVertices || candidate.size() < kFewestVertices) {
            return {};
        }
        const IsotonicFit wanted(std::move(reference));
        const IsotonicFit found(std::move(candidate));
        if (wanted.lowest() >= 0.1 || wanted.highest() <= 0.9 || found.lowest() >= 0.5 ||
            found.highest() <= 0.5) {
            return {};
        }
        return JointTransition{around.joint, radius, transitionOf(wanted), transitionOf(found)};
    }

    const WeightPair& m_pair;
    const Skeleton& m_skeleton;
    std::vector<bool> m_carries; ///< joints with weight in the reference
    std::vector<bool> m_leads;   ///< joints with weight at or below them
    std::vector<std::optional<LimbAxis>> m_axes;
};

} // namespace

std::vector<bool> leadsToWeight(const SkinWeights& weights, const Skeleton& skeleton) {
    std::vector<bool> leads = jointsWithWeight(weights, skeleton.size());
    for (std::size_t j = skeleton.size(); j-- > 0;) { // parents stand before their children
        if (leads[j] && skeleton.joints[j].parent != kNone) {
            leads[static_cast<std::size_t>(skeleton.joints[j].parent)] = true;
        }
    }
    return leads;
}

std::vector<LimbSide> limbSides(const Skeleton& skeleton, std::size_t joint) {
    std::vector<LimbSide> sides(skeleton.size(), LimbSide::Elsewhere);
    sides[joint] = LimbSide::Below;
    for (std::size_t j = joint + 1; j < sides.size(); ++j) { // parents stand before their children
        const std::int32_t parent = skeleton.joints[j].parent;
        sides[j] = parent == kNone ? LimbSide::Elsewhere : sides[static_cast<std::size_t>(parent)];
    }
    for (std::int32_t a = skeleton.joints[joint].parent; a != kNone;) {
        sides[static_cast<std::size_t>(a)] = LimbSide::Above;
        a = skeleton.joints[static_cast<std::size_t>(a)].parent;
    }
    return sides;
}

double LimbAxis::distance(const Vec3& position) const {
    const Vec3 offset = position - origin;
    const auto from = [&](const Vec3& direction) {
        return (offset - std::max(0.0, offset.dot(direction)) * direction).squaredNorm();
    };
    return std::sqrt(std::min(from(towardsParent), from(towardsChildren)));
}

std::vector<std::optional<LimbAxis>> limbAxes(const Skeleton& skeleton,
                                              const std::vector<bool>& leadsToWeight) {
    Aabb box;
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        box.add(skeleton.position(j));
    }
    const double shortest = 1e-6 * box.diagonal();
    const auto children = skeleton.children();
    std::vector<std::optional<LimbAxis>> axes(skeleton.size());
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        const Vec3 before = fromParent(skeleton, j, shortest);
        if (before.isZero()) {
            continue;
        }
        Vec3 after = towardsChildrenOf(skeleton, j, children[j], leadsToWeight, shortest);
        if (after.isZero()) {
            after = before;
        }
        constexpr double foldedBack = 1e-6;
        Vec3 bisector = directionOf(before + after, foldedBack);
        if (bisector.isZero()) {
            bisector = before;
        }
        axes[j] = LimbAxis{skeleton.position(j), -before, after, bisector};
    }
    return axes;
}

IsotonicFit::IsotonicFit(std::vector<LineSample> samples) {
    std::ranges::sort(samples, {}, [](const LineSample& sample) {
        return std::tuple(sample.position, sample.value, sample.mass);
    });
    for (std::size_t i = 0; i < samples.size();) {
        const double position = samples[i].position;
        double mass = 0.0;
        double sum = 0.0;
        for (; i < samples.size() && samples[i].position - position <= kSamePosition; ++i) {
            mass += samples[i].mass;
            sum += samples[i].mass * samples[i].value;
        }
        add({sum / mass, mass, position, position});
    }
}

void IsotonicFit::add(Pool pool) {
    while (!m_pools.empty() && m_pools.back().value > pool.value) {
        const Pool& last = m_pools.back();
        const double mass = last.mass + pool.mass;
        pool = {(last.mass * last.value + pool.mass * pool.value) / mass, mass, last.begin, pool.end};
        m_pools.pop_back();
    }
    m_pools.push_back(pool);
}

double IsotonicFit::positionOf(double value) const {
    const auto next = std::ranges::find_if(m_pools, [&](const Pool& pool) { return pool.value >= value; });
    if (next == m_pools.begin()) {
        return next->begin;
    }
    const Pool& last = *(next - 1);
    if (next == m_pools.end()) {
        return last.end;
    }
    return last.end + (next->begin - last.end) * (value - last.value) / (next->value - last.value);
}

std::vector<JointTransition> jointTransitions(const WeightPair& pair, const Skeleton& skeleton) {
    const TransitionRuler ruler(pair, skeleton);
    std::vector<std::optional<JointTransition>> found(skeleton.size());
    parallelFor(found.size(), 1, [&](std::size_t first, std::size_t last) {
        for (std::size_t j = first; j < last; ++j) {
            found[j] = ruler.at(j);
        }
    });
    std::vector<JointTransition> transitions;
    for (const std::optional<JointTransition>& transition : found) {
        if (transition) {
            transitions.push_back(*transition);
        }
    }
    return transitions;
}

JointTransition medianTransition(std::span<const JointTransition> transitions) {
    JointTransition median;
    const auto set = [&](Transition JointTransition::*side, double Transition::*number) {
        std::vector<double> values;
        for (const JointTransition& transition : transitions) {
            values.push_back((transition.*side).*number);
        }
        (median.*side).*number = values.empty() ? 0.0 : medianOf(values);
    };
    for (const auto side : {&JointTransition::reference, &JointTransition::candidate}) {
        set(side, &Transition::width);
        set(side, &Transition::center);
    }
    return median;
}

} // namespace sinew
