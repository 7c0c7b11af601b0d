#include "core/layers/reach/VertexReach.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace sinew {
namespace {

constexpr double kOnePlace = 1e-9; ///< spread under which joints move a vertex alike, of its distance to them
constexpr double kSlope = 1e-3;    ///< of the way to a joint alone: for the slope of other skinning methods
constexpr double kGains = 1e-9;    ///< of the distance: what is no step ahead
constexpr double kCounts = 1e-7;   ///< a weight above it is an influence
constexpr double kShortest = 0.01; ///< fraction of a step that is tried

std::vector<double> weightsOf(const ReachVertex& vertex) {
    std::vector<double> weights;
    for (const ReachJoint& joint : vertex.joints) {
        weights.push_back(joint.weight);
    }
    return weights;
}

/// Joints whose weights may change, by their place in the list.
std::vector<Eigen::Index> freeOf(const ReachVertex& vertex) {
    std::vector<Eigen::Index> free;
    for (std::size_t i = 0; i < vertex.joints.size(); ++i) {
        if (!vertex.joints[i].locked) {
            free.push_back(static_cast<Eigen::Index>(i));
        }
    }
    return free;
}

} // namespace

/// Weights as they are stored sum to 1 only nearly, and a vertex may have none.
void VertexReach::bringToSum(ReachVertex& vertex) {
    double room = 1.0;
    double sum = 0.0;
    std::size_t count = 0;
    for (const ReachJoint& joint : vertex.joints) {
        (joint.locked ? room : sum) += joint.locked ? -joint.weight : joint.weight;
        count += joint.locked ? 0 : 1;
    }
    for (ReachJoint& joint : vertex.joints) {
        if (!joint.locked) {
            joint.weight = sum > 0.0 ? joint.weight * std::max(room, 0.0) / sum
                                     : std::max(room, 0.0) / static_cast<double>(count);
        }
    }
}

Vec3 VertexReach::positionOf(const ReachVertex& vertex, std::span<const double> weights) {
    if (!m_pose) {
        Vec3 sum = Vec3::Zero();
        for (std::size_t i = 0; i < weights.size(); ++i) {
            sum += weights[i] * (m_matrices[static_cast<std::size_t>(vertex.joints[i].joint)] * vertex.rest);
        }
        return sum;
    }
    m_influences.clear();
    for (std::size_t i = 0; i < weights.size(); ++i) {
        if (weights[i] > 0.0) {
            m_influences.push_back({vertex.joints[i].joint, static_cast<float>(weights[i])});
        }
    }
    std::ranges::sort(m_influences, strongerInfluence);
    return m_pose(vertex.at, m_influences);
}

/// Where each joint alone would move the vertex, or, by another method, what the slope towards it says.
VertexReach::Points VertexReach::pointsOf(const ReachVertex& vertex) {
    Points points(3, static_cast<Eigen::Index>(vertex.joints.size()));
    if (!m_pose) {
        for (Eigen::Index i = 0; i < points.cols(); ++i) {
            const std::int32_t joint = vertex.joints[static_cast<std::size_t>(i)].joint;
            points.col(i) = m_matrices[static_cast<std::size_t>(joint)] * vertex.rest;
        }
        return points;
    }
    const std::vector<double> now = weightsOf(vertex);
    const Vec3 here = positionOf(vertex, now);
    std::vector<double> near;
    for (std::size_t i = 0; i < now.size(); ++i) {
        near = now;
        for (double& weight : near) {
            weight *= 1.0 - kSlope;
        }
        near[i] += kSlope;
        points.col(static_cast<Eigen::Index>(i)) = here + (positionOf(vertex, near) - here) / kSlope;
    }
    return points;
}

/// The problem of one vertex, its places in parts of their spread, counted from the target.
struct VertexReach::Small {
    std::vector<Eigen::Index> free;
    Points offsets;
    Vec3 kept = Vec3::Zero(); ///< what locked joints add
    BoundedFit::Unknowns now, prior, cost;
};

/// Nothing: the joints that may change move it alike.
std::optional<VertexReach::Small> VertexReach::smallOf(const ReachVertex& vertex, const Points& points) {
    Small small{freeOf(vertex), {}, Vec3::Zero(), {}, {}, {}};
    const auto count = static_cast<Eigen::Index>(small.free.size());
    double size = 0.0;
    for (const Eigen::Index i : small.free) {
        size = std::max(size, (points.col(i) - points.col(small.free.front())).norm());
    }
    if (count < 2 || !(size > kOnePlace * (1.0 + vertex.target.norm())) || !points.allFinite()) {
        return std::nullopt;
    }
    small.offsets.resize(3, count);
    small.now.resize(count);
    small.prior.resize(count);
    small.cost.resize(count);
    Eigen::Index at = 0;
    for (Eigen::Index i = 0; i < points.cols(); ++i) {
        const ReachJoint& joint = vertex.joints[static_cast<std::size_t>(i)];
        const Vec3 offset = (points.col(i) - vertex.target) / size;
        if (joint.locked) {
            small.kept += joint.weight * offset;
            continue;
        }
        small.offsets.col(at) = offset;
        small.now[at] = joint.weight;
        small.prior[at] = joint.prior;
        small.cost[at++] = std::sqrt(joint.cost);
    }
    return small;
}

