#include "core/avatar/Constraints.h"
#include "core/avatar/SpringChecks.h"
#include "core/base/ReadNumber.h"
#include "core/io/build/BuildSteps.h"
#include "core/io/source/VrmFaults.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace sinew {
namespace {

/// Brings an avatar from the nodes of its file to joints.
class AvatarBuilder {
public:
    AvatarBuilder(const ImportedFile& source, const JointPlan& plan, const BindPlan& bind,
                  std::span<const Transform> modelFromNode, const Skeleton& skeleton)
        : m_source(source)
        , m_plan(plan)
        , m_bind(bind)
        , m_modelFromNode(modelFromNode)
        , m_skeleton(skeleton) {}

    BuiltAvatar build(ImportedAvatar imported, std::span<const std::int32_t> partOfMesh,
                      const std::vector<Part>& parts, const std::string& file, Notices& notices) {
        m_result = {std::move(imported.avatar), std::move(imported.entries)};
        Avatar& avatar = m_result.avatar;
        placeLook(imported.bones);
        placeSprings(avatar.springs);
        dropFaulty(avatar.springs);
        nameConstraints(avatar.constraints);
        nameParts(avatar, partOfMesh, parts);
        const Notices mended = mendExpressions(avatar.expressions);
        notices.insert(notices.end(), mended.begin(), mended.end());
        if (avatar.meta) {
            avatar.meta->bones = bonesBesideNames(imported.bones);
        }
        m_faults.note(NoticeCode::AvatarEntriesIgnored, file, notices);
        return std::move(m_result);
    }

private:
    static std::int32_t nodeOf(const std::string& text) {
        std::int32_t node = kNone;
        readNumber(text, node);
        return node;
    }

    std::int32_t jointOf(std::int32_t node) const {
        return node == kNone ? kNone : m_plan.jointOfNode[static_cast<std::size_t>(node)];
    }

    /// The joint of a node, or the nearest one above it.
    std::int32_t jointAbove(std::int32_t node) const {
        while (node != kNone && jointOf(node) == kNone) {
            node = m_source.nodes[static_cast<std::size_t>(node)].parent;
        }
        return jointOf(node);
    }

    /// Its name where that finds it. Why not, where it does not, goes to the faults.
    bool name(std::int32_t joint, const std::string& entry, std::string& text) {
        if (joint == kNone) {
            m_faults.add("not-a-joint", entry);
            return false;
        }
        text = m_skeleton.joints[static_cast<std::size_t>(joint)].name;
        if (m_skeleton.find(text) != joint) {
            m_faults.add("name-shared", entry);
            return false;
        }
        return true;
    }

    /// What takes a joint's axes in the file to those of the scene; what rounding leaves is none.
    Transform jointFromFile(std::int32_t joint) const {
        constexpr double kNoScale = 1e-5; // as fileScales has it, so that numbers come back as they were
        const Transform& scaled = m_bind.jointFromFileJoint[static_cast<std::size_t>(joint)];
        return (scaled.linear() - Mat3::Identity()).norm() <= kNoScale ? Transform::Identity() : scaled;
    }

    /// Takes places in a node to the joint that it is, or that it hangs on.
    Transform jointFromNode(std::int32_t node, std::int32_t joint) const {
        const auto nodeOfJoint =
            static_cast<std::size_t>(m_plan.nodeOfJoint[static_cast<std::size_t>(joint)]);
        const Transform scaled = jointFromFile(joint);
        if (static_cast<std::size_t>(node) == nodeOfJoint || !invertible(m_modelFromNode[nodeOfJoint])) {
            return scaled;
        }
        return scaled * m_modelFromNode[nodeOfJoint].inverse() *
               m_modelFromNode[static_cast<std::size_t>(node)];
    }

    static double scaleOf(const Transform& transform) {
        return std::cbrt(std::abs(transform.linear().determinant()));
    }

