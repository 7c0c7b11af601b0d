#pragma once

#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/base/Types.h"
#include "core/geometry/Mesh.h"
#include "core/weights/SkinWeights.h"

#include <cstddef>
#include <span>
#include <vector>

namespace sinew {

/// The upper three rows of an affine matrix, side by side in memory.
using Affine = Eigen::Matrix<double, 3, 4>;

/// Linear blend skinning: the weighted mean of the influences' matrices.
class LinearBlend {
public:
    /// matrices: #J.
    explicit LinearBlend(std::span<const Transform> matrices);

    /// What moves a vertex with these influences, at least one.
    Affine at(std::span<const Influence> influences) const {
        Affine sum = Affine::Zero();
        double total = 0.0;
        for (const Influence& influence : influences) {
            const double weight = influence.weight;
            sum += weight * m_matrices[static_cast<std::size_t>(influence.joint)];
            total += weight;
        }
        // Stored weights are floats, whose sum is 1 only to 1e-7: far from the origin that would show.
        return sum * (1.0 / total);
    }

    const Affine& matrix(std::int32_t joint) const { return m_matrices[static_cast<std::size_t>(joint)]; }

private:
    std::vector<Affine, Eigen::aligned_allocator<Affine>> m_matrices;
};

/// Dual quaternion skinning in two phases (Kavan, Collins, Zara, O'Sullivan: Geometric skinning with
/// approximate dual quaternion blending, 2008, sections 3.4 and 4.2): every matrix is parted by polar
/// decomposition into a stretch about the origin, then a rotation and translation. Stretches are blended
/// linearly, the rest as dual quaternions. Of a rotation's two quaternions each joint takes the one that is
/// nearer to its parent's, so that what turns joint by joint may turn by more than 180 degrees in all; joints
/// that cancel out that way, and skeletons without parents, take the nearer one as seen from the largest
/// influence (section 4.1). Singular and mirroring matrices are fine: whatever is no rotation goes into the
/// stretch.
class DualQuaternionBlend {
public:
    /// One joint's matrix: translate * rotate * stretch.
    struct Motion {
        Eigen::Vector4d real; ///< unit quaternion's coefficients, x y z w
        Eigen::Vector4d dual;
        Mat3 stretch;
    };

    /// matrices: #J. parents: #J, each before its children, or empty. O(#J).
    explicit DualQuaternionBlend(std::span<const Transform> matrices,
                                 std::span<const std::int32_t> parents = {});

    /// What moves a vertex with these influences, at least one, the largest first.
    Affine at(std::span<const Influence> influences) const;
    const std::vector<Motion>& motions() const { return m_motions; }
    /// Whether any matrix is more than a rotation and translation.
    bool stretches() const { return m_stretches; }

    /// The joint's real part's four coefficients, then its dual part's.
    const double* numbers(std::int32_t joint) const {
        static_assert(offsetof(Motion, dual) == 4 * sizeof(double));
        return reinterpret_cast<const double*>(&m_motions[static_cast<std::size_t>(joint)]);
    }

    struct Sum {
        Eigen::Vector4d real = Eigen::Vector4d::Zero();
        Eigen::Vector4d dual = Eigen::Vector4d::Zero();
    };
    /// The dual quaternion that at() makes a rotation and translation of, not of unit length.
    Sum sumOf(std::span<const Influence> influences) const;
    /// Whether sumOf is the plain weighted sum, whose real part has this squared length.
    bool adds(double squared) const { return m_byChain && squared >= kCanceled; }

private:
    static constexpr double kCanceled = 1e-4; ///< squared length of a sum of unit quaternions: says nothing
    Sum plainSum(std::span<const Influence> influences) const;
    Sum nearestSum(std::span<const Influence> influences) const;
    Mat3 stretchOf(std::span<const Influence> influences) const;

    bool m_byChain = false;
    std::vector<Motion> m_motions;
    bool m_stretches = false;
};

/// The optimised centre of rotation of every vertex of a mesh (Le and Hodgins: Real-time skeletal skinning
/// with optimized centers of rotation, 2016, equations 1 and 2): the mean of the triangles' centroids by area
/// times how alike the weights are,
///  s(p, t) = sum over j != k of w_pj w_pk w_tj w_tk exp(-(w_pj w_tk - w_pk w_tj)^2 / sigma^2), sigma = 0.1.
/// A vertex nothing is like (one influence, or alone in its mixture) has its own place as centre. Triangles
/// whose weights agree to 1/64 are taken together. O(#T + #P times the different mixtures that share two
/// joints with a vertex), parallel, the same bytes on any number of threads. Error: Canceled. Stage: Deform.
Expected<std::vector<Vec3>> centersOfRotation(const Mesh& mesh, const SkinWeights& weights,
                                              Progress& progress);

} // namespace sinew
