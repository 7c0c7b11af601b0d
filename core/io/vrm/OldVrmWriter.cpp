#include "core/avatar/SpringChecks.h"
#include "core/io/gltf/write/GltfWriter.h"
#include "core/io/vrm/OldVrmJson.h"
#include "core/skeleton/HumanPose.h"
#include "core/skeleton/drivers/NodeConstraint.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace sinew {
namespace {

using Json = nlohmann::json;

/// What lets a character face -Z: half a turn about the vertical, but for one that does so already.
Quat turnToBack(const Skeleton& skeleton, const HumanoidMap& map) {
    constexpr double kAcross = 90.0; // degrees
    return tPoseMisfit(skeleton, map, kTPoseTolerance).facing > kAcross ? Quat::Identity()
                                                                        : Quat(0.0, 0.0, 1.0, 0.0);
}

/// A scene as VRM 0.x has it: turned about the vertical, so that it faces -Z, with joints whose axes are
/// those of the space.
class OldSpace {
public:
    OldSpace(const ExportInput& input, const Quat& turn, VrmFaults& faults)
        : m_turn(turn)
        , m_scene(*input.scene)
        , m_input(input)
        , m_faults(faults) {
        for (const Joint& joint : m_scene.skeleton.joints) {
            m_turns.push_back(m_turn * Quat(Mat3(joint.modelFromJointBind.linear())));
        }
        turnParts();
        turnClips();
        turnViewpoints(m_scene.cameras, [](SceneCamera& each) -> Viewpoint& { return each.viewpoint; });
        turnViewpoints(m_scene.lights, [](SceneLight& each) -> Viewpoint& { return each.viewpoint; });
        turnJoints();
        m_input.scene = &m_scene;
    }
    OldSpace(const OldSpace&) = delete;
    OldSpace& operator=(const OldSpace&) = delete;

    const ExportInput& input() const { return m_input; }
    const Quat& turn() const { return m_turn; }
    /// Takes directions in a joint's axes of the scene to its axes here.
    const Quat& turnOfJoint(std::size_t joint) const { return m_turns[joint]; }

private:
    void turnParts() {
        for (ExportPart& part : m_input.parts) {
            Mesh mesh = *part.mesh;
            for (Vec3& vertex : mesh.vertices) {
                vertex = m_turn * vertex;
            }
            for (Vec3f& normal : mesh.normals) {
                normal = m_turn.cast<float>() * normal;
            }
            for (MorphTarget& target : mesh.morphTargets) {
                for (Vec3& offset : target.offsets) {
                    offset = m_turn * offset;
                }
            }
            m_meshes.push_back(std::make_unique<const Mesh>(std::move(mesh)));
            part.mesh = m_meshes.back().get();
        }
    }

    Quat turnOfParent(std::size_t joint) const {
        const std::int32_t parent = m_scene.skeleton.joints[joint].parent;
        return parent == kNone ? m_turn : m_turns[static_cast<std::size_t>(parent)];
    }

    void turnClips() {
        for (ExportClip& clip : m_input.clips) {
            for (ExportTrack& track : clip.tracks) {
                const Quat parent = turnOfParent(track.joint);
                for (Key<Vec3>& key : track.translations) {
                    key.value = parent * key.value;
                }
                for (Key<Quat>& key : track.rotations) {
                    key.value = (parent * key.value * m_turns[track.joint].conjugate()).normalized();
                }
                for (Key<Vec3>& key : track.scales) {
                    key.value = evened(key.value, track.joint);
                }
            }
        }
    }

    /// Axes that are others cannot be scaled one by one.
    Vec3 evened(const Vec3& scale, std::size_t joint) {
        constexpr double kSameScale = 1e-6;
        if (scale.maxCoeff() - scale.minCoeff() > kSameScale) {
            m_faults.add("old-vrm", m_scene.skeleton.joints[joint].name);
        }
        return Vec3::Constant(std::cbrt(scale.prod()));
    }

    template<typename Things, typename Get>
    void turnViewpoints(Things& things, const Get& viewpointOf) {
        for (auto& each : things) {
            Viewpoint& viewpoint = viewpointOf(each);
            const Quat& turn =
                viewpoint.joint == kNone ? m_turn : m_turns[static_cast<std::size_t>(viewpoint.joint)];
            viewpoint.parentFromThis = Transform(turn) * viewpoint.parentFromThis;
        }
    }

    void turnJoints() {
        std::vector<Joint>& joints = m_scene.skeleton.joints;
        for (Joint& joint : joints) {
            joint.modelFromJointBind =
                Transform(Eigen::Translation3d(m_turn * Vec3(joint.modelFromJointBind.translation())));
            joint.limits.reset(); // about axes that are gone
        }
        for (std::size_t j = 0; j < joints.size(); ++j) {
            joints[j].parentFromJointRest = m_scene.skeleton.parentFromJointBind(j);
        }
    }

