#include "core/io/gltf/write/GltfNodes.h"

namespace sinew {
namespace {

using nlohmann::json;

constexpr double kUnitScale = 1e-9; ///< what rounding leaves of a scale of 1

json jointNode(const ExportInput& input, std::size_t joint) {
    const Trs local = parentFromNode(input, joint);
    const Quat& q = local.rotation;
    const Vec3& t = local.translation;
    json node{{"name", input.scene->skeleton.joints[joint].name},
              {"translation", {t.x(), t.y(), t.z()}},
              {"rotation", {q.x(), q.y(), q.z(), q.w()}}};
    if (const Vec3& s = local.scale; (s - Vec3::Ones()).norm() > kUnitScale) {
        node["scale"] = {s.x(), s.y(), s.z()};
    }
    return node;
}

json skin(GltfBuffer& buffer, const ExportInput& input, std::size_t commonRoot) {
    json joints = json::array();
    std::vector<Eigen::Matrix4f> inverseBinds;
    for (std::size_t j = 0; j < input.scene->skeleton.size(); ++j) {
        joints.push_back(j);
        const Transform jointFromModel = modelFromJoint(input, j).inverse(Eigen::Isometry);
        inverseBinds.emplace_back(jointFromModel.matrix().cast<float>());
        // The last row must be exact: validators compare it bit by bit.
        inverseBinds.back().row(3) << 0.0F, 0.0F, 0.0F, 1.0F;
    }
    const std::string& name = input.scene->names.skin;
    return {{"name", name.empty() ? kArmatureName : name},
            {"joints", std::move(joints)},
            {"skeleton", commonRoot},
            {"inverseBindMatrices", buffer.addMatrices(inverseBinds)}};
}

} // namespace

GltfNodes writeGltfSkeleton(GltfBuffer& buffer, const ExportInput& input) {
    const Skeleton& skeleton = input.scene->skeleton;
    GltfNodes result;
    if (skeleton.empty()) {
        return result;
    }
    const auto children = skeleton.children();
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        json node = jointNode(input, j);
        if (!children[j].empty()) {
            node["children"] = children[j];
        }
        result.nodes.push_back(std::move(node));
    }
    const std::vector<std::int32_t> roots = skeleton.roots();
    auto commonRoot = static_cast<std::size_t>(roots.front());
    if (roots.size() > 1) {
        commonRoot = result.nodes.size();
        const std::string& name = input.scene->names.armature;
        result.nodes.push_back({{"name", name.empty() ? kArmatureName : name}, {"children", roots}});
    }
    result.roots.push_back(commonRoot);
    result.skins.push_back(skin(buffer, input, commonRoot));
    return result;
}

std::size_t addGltfMeshNode(GltfNodes& nodes, const std::string& name, std::size_t mesh, bool skinned) {
    json node{{"name", name}, {"mesh", mesh}};
    if (skinned) {
        node["skin"] = 0;
    }
    nodes.roots.push_back(nodes.nodes.size());
    nodes.nodes.push_back(std::move(node));
    return nodes.nodes.size() - 1;
}

} // namespace sinew
