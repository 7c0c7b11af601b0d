#include "core/io/vrm/ReadVrm.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace sinew {
namespace {

constexpr const char* kExtendedColliders = "VRMC_springBone_extended_collider";
constexpr std::size_t kLeftOut = std::size_t(-1);

/// What the nodes of a VRM are called here until their joints are known.
std::string nodeName(std::size_t node) {
    return std::to_string(node);
}

/// A direction that is not of length 1 makes gravity stronger, or weaker.
void setGravity(SpringJoint& joint, double power, const Vec3& direction) {
    constexpr double kSameLength = 1e-6;
    const double length = direction.norm();
    joint.gravity = std::abs(length - 1.0) < kSameLength ? power : power * length;
    joint.gravityDirection = length > kSameLength ? Vec3(direction / length) : joint.gravityDirection;
}

/// The shape of a collider, and what the extended colliders make of it.
class ColliderReader {
public:
    explicit ColliderReader(const Json& json)
        : m_json(json) {}

    /// Says in `fault` why the collider cannot be used.
    SpringCollider read(const char*& fault) {
        const Json& extended = gltfMember(gltfMember(m_json, "extensions"), kExtendedColliders);
        const Json& shape = gltfMember(extended, "shape");
        SpringCollider collider;
        m_fault = nullptr;
        if (!readShape(shape, collider) && !readShape(gltfMember(m_json, "shape"), collider)) {
            m_fault = "wrong-type";
        }
        fault = m_fault;
        return collider;
    }

private:
    bool readShape(const Json& shape, SpringCollider& collider) {
        if (const Json& sphere = gltfMember(shape, "sphere"); sphere.is_object()) {
            readRound(sphere, collider, ColliderShape::Sphere, ColliderShape::InsideSphere);
        } else if (const Json& capsule = gltfMember(shape, "capsule"); capsule.is_object()) {
            readRound(capsule, collider, ColliderShape::Capsule, ColliderShape::InsideCapsule);
        } else if (const Json& plane = gltfMember(shape, "plane"); plane.is_object()) {
            VrmEntry entry(plane);
            collider.shape = ColliderShape::Plane;
            collider.offset = entry.vector("offset", Vec3::Zero());
            const Vec3 normal = entry.vector("normal", Vec3::UnitZ());
            m_fault = normal.norm() > 0.0 ? entry.fault() : "number-invalid";
            collider.normal = normal.normalized();
        } else {
            return false;
        }
        return true;
    }

    void readRound(const Json& json, SpringCollider& collider, ColliderShape outside, ColliderShape inside) {
        VrmEntry entry(json);
        collider.shape = entry.flag("inside") ? inside : outside;
        collider.offset = entry.vector("offset", Vec3::Zero());
        collider.tail = entry.vector("tail", Vec3::Zero());
        collider.radius = entry.number("radius", 0.0);
        m_fault = entry.fault();
    }

    const Json& m_json;
    const char* m_fault = nullptr;
};

/// Indices of a list that name what was read, by what became of it; ascending and each once. What is not
/// there is noted with the path.
std::vector<std::size_t> readIndices(VrmSource& vrm, const Json& list, const std::vector<std::size_t>& became,
                                     const std::string& path) {
    std::set<std::size_t> found;
    for (const Json& each : list) {
        const bool known = each.is_number_unsigned() && each.get<std::size_t>() < became.size();
        if (!known) {
            vrm.faults.add("index-unknown", path);
        } else if (became[each.get<std::size_t>()] != kLeftOut) {
            found.insert(became[each.get<std::size_t>()]);
        }
    }
    return {found.begin(), found.end()};
}

class Springs1Reader {
public:
    Springs1Reader(VrmSource& vrm, ImportedAvatar& result)
        : m_vrm(vrm)
        , m_result(result)
        , m_springs(result.avatar.springs) {}

