#include "core/layers/reach/ReachWeights.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace sinew {
namespace {

constexpr double kRare = 0.05;      ///< of c: what joints cost that weigh nothing here
constexpr double kSamePlace = 1e-6; ///< of its distance from the origin
constexpr double kLeftOut = 1e-7;   ///< smaller weights are rounding
constexpr std::size_t kReachGrain = 8;

using JointAmounts = std::vector<std::pair<std::int32_t, double>>;

void addAmount(JointAmounts& amounts, std::int32_t joint, double amount) {
    const auto at = std::ranges::find(amounts, joint, &std::pair<std::int32_t, double>::first);
    if (at == amounts.end()) {
        amounts.emplace_back(joint, amount);
    } else {
        at->second = std::max(at->second, amount);
    }
}

/// Largest first, of equals the smaller joint.
void sortAmounts(JointAmounts& amounts) {
    std::ranges::sort(amounts, [](const auto& a, const auto& b) {
        return a.second != b.second ? a.second > b.second : a.first < b.first;
    });
}

/// All targets and how far their weights have come.
class ReachPatch {
public:
    ReachPatch(const OperationInput& input, const OperationRun& run, std::span<const Transform> matrices,
               std::span<const TargetPosition> targets, const ReachRules& rules)
        : m_input(input)
        , m_surface(*input.context.surface)
        , m_matrices(matrices)
        , m_rules(rules)
        , m_children(matrices.size()) {
        for (std::size_t j = 0; j < rules.parents.size() && j < m_children.size(); ++j) {
            if (rules.parents[j] != kNone) {
                m_children[static_cast<std::size_t>(rules.parents[j])].push_back(
                    static_cast<std::int32_t>(j));
            }
        }
        gather(targets);
        const SmoothPositions smooth(m_surface, run.weights());
        m_all = smooth.grown(m_welded, 1);
        m_weights = smooth.means(m_all);
        for (std::size_t i = 0; i < m_welded.size(); ++i) {
            list(i);
        }
    }

    void solve() {
        const bool even = m_rules.evenness > 0.0 && m_vertices.size() > 1;
        const int rounds = even ? kReachRounds : 1;
        for (int round = 0; round < rounds && goesOn(m_input.progress, round, rounds); ++round) {
            for (std::size_t i = 0; i < m_vertices.size(); ++i) {
                setPrior(i);
            }
            const bool last = round + 1 == rounds;
            parallelFor(m_vertices.size(), kReachGrain, [&](std::size_t begin, std::size_t end) {
                VertexReach reach(m_matrices, m_rules.keep, m_rules.pose);
                for (std::size_t i = begin; i < end; ++i) {
                    if (m_rules.pose) { // what has been reached would stop the search for evenness
                        startAnew(m_vertices[i]);
                    }
                    last ? reach.solveWithin(m_vertices[i], limitOf(i)) : reach.solve(m_vertices[i]);
                }
            });
        }
    }

    const std::vector<std::uint32_t>& welded() const { return m_welded; }
    SkinWeights outcome() const {
        SkinWeightsBuilder builder;
        std::vector<Influence> influences;
        for (const ReachVertex& vertex : m_vertices) {
            influences.clear();
            for (const ReachJoint& joint : vertex.joints) {
                if (joint.weight > kLeftOut) {
                    influences.push_back({joint.joint, static_cast<float>(joint.weight)});
                }
            }
            builder.add(influences);
        }
        return builder.finish();
    }

private:
    /// One vertex of each welded one, with the mean of the targets there.
    void gather(std::span<const TargetPosition> targets) {
        std::map<std::uint32_t, std::pair<ReachVertex, double>> found;
        for (const TargetPosition& target : targets) {
            if (!m_surface.contains(target.at) || !target.position.allFinite()) {
                continue;
            }
            const std::uint32_t index = m_surface.index(target.at);
            auto& [vertex, count] = found[m_surface.weldedVertexOf(index)];
            if (count == 0.0 || target.at < vertex.at) {
                vertex.at = target.at;
                vertex.rest = m_surface.positions()[index];
            }
            vertex.target += target.position;
            count += 1.0;
        }
        for (auto& [welded, entry] : found) {
            m_welded.push_back(welded);
            m_vertices.push_back(std::move(entry.first));
            m_vertices.back().target /= entry.second;
        }
    }

