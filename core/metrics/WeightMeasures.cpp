#include "core/metrics/WeightMeasures.h"

#include "core/geometry/Mesh.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>
#include <vector>

namespace sinew {

std::vector<bool> jointsWithWeight(const SkinWeights& weights, std::size_t joints) {
    std::vector<bool> carries(joints, false);
    for (std::size_t p = 0; p < weights.vertexCount(); ++p) {
        for (const Influence& influence : weights.at(p)) {
            carries[static_cast<std::size_t>(influence.joint)] = true;
        }
    }
    return carries;
}

double weightDifference(std::span<const Influence> a, std::span<const Influence> b) {
    double sum = 0.0;
    for (const Influence& one : a) {
        const auto same = std::ranges::find(b, one.joint, &Influence::joint);
        const float other = same == b.end() ? 0.0F : same->weight;
        sum += std::abs(static_cast<double>(one.weight) - static_cast<double>(other));
    }
    for (const Influence& one : b) {
        if (std::ranges::find(a, one.joint, &Influence::joint) == a.end()) {
            sum += static_cast<double>(one.weight);
        }
    }
    return sum;
}

namespace {

constexpr double kNoWeight = 1e-3;      ///< a prediction below it counts as none
constexpr double kPartOfLargest = 0.15; ///< so does one below this part of its vertex's largest
constexpr double kCountedWeight = 0.01; ///< of influencesPerVertex

/// One vertex's candidate as it is judged: weights that count, normalised.
class CleanedWeights {
public:
    void take(std::span<const Influence> influences) {
        m_kept.clear();
        double sum = 0.0;
        for (const Influence& influence : influences) { // the largest stands first
            const double weight = static_cast<double>(influence.weight);
            if (weight >= kNoWeight && weight >= kPartOfLargest * static_cast<double>(influences[0].weight)) {
                m_kept.emplace_back(influence.joint, weight);
                sum += weight;
            }
        }
        for (auto& [joint, weight] : m_kept) {
            weight /= sum;
        }
    }

    std::size_t size() const { return m_kept.size(); }

    double of(std::int32_t joint) const {
        const auto same = std::ranges::find(m_kept, joint, &std::pair<std::int32_t, double>::first);
        return same == m_kept.end() ? 0.0 : same->second;
    }

private:
    std::vector<std::pair<std::int32_t, double>> m_kept;
};

double ratioOf(std::size_t part, std::size_t whole) {
    return whole == 0 ? 0.0 : static_cast<double>(part) / static_cast<double>(whole);
}

bool sameOrNeighbour(std::int32_t a, std::int32_t b, const Skeleton& skeleton) {
    return a == b || skeleton.joints[static_cast<std::size_t>(a)].parent == b ||
           skeleton.joints[static_cast<std::size_t>(b)].parent == a;
}

/// Of one vertex; its strongest influence stands first.
double weightBeyondNeighbours(std::span<const Influence> influences, const Skeleton& skeleton) {
    double beyond = 0.0;
    for (const Influence& influence : influences) {
        if (!sameOrNeighbour(influences[0].joint, influence.joint, skeleton)) {
            beyond += static_cast<double>(influence.weight);
        }
    }
    return beyond;
}

} // namespace

WeightOverlap weightOverlap(const WeightPair& pair) {
    const std::size_t vertices = pair.reference.vertexCount();
    std::size_t wanted = 0;
    std::size_t predicted = 0;
    std::size_t both = 0;
    double differences = 0.0;
    CleanedWeights candidate;
    for (std::size_t p = 0; p < vertices; ++p) {
        candidate.take(pair.candidate.at(p));
        double onOthers = candidate.size() == 0 ? 0.0 : 1.0; // of the candidate, on joints without a pair
        for (const Influence& influence : pair.reference.at(p)) {
            const double found = candidate.of(influence.joint);
            differences += std::abs(static_cast<double>(influence.weight) - found);
            onOthers -= found;
            both += found > 0.0 ? 1 : 0;
        }
        differences += std::max(onOthers, 0.0);
        wanted += pair.reference.at(p).size();
        predicted += candidate.size();
    }
    return {ratioOf(both, predicted), ratioOf(both, wanted),
            vertices == 0 ? 0.0 : differences / static_cast<double>(vertices)};
}

double influencesPerVertex(const SkinWeights& weights) {
    std::size_t counted = 0;
    for (std::size_t p = 0; p < weights.vertexCount(); ++p) {
        counted +=
            static_cast<std::size_t>(std::ranges::count_if(weights.at(p), [](const Influence& influence) {
                return static_cast<double>(influence.weight) > kCountedWeight;
            }));
    }
    return ratioOf(counted, weights.vertexCount());
}

double weightBleed(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                   const SkinWeights& weights, const Skeleton& skeleton) {
    std::vector<double> beyond(vertices.size());
    for (std::size_t p = 0; p < beyond.size(); ++p) {
        beyond[p] = weightBeyondNeighbours(weights.at(p), skeleton);
    }
    double area = 0.0;
    double sum = 0.0;
    for (const Triangle& t : triangles) {
        const double third = areaVector(vertices, t).norm() / 3.0;
        area += 3.0 * third;
        sum += third * (beyond[t[0]] + beyond[t[1]] + beyond[t[2]]);
    }
    return area > 0.0 ? sum / area : 0.0;
}

std::vector<JointDifference> jointDifferences(const WeightPair& pair, std::size_t joints) {
    std::vector<JointDifference> all(joints);
    for (std::size_t p = 0; p < pair.vertices.size(); ++p) {
        const std::span<const Influence> reference = pair.reference.at(p);
        if (!reference.empty() && reference[0].weight > 0.5F) { // the strongest stands first
            JointDifference& ruled = all[static_cast<std::size_t>(reference[0].joint)];
            ++ruled.vertices;
            ruled.l1 += weightDifference(reference, pair.candidate.at(p));
        }
    }
    std::vector<JointDifference> found;
    for (std::size_t j = 0; j < joints; ++j) {
        if (all[j].vertices > 0) {
            all[j].joint = static_cast<std::int32_t>(j);
            all[j].l1 /= static_cast<double>(all[j].vertices);
            found.push_back(all[j]);
        }
    }
    return found;
}

} // namespace sinew
