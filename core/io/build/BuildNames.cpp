#include "core/io/build/BuildNames.h"

#include <map>
#include <set>

namespace sinew {
namespace {

/// `stem` and the number, with underscores until nobody has it.
std::string freshName(const std::string& stem, std::size_t number, const std::set<std::string>& taken) {
    std::string name = stem + std::to_string(number);
    while (taken.contains(name)) {
        name += '_';
    }
    return name;
}

} // namespace

void nameJoints(std::vector<ImportedNode>& nodes, std::span<const std::int32_t> nodeOfJoint,
                Notices& notices) {
    std::set<std::string> taken;
    for (const ImportedNode& node : nodes) {
        taken.insert(node.name);
    }
    std::map<std::string, std::size_t> uses;
    for (std::size_t j = 0; j < nodeOfJoint.size(); ++j) {
        std::string& name = nodes[static_cast<std::size_t>(nodeOfJoint[j])].name;
        if (name.empty()) {
            name = freshName("joint_", j + 1, taken);
            taken.insert(name);
            notices.push_back({NoticeCode::JointNameGiven, name, 0, {}});
        }
        ++uses[name];
    }
    for (const auto& [name, count] : uses) {
        if (count > 1) {
            notices.push_back({NoticeCode::JointNameDuplicate, name, count, {}});
        }
    }
}

void nameMeshes(std::vector<ImportedMesh>& meshes) {
    std::set<std::string> taken;
    for (const ImportedMesh& mesh : meshes) {
        taken.insert(mesh.mesh.name);
    }
    for (std::size_t m = 0; m < meshes.size(); ++m) {
        std::string& name = meshes[m].mesh.name;
        if (name.empty()) {
            name = freshName("mesh_", m + 1, taken);
            taken.insert(name);
        }
    }
}

std::string armatureName(const ImportedFile& source, std::span<const std::int32_t> nodeOfJoint,
                         std::span<const std::int32_t> jointOfNode) {
    std::set<std::int32_t> above;
    for (const std::int32_t node : nodeOfJoint) {
        const std::int32_t parent = source.nodes[static_cast<std::size_t>(node)].parent;
        if (parent == kNone || jointOfNode[static_cast<std::size_t>(parent)] == kNone) {
            above.insert(parent);
        }
    }
    if (above.size() != 1 || above.contains(kNone)) {
        return {};
    }
    const ImportedNode& node = source.nodes[static_cast<std::size_t>(*above.begin())];
    return node.carriesObject ? std::string() : node.name;
}

} // namespace sinew
