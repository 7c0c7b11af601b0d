#include "core/deform/CentersOfRotation.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

namespace sinew {
namespace {

constexpr float kSteps = 64.0F;               ///< weights that agree to one of these are one mixture
constexpr double kInverseSquareSigma = 100.0; ///< 1 / 0.1^2
constexpr std::size_t kCentersOfRotationGrain = 64;

/// Triangles of about the same weights: all a vertex can tell them apart by.
struct Mixture {
    std::vector<Influence> influences; ///< by joint
    double area = 0.0;
    Vec3 moment = Vec3::Zero(); ///< area times centroid
};

using JointPair = std::pair<std::int32_t, std::int32_t>;

/// Mean weights of a triangle's corners, by joint.
std::vector<Influence> meanOf(const SkinWeights& weights, const Triangle& triangle) {
    std::vector<Influence> sum;
    for (const std::uint32_t vertex : triangle) {
        for (const Influence& influence : weights.at(vertex)) {
            const auto at = std::ranges::lower_bound(sum, influence.joint, {}, &Influence::joint);
            if (at != sum.end() && at->joint == influence.joint) {
                at->weight += influence.weight / 3.0F;
            } else {
                sum.insert(at, {influence.joint, influence.weight / 3.0F});
            }
        }
    }
    return sum;
}

std::vector<Mixture> mixturesOf(const Mesh& mesh, const SkinWeights& weights) {
    std::map<std::vector<std::pair<std::int32_t, int>>, std::size_t> found;
    std::vector<Mixture> mixtures;
    for (const Triangle& t : triangulate(mesh)) {
        const Vec3 centroid = (mesh.vertices[t[0]] + mesh.vertices[t[1]] + mesh.vertices[t[2]]) / 3.0;
        const double area = 0.5 * (mesh.vertices[t[1]] - mesh.vertices[t[0]])
                                      .cross(mesh.vertices[t[2]] - mesh.vertices[t[0]])
                                      .norm();
        const std::vector<Influence> mean = meanOf(weights, t);
        if (mean.size() < 2 || !(area > 0.0) || !centroid.allFinite()) {
            continue; // alike to nothing
        }
        std::vector<std::pair<std::int32_t, int>> key;
        for (const Influence& influence : mean) {
            key.emplace_back(influence.joint, static_cast<int>(std::lround(influence.weight * kSteps)));
        }
        const auto [at, fresh] = found.emplace(std::move(key), mixtures.size());
        if (fresh) {
            mixtures.push_back({mean, 0.0, Vec3::Zero()});
        }
        mixtures[at->second].area += area;
        mixtures[at->second].moment += area * centroid;
    }
    return mixtures;
}

float weightIn(const std::vector<Influence>& byJoint, std::int32_t joint) {
    const auto at = std::ranges::lower_bound(byJoint, joint, {}, &Influence::joint);
    return at != byJoint.end() && at->joint == joint ? at->weight : 0.0F;
}

/// s(p, t): the sum over ordered pairs is twice that over unordered ones. mixture: weights of the vertex's
/// joints in t.
double similarity(std::span<const Influence> vertex, std::span<const double> mixture) {
    double sum = 0.0;
    for (std::size_t a = 0; a < vertex.size(); ++a) {
        for (std::size_t b = a + 1; mixture[a] > 0.0 && b < vertex.size(); ++b) {
            if (mixture[b] > 0.0) {
                const double pa = vertex[a].weight;
                const double pb = vertex[b].weight;
                const double differ = pa * mixture[b] - pb * mixture[a];
                sum += 2.0 * pa * pb * mixture[a] * mixture[b] *
                       std::exp(-differ * differ * kInverseSquareSigma);
            }
        }
    }
    return sum;
}

/// Whether a and b are the first joints that a mixture shares with a vertex: it is counted with them alone.
bool sharedFirst(std::span<const double> mixture, std::size_t a, std::size_t b) {
    for (std::size_t k = 0; k < b; ++k) {
        if (k != a && mixture[k] > 0.0) {
            return false;
        }
    }
    return true;
}

class Centers {
public:
    Centers(const Mesh& mesh, const SkinWeights& weights)
        : m_mesh(mesh)
        , m_weights(weights)
        , m_mixtures(mixturesOf(mesh, weights)) {
        for (std::size_t m = 0; m < m_mixtures.size(); ++m) {
            const std::vector<Influence>& influences = m_mixtures[m].influences;
            for (std::size_t a = 0; a < influences.size(); ++a) {
                for (std::size_t b = a + 1; b < influences.size(); ++b) {
                    m_byPair[{influences[a].joint, influences[b].joint}].push_back(m);
                }
            }
        }
    }

    Vec3 at(std::size_t p) const {
        const std::span<const Influence> vertex = m_weights.at(p);
        std::vector<double> shared(vertex.size());
        double total = 0.0;
        Vec3 sum = Vec3::Zero();
        for (std::size_t a = 0; a < vertex.size(); ++a) {
            for (std::size_t b = a + 1; b < vertex.size(); ++b) {
                for (const std::size_t m : withBoth(vertex[a].joint, vertex[b].joint)) {
                    for (std::size_t k = 0; k < vertex.size(); ++k) {
                        shared[k] = weightIn(m_mixtures[m].influences, vertex[k].joint);
                    }
                    if (sharedFirst(shared, a, b)) {
                        const double like = similarity(vertex, shared);
                        total += like * m_mixtures[m].area;
                        sum += like * m_mixtures[m].moment;
                    }
                }
            }
        }
        return total > 0.0 ? Vec3(sum / total) : m_mesh.vertices[p];
    }

private:
    /// Mixtures of which both joints are part, in order.
    std::span<const std::size_t> withBoth(std::int32_t a, std::int32_t b) const {
        const auto at = m_byPair.find(std::minmax(a, b));
        return at != m_byPair.end() ? std::span<const std::size_t>(at->second)
                                    : std::span<const std::size_t>();
    }

    const Mesh& m_mesh;
    const SkinWeights& m_weights;
    std::vector<Mixture> m_mixtures;
    std::map<JointPair, std::vector<std::size_t>> m_byPair;
};

} // namespace

Expected<std::vector<Vec3>> centersOfRotation(const Mesh& mesh, const SkinWeights& weights,
                                              Progress& progress) {
    progress.report(Stage::Deform, 0.0);
    const Centers centers(mesh, weights);
    std::vector<Vec3> result(mesh.vertexCount());
    parallelFor(result.size(), kCentersOfRotationGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end && !progress.canceled(); ++p) {
            result[p] = centers.at(p);
        }
    });
    progress.report(Stage::Deform, 1.0);
    return progress.canceled() ? Expected<std::vector<Vec3>>(fail(ErrorCode::Canceled)) : std::move(result);
}

} // namespace sinew