    void read(const Json& json) {
        VrmEntry entry(json);
        const Json& colliders = entry.list("colliders");
        const Json& groups = entry.list("colliderGroups");
        const Json& springs = entry.list("springs");
        if (entry.fault() != nullptr) {
            m_vrm.faults.add(entry.fault(), "VRMC_springBone");
        }
        for (std::size_t i = 0; i < colliders.size(); ++i) {
            readCollider(colliders[i], i);
        }
        for (std::size_t i = 0; i < groups.size(); ++i) {
            readGroup(groups[i], i);
        }
        for (std::size_t i = 0; i < springs.size(); ++i) {
            readSpring(springs[i], i);
        }
    }

private:
    void readCollider(const Json& json, std::size_t i) {
        VrmEntry entry(json);
        const auto node = entry.index("node", m_vrm.source.nodes.size());
        const char* fault = entry.fault();
        SpringCollider collider = fault == nullptr ? ColliderReader(json).read(fault) : SpringCollider();
        collider.name = gltfText(json, "name");
        m_colliders.push_back(kLeftOut);
        if (fault != nullptr || !node) {
            m_vrm.faults.add(fault != nullptr ? fault : "node-missing",
                             vrmPath("VRMC_springBone.colliders", i, collider.name));
            return;
        }
        collider.joint = nodeName(*node);
        m_colliders.back() = m_springs.colliders.size();
        m_springs.colliders.push_back(std::move(collider));
        m_result.entries.colliders.push_back(i);
    }

    void readGroup(const Json& json, std::size_t i) {
        VrmEntry entry(json);
        ColliderGroup group{entry.text("name"), {}};
        const std::string path = vrmPath("VRMC_springBone.colliderGroups", i, group.name);
        group.colliders = readIndices(m_vrm, entry.list("colliders"), m_colliders, path);
        m_groups.push_back(kLeftOut);
        if (entry.fault() != nullptr) {
            m_vrm.faults.add(entry.fault(), path);
            return;
        }
        m_groups.back() = m_springs.groups.size();
        m_springs.groups.push_back(std::move(group));
        m_result.entries.groups.push_back(i);
    }

    void readSpring(const Json& json, std::size_t i) {
        VrmEntry entry(json);
        SpringChain chain;
        chain.name = entry.text("name");
        const std::string path = vrmPath("VRMC_springBone.springs", i, chain.name);
        chain.groups = readIndices(m_vrm, entry.list("colliderGroups"), m_groups, path);
        if (const auto center = entry.index("center", m_vrm.source.nodes.size())) {
            chain.center = nodeName(*center);
        }
        const Json& joints = entry.list("joints");
        for (std::size_t j = 0; j < joints.size(); ++j) {
            chain.joints.push_back(readJoint(joints[j], entry));
        }
        if (entry.fault() != nullptr) {
            m_vrm.faults.add(entry.fault(), path);
            return;
        }
        m_springs.chains.push_back(std::move(chain));
        m_result.entries.chains.push_back(i);
    }

    SpringJoint readJoint(const Json& json, VrmEntry& spring) const {
        VrmEntry entry(json);
        SpringJoint joint;
        if (const auto node = entry.index("node", m_vrm.source.nodes.size())) {
            joint.joint = nodeName(*node);
        } else {
            entry.blame("node-missing");
        }
        joint.stiffness = entry.number("stiffness", joint.stiffness);
        joint.drag = entry.number("dragForce", joint.drag);
        joint.radius = entry.number("hitRadius", joint.radius);
        setGravity(joint, entry.number("gravityPower", joint.gravity),
                   entry.vector("gravityDir", joint.gravityDirection));
        if (entry.fault() != nullptr) {
            spring.blame(entry.fault());
        }
        return joint;
    }

    VrmSource& m_vrm;
    ImportedAvatar& m_result;
    Springs& m_springs;
    std::vector<std::size_t> m_colliders; ///< of every entry of the file: what it became
    std::vector<std::size_t> m_groups;
};

/// Springs of VRM 0.x: groups of roots, below which all joints swing with the same values.
class Springs0Reader {
public:
    Springs0Reader(VrmSource& vrm, ImportedAvatar& result)
        : m_vrm(vrm)
        , m_result(result)
        , m_springs(result.avatar.springs) {}

