#include "core/metrics/ErrorCauses.h"

#include "core/geometry/WeldedSurface.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <span>
#include <tuple>
#include <utility>

namespace sinew {
namespace {

using Influences = std::vector<Influence>;

double weightOf(std::span<const Influence> influences, std::int32_t joint) {
    const auto found = std::ranges::find(influences, joint, &Influence::joint);
    return found == influences.end() ? 0.0 : static_cast<double>(found->weight);
}

/// The candidate's weights where a change has to be made, vertex by vertex.
class ChangedPair {
public:
    ChangedPair(const WeightPair& pair, const Skeleton& skeleton)
        : m_pair(pair)
        , m_skeleton(skeleton) {
        m_influences.reserve(pair.vertices.size());
        for (std::size_t p = 0; p < pair.vertices.size(); ++p) {
            const auto same = pair.candidate.at(p);
            m_influences.emplace_back(same.begin(), same.end());
        }
    }

    Influences& at(std::size_t p) { return m_influences[p]; }

    double posedError() const {
        SkinWeightsBuilder builder;
        for (const Influences& influences : m_influences) {
            builder.add(influences);
        }
        return sinew::posedError({m_pair.vertices, m_pair.triangles, m_pair.reference, builder.finish(),
                                  m_pair.surface, m_pair.surfaceTriangles},
                                 m_skeleton);
    }

private:
    const WeightPair& m_pair;
    const Skeleton& m_skeleton;
    std::vector<Influences> m_influences;
};

double withStrongestJoint(const WeightPair& pair, const Skeleton& skeleton) {
    ChangedPair changed(pair, skeleton);
    for (std::size_t p = 0; p < pair.vertices.size(); ++p) {
        const auto wanted = pair.reference.at(p);
        const auto found = pair.candidate.at(p);
        if (!wanted.empty() && (found.empty() || found[0].joint != wanted[0].joint)) {
            changed.at(p).assign(wanted.begin(), wanted.end());
        }
    }
    return changed.posedError();
}

const double kLogitOfNineTenths = std::log(9.0);
constexpr double kSaturated = 1e-3; ///< as which 0 and 1 count, which do not say where on the curve they are

/// Where a part is on the curve of a transition.
double logit(double part) {
    const double within = std::clamp(part, kSaturated, 1.0 - kSaturated);
    return std::log(within / (1.0 - within));
}

/// One transition, made in the candidate as it is in the reference.
class TransitionChange {
public:
    enum class What { Center, Width };

    TransitionChange(const JointTransition& transition, const LimbAxis& axis, const Skeleton& skeleton,
                     What what)
        : m_transition(transition)
        , m_axis(axis)
        , m_sides(limbSides(skeleton, static_cast<std::size_t>(transition.joint)))
        , m_parent(skeleton.joints[static_cast<std::size_t>(transition.joint)].parent)
        , m_what(what) {}

    void apply(const Vec3& vertex, Influences& influences) const {
        double above = 0.0;
        double below = 0.0;
        for (const Influence& influence : influences) {
            const auto weight = static_cast<double>(influence.weight);
            above += sideOf(influence) == LimbSide::Above ? weight : 0.0;
            below += sideOf(influence) == LimbSide::Below ? weight : 0.0;
        }
        if (above + below <= 0.5 || m_axis.distance(vertex) > kReach * m_transition.limbRadius ||
            std::abs(m_axis.along(vertex)) > kReach * m_transition.limbRadius) {
            return;
        }
        const double place = logit(below / (above + below));
        const double changed = changedPlace(place);
        if (changed == place) {
            return; // also 0 and 1, as far as they stay beyond what counts as such
        }
        const double wanted = 1.0 / (1.0 + std::exp(-changed));
        scale(influences, LimbSide::Below, below, wanted * (above + below), m_transition.joint);
        scale(influences, LimbSide::Above, above, (1.0 - wanted) * (above + below), m_parent);
    }

private:
    static constexpr double kReach = 4.0; ///< in limb radii; artists' transitions are 1 to 3 wide

    LimbSide sideOf(const Influence& influence) const {
        return m_sides[static_cast<std::size_t>(influence.joint)];
    }

    double changedPlace(double place) const {
        const double width = std::max(m_transition.candidate.width, kSaturated);
        if (m_what == What::Center) {
            place += 2.0 * kLogitOfNineTenths *
                     (m_transition.candidate.center - m_transition.reference.center) / width;
        } else {
            place *= width / std::max(m_transition.reference.width, kSaturated);
        }
        return std::clamp(place, logit(0.0), logit(1.0));
    }

    void scale(Influences& influences, LimbSide side, double sum, double wanted, std::int32_t joint) const {
        if (sum <= 0.0) {
            influences.push_back({joint, static_cast<float>(wanted)});
            return;
        }
        for (Influence& influence : influences) {
            if (sideOf(influence) == side) {
                influence.weight = static_cast<float>(static_cast<double>(influence.weight) * wanted / sum);
            }
        }
    }