    std::span<const Influence> of(std::uint32_t welded) const {
        return m_weights.at(
            static_cast<std::size_t>(std::ranges::lower_bound(m_all, welded) - m_all.begin()));
    }

    bool isLocked(std::int32_t joint) const {
        const auto j = static_cast<std::size_t>(joint);
        return j < m_input.locked.size() && m_input.locked[j];
    }
    bool carries(std::int32_t joint) const {
        const auto j = static_cast<std::size_t>(joint);
        return j < m_matrices.size() && (j >= m_rules.carries.size() || m_rules.carries[j]);
    }

    /// Joints that the vertex may follow.
    void list(std::size_t i) {
        JointAmounts around;
        for (const std::uint32_t next : m_surface.neighbors(m_welded[i])) {
            for (const Influence& influence : of(next)) {
                addAmount(around, influence.joint, static_cast<double>(influence.weight));
            }
        }
        sortAmounts(around);
        ReachVertex& vertex = m_vertices[i];
        const std::span<const Influence> own = of(m_welded[i]);
        for (const Influence& influence : own) {
            add(vertex, influence.joint, static_cast<double>(influence.weight), around);
        }
        for (const auto& [joint, amount] : around) {
            add(vertex, joint, 0.0, around);
        }
        for (const Influence& influence : own) {
            addRelatives(vertex, influence.joint, around);
        }
        for (const auto& [joint, amount] : around) {
            addRelatives(vertex, joint, around);
        }
    }

    void addRelatives(ReachVertex& vertex, std::int32_t joint, const JointAmounts& around) const {
        const auto j = static_cast<std::size_t>(joint);
        if (j < m_rules.parents.size() && m_rules.parents[j] != kNone) {
            add(vertex, m_rules.parents[j], 0.0, around);
        }
        for (const std::int32_t child : j < m_children.size() ? m_children[j] : std::vector<std::int32_t>()) {
            add(vertex, child, 0.0, around);
        }
    }

    void add(ReachVertex& vertex, std::int32_t joint, double weight, const JointAmounts& around) const {
        const bool known = std::ranges::find(vertex.joints, joint, &ReachJoint::joint) != vertex.joints.end();
        const bool open = weight > 0.0 || (carries(joint) && !isLocked(joint));
        if (known || !open || vertex.joints.size() == BoundedFit::kMax) {
            return;
        }
        const auto near = std::ranges::find(around, joint, &std::pair<std::int32_t, double>::first);
        if (weight == 0.0 && near == around.end() && isMatched(vertex, joint)) {
            return; // it would bring the vertex nowhere else
        }
        const double largest = std::max(weight, near != around.end() ? near->second : 0.0);
        vertex.joints.push_back({joint, weight, 1.0 / (kRare + largest), isLocked(joint), weight, weight});
    }

    /// Whether one of the vertex's joints moves it as this one would.
    bool isMatched(const ReachVertex& vertex, std::int32_t joint) const {
        const auto placeBy = [&](std::int32_t j) {
            return Vec3(m_matrices[static_cast<std::size_t>(j)] * vertex.rest);
        };
        const Vec3 place = placeBy(joint);
        return std::ranges::any_of(vertex.joints, [&](const ReachJoint& other) {
            return !other.locked &&
                   (placeBy(other.joint) - place).norm() <= kSamePlace * (1.0 + place.norm());
        });
    }

    std::size_t limitOf(std::size_t i) const {
        return m_input.max == 0 ? 0 : std::max(m_input.max, of(m_welded[i]).size());
    }

    static void startAnew(ReachVertex& vertex) {
        for (ReachJoint& joint : vertex.joints) {
            joint.weight = joint.former;
        }
    }

    /// By how much the joint's weight has changed there so far.
    double changeOf(std::uint32_t welded, std::int32_t joint) const {
        const auto at = std::ranges::lower_bound(m_welded, welded);
        if (at == m_welded.end() || *at != welded) {
            return 0.0;
        }
        const auto& joints = m_vertices[static_cast<std::size_t>(at - m_welded.begin())].joints;
        const auto found = std::ranges::find(joints, joint, &ReachJoint::joint);
        return found == joints.end() ? 0.0 : found->weight - found->former;
    }