/// Of all weights that lead where `small.now` does, those nearest to the prior.
BoundedFit::Unknowns VertexReach::nearestToPrior(const Small& small) {
    const Eigen::Index count = small.now.size();
    BoundedFit same;
    same.fit = small.cost.asDiagonal();
    same.goal = small.cost.cwiseProduct(small.prior);
    same.equal.setOnes(4, count);
    same.equal.topRows(3) = small.offsets.colwise() - small.offsets.col(0); // far targets cost no digits
    return solveBounded(same, small.now);
}

/// False: nothing can change.
bool VertexReach::fit(const ReachVertex& vertex, const Points& points, std::vector<double>& weights) const {
    std::optional<Small> small = smallOf(vertex, points);
    if (!small) {
        return false;
    }
    const Eigen::Index count = small->now.size();
    const bool keeps = m_keep > 0.0;
    BoundedFit near;
    near.fit.setZero(keeps ? 3 + count : 3, count);
    near.goal.setZero(near.fit.rows());
    near.fit.topRows(3) = small->offsets;
    near.goal.head(3) = -small->kept;
    near.equal.setOnes(1, count);
    if (keeps) {
        const BoundedFit::Unknowns hold = std::sqrt(m_keep) * small->cost;
        near.fit.bottomRows(count) = hold.asDiagonal();
        near.goal.tail(count) = hold.cwiseProduct(small->prior);
    }
    small->now = solveBounded(near, small->now);
    const BoundedFit::Unknowns found = keeps ? small->now : nearestToPrior(*small);
    for (Eigen::Index i = 0; i < count; ++i) {
        weights[static_cast<std::size_t>(small->free[static_cast<std::size_t>(i)])] = found[i];
    }
    return found.allFinite();
}

/// As far towards `weights` as the method's own distance shrinks; false: nowhere.
bool VertexReach::stepTowards(ReachVertex& vertex, const std::vector<double>& weights, double& distance) {
    const std::vector<double> from = weightsOf(vertex);
    for (double fraction = 1.0; fraction > kShortest; fraction *= 0.5) {
        std::vector<double> tried = from;
        for (std::size_t i = 0; i < tried.size(); ++i) {
            tried[i] += fraction * (weights[i] - tried[i]);
        }
        const double next = (positionOf(vertex, tried) - vertex.target).norm();
        if (next < distance * (1.0 - kGains)) {
            distance = next;
            for (std::size_t i = 0; i < tried.size(); ++i) {
                vertex.joints[i].weight = tried[i];
            }
            return true;
        }
    }
    return false;
}

void VertexReach::solve(ReachVertex& vertex) {
    bringToSum(vertex);
    m_weights = weightsOf(vertex);
    if (!m_pose) {
        if (fit(vertex, pointsOf(vertex), m_weights)) {
            for (std::size_t i = 0; i < m_weights.size(); ++i) {
                vertex.joints[i].weight = m_weights[i];
            }
        }
        return;
    }
    double distance = (positionOf(vertex, m_weights) - vertex.target).norm();
    for (int k = 0; k < kReachSteps; ++k) {
        std::vector<double> weights = weightsOf(vertex);
        if (!fit(vertex, pointsOf(vertex), weights) || !stepTowards(vertex, weights, distance)) {
            return;
        }
    }
}

void VertexReach::solveWithin(ReachVertex& vertex, std::size_t max) {
    solve(vertex);
    const auto counts = [](const ReachJoint& joint) { return joint.weight > kCounts; };
    while (max > 0 && static_cast<std::size_t>(std::ranges::count_if(vertex.joints, counts)) > max) {
        // The smallest goes for good, with those that have none.
        auto smallest = vertex.joints.end();
        for (auto at = vertex.joints.begin(); at != vertex.joints.end(); ++at) {
            if (!at->locked && counts(*at) &&
                (smallest == vertex.joints.end() || at->weight < smallest->weight)) {
                smallest = at;
            }
        }
        if (smallest == vertex.joints.end()) {
            return;
        }
        const std::int32_t gone = smallest->joint;
        std::erase_if(vertex.joints, [&](const ReachJoint& joint) {
            return joint.joint == gone || (!joint.locked && !counts(joint));
        });
        solve(vertex);
    }
}

} // namespace sinew
