#include "core/metrics/WeightMeasures.h"

#include "core/base/Parallel.h"
#include "core/geometry/Mesh.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
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

namespace {

struct Moved {
    std::int32_t joint = kNone;
    double weight = 0.0; ///< more than before, on and below the joint
};

void add(std::vector<Moved>& moved, std::int32_t joint, double weight, const Skeleton& skeleton) {
    for (std::int32_t j = joint; j != kNone; j = skeleton.joints[static_cast<std::size_t>(j)].parent) {
        const auto found = std::ranges::find(moved, j, &Moved::joint);
        if (found == moved.end()) {
            moved.push_back({j, weight});
        } else {
            found->weight += weight;
        }
    }
}

constexpr double kBendAngle = std::numbers::pi / 3.0;
constexpr double kRoundedSum = 1e-6; ///< weights are floats: a sum so near to 1 is 1
constexpr double kFlatVolume = 1e-9; ///< of the box's diagonal cubed: what is smaller encloses nothing

using SurfaceEdge = std::array<std::uint32_t, 2>;

/// The sides of all triangles, each once.
std::vector<SurfaceEdge> edgesOf(std::span<const Triangle> triangles) {
    std::vector<SurfaceEdge> edges;
    edges.reserve(3 * triangles.size());
    for (const Triangle& t : triangles) {
        for (std::size_t k = 0; k < 3; ++k) {
            const auto [a, b] = std::minmax(t[k], t[(k + 1) % 3]);
            if (a != b) {
                edges.push_back({a, b});
            }
        }
    }
    std::ranges::sort(edges);
    edges.erase(std::ranges::unique(edges).begin(), edges.end());
    return edges;
}

/// Six times the volume of the tetrahedron over a triangle.
double sixfoldVolume(const Vec3& a, const Vec3& b, const Vec3& c) {
    return a.dot(b.cross(c));
}

/// Bends one surface, joint by joint.
class SurfaceBender {
public:
    SurfaceBender(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                  const SkinWeights& weights, const Skeleton& skeleton)
        : m_vertices(vertices)
        , m_triangles(triangles)
        , m_weights(weights)
        , m_skeleton(skeleton)
        , m_edges(edgesOf(triangles)) {
        Aabb box;
        for (const Vec3& vertex : vertices) {
            box.add(vertex);
        }
        const Vec3 center = box.center();
        double sixfold = 0.0;
        for (const Triangle& t : triangles) {
            sixfold +=
                sixfoldVolume(vertices[t[0]] - center, vertices[t[1]] - center, vertices[t[2]] - center);
        }
        const bool solid = std::abs(sixfold) > 6.0 * kFlatVolume * std::pow(box.diagonal(), 3);
        m_sixfoldVolume = solid ? std::abs(sixfold) : 0.0;
        for (const SurfaceEdge& edge : m_edges) {
            m_length += (vertices[edge[1]] - vertices[edge[0]]).norm();
        }
    }

    /// Mean over the joint's three bends.
    BendShape at(std::size_t joint) const {
        const std::vector<double> below = weightsBelow(joint);
        const Transform& bind = m_skeleton.joints[joint].modelFromJointBind;
        BendShape mean;
        std::vector<Vec3> offsets(m_vertices.size()); // from the joint, bent
        for (int axis = 0; axis < 3; ++axis) {
            const Vec3 about = bind.linear().col(axis).normalized();
            const Mat3 moved = Eigen::AngleAxisd(kBendAngle, about).toRotationMatrix() - Mat3::Identity();
            for (std::size_t p = 0; p < offsets.size(); ++p) {
                const Vec3 offset = m_vertices[p] - bind.translation();
                offsets[p] = offset + below[p] * (moved * offset);
            }
            mean.stretch += stretchOf(offsets, below) / 3.0;
            mean.volumeChange += volumeChangeOf(offsets, below, bind.translation()) / 3.0;
        }
        return mean;
    }

private:
    /// Sum of every vertex's weights at and below the joint. #V.
    std::vector<double> weightsBelow(std::size_t joint) const {
        std::vector<bool> isBelow(m_skeleton.size(), false);
        isBelow[joint] = true;
        for (std::size_t j = joint + 1; j < isBelow.size(); ++j) { // parents stand before their children
            const std::int32_t parent = m_skeleton.joints[j].parent;
            isBelow[j] = parent != kNone && isBelow[static_cast<std::size_t>(parent)];
        }
        std::vector<double> sums(m_vertices.size(), 0.0);
        for (std::size_t p = 0; p < sums.size(); ++p) {
            for (const Influence& influence : m_weights.at(p)) {
                sums[p] += isBelow[static_cast<std::size_t>(influence.joint)]
                               ? static_cast<double>(influence.weight)
                               : 0.0;
            }
            sums[p] = std::abs(sums[p] - 1.0) < kRoundedSum ? 1.0 : sums[p];
        }
        return sums;
    }