    void placeLook(const std::vector<std::pair<std::string, std::int32_t>>& bones) {
        const auto head = std::ranges::find(bones, "head", [](const auto& bone) { return bone.first; });
        if (m_result.avatar.lookAt && head != bones.end() && jointOf(head->second) != kNone) {
            Vec3& offset = m_result.avatar.lookAt->offset;
            offset = jointFromNode(head->second, jointOf(head->second)) * offset;
        }
    }

    void placeSprings(Springs& springs) {
        for (std::size_t i = springs.colliders.size(); i-- > 0;) {
            if (!placeCollider(springs.colliders[i])) {
                eraseCollider(springs, i);
                erase(m_result.entries.colliders, i);
            }
        }
        for (std::size_t i = springs.chains.size(); i-- > 0;) {
            if (!placeChain(springs.chains[i])) {
                erase(springs.chains, i);
                erase(m_result.entries.chains, i);
            }
        }
    }

    bool placeCollider(SpringCollider& collider) {
        const std::int32_t node = nodeOf(collider.joint);
        const std::int32_t joint = jointAbove(node);
        if (!name(joint, "collider " + collider.name, collider.joint)) {
            return false;
        }
        const Transform jointFrom = jointFromNode(node, joint);
        collider.offset = jointFrom * collider.offset;
        const bool capsule =
            collider.shape == ColliderShape::Capsule || collider.shape == ColliderShape::InsideCapsule;
        collider.tail = capsule ? Vec3(jointFrom * collider.tail) : Vec3(Vec3::Zero());
        collider.radius *= scaleOf(jointFrom);
        if (collider.shape == ColliderShape::Plane) {
            collider.normal = (jointFrom.linear().inverse().transpose() * collider.normal).normalized();
        }
        return true;
    }

    bool placeChain(SpringChain& chain) {
        std::int32_t last = kNone;
        for (SpringJoint& each : chain.joints) {
            const std::int32_t joint = jointOf(nodeOf(each.joint));
            last = joint;
            if (!name(joint, "spring " + chain.name, each.joint)) {
                return false;
            }
            each.radius *= scaleOf(jointFromFile(joint));
            each.gravityDirection = m_source.modelFromFile.rotation() * each.gravityDirection;
        }
        if (chain.hasTail()) {
            chain.tail = jointFromFile(last) * chain.tail;
        }
        if (!chain.center.empty()) {
            const std::int32_t center = jointAbove(nodeOf(chain.center));
            if (!name(center, "spring " + chain.name, chain.center)) {
                chain.center.clear();
            }
        }
        return true;
    }

    template<typename T>
    static void erase(std::vector<T>& list, std::size_t index) {
        list.erase(list.begin() + static_cast<std::ptrdiff_t>(index));
    }

    static const char* reasonOf(ErrorCode code) {
        switch (code) {
        case ErrorCode::SpringChainShort:
            return "chain-short";
        case ErrorCode::SpringOrderBroken:
            return "chain-order";
        case ErrorCode::SpringJointTwice:
            return "chain-joint-twice";
        case ErrorCode::ColliderWithoutSize:
            return "no-size";
        default:
            return "number-invalid";
        }
    }

    void dropFaulty(Springs& springs) {
        std::vector<SpringFault> faults = springFaults(m_skeleton, springs);
        for (const SpringFault& fault : faults) {
            m_faults.add(reasonOf(fault.error.code),
                         fault.error.arguments.empty() ? std::string() : fault.error.arguments.front());
        }
        // From behind, so that the numbers of those before stay.
        std::ranges::stable_sort(faults, std::greater<>(), &SpringFault::index);
        for (const SpringFault& fault : faults) {
            if (fault.of == SpringFault::Of::Chain) {
                erase(springs.chains, fault.index);
                erase(m_result.entries.chains, fault.index);
            } else if (fault.of == SpringFault::Of::Collider) {
                eraseCollider(springs, fault.index);
                erase(m_result.entries.colliders, fault.index);
            } else {
                eraseGroup(springs, fault.index);
                erase(m_result.entries.groups, fault.index);
            }
        }
    }