    void setPrior(std::size_t i) {
        const std::span<const std::uint32_t> neighbors = m_surface.neighbors(m_welded[i]);
        for (ReachJoint& joint : m_vertices[i].joints) {
            double sum = 0.0;
            for (const std::uint32_t next : neighbors) {
                sum += changeOf(next, joint.joint);
            }
            const double mean = neighbors.empty() ? 0.0 : sum / static_cast<double>(neighbors.size());
            joint.prior = joint.former + std::clamp(m_rules.evenness, 0.0, 1.0) * mean;
        }
    }

    const OperationInput& m_input;
    const LayerSurface& m_surface;
    std::span<const Transform> m_matrices;
    const ReachRules& m_rules;
    std::vector<std::vector<std::int32_t>> m_children; ///< #J
    std::vector<std::uint32_t> m_welded;               ///< ascending
    std::vector<ReachVertex> m_vertices;               ///< of them
    std::vector<std::uint32_t> m_all;                  ///< with their neighbours, ascending
    SkinWeights m_weights;                             ///< #all, former ones
};

/// All vertices of the parts of `targets` that share a place with one of them, ascending.
std::vector<VertexId> draggedVertices(const LayerSurface& surface, std::span<const TargetPosition> targets) {
    std::vector<VertexId> vertices;
    for (const TargetPosition& target : targets) {
        if (!surface.contains(target.at)) {
            continue;
        }
        const std::uint32_t welded = surface.weldedVertexOf(surface.index(target.at));
        for (const std::uint32_t member : surface.verticesAt(welded)) {
            const VertexId at = surface.vertexAt(member);
            if (at.part == target.at.part) {
                vertices.push_back(at);
            }
        }
    }
    std::ranges::sort(vertices);
    const auto repeats = std::ranges::unique(vertices);
    vertices.erase(repeats.begin(), repeats.end());
    return vertices;
}

std::span<const Influence> weightsAfter(const OperationInput& input, const OperationResult& result,
                                        VertexId at) {
    const auto found = std::ranges::lower_bound(result.targets.vertices, at);
    return found != result.targets.vertices.end() && *found == at
               ? result.targets.weights.at(static_cast<std::size_t>(found - result.targets.vertices.begin()))
               : influencesAt(input.weights, at);
}

/// Where the weights bring the targets.
void measure(const OperationInput& input, std::span<const Transform> matrices,
             std::span<const TargetPosition> targets, const VertexPoser& pose, ReachResult& result) {
    for (const TargetPosition& target : targets) {
        Vec3 position = target.position;
        if (input.context.surface->contains(target.at)) {
            const auto influences = weightsAfter(input, result.result, target.at);
            const Vec3& rest = input.context.surface->positions()[input.context.surface->index(target.at)];
            Vec3 sum = Vec3::Zero();
            double total = 0.0;
            for (const Influence& influence : influences) {
                sum += static_cast<double>(influence.weight) *
                       (matrices[static_cast<std::size_t>(influence.joint)] * rest);
                total += static_cast<double>(influence.weight);
            }
            position = influences.empty() ? rest : pose ? pose(target.at, influences) : Vec3(sum / total);
        }
        result.positions.push_back(position);
        result.remainders.push_back((position - target.position).norm());
        result.largest = std::max(result.largest, result.remainders.back());
    }
}

} // namespace

std::vector<bool> jointsWithWeight(const PartWeights& weights, std::size_t joints) {
    std::vector<bool> carries(joints);
    for (const auto& part : weights) {
        for (std::size_t p = 0; part && p < part->vertexCount(); ++p) {
            for (const Influence& influence : part->at(p)) {
                if (static_cast<std::size_t>(influence.joint) < joints) {
                    carries[static_cast<std::size_t>(influence.joint)] = true;
                }
            }
        }
    }
    return carries;
}

ReachResult weightsThatReach(const OperationInput& input, std::span<const Transform> matrices,
                             std::span<const TargetPosition> targets, const ReachRules& rules) {
    OperationInput own = input;
    own.vertices = draggedVertices(*input.context.surface, targets);
    const OperationRun run(own);
    ReachResult result;
    if (matrices.size() != input.context.joints.size() || !std::isfinite(rules.keep)) {
        result.result = run.result();
        return result;
    }
    ReachPatch patch(own, run, matrices, targets, rules);
    patch.solve();
    result.result = run.fromVertices(patch.welded(), patch.outcome());
    if (rules.mirror) {
        result.result = withImages(own, result.result, rules.spared);
    }
    measure(own, matrices, targets, rules.pose, result);
    return result;
}

} // namespace sinew
