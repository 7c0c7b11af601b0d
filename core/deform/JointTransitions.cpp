#include "core/deform/JointTransitions.h"

#include "core/base/Parallel.h"
#include "core/deform/IsotonicFit.h"
#include "core/deform/LimbVertices.h"
#include "core/deform/Median.h"

#include <cmath>
#include <optional>

namespace sinew {
namespace {

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
        , m_leads(m_carries) {
        for (std::size_t j = skeleton.size(); j-- > 0;) { // parents stand before their children
            if (m_leads[j] && skeleton.joints[j].parent != kNone) {
                m_leads[static_cast<std::size_t>(skeleton.joints[j].parent)] = true;
            }
        }
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
