#include "core/io/FormatFunctions.h"
#include "core/io/gltf/GltfContainer.h"
#include "core/io/gltf/read/GltfFile.h"
#include "core/io/gltf/write/GltfWriteParts.h"
#include "core/io/patch/FormatPatcher.h"
#include "core/io/patch/gltf/GltfPatchAvatar.h"
#include "core/io/patch/gltf/GltfPatchParts.h"
#include "core/io/source/JsonDepth.h"
#include "core/skeleton/drivers/DriverRig.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

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
        , m_scales(fileScales(input))
        , m_parents(parentsBefore(edit.before())) {}

    std::vector<std::int32_t> write() {
        const std::vector<Joint>& before = m_input.original->imported.scene.skeleton.joints;
        const std::vector<Joint>& joints = m_input.scene->skeleton.joints;
        const std::set<std::string> told = jointsOfDrivers(m_input.settings->drivers);
        for (std::size_t j = 0; j < joints.size(); ++j) {
            if (j >= before.size()) {
                add(joints[j]);
            } else if (joints[j].name != before[j].name ||
                       (told.contains(joints[j].name) && isNameless(m_nodeOfJoint[j]))) {
                m_edit.entry("nodes", m_nodeOfJoint[j]).set("name", JsonText(OrderedJson(joints[j].name)));
            }
        }
        if (m_group != kNone) {
            writeGroup();
        }
        return std::move(m_parents);
    }

private:
    /// Scripts of engines find joints by these names.
    static std::set<std::string> jointsOfDrivers(const Drivers& drivers) {
        std::set<std::string> names;
        for (const JointDriver& driver : drivers) {
            names.insert(driver.joint);
            for (const DriverPose& pose : driver.from) {
                names.insert(pose.joint);
            }
            if (driver.channel != DriverChannel::Shape) {
                names.insert(driver.target);
            }
        }
        return names;
    }

    bool isNameless(std::size_t node) const {
        return gltfText(gltfMember(m_edit.before(), "nodes")[node], "name").empty();
    }

    void add(const Joint& joint) {
        const std::int32_t parent =
            joint.parent == kNone
                ? nodeAboveJoints()
                : static_cast<std::int32_t>(m_nodeOfJoint[static_cast<std::size_t>(joint.parent)]);
        Transform frame = joint.parentFromJointRest;
        if (joint.parent == kNone) {
            frame = modelFromNode(parent).inverse() * frame;
        } else if (const Transform& scale = m_scales[static_cast<std::size_t>(joint.parent)];
                   !scale.matrix().isIdentity(0.0)) {
            frame.translation() = scale.inverse() * Vec3(frame.translation());
        }
        OrderedJson node{{"name", joint.name}};
        node.update(gltfTransformMembers(frame));
        const std::size_t index = m_edit.append("nodes", JsonText(node));
        m_parents.push_back(parent);
        if (parent == m_group) {
            m_grouped.push_back(index);
        } else {
            listUnder(static_cast<std::size_t>(parent), index);
        }
    }

    void listUnder(std::size_t parent, std::size_t node) {
        JsonText& above = m_edit.entry("nodes", parent);
        if (above.member("children") == nullptr) {
            above.set("children", JsonText(OrderedJson::array()));
        }
        above.member("children")->append(JsonText(OrderedJson(node)));
    }

    std::int32_t rootAbove(std::size_t node) const {
        while (m_parents[node] != kNone) {
            node = static_cast<std::size_t>(m_parents[node]);
        }
        return static_cast<std::int32_t>(node);
    }

    bool isJoint(std::int32_t node) const {
        return std::ranges::find(m_nodeOfJoint, static_cast<std::size_t>(node)) != m_nodeOfJoint.end();
    }

    /// The roots above the file's joints that stand in one scene, in the joints' order.
    std::vector<std::int32_t> rootsOfJoints() const {
        std::vector<std::int32_t> roots;
        for (std::size_t j = 0; j < m_input.original->map.joints.size(); ++j) {
            const std::int32_t root = rootAbove(m_nodeOfJoint[j]);
            const bool known = std::ranges::find(roots, root) != roots.end();
            if (!known && (roots.empty() || inOneScene(roots.front(), root))) {
                roots.push_back(root);
            }
        }
        return roots;
    }

    bool inOneScene(std::int32_t a, std::int32_t b) const {
        const Json& scenes = gltfMember(m_edit.before(), "scenes");
        return std::all_of(scenes.begin(), scenes.end(), [&](const Json& scene) {
            const Json& nodes = gltfMember(scene, "nodes");
            return std::count(nodes.begin(), nodes.end(), Json(a)) ==
                   std::count(nodes.begin(), nodes.end(), Json(b));
        });
    }

    /// The joints of a skin need a node above them all. Where there is none, a group is made, whose number
    /// follows those of the new joints.
    std::int32_t nodeAboveJoints() {
        if (m_group != kNone) {
            return m_group;
        }
        std::vector<std::int32_t> roots = rootsOfJoints();
        if (roots.size() == 1 && !isJoint(roots.front())) {
            return roots.front();
        }
        m_group = static_cast<std::int32_t>(m_nodeOfJoint.back() + 1);
        m_grouped.assign(roots.begin(), roots.end());
        m_roots = std::move(roots);
        return m_group;
    }

    /// The group takes the place of the roots in every scene, and changes nothing of where they stand.
    void writeGroup() {
        m_edit.append("nodes", JsonText(OrderedJson{{"name", "Skeleton"}, {"children", m_grouped}}));
        m_parents.push_back(kNone);
        for (const std::int32_t root : m_roots) {
            m_parents[static_cast<std::size_t>(root)] = m_group;
        }
        for (std::size_t s = 0; s < m_edit.count("scenes"); ++s) {
            JsonText* nodes = m_edit.entry("scenes", s).member("nodes");
            if (nodes != nullptr && nodes->isArray()) {
                replaceRoots(*nodes);
            }
        }
    }

    void replaceRoots(JsonText& nodes) const {
        JsonText replaced{OrderedJson::array()};
        bool placed = false;
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const Json node = Json::parse(nodes.at(i).value(), nullptr, false);
            const bool root =
                std::ranges::any_of(m_roots, [&](std::int32_t each) { return node == Json(each); });
            if (!root) {
                replaced.append(nodes.at(i));
            } else if (!placed) {
                replaced.append(JsonText(OrderedJson(m_group)));
                placed = true;
            }
        }
        if (placed) {
            nodes = std::move(replaced);
        }
    }

    /// Of a node of the file without a parent, or of the group.
    Transform modelFromNode(std::int32_t node) const {
        const Transform& modelFromFile = m_input.original->map.modelFromFile;
        return node == m_group
                   ? modelFromFile
                   : modelFromFile * gltfNodeTransform(gltfMember(m_edit.before(),
                                                                  "nodes")[static_cast<std::size_t>(node)]);
    }

    GltfEdit& m_edit;
    const PatchInput& m_input;
    const std::vector<std::size_t>& m_nodeOfJoint;
    std::vector<Transform> m_scales; ///< of every joint, in the file
    std::vector<std::int32_t> m_parents;
    std::int32_t m_group = kNone;       ///< a node made to stand above all joints
    std::vector<std::int32_t> m_roots;  ///< nodes that it takes in
    std::vector<std::size_t> m_grouped; ///< its children: those, and new joints without a parent
};

