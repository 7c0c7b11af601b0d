#pragma once

#include "core/base/Types.h"
#include "core/weights/SkinWeights.h"

#include <span>
#include <vector>

namespace sinew {

/// Dual quaternion skinning in two phases (Kavan, Collins, Zara, O'Sullivan: Geometric skinning with
/// approximate dual quaternion blending, 2008, sections 3.4 and 4.2): every matrix is parted by polar
/// decomposition into a stretch about the origin, then a rotation and translation. Stretches are blended
/// linearly, the rest as dual quaternions, with signs chosen so that all turn the short way as seen from the
/// largest influence. Singular and mirroring matrices are fine: whatever is no rotation goes into the
/// stretch.
class DualQuaternionBlend {
public:
    /// matrices: #J. O(#J).
    explicit DualQuaternionBlend(std::span<const Transform> matrices);

    /// What moves a point with these influences, at least one, the largest first.
    Transform at(std::span<const Influence> influences) const;

private:
    struct Motion {
        Eigen::Vector4d real; ///< unit quaternion's coefficients, x y z w
        Eigen::Vector4d dual;
        Mat3 stretch;
    };
    static Motion decompose(const Transform& matrix);

    std::vector<Motion> m_motions;
};

} // namespace sinew