    const JointTransition& m_transition;
    const LimbAxis& m_axis;
    std::vector<LimbSide> m_sides;
    std::int32_t m_parent;
    What m_what;
};

double withTransitions(const WeightPair& pair, const Skeleton& skeleton,
                       std::span<const JointTransition> transitions, TransitionChange::What what) {
    ChangedPair changed(pair, skeleton);
    const auto axes = limbAxes(skeleton, leadsToWeight(pair.reference, skeleton));
    for (const JointTransition& transition : transitions) {
        const TransitionChange change(transition, *axes[static_cast<std::size_t>(transition.joint)], skeleton,
                                      what);
        for (std::size_t p = 0; p < pair.vertices.size(); ++p) {
            change.apply(pair.vertices[p], changed.at(p));
        }
    }
    return changed.posedError();
}

using WeightOfJoint = std::map<std::int32_t, double>;

/// The sums of weights, by shell.
std::vector<WeightOfJoint> weightsByShell(const SkinWeights& weights, const SurfaceShells& shells) {
    std::vector<WeightOfJoint> sums(shells.count);
    for (std::size_t p = 0; p < shells.ofVertex.size(); ++p) {
        if (shells.ofVertex[p] != SurfaceShells::kNone) {
            for (const Influence& influence : weights.at(p)) {
                sums[shells.ofVertex[p]][influence.joint] += static_cast<double>(influence.weight);
            }
        }
    }
    return sums;
}

/// The joint with the largest sum, and its part of all; kNone without any.
std::pair<std::int32_t, double> largestOf(const WeightOfJoint& sums) {
    double all = 0.0;
    std::pair<std::int32_t, double> largest{kNone, 0.0};
    for (const auto& [joint, sum] : sums) {
        all += sum;
        largest = sum > largest.second ? std::pair(joint, sum) : largest;
    }
    return {largest.first, all > 0.0 ? largest.second / all : 0.0};
}

enum class RigidJoint { OfCandidate, OfReference };

double withRigidShells(const WeightPair& pair, const Skeleton& skeleton, RigidJoint whose) {
    const SurfaceShells shells = surfaceShells(pair.vertices.size(), pair.triangles);
    const auto wanted = weightsByShell(pair.reference, shells);
    const auto found = weightsByShell(pair.candidate, shells);
    ChangedPair changed(pair, skeleton);
    for (std::size_t p = 0; p < shells.ofVertex.size(); ++p) {
        const std::uint32_t shell = shells.ofVertex[p];
        if (shell == SurfaceShells::kNone || largestOf(wanted[shell]).second < kRigidPart) {
            continue;
        }
        const std::int32_t joint =
            largestOf(whose == RigidJoint::OfReference ? wanted[shell] : found[shell]).first;
        if (joint != kNone) {
            changed.at(p).assign(1, {joint, 1.0F});
        }
    }
    return changed.posedError();
}

} // namespace

std::vector<TakenWeight> takenWeights(const WeightPair& pair) {
    std::map<std::pair<std::int32_t, std::int32_t>, double> sums;
    std::vector<std::pair<std::int32_t, double>> gains;
    for (std::size_t p = 0; p < pair.vertices.size(); ++p) {
        const auto wanted = pair.reference.at(p);
        const auto found = pair.candidate.at(p);
        gains.clear();
        double gained = 0.0;
        for (const Influence& influence : found) {
            const double gain = static_cast<double>(influence.weight) - weightOf(wanted, influence.joint);
            if (gain > 0.0) {
                gains.emplace_back(influence.joint, gain);
                gained += gain;
            }
        }
        for (const Influence& influence : wanted) {
            const double loss = static_cast<double>(influence.weight) - weightOf(found, influence.joint);
            for (const auto& [joint, gain] : gains) {
                if (loss > 0.0) {
                    sums[{influence.joint, joint}] += loss * gain / gained;
                }
            }
        }
    }
    std::vector<TakenWeight> taken;
    taken.reserve(sums.size());
    for (const auto& [joints, sum] : sums) {
        taken.push_back({joints.first, joints.second, sum / static_cast<double>(pair.vertices.size())});
    }
    std::ranges::sort(taken, {}, [](const TakenWeight& one) {
        return std::tuple(-one.meanPerVertex, one.from, one.joint);
    });
    return taken;
}

ErrorCauses errorCauses(const WeightPair& pair, const Skeleton& skeleton) {
    const std::vector<JointTransition> transitions = jointTransitions(pair, skeleton);
    return {withStrongestJoint(pair, skeleton),
            withTransitions(pair, skeleton, transitions, TransitionChange::What::Center),
            withTransitions(pair, skeleton, transitions, TransitionChange::What::Width),
            withRigidShells(pair, skeleton, RigidJoint::OfCandidate),
            withRigidShells(pair, skeleton, RigidJoint::OfReference)};
}

std::vector<double> squaredErrorByJoint(const WeightPair& pair, const Skeleton& skeleton) {
    const std::vector<double> errors = posedErrorsByVertex(pair, skeleton);
    const double all = std::accumulate(errors.begin(), errors.end(), 0.0);
    std::vector<double> parts(skeleton.size(), 0.0);
    for (std::size_t p = 0; p < errors.size() && all > 0.0; ++p) {
        if (const auto wanted = pair.reference.at(p); !wanted.empty()) {
            parts[static_cast<std::size_t>(wanted[0].joint)] += errors[p] / all;
        }
    }
    return parts;
}

} // namespace sinew