/// The node of every joint of the scene: those of the file, and behind all nodes those that joints made here
/// will get.
std::vector<std::size_t> nodesOfJoints(const PatchInput& input, std::size_t nodeCount) {
    std::vector<std::size_t> nodes;
    nodes.reserve(input.scene->skeleton.size());
    for (const JointSource& joint : input.original->map.joints) {
        nodes.push_back(static_cast<std::size_t>(joint.node));
    }
    while (nodes.size() < input.scene->skeleton.size()) {
        nodes.push_back(nodeCount++);
    }
    return nodes;
}

/// Adds the nodes of new joints, each under its parent's node, and gives renamed joints their new names. A
/// joint without a parent stands where the other joints do: under the node above them all. Where there is
/// none, or it is a joint itself, a node is added above: the joints of a skin must have one. Returns the
/// parent of every node, kNone for a root.
std::vector<std::int32_t> writeJointNodes(GltfEdit& edit, const PatchInput& input,
                                          const std::vector<std::size_t>& nodeOfJoint) {
    return JointNodeWriter(edit, input, nodeOfJoint).write();
}

std::size_t maxGltfInfluences(const ExportSettings& settings) {
    return settings.maxInfluences == 0 ? kGltfInfluences : std::min(settings.maxInfluences, kGltfInfluences);
}

/// VRM 0.x has no constraints of nodes, so its driven joints move in clips alone.
void noteLostConstraints(const GltfEdit& edit, const PatchInput& input, Notices& notices) {
    const Json& extensions = gltfMember(edit.before(), "extensions");
    const std::size_t driven = DriverRig(input.scene->skeleton, input.settings->drivers).targets().size();
    if (driven > 0 && gltfMember(extensions, "VRM").is_object() &&
        !gltfMember(extensions, "VRMC_vrm").is_object()) {
        notices.push_back({NoticeCode::VrmConstraintsLost, input.target.file.string(), driven, {}});
    }
}