    void nameConstraints(std::vector<NodeConstraint>& constraints) {
        std::erase_if(constraints, [&](NodeConstraint& each) {
            const auto node = static_cast<std::size_t>(nodeOf(each.joint));
            const std::string entry = vrmPath("nodes", node, m_source.nodes[node].name) + " constraint";
            return !name(jointOf(nodeOf(each.joint)), entry, each.joint) ||
                   !name(jointOf(nodeOf(each.source)), entry, each.source);
        });
        const std::vector<std::int32_t> turned = ConstraintRig(m_skeleton, constraints).targets();
        std::erase_if(constraints, [&](const NodeConstraint& each) {
            const bool circle = std::ranges::find(turned, m_skeleton.find(each.joint)) == turned.end();
            if (circle) {
                m_faults.add("circle", "constraint of " + each.joint);
            }
            return circle;
        });
    }

    /// Parts of the scene in place of meshes of the file.
    void nameParts(Avatar& avatar, std::span<const std::int32_t> partOfMesh, const std::vector<Part>& parts) {
        for (Expression& expression : avatar.expressions) {
            std::erase_if(expression.shapes, [&](ExpressionShape& shape) {
                shape.part = partOfMesh[static_cast<std::size_t>(shape.part)];
                const bool there = shape.part != kNone && hasShape(parts, shape);
                if (!there) {
                    m_faults.add("shape-missing", "expression " + expression.name);
                }
                return !there;
            });
        }
        std::vector<FirstPerson> ofParts(parts.size(), FirstPerson::Auto);
        for (std::size_t m = 0; m < avatar.firstPerson.size(); ++m) {
            if (partOfMesh[m] != kNone) {
                ofParts[static_cast<std::size_t>(partOfMesh[m])] = avatar.firstPerson[m];
            }
        }
        while (!ofParts.empty() && ofParts.back() == FirstPerson::Auto) {
            ofParts.pop_back();
        }
        avatar.firstPerson = std::move(ofParts);
    }

    static bool hasShape(const std::vector<Part>& parts, const ExpressionShape& shape) {
        const Mesh& mesh = *parts[static_cast<std::size_t>(shape.part)].mesh;
        return std::ranges::find(mesh.morphTargets, shape.shape, &MorphTarget::name) !=
               mesh.morphTargets.end();
    }

    /// Bones of a human that the names of joints do not tell.
    std::vector<BoneJoint>
    bonesBesideNames(const std::vector<std::pair<std::string, std::int32_t>>& bones) const {
        const HumanoidMap byName = findHumanoid(m_skeleton);
        const std::span<const HumanoidBone> table = humanoidBoneTable();
        std::vector<BoneJoint> result;
        for (std::size_t b = 0; b < table.size(); ++b) {
            const auto said =
                std::ranges::find(bones, table[b].name, [](const auto& bone) { return bone.first; });
            const std::int32_t joint = said == bones.end() ? kNone : jointOf(said->second);
            if (joint != byName[b] && !bones.empty()) {
                const std::string joined =
                    joint == kNone ? std::string() : m_skeleton.joints[static_cast<std::size_t>(joint)].name;
                result.push_back({table[b].name, joined});
            }
        }
        return result;
    }

    const ImportedFile& m_source;
    const JointPlan& m_plan;
    const BindPlan& m_bind;
    std::span<const Transform> m_modelFromNode;
    const Skeleton& m_skeleton;
    BuiltAvatar m_result;
    VrmFaults m_faults;
};

} // namespace

BuiltAvatar buildAvatar(ImportedAvatar imported, const ImportedFile& source, const JointPlan& plan,
                        const BindPlan& bind, std::span<const Transform> modelFromNode, const Scene& scene,
                        std::span<const std::int32_t> partOfMesh, Notices& notices) {
    return AvatarBuilder(source, plan, bind, modelFromNode, scene.skeleton)
        .build(std::move(imported), partOfMesh, scene.parts, scene.sourceFile, notices);
}

} // namespace sinew
