#include "core/io/patch/gltf/GltfJointNodes.h"

#include "core/io/gltf/read/GltfNodeTransform.h"
#include "core/io/patch/gltf/GltfMovedJoints.h"

#include <algorithm>

namespace sinew {
namespace {

using OrderedJson = nlohmann::ordered_json;

std::vector<std::int32_t> parentsBefore(const Json& root) {
    const Json& nodes = gltfMember(root, "nodes");
    std::vector<std::int32_t> parents(nodes.size(), kNone);
    for (std::size_t n = 0; n < nodes.size(); ++n) {
        for (const Json& child : gltfMember(nodes[n], "children")) {
            parents[child.get<std::size_t>()] = static_cast<std::int32_t>(n);
        }
    }
    return parents;
}

class JointNodeWriter {
public:
    JointNodeWriter(GltfEdit& edit, const PatchInput& input, const std::vector<std::size_t>& nodeOfJoint)
        : m_edit(edit)
        , m_input(input)
        , m_nodeOfJoint(nodeOfJoint)
        , m_parents(parentsBefore(edit.before())) {}

    std::vector<std::int32_t> write() {
        const std::vector<Joint>& before = m_input.original->imported.scene.skeleton.joints;
        const std::vector<Joint>& joints = m_input.scene->skeleton.joints;
        for (std::size_t j = 0; j < joints.size(); ++j) {
            if (j >= before.size()) {
                add(joints[j]);
            } else if (joints[j].name != before[j].name) {
                m_edit.entry("nodes", m_nodeOfJoint[j]).set("name", JsonText(OrderedJson(joints[j].name)));
            }
        }
        return std::move(m_parents);
    }

private:
    void add(const Joint& joint) {
        const std::int32_t parent =
            joint.parent == kNone
                ? nodeAboveJoints()
                : static_cast<std::int32_t>(m_nodeOfJoint[static_cast<std::size_t>(joint.parent)]);
        Transform place = joint.parentFromJointRest;
        if (joint.parent == kNone && parent != kNone) {
            place = modelFromNode(static_cast<std::size_t>(parent)).inverse() * place;
        }
        OrderedJson node{{"name", joint.name}};
        node.update(gltfTransformMembers(place));
        const std::size_t index = m_edit.append("nodes", JsonText(node));
        m_parents.push_back(parent);
        listUnder(parent, index);
    }

    void listUnder(std::int32_t parent, std::size_t node) {
        const JsonText number{OrderedJson(node)};
        if (parent != kNone) {
            appendTo(m_edit.entry("nodes", static_cast<std::size_t>(parent)), "children", number);
        } else if (m_edit.count("scenes") > 0) {
            appendTo(m_edit.entry("scenes", sceneOfJoints()), "nodes", number);
        }
    }

    static void appendTo(JsonText& object, const char* list, const JsonText& value) {
        if (object.member(list) == nullptr) {
            object.set(list, JsonText(OrderedJson::array()));
        }
        object.member(list)->append(value);
    }

    std::size_t rootNode() const {
        auto node = static_cast<std::int32_t>(m_nodeOfJoint.front());
        while (m_parents[static_cast<std::size_t>(node)] != kNone) {
            node = m_parents[static_cast<std::size_t>(node)];
        }
        return static_cast<std::size_t>(node);
    }

    std::int32_t nodeAboveJoints() const {
        const std::size_t root = rootNode();
        const bool isJoint = std::ranges::find(m_nodeOfJoint, root) != m_nodeOfJoint.end();
        return isJoint ? kNone : static_cast<std::int32_t>(root);
    }

    std::size_t sceneOfJoints() const {
        const Json& scenes = gltfMember(m_edit.before(), "scenes");
        const Json root(rootNode());
        for (std::size_t s = 0; s < scenes.size(); ++s) {
            const Json& nodes = gltfMember(scenes[s], "nodes");
            if (std::find(nodes.begin(), nodes.end(), root) != nodes.end()) {
                return s;
            }
        }
        return std::min(gltfSize(m_edit.before(), "scene", 0), scenes.size() - 1);
    }

    /// Of a node without a parent.
    Transform modelFromNode(std::size_t node) const {
        return m_input.original->map.modelFromFile *
               gltfNodeTransform(gltfMember(m_edit.before(), "nodes")[node]);
    }

    GltfEdit& m_edit;
    const PatchInput& m_input;
    const std::vector<std::size_t>& m_nodeOfJoint;
    std::vector<std::int32_t> m_parents;
};

} // namespace

std::vector<std::size_t> nodesOfJoints(const PatchInput& input, std::size_t nodeCount) {
    std::vector<std::size_t> nodes;
    for (const JointSource& joint : input.original->map.joints) {
        nodes.push_back(static_cast<std::size_t>(joint.node));
    }
    while (nodes.size() < input.scene->skeleton.size()) {
        nodes.push_back(nodeCount++);
    }
    return nodes;
}

std::vector<std::int32_t> writeJointNodes(GltfEdit& edit, const PatchInput& input,
                                          const std::vector<std::size_t>& nodeOfJoint) {
    return JointNodeWriter(edit, input, nodeOfJoint).write();
}

} // namespace sinew
