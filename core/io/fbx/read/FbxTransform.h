#pragma once

#include "core/base/Types.h"
#include "core/io/fbx/FbxDocument.h"

namespace sinew {

/// How a Model makes its transform of translation, rotation and scaling:
/// T * Roff * Rp * Rpre * R * Rpost^-1 * Rp^-1 * Soff * Sp * S * Sp^-1.
struct FbxTransformRule {
    Quat preRotation = Quat::Identity();
    Quat postRotationInverse = Quat::Identity();
    int rotationOrder = 0; ///< 0 XYZ (x turns first), 1 XZY, 2 YZX, 3 YXZ, 4 ZXY, 5 ZYX
    Vec3 rotationOffset = Vec3::Zero();
    Vec3 rotationPivot = Vec3::Zero();
    Vec3 scalingOffset = Vec3::Zero();
    Vec3 scalingPivot = Vec3::Zero();

    /// True when translation, rotation and scale do not mix: local = T * rotation(R) * S.
    bool plain() const;
    /// Rpre * R * Rpost^-1; degrees.
    Quat rotation(const Vec3& degrees) const;
    Transform local(const Vec3& translation, const Vec3& degrees, const Vec3& scaling) const;
};

FbxTransformRule fbxTransformRule(const FbxDocument& document, const FbxObject& model);

/// The three numbers of a property, or the fallback.
Vec3 fbxVector(const FbxDocument& document, const FbxObject& object, std::string_view property,
               const Vec3& fallback);

/// parentFromNode at rest (Lcl Translation, Rotation, Scaling).
Transform fbxRest(const FbxDocument& document, const FbxObject& model);

/// The offset of a Model's geometry that its children do not share.
Transform fbxGeometricOffset(const FbxDocument& document, const FbxObject& model);

} // namespace sinew
