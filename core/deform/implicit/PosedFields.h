#pragma once

#include "core/deform/DeformSettings.h"
#include "core/deform/implicit/BoneField.h"
#include "core/deform/implicit/ImplicitSkin.h"

#include <array>
#include <span>
#include <vector>

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

/// The fields of a character, moved with their joints.
class PosedFields {
public:
    /// Keeps a reference to the skin. matrices #J; a joint whose matrix is not finite, has no inverse or
    /// turns space inside out has no field here.
    PosedFields(const ImplicitSkin& skin, std::span<const Transform> skinningMatrices,
                const DeformSettings& settings);

    /// One joint's field at a place of posed model space. O(1).
    FieldSample at(std::size_t joint, const Vec3& place) const;
    bool has(std::size_t joint) const { return m_joints[joint].field != nullptr; }
    /// Box round all of a joint's field, in posed model space.
    const Aabb& box(std::size_t joint) const { return m_joints[joint].box; }
    const Transform& matrix(std::size_t joint) const { return m_joints[joint].modelFromBind; }
    /// Whether two joints move as one body.
    bool moveAlike(std::size_t a, std::size_t b) const;
    /// How the fields of a joint and the nearest one above that has a field become one; that one (or kNone).
    const FieldOperator& toParent(std::size_t joint) const { return m_joints[joint].how; }
    std::int32_t parent(std::size_t joint) const { return m_joints[joint].parent; }

private:
    struct Posed {
        const BoneField* field = nullptr;
        Transform modelFromBind = Transform::Identity();
        Mat3 cellFromModel = Mat3::Identity(); ///< to cells of the field's grid, less `shift`
        Vec3 shift = Vec3::Zero();
        Eigen::Matrix3f gradientFromBind = Eigen::Matrix3f::Identity();
        Aabb box;
        std::int32_t parent = kNone;
        FieldOperator how{JointOperator::Union, 0.0F};
    };
    void place(Posed& posed, const BoneField& field, const Transform& matrix) const;

    const ImplicitSkin& m_skin;
    std::vector<Posed> m_joints;
};

} // namespace sinew
