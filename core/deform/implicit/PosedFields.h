#pragma once

#include "core/deform/implicit/FieldOperator.h"
#include "core/deform/implicit/ImplicitSkin.h"

#include <span>
#include <vector>

namespace sinew {

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
