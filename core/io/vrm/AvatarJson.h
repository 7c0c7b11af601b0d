#pragma once

#include "core/avatar/Avatar.h"
#include "core/io/vrm/VrmEntry.h"
#include "core/scene/Scene.h"
#include "core/scene/VrmSettings.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// How a glTF file says the joints, parts and lengths of a scene.
struct AvatarTarget {
    const Scene* scene = nullptr;
    std::vector<std::size_t> nodeOfJoint;               ///< #J
    std::vector<Transform> nodeFromJoint;               ///< #J: takes places in a joint's axes to its node's
    std::vector<std::optional<std::size_t>> nodeOfPart; ///< as many as the scene has parts
    std::vector<std::optional<std::size_t>> meshOfPart; ///< the same; for VRM 0.x
    Quat fileFromModel = Quat::Identity();              ///< of directions in the scene
};

/// Entries of an avatar as VRM 1.0 has them. Joints, parts and shapes that the scene does not have are left
/// out, and `faults` says so.
class AvatarJson {
public:
    using Json = nlohmann::json;

    AvatarJson(const AvatarTarget& target, VrmFaults& faults)
        : m_target(target)
        , m_faults(faults) {}

    /// An entry of VRMC_springBone.colliders; a shape of VRMC_springBone_extended_collider with the fallback
    /// that it asks for: a plane as a wide ball, what is free inside as nothing.
    Json collider(const SpringCollider& collider) const;
    static Json group(const ColliderGroup& group);
    Json chain(const SpringChain& chain) const;
    /// The whole extension; null where there are no springs. Groups without colliders stay out.
    Json springs(const Springs& springs) const;

    /// An entry of "preset" or "custom".
    Json expression(const Expression& expression) const;
    /// "expressions"; null: there are none.
    Json expressions(const std::vector<Expression>& expressions) const;
    /// `offset`: that of the look, in the axes and the unit of the head's node.
    static Json lookAt(const LookAt& look, const Vec3& offset);
    /// "firstPerson": an annotation for every part.
    Json firstPerson(const std::vector<FirstPerson>& annotations) const;

    /// Nothing: the scene has no such joint.
    std::optional<std::size_t> nodeOf(const std::string& joint) const;
    const AvatarTarget& target() const { return m_target; }

    /// A length at a joint, as its node has it.
    double length(const std::string& joint, double length) const;
    Vec3 place(const std::string& joint, const Vec3& place) const;
    /// Where the shape of a bind stands among the targets of a part's mesh.
    struct Bind {
        std::size_t part = 0;
        std::size_t index = 0;
        double weight = 1.0;
    };
    std::vector<Bind> binds(const Expression& expression) const;

private:
    const AvatarTarget& m_target;
    VrmFaults& m_faults;
};

/// Whether springs need VRMC_springBone_extended_collider.
bool usesExtendedColliders(const Springs& springs);

/// "meta" of VRM 1.0. `name`: that of a character without one.
nlohmann::json metaJson(const VrmSettings& meta, const std::string& name);
/// The scene with VRMC_materials_mtoon on all materials that do not have it: lit as they are, and in the
/// shade the same colour darker.
Scene withToonMaterials(const Scene& scene);

/// What a new VRM says of author and licence: the settings', and where these name no author, the character's
/// own with what the settings say besides.
VrmSettings metaOf(const Scene& scene, const VrmSettings& settings);

} // namespace sinew