Expected<PatchOutcome> patchGltf(const PatchInput& input, const GltfStored& stored, Notices& notices,
                                 Progress& progress) {
    progress.report(Stage::Export, 0.0);
    Expected<GltfFile> opened = GltfFile::load(input.source, stored.container, stored.json, progress);
    if (!opened) {
        return fail(opened.error());
    }
    std::optional<GltfFile> file(std::move(*opened));
    GltfEdit edit(input.source, stored);
    const std::vector<std::size_t> nodeOfJoint = nodesOfJoints(input, file->count("nodes"));
    GltfSkins skins(input, *file, nodeOfJoint);
    const GltfMeshSkins meshes(input, *file, skins);
    if (!file->broken().empty()) {
        return fail(ErrorCode::FileBroken, {input.source.string(), file->broken()});
    }
    SINEW_TRY(const std::optional<PatchObstacle> ofVrm, vrmObstacle(input));
    if (ofVrm) {
        return PatchOutcome{{}, ofVrm};
    }
    if (skins.contradicts()) {
        return PatchOutcome{{}, PatchObstacle::BindPoseContradicts};
    }
    if (meshes.unevenTargets()) {
        return PatchOutcome{{}, PatchObstacle::ShapesMissing};
    }
    if (meshes.unplaceable()) {
        return PatchOutcome{{}, PatchObstacle::OtherRestPose};
    }
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    progress.report(Stage::Export, 0.5);
    const std::vector<std::int32_t> parents = writeJointNodes(edit, input, nodeOfJoint);
    const auto placed = input.restPosed ? writeRestJoints(edit, input, nodeOfJoint)
                                        : std::optional<std::set<std::size_t>>(std::in_place);
    if (!placed) {
        return PatchOutcome{{}, PatchObstacle::UnevenScale};
    }
    if (input.jointsMoved && !writeMovedJoints(edit, *file, input, nodeOfJoint, parents)) {
        return PatchOutcome{{}, PatchObstacle::OtherSkeleton};
    }
    tl::expected<std::set<std::size_t>, PatchObstacle> keyed = writeGltfKeys(edit, *file, input, nodeOfJoint);
    if (!keyed) {
        return PatchOutcome{{}, keyed.error()};
    }
    if (!file->broken().empty()) {
        return fail(ErrorCode::FileBroken, {input.source.string(), file->broken()});
    }
    file.reset(); // it may hold many pictures
    meshes.write(edit, notices);
    skins.write(edit, parents);
    std::set<std::string> ofAvatar = writeGltfAvatar(edit, input, nodeOfJoint, notices);
    writeGltfConstraints(edit, input, nodeOfJoint);
    noteLostConstraints(edit, input, notices);
    PatchOutcome outcome;
    outcome.changes.keyed = std::move(*keyed);
    outcome.changes.placed = *placed;
    outcome.changes.avatar = std::move(ofAvatar);
    outcome.changes.holdsAvatar = holdsVrm(edit.before());
    Expected<std::vector<OutputFile>> files =
        edit.finish(input.target.file, outcome.changes.renamed, notices);
    if (!files) {
        return fail(files.error());
    }
    outcome.files = std::move(*files);
    return outcome;
}

class GltfPatchSource : public PatchSource {
public:
    using PatchSource::PatchSource;

    /// Error: FileBroken.
    Expected<void> parse(const std::filesystem::path& file) {
        auto container = GltfContainer::split(bytes());
        std::optional<JsonText> text = container ? JsonText::parse(container->json) : std::nullopt;
        Json json = container ? parseJson<Json>(container->json) : Json();
        if (!text || !text->isObject() || !json.is_object()) {
            return fail(ErrorCode::FileBroken, {file.string(), "its JSON cannot be read"});
        }
        m_stored.emplace(GltfStored{std::move(*container), std::move(*text), std::move(json)});
        return {};
    }

    Expected<PatchOutcome> patch(const PatchInput& input, Notices& notices,
                                 Progress& progress) const override {
        return patchGltf(input, *m_stored, notices, progress);
    }

    std::vector<std::string> differences(std::string_view after, const KeptChanges& changes) const override {
        return gltfDifferences(*m_stored, after, changes);
    }

private:
    std::optional<GltfStored> m_stored; ///< once it was parsed
};

Expected<std::shared_ptr<const PatchSource>> openGltf(const std::filesystem::path& file, std::string bytes) {
    auto source = std::make_shared<GltfPatchSource>(std::move(bytes));
    if (const Expected<void> parsed = source->parse(file); !parsed) {
        return fail(parsed.error());
    }
    return source;
}

} // namespace

const FormatPatcher kGltfPatcher{
    maxGltfInfluences, openGltf, plannedBesideGltf, gltfSideFiles, true, true, false, true};

} // namespace sinew