    const Quat m_turn;
    Scene m_scene;
    ExportInput m_input;
    VrmFaults& m_faults;
    std::vector<Quat> m_turns; ///< #J
    std::vector<std::unique_ptr<const Mesh>> m_meshes;
};

Json oldHumanoid(const HumanoidMap& map) {
    Json bones = Json::array();
    for (std::size_t b = 0; b < map.size(); ++b) {
        if (map[b] != kNone) {
            bones.push_back({{"bone", oldHumanBone(humanoidBoneTable()[b].name)},
                             {"node", map[b]},
                             {"useDefaultValues", true}});
        }
    }
    return {{"humanBones", std::move(bones)}};
}

/// All are shown as the GLB says.
Json oldMaterials(const std::vector<Material>& materials) {
    Json list = Json::array();
    for (const Material& material : materials) {
        Json each{{"name", material.name}, {"shader", "VRM_USE_GLTFSHADER"}, {"renderQueue", 2000}};
        for (const char* key :
             {"floatProperties", "vectorProperties", "textureProperties", "keywordMap", "tagMap"}) {
            each[key] = Json::object();
        }
        list.push_back(std::move(each));
    }
    return list;
}

/// Colliders of no group push nothing in VRM 0.x.
Json oldSprings(const Springs& springs, const AvatarJson& nodes, const OldVrmJson& writer) {
    Json groups = Json::array();
    std::vector<std::vector<std::size_t>> became;
    for (const ColliderGroup& group : springs.groups) {
        became.emplace_back();
        for (Json& each : writer.colliderGroups(springs, group)) {
            became.back().push_back(groups.size());
            groups.push_back(std::move(each));
        }
    }
    Json chains = Json::array();
    for (const SpringChain& chain : springs.chains) {
        Json each = writer.boneGroup(chain);
        each["bones"] = {*nodes.nodeOf(chain.joints.front().joint)};
        each["colliderGroups"] = Json::array();
        for (const std::size_t group : chain.groups) {
            for (const std::size_t number : became[group]) {
                each["colliderGroups"].push_back(number);
            }
        }
        chains.push_back(std::move(each));
    }
    return {{"boneGroups", std::move(chains)}, {"colliderGroups", std::move(groups)}};
}

Json oldFaces(const std::vector<Expression>& expressions, const OldVrmJson& writer) {
    Json groups = Json::array();
    for (const Expression& each : expressions) {
        groups.push_back(writer.expression(each));
    }
    return {{"blendShapeGroups", std::move(groups)}};
}

} // namespace

Expected<std::vector<OutputFile>> writeOldVrm(const ExportInput& input, const WriteTarget& target,
                                              const VrmSettings& meta, const HumanoidMap& map,
                                              const Vec3& eyes, Notices& notices, Progress& progress) {
    const Skeleton& skeleton = input.scene->skeleton;
    VrmFaults faults;
    const OldSpace space(input, turnToBack(skeleton, map), faults);
    Avatar avatar = avatarOf(input.scene->avatar);
    avatar.springs = withoutFaulty(skeleton, std::move(avatar.springs), notices);
    AvatarTarget in{space.input().scene, {}, {}, {}, {}, space.turn()};
    for (std::size_t j = 0; j < skeleton.size(); ++j) {
        in.nodeOfJoint.push_back(j);
        in.nodeFromJoint.push_back(Transform(space.turnOfJoint(j)) * Eigen::UniformScaling(input.scale));
    }
    const AvatarJson nodes(in, faults);
    const OldVrmJson writer(nodes, faults);
    const auto head = static_cast<std::size_t>(humanJoint(map, "head"));
    const LookAt look = avatar.lookAt.value_or(LookAt());
    const Vec3 offset =
        avatar.lookAt ? Vec3(in.nodeFromJoint[head] * look.offset) : Vec3(space.turnOfJoint(head) * eyes);
    GltfExtension extension;
    extension.values = [&](const GltfNodesOfParts& nodeOfPart, const Json& written) {
        in.nodeOfPart = nodeOfPart;
        in.meshOfPart.resize(nodeOfPart.size());
        for (std::size_t p = 0; p < nodeOfPart.size(); ++p) {
            if (nodeOfPart[p]) {
                in.meshOfPart[p] = written[*nodeOfPart[p]]["mesh"].get<std::size_t>();
            }
        }
        Json firstPerson = OldVrmJson::lookAt(look, offset);
        firstPerson["firstPersonBone"] = head;
        firstPerson["meshAnnotations"] = writer.annotations(avatar.firstPerson);
        return std::map<std::string, Json>{
            {"VRM",
             {{"exporterVersion", "Sinew"},
              {"specVersion", "0.0"},
              {"meta", OldVrmJson::meta(meta, target.file.stem().string())},
              {"humanoid", oldHumanoid(map)},
              {"firstPerson", std::move(firstPerson)},
              {"blendShapeMaster", oldFaces(avatar.expressions, writer)},
              {"secondaryAnimation", oldSprings(avatar.springs, nodes, writer)},
              {"materialProperties", oldMaterials(input.scene->materials)}}}};
    };
    auto files = oneFile(target, writeGlb(space.input(), notices, progress, &extension));
    for (const std::string& member : OldVrmJson::unheldMeta({}, meta)) {
        faults.add("old-vrm", "meta." + member);
    }
    if (meta.mtoon) {
        faults.add("old-vrm", "MToon");
    }
    faults.note(NoticeCode::AvatarEntriesDropped, target.file.string(), notices);
    const std::size_t constrained =
        nodeConstraints(skeleton, input.settings->drivers).size() + avatar.constraints.size();
    if (constrained > 0) {
        notices.push_back({NoticeCode::VrmConstraintsLost, target.file.string(), constrained, {}});
    }
    return files;
}

} // namespace sinew