    void read(const Json& json) {
        VrmEntry entry(json);
        const Json& groups = entry.list("colliderGroups");
        const Json& bones = entry.list("boneGroups");
        if (entry.fault() != nullptr) {
            m_vrm.faults.add(entry.fault(), "VRM.secondaryAnimation");
        }
        for (std::size_t i = 0; i < groups.size(); ++i) {
            readGroup(groups[i], i);
        }
        for (std::size_t i = 0; i < bones.size(); ++i) {
            readBones(bones[i], i);
        }
    }

private:
    void readGroup(const Json& json, std::size_t i) {
        VrmEntry entry(json);
        const auto node = entry.index("node", m_vrm.source.nodes.size());
        const std::string path = vrmPath("VRM.secondaryAnimation.colliderGroups", i);
        const Json& colliders = entry.list("colliders");
        m_groups.push_back(kLeftOut);
        if (entry.fault() != nullptr || !node) {
            m_vrm.faults.add(entry.fault() != nullptr ? entry.fault() : "node-missing", path);
            return;
        }
        ColliderGroup group{m_vrm.source.nodes[*node].name, {}};
        for (std::size_t c = 0; c < colliders.size(); ++c) {
            VrmEntry each(colliders[c]);
            SpringCollider collider;
            collider.joint = nodeName(*node);
            collider.offset = each.xyz("offset", Vec3::Zero()).cwiseProduct(Vec3(1, 1, -1));
            collider.radius = each.number("radius", 0.0);
            if (each.fault() != nullptr) {
                m_vrm.faults.add(each.fault(), vrmPath(path + ".colliders", c));
                continue;
            }
            group.colliders.push_back(m_springs.colliders.size());
            m_springs.colliders.push_back(std::move(collider));
            m_result.entries.colliders.push_back(c);
        }
        m_groups.back() = m_springs.groups.size();
        m_springs.groups.push_back(std::move(group));
        m_result.entries.groups.push_back(i);
    }

    void readBones(const Json& json, std::size_t i) {
        VrmEntry entry(json);
        const std::string name = entry.text("comment");
        const std::string path = vrmPath("VRM.secondaryAnimation.boneGroups", i, name);
        SpringChain values{name, {SpringJoint()}, {}, {}};
        SpringJoint& joint = values.joints.front();
        joint.stiffness = entry.number("stiffiness", joint.stiffness);
        joint.drag = entry.number("dragForce", joint.drag);
        joint.radius = entry.number("hitRadius", joint.radius);
        setGravity(joint, entry.number("gravityPower", joint.gravity),
                   entry.xyz("gravityDir", joint.gravityDirection).cwiseProduct(Vec3(1, 1, -1)));
        if (const auto center = entry.index("center", m_vrm.source.nodes.size())) {
            values.center = nodeName(*center);
        }
        values.groups = readIndices(m_vrm, entry.list("colliderGroups"), m_groups, path);
        const Json& bones = entry.list("bones");
        if (entry.fault() != nullptr) {
            m_vrm.faults.add(entry.fault(), path);
            return;
        }
        for (const Json& bone : bones) {
            if (!bone.is_number_unsigned() || bone.get<std::size_t>() >= m_vrm.source.nodes.size()) {
                m_vrm.faults.add("node-missing", path);
            } else {
                readRoot(bone.get<std::size_t>(), values, i, path);
            }
        }
    }

    std::vector<std::size_t> childrenOf(std::size_t node) const {
        std::vector<std::size_t> children;
        for (const Json& child : gltfMember(m_vrm.file.item("nodes", node), "children")) {
            if (child.is_number_unsigned() && child.get<std::size_t>() < m_vrm.source.nodes.size()) {
                children.push_back(child.get<std::size_t>());
            }
        }
        return children;
    }

    /// Where VRM 0.x lets the bone of a joint without children end: 7 centimetres on, away from the joint's
    /// parent, in the joint's own axes (UniVRM, three-vrm). Zero where there is no such direction.
    Vec3 virtualTail(std::size_t node) const {
        constexpr double kVirtualBone = 0.07; // metres
        const ImportedNode& joint = m_vrm.source.nodes[node];
        const Mat3 axes = joint.parentFromNode.linear();
        if (joint.parent == kNone || std::abs(axes.determinant()) <= 0.0) {
            return Vec3::Zero();
        }
        const Vec3 onward = axes.inverse() * joint.parentFromNode.translation();
        return onward.norm() > 0.0 ? Vec3(kVirtualBone * onward.normalized()) : Vec3(Vec3::Zero());
    }

