#include "app/view/BoneShapes.h"

#include <algorithm>
#include <optional>

namespace sinew {
namespace {

constexpr double kBoneShapesThickness = 0.10; // of a bone's length
constexpr double kBoneShapesThickestShare = 0.016;
constexpr double kBoneShapesWaist = 0.15;
constexpr double kEndShare = 0.4; // of the bone that leads to an end
constexpr double kShortestBone = 1e-4;

BoneShape bone(std::int32_t joint, const Vec3& head, const Vec3& tail, double size, std::int32_t child) {
    const double thickness =
        std::min(kBoneShapesThickness * (tail - head).norm(), kBoneShapesThickestShare * size);
    return {joint, head, tail, thickness, child};
}

/// Where a joint without children ends, if anywhere.
std::optional<Vec3> endOf(const Skeleton& skeleton, std::span<const Transform> joints, std::size_t j,
                          double size) {
    const Joint& joint = skeleton.joints[j];
    const Vec3 head = joints[j].translation();
    if (joint.tail) {
        const Transform jointFromModelBind = joint.modelFromJointBind.inverse();
        return joints[j] * (jointFromModelBind * *joint.tail);
    }
    if (joint.parent == kNone) {
        return head + 0.05 * size * Vec3::UnitY();
    }
    // Straight on, in the bind pose, then carried along by the joint.
    const Vec3 along = skeleton.position(j) - skeleton.position(static_cast<std::size_t>(joint.parent));
    const Transform jointFromModelBind = joint.modelFromJointBind.inverse();
    return joints[j] * (jointFromModelBind * Vec3(skeleton.position(j) + kEndShare * along));
}

} // namespace

std::vector<BoneShape> boneShapes(const Skeleton& skeleton, std::span<const Transform> joints, double size) {
    std::vector<BoneShape> bones;
    const std::vector<std::vector<std::int32_t>> children = skeleton.children();
    const auto add = [&](std::size_t j, const Vec3& tail, std::int32_t child) {
        const Vec3 head = joints[j].translation();
        if ((tail - head).norm() > kShortestBone * size) {
            bones.push_back(bone(static_cast<std::int32_t>(j), head, tail, size, child));
        }
    };
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        for (const std::int32_t child : children[j]) {
            add(j, joints[static_cast<std::size_t>(child)].translation(), child);
        }
        if (children[j].empty()) {
            if (const std::optional<Vec3> end = endOf(skeleton, joints, j, size)) {
                add(j, *end, kNone);
            }
        }
    }
    return bones;
}

std::array<Vec3, 6> octahedron(const BoneShape& bone) {
    const Vec3 along = bone.tail - bone.head;
    const Vec3 side = bone.thickness * along.unitOrthogonal();
    const Vec3 other = along.normalized().cross(side);
    const Vec3 waist = bone.head + kBoneShapesWaist * along;
    return {bone.head, waist + side, waist + other, waist - side, waist - other, bone.tail};
}

const std::array<std::array<std::uint8_t, 3>, 8> kOctahedronFaces{
    {{0, 2, 1}, {0, 3, 2}, {0, 4, 3}, {0, 1, 4}, {5, 1, 2}, {5, 2, 3}, {5, 3, 4}, {5, 4, 1}}};
const std::array<std::array<std::uint8_t, 2>, 12> kOctahedronEdges{
    {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {2, 3}, {3, 4}, {4, 1}, {5, 1}, {5, 2}, {5, 3}, {5, 4}}};

} // namespace sinew
