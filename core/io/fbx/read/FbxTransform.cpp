#include "core/io/fbx/read/FbxParts.h"

#include <array>
#include <cmath>
#include <numbers>

namespace sinew {
namespace {

Quat turned(const Vec3& degrees, int order) {
    return rotationOfAngles(degrees, static_cast<AxisOrder>(order));
}

Transform scaledBy(const Vec3& scale) {
    Transform result = Transform::Identity();
    result.linear() = scale.asDiagonal();
    return result;
}

} // namespace

bool FbxTransformRule::plain() const {
    return rotationOffset.isZero(0.0) && rotationPivot.isZero(0.0) && scalingOffset.isZero(0.0) &&
           scalingPivot.isZero(0.0);
}

Quat FbxTransformRule::rotation(const Vec3& degrees) const {
    return (preRotation * turned(degrees, rotationOrder) * postRotationInverse).normalized();
}

Transform FbxTransformRule::local(const Vec3& translation, const Vec3& degrees, const Vec3& scaling) const {
    const auto moved = [](const Vec3& by) { return Eigen::Translation3d(by); };
    return moved(translation + rotationOffset + rotationPivot) * Transform(rotation(degrees)) *
           moved(-rotationPivot + scalingOffset + scalingPivot) * scaledBy(scaling) * moved(-scalingPivot);
}

Vec3 fbxVector(const FbxDocument& document, const FbxObject& object, std::string_view property,
               const Vec3& fallback) {
    const std::vector<double> numbers = document.numbers(object, property);
    const bool usable = numbers.size() >= 3 && Eigen::Map<const Vec3>(numbers.data()).allFinite();
    return usable ? Vec3(Eigen::Map<const Vec3>(numbers.data())) : fallback;
}

FbxTransformRule fbxTransformRule(const FbxDocument& document, const FbxObject& model) {
    const auto vector = [&](std::string_view name) { return fbxVector(document, model, name, Vec3::Zero()); };
    FbxTransformRule rule;
    // Orders and pre-rotations count only where the file switches them on.
    if (document.number(model, "RotationActive", 0.0) != 0.0) {
        const double order = document.number(model, "RotationOrder", 0.0);
        rule.rotationOrder = order >= 0.0 && order < 6.0 ? static_cast<int>(order) : 0;
        rule.preRotation = turned(vector("PreRotation"), 0);
        rule.postRotationInverse = turned(vector("PostRotation"), 0).conjugate();
    }
    rule.rotationOffset = vector("RotationOffset");
    rule.rotationPivot = vector("RotationPivot");
    rule.scalingOffset = vector("ScalingOffset");
    rule.scalingPivot = vector("ScalingPivot");
    return rule;
}

std::optional<JointLimits> fbxLimits(const FbxDocument& document, const FbxObject& model) {
    if (document.number(model, "RotationActive", 0.0) == 0.0) {
        return std::nullopt;
    }
    const FbxTransformRule rule = fbxTransformRule(document, model);
    JointLimits limits;
    limits.order = static_cast<AxisOrder>(rule.rotationOrder);
    limits.parentFromAxes = rule.preRotation;
    limits.axesFromJoint = rule.postRotationInverse;
    const Vec3 min = fbxVector(document, model, "RotationMin", Vec3::Zero());
    const Vec3 max = fbxVector(document, model, "RotationMax", Vec3::Zero());
    constexpr std::array<char, 3> kAxes{'X', 'Y', 'Z'};
    bool any = false;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const auto on = [&](const char* side) {
            return document.number(model, std::string(side) + kAxes[axis], 0.0) != 0.0;
        };
        AngleRange& range = limits.ranges[axis];
        range.min = on("RotationMin") ? min[static_cast<Eigen::Index>(axis)] : range.min;
        range.max = on("RotationMax") ? max[static_cast<Eigen::Index>(axis)] : range.max;
        any = any || !range.free();
    }
    return any ? std::optional(limits) : std::nullopt;
}

Transform fbxRest(const FbxDocument& document, const FbxObject& model) {
    return fbxTransformRule(document, model)
        .local(fbxVector(document, model, "Lcl Translation", Vec3::Zero()),
               fbxVector(document, model, "Lcl Rotation", Vec3::Zero()),
               fbxVector(document, model, "Lcl Scaling", Vec3::Ones()));
}

Transform fbxGeometricOffset(const FbxDocument& document, const FbxObject& model) {
    return Eigen::Translation3d(fbxVector(document, model, "GeometricTranslation", Vec3::Zero())) *
           Transform(turned(fbxVector(document, model, "GeometricRotation", Vec3::Zero()), 0)) *
           scaledBy(fbxVector(document, model, "GeometricScaling", Vec3::Ones()));
}

} // namespace sinew