    /// A chain goes on into the first child; the others begin chains of their own.
    void readRoot(std::size_t root, const SpringChain& values, std::size_t group, const std::string& path) {
        std::vector<std::size_t> starts{root};
        while (!starts.empty()) {
            std::size_t node = starts.back();
            starts.pop_back();
            SpringChain chain = values;
            chain.joints.clear();
            bool ends = true;
            for (bool more = true; more;) {
                if (!m_taken.insert(node).second) {
                    m_vrm.faults.add("said-twice", path);
                    ends = false;
                    break;
                }
                chain.joints.push_back(values.joints.front());
                chain.joints.back().joint = nodeName(node);
                const std::vector<std::size_t> children = childrenOf(node);
                starts.insert(starts.end(), children.rbegin(),
                              children.rend() - std::min<std::ptrdiff_t>(1, std::ssize(children)));
                more = !children.empty();
                node = more ? children.front() : node;
            }
            chain.tail = ends ? virtualTail(node) : Vec3(Vec3::Zero());
            if (chain.joints.size() == 1 && !chain.hasTail()) {
                m_vrm.faults.add("chain-short", path);
            }
            if (chain.joints.size() > 1 || chain.hasTail()) {
                m_springs.chains.push_back(std::move(chain));
                m_result.entries.chains.push_back(group);
            }
        }
    }

    VrmSource& m_vrm;
    ImportedAvatar& m_result;
    Springs& m_springs;
    std::vector<std::size_t> m_groups;
    std::set<std::size_t> m_taken; ///< nodes that swing
};

std::optional<int> axisOfName(const std::string& name) {
    constexpr std::string_view kAxes = "XYZ";
    const std::size_t found = name.size() == 1 ? kAxes.find(name) : std::string_view::npos;
    return found == std::string_view::npos ? std::nullopt : std::optional(static_cast<int>(found));
}

/// Axis and sign of "PositiveX" or "X"; false where it is none.
bool readAxis(VrmEntry& entry, NodeConstraint& constraint) {
    if (constraint.kind == ConstraintKind::Rotation) {
        return true;
    }
    std::string name = entry.text(constraint.kind == ConstraintKind::Aim ? "aimAxis" : "rollAxis");
    if (constraint.kind == ConstraintKind::Aim) {
        constraint.negative = name.starts_with("Negative");
        name = name.starts_with("Positive") || constraint.negative ? name.substr(8) : std::string();
    }
    const std::optional<int> axis = axisOfName(name);
    constraint.axis = axis.value_or(0);
    return axis.has_value();
}

} // namespace

void readSprings1(VrmSource& vrm, const Json& extension, ImportedAvatar& result) {
    if (!extension.is_null()) {
        Springs1Reader(vrm, result).read(extension);
    }
}

void readSprings0(VrmSource& vrm, const Json& secondary, ImportedAvatar& result) {
    if (!secondary.is_null()) {
        Springs0Reader(vrm, result).read(secondary);
    }
}

std::vector<NodeConstraint> readConstraints(VrmSource& vrm) {
    std::vector<NodeConstraint> result;
    for (std::size_t n = 0; n < vrm.source.nodes.size(); ++n) {
        const Json& extension =
            gltfMember(gltfMember(vrm.file.item("nodes", n), "extensions"), "VRMC_node_constraint");
        if (extension.is_null()) {
            continue;
        }
        const Json& json = gltfMember(extension, "constraint");
        NodeConstraint constraint{nodeName(n), {}};
        const Json* said = nullptr;
        for (const auto& [name, kind] : kConstraintKindNames) {
            if (const Json& each = gltfMember(json, name); !each.is_null()) {
                said = &each;
                constraint.kind = kind;
            }
        }
        static const Json kNothing;
        VrmEntry entry(said != nullptr ? *said : kNothing);
        const auto source = entry.index("source", vrm.source.nodes.size());
        constraint.weight = entry.number("weight", 1.0);
        if (entry.fault() == nullptr && !readAxis(entry, constraint)) {
            entry.blame("wrong-type");
        }
        if (entry.fault() == nullptr && (constraint.weight < 0.0 || constraint.weight > 1.0)) {
            entry.blame("number-invalid");
        }
        if (entry.fault() != nullptr || !source) {
            vrm.faults.add(entry.fault() != nullptr ? entry.fault() : "node-missing",
                           vrmPath("nodes", n, vrm.source.nodes[n].name) + " VRMC_node_constraint");
            continue;
        }
        constraint.source = nodeName(*source);
        result.push_back(std::move(constraint));
    }
    return result;
}

} // namespace sinew