    /// Whether corners move as one with the joint, or not at all: lengths and volumes about it stay.
    static bool rigid(double a, double b) { return a == b && (a == 0.0 || a == 1.0); }

    double stretchOf(const std::vector<Vec3>& offsets, const std::vector<double>& below) const {
        double change = 0.0;
        for (const auto& [a, b] : m_edges) {
            if (!rigid(below[a], below[b])) {
                const double before = (m_vertices[b] - m_vertices[a]).norm();
                change += std::abs((offsets[b] - offsets[a]).norm() - before);
            }
        }
        return m_length > 0.0 ? change / m_length : 0.0;
    }

    double volumeChangeOf(const std::vector<Vec3>& offsets, const std::vector<double>& below,
                          const Vec3& joint) const {
        double change = 0.0;
        for (const auto& [a, b, c] : m_triangles) {
            if (!rigid(below[a], below[b]) || !rigid(below[b], below[c])) {
                change += sixfoldVolume(offsets[a], offsets[b], offsets[c]) -
                          sixfoldVolume(m_vertices[a] - joint, m_vertices[b] - joint, m_vertices[c] - joint);
            }
        }
        return m_sixfoldVolume > 0.0 ? std::abs(change) / m_sixfoldVolume : 0.0;
    }

    std::span<const Vec3> m_vertices;
    std::span<const Triangle> m_triangles;
    const SkinWeights& m_weights;
    const Skeleton& m_skeleton;
    std::vector<SurfaceEdge> m_edges;
    double m_length = 0.0;        ///< of all edges
    double m_sixfoldVolume = 0.0; ///< 0: nothing is enclosed
};

} // namespace

BendError bendError(const Vec3& point, std::span<const Influence> before, std::span<const Influence> after,
                    const Skeleton& skeleton) {
    std::vector<Moved> moved;
    for (const Influence& influence : before) {
        add(moved, influence.joint, -static_cast<double>(influence.weight), skeleton);
    }
    for (const Influence& influence : after) {
        add(moved, influence.joint, static_cast<double>(influence.weight), skeleton);
    }
    const double chord = std::sqrt(2.0 / 3.0); // 2 - 2 cos 60 is 1
    BendError worst;
    for (const Moved& one : moved) {
        const double lever = (point - skeleton.position(static_cast<std::size_t>(one.joint))).norm();
        const double distance = std::abs(one.weight) * chord * lever;
        if (distance > worst.distance) {
            worst = {distance, one.joint};
        }
    }
    return worst;
}

BendShape bendShape(std::span<const Vec3> vertices, std::span<const Triangle> triangles,
                    const SkinWeights& weights, const Skeleton& skeleton, const std::vector<bool>& bent) {
    const SurfaceBender bender(vertices, triangles, weights, skeleton);
    std::vector<BendShape> shapes(bent.size());
    parallelFor(shapes.size(), 1, [&](std::size_t first, std::size_t last) {
        for (std::size_t j = first; j < last; ++j) {
            shapes[j] = bent[j] ? bender.at(j) : BendShape();
        }
    });
    BendShape mean;
    const auto bends = static_cast<double>(std::ranges::count(bent, true));
    for (std::size_t j = 0; j < shapes.size() && bends > 0.0; ++j) {
        mean.stretch += shapes[j].stretch / bends;
        mean.volumeChange += shapes[j].volumeChange / bends;
    }
    return mean;
}

} // namespace sinew
