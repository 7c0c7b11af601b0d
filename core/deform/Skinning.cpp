#include "core/deform/Skinning.h"

#include "core/base/Parallel.h"

#include <Eigen/SVD>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

namespace sinew {

LinearBlend::LinearBlend(std::span<const Transform> matrices) {
    m_matrices.reserve(matrices.size());
    for (const Transform& matrix : matrices) {
        m_matrices.emplace_back(matrix.affine());
    }
}

namespace {

constexpr double kRigid = 1e-9; ///< a stretch this near the identity is rounding

DualQuaternionBlend::Motion motionOf(const Transform& matrix) {
    const Mat3 linear = matrix.linear();
    const Eigen::JacobiSVD<Mat3> svd(linear, Eigen::ComputeFullU | Eigen::ComputeFullV);
    Mat3 u = svd.matrixU();
    if ((u * svd.matrixV().transpose()).determinant() < 0.0) {
        u.col(2) = -u.col(2); // a mirror: the least stretched direction takes the negative sign
    }
    const Mat3 turn = u * svd.matrixV().transpose();
    const Quat real = Quat(turn).normalized();
    const Vec3 half = 0.5 * matrix.translation();
    const Quat dual = Quat(0.0, half.x(), half.y(), half.z()) * real;
    return {real.coeffs(), dual.coeffs(), turn.transpose() * linear};
}

} // namespace

DualQuaternionBlend::DualQuaternionBlend(std::span<const Transform> matrices,
                                         std::span<const std::int32_t> parents)
    : m_byChain(!parents.empty()) {
    m_motions.reserve(matrices.size());
    for (const Transform& matrix : matrices) {
        m_motions.push_back(motionOf(matrix));
    }
    for (std::size_t j = 0; j < parents.size(); ++j) {
        if (parents[j] != kNone &&
            m_motions[j].real.dot(m_motions[static_cast<std::size_t>(parents[j])].real) < 0.0) {
            m_motions[j].real = -m_motions[j].real;
            m_motions[j].dual = -m_motions[j].dual;
        }
    }
    m_stretches = std::ranges::any_of(
        m_motions, [](const Motion& motion) { return !motion.stretch.isIdentity(kRigid); });
}

DualQuaternionBlend::Sum DualQuaternionBlend::plainSum(std::span<const Influence> influences) const {
    Sum sum;
    for (const Influence& influence : influences) {
        const Motion& motion = m_motions[static_cast<std::size_t>(influence.joint)];
        sum.real += influence.weight * motion.real;
        sum.dual += influence.weight * motion.dual;
    }
    return sum;
}

DualQuaternionBlend::Sum DualQuaternionBlend::nearestSum(std::span<const Influence> influences) const {
    const Eigen::Vector4d& pivot = m_motions[static_cast<std::size_t>(influences.front().joint)].real;
    Sum sum;
    for (const Influence& influence : influences) {
        const Motion& motion = m_motions[static_cast<std::size_t>(influence.joint)];
        const double toward = motion.real.dot(pivot) < 0.0 ? -influence.weight : influence.weight;
        sum.real += toward * motion.real;
        sum.dual += toward * motion.dual;
    }
    return sum;
}

Mat3 DualQuaternionBlend::stretchOf(std::span<const Influence> influences) const {
    Mat3 stretch = Mat3::Zero();
    double total = 0.0;
    for (const Influence& influence : influences) {
        stretch += influence.weight * m_motions[static_cast<std::size_t>(influence.joint)].stretch;
        total += influence.weight;
    }
    return stretch * (1.0 / total);
}

DualQuaternionBlend::Sum DualQuaternionBlend::sumOf(std::span<const Influence> influences) const {
    const Sum sum = plainSum(influences);
    // No term points away from the pivot of the nearest sum, which is one of them: never zero.
    return adds(sum.real.squaredNorm()) ? sum : nearestSum(influences);
}

Affine DualQuaternionBlend::at(std::span<const Influence> influences) const {
    const Sum sum = sumOf(influences);
    const double shorten = 1.0 / sum.real.norm();
    const Eigen::Vector4d real = shorten * sum.real;
    const Eigen::Vector4d dual = shorten * sum.dual;
    const Vec3 q = real.head<3>();
    const Vec3 d = dual.head<3>();
    Affine result;
    result.leftCols<3>() = Quat(real).toRotationMatrix();
    result.col(3) = 2.0 * (real.w() * d - dual.w() * q + q.cross(d)); // of 2 dual * conjugate(real)
    if (m_stretches) {
        result.leftCols<3>() *= stretchOf(influences);
    }
    return result;
}

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
        key.reserve(mean.size());
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
