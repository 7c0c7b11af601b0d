#include "core/io/build/BuildViewpoints.h"

#include "core/io/build/BuildNodes.h"

namespace sinew {
namespace {

Transform withoutScale(const Transform& transform) {
    if (!transform.matrix().allFinite() || !invertible(transform)) {
        return Transform::Identity();
    }
    Transform result = Transform::Identity();
    result.linear() = transform.rotation();
    result.translation() = transform.translation();
    return result;
}

Viewpoint viewpointPlace(const ImportedViewpoint& stated, const ImportedFile& source, const JointPlan& plan,
                         const BindPlan& bind, std::span<const Transform> modelFromNode) {
    const auto own = static_cast<std::size_t>(stated.node);
    std::int32_t node = stated.node;
    while (node != kNone && plan.jointOfNode[static_cast<std::size_t>(node)] == kNone) {
        node = source.nodes[static_cast<std::size_t>(node)].parent;
    }
    const Transform modelFromThis = modelFromNode[own] * stated.nodeFromThis;
    if (node == kNone || !invertible(modelFromNode[static_cast<std::size_t>(node)])) {
        return {kNone, withoutScale(modelFromThis)};
    }
    const std::int32_t joint = plan.jointOfNode[static_cast<std::size_t>(node)];
    const Transform fileJointFromThis =
        modelFromNode[static_cast<std::size_t>(node)].inverse() * modelFromThis;
    return {joint,
            withoutScale(bind.jointFromFileJoint[static_cast<std::size_t>(joint)] * fileJointFromThis)};
}

} // namespace

void placeViewpoints(const ImportedFile& source, const JointPlan& plan, const BindPlan& bind,
                     std::span<const Transform> modelFromNode, Scene& scene) {
    for (const ImportedCamera& camera : source.cameras) {
        scene.cameras.push_back(camera.camera);
        scene.cameras.back().place = viewpointPlace(camera.where, source, plan, bind, modelFromNode);
    }
    for (const ImportedLight& light : source.lights) {
        scene.lights.push_back(light.light);
        scene.lights.back().place = viewpointPlace(light.where, source, plan, bind, modelFromNode);
    }
}

} // namespace sinew
