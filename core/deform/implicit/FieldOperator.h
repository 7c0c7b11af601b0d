#pragma once

#include "core/deform/DeformSettings.h"
#include "core/deform/implicit/BoneField.h"

#include <array>

namespace sinew {

/// The operators that make one field of two (after Gourmel et al.: A gradient-based implicit blend, 2013).
/// All are g(f1, f2) = M h(m / M, t), M and m the larger and the smaller value, so a table over the ratio and
/// the sharpness t holds each whole. Blend: the arc of a circle between the lines m = t M, that is h the root
/// of (t^2 + 2t - 1) h^2 - 2t (1 + ratio) h + 1 + ratio^2 = 0, and 1 for ratio <= t. Bulge: 1 + (1 - t)
/// kBulge 16 ratio^2 (1 - ratio)^2, a rim beside the crease. t = 1 - opening where the gradients cross at a
/// wide angle, 1 where they agree, so that bones in line do not swell.
class FieldOperator {
public:
    /// O(1) after the first of a kind, which tabulates.
    explicit FieldOperator(JointOperator how, float opening);

    FieldSample operator()(const FieldSample& a, const FieldSample& b) const;
    bool isUnion() const { return m_table == nullptr; }

private:
    static constexpr int kRatios = 128;
    static constexpr int kSharpness = 32;
    /// h and its slope by the ratio, [sharpness][ratio].
    using Table = std::array<std::array<std::array<float, 2>, kRatios + 1>, kSharpness + 1>;
    static const Table& tableOf(JointOperator how);
    float sharpness(const Vec3f& a, const Vec3f& b) const;

    const Table* m_table = nullptr; ///< null: the larger of the two
    float m_opening = 0.0F;
    float m_alignedCosine = 1.0F;
    float m_crossedCosine = 0.0F;
};

} // namespace sinew
