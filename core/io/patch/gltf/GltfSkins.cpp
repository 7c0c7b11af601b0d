#include "core/io/patch/gltf/GltfPatchParts.h"

#include <algorithm>

namespace sinew {
namespace {

using OrderedJson = nlohmann::ordered_json;

/// Matrices this near are the same; files keep floats.
constexpr double kSameSpace = 1e-6;
/// What importing takes for one bind pose.
constexpr double kSamePose = 2e-3;

bool near(const Transform& a, const Transform& b, double size, double tolerance) {
    return (a.linear() - b.linear()).norm() <= tolerance * std::max(a.linear().norm(), b.linear().norm()) &&
           (a.translation() - b.translation()).norm() <= tolerance * size;
}

/// Whether `root` is the node or above it.
bool standsUnder(std::size_t node, std::size_t root, const std::vector<std::int32_t>& parents) {
    auto at = static_cast<std::int32_t>(node);
    while (at != kNone && static_cast<std::size_t>(at) != root) {
        at = parents[static_cast<std::size_t>(at)];
    }
    return at != kNone;
}

} // namespace

GltfSkins::GltfSkins(const PatchInput& input, GltfFile& file, std::vector<std::size_t> nodeOfJoint)
    : m_input(input)
    , m_nodeOfJoint(std::move(nodeOfJoint))
    , m_scales(fileScales(input))
    , m_count(file.count("skins"))
    , m_size(bounds(*input.scene).diagonal()) {
    for (const MeshSource& mesh : input.original->map.meshes) {
        const Json& node = file.item("nodes", static_cast<std::size_t>(mesh.node));
        m_skinOfMesh.push_back(file.reference(node, "skin", "skins"));
    }
    for (std::size_t s = 0; s < m_count; ++s) {
        // One that no mesh has was never checked, and stays as it is.
        const bool used = std::ranges::find(m_skinOfMesh, std::optional(s)) != m_skinOfMesh.end();
        m_skins.push_back(used ? readSkin(file, file.item("skins", s)) : Skin());
    }
    if (input.jointsMoved || input.restPosed) {
        moveJoints(gltfBindChanges(input));
    }
    for (std::size_t m = 0; m < m_skinOfMesh.size(); ++m) {
        const MeshSource& mesh = input.original->map.meshes[m];
        const std::optional<std::size_t> skin = m_skinOfMesh[m];
        if (skin && !m_skins[*skin].placed && !mesh.positionsFromWeights) {
            m_skins[*skin].placed = true;
            m_skins[*skin].modelFromMesh = mesh.modelFromMesh;
        }
    }
}

GltfSkins::Skin GltfSkins::readSkin(GltfFile& file, const Json& json) {
    Skin skin;
    for (const Json& joint : gltfMember(json, "joints")) {
        skin.placeOfNode.emplace(joint.get<std::size_t>(), static_cast<std::uint32_t>(skin.nodes.size()));
        skin.nodes.push_back(joint.get<std::size_t>());
    }
    skin.before = skin.nodes.size();
    if (const auto matrices = file.reference(json, "inverseBindMatrices", "accessors")) {
        skin.matrices = file.floats(*matrices, 16);
    }
    const Eigen::Matrix4f identity = Eigen::Matrix4f::Identity();
    for (std::size_t i = skin.matrices.size(); i < 16 * skin.before; ++i) {
        skin.matrices.push_back(identity.data()[i % 16]);
    }
    skin.matrices.resize(16 * skin.before); // there may be more than joints
    skin.root = file.reference(json, "skeleton", "nodes");
    return skin;
}

void GltfSkins::moveJoints(const std::vector<Transform>& changes) {
    for (Skin& skin : m_skins) {
        for (std::size_t j = 0; j < changes.size(); ++j) {
            const auto known = skin.placeOfNode.find(m_nodeOfJoint[j]);
            if (known == skin.placeOfNode.end() || changes[j].matrix().isIdentity(0.0)) {
                continue;
            }
            Eigen::Map<Eigen::Matrix4f> matrix(skin.matrices.data() + std::size_t{16} * known->second);
            const Eigen::Matrix4d now = changes[j].matrix() * matrix.cast<double>();
            matrix = now.cast<float>();
            skin.moved = true;
        }
    }
}

std::size_t GltfSkins::skinOf(std::size_t mesh) {
    if (m_skinOfMesh[mesh]) {
        return *m_skinOfMesh[mesh];
    }
    const Transform& space = m_input.original->map.meshes[mesh].modelFromMesh;
    const auto same = std::ranges::find_if(m_skins, [&](const Skin& skin) {
        return skin.placed && near(skin.modelFromMesh, space, m_size, kSameSpace);
    });
    const auto index = static_cast<std::size_t>(same - m_skins.begin());
    if (same == m_skins.end()) {
        Skin made;
        made.placed = true;
        made.modelFromMesh = space;
        m_skins.push_back(std::move(made));
    }
    m_skinOfMesh[mesh] = index;
    return index;
}

Transform GltfSkins::modelFromJoint(std::size_t joint) const {
    const std::vector<JointSource>& known = m_input.original->map.joints;
    const Transform& now = m_input.scene->skeleton.joints[joint].modelFromJointBind;
    if (joint >= known.size()) {
        return m_scales[joint].matrix().isIdentity(0.0) ? now : now * m_scales[joint];
    }
    const Transform& before = m_input.original->imported.scene.skeleton.joints[joint].modelFromJointBind;
    return before.matrix() == now.matrix() ? known[joint].modelFromJoint
                                           : now * before.inverse() * known[joint].modelFromJoint;
}

bool GltfSkins::agrees(const Skin& skin, std::uint32_t index, std::size_t joint) const {
    Transform jointFromMesh = Transform::Identity();
    jointFromMesh.affine() = Eigen::Map<const Eigen::Matrix4f>(skin.matrices.data() + std::size_t{16} * index)
                                 .cast<double>()
                                 .topRows<3>();
    return near(modelFromJoint(joint) * jointFromMesh, skin.modelFromMesh, m_size, kSamePose);
}

std::uint32_t GltfSkins::indexOf(std::size_t index, std::size_t joint) {
    Skin& skin = m_skins[index];
    const auto [known, added] =
        skin.placeOfNode.emplace(m_nodeOfJoint[joint], static_cast<std::uint32_t>(skin.nodes.size()));
    if (added) {
        skin.nodes.push_back(m_nodeOfJoint[joint]);
        Eigen::Matrix4f matrix =
            (modelFromJoint(joint).inverse() * skin.modelFromMesh).matrix().cast<float>();
        matrix.row(3) << 0.0F, 0.0F, 0.0F, 1.0F;
        skin.matrices.insert(skin.matrices.end(), matrix.data(), matrix.data() + 16);
    } else if (known->second < skin.before) {
        m_contradicts = m_contradicts || !agrees(skin, known->second, joint);
    }
    return known->second;
}

void GltfSkins::writeMatrices(GltfEdit& edit, const Skin& skin, JsonText& json) const {
    const std::string_view bytes(reinterpret_cast<const char*>(skin.matrices.data()),
                                 skin.matrices.size() * sizeof(float));
    const std::size_t accessor = edit.addAccessor({5126, "MAT4", false, 0}, skin.nodes.size(), bytes);
    json.set("inverseBindMatrices", JsonText(OrderedJson(accessor)));
}

void GltfSkins::write(GltfEdit& edit, const std::vector<std::int32_t>& parents) const {
    for (std::size_t s = 0; s < m_skins.size(); ++s) {
        const Skin& skin = m_skins[s];
        if (s >= m_count) {
            JsonText json(OrderedJson{{"joints", skin.nodes}});
            writeMatrices(edit, skin, json);
            edit.append("skins", std::move(json));
            continue;
        }
        if (skin.nodes.size() == skin.before && !skin.moved) {
            continue;
        }
        JsonText& json = edit.entry("skins", s);
        JsonText* joints = json.member("joints");
        if (joints == nullptr || !joints->isArray()) {
            json.set("joints", JsonText(OrderedJson(skin.nodes)));
            joints = nullptr;
        }
        bool under = true;
        for (std::size_t j = skin.before; j < skin.nodes.size(); ++j) {
            if (joints != nullptr) {
                joints->append(JsonText(OrderedJson(skin.nodes[j])));
            }
            under = under && (!skin.root || standsUnder(skin.nodes[j], *skin.root, parents));
        }
        if (!under) {
            json.erase("skeleton"); // it has to be above all joints
        }
        writeMatrices(edit, skin, json);
    }
}

} // namespace sinew
