#pragma once

#include "core/io/export/WriteExport.h"
#include "core/io/vrm/AvatarJson.h"
#include "core/skeleton/HumanoidMap.h"

#include <cstddef>
#include <string>
#include <vector>

namespace sinew {

/// Entries of an avatar as VRM 0.x has them: one value for all joints of a chain, balls as colliders, shapes
/// by mesh, and vectors of Unity's, whose third axis points the other way. What it has no place for is left
/// out, and `faults` says so.
class OldVrmJson {
public:
    using Json = nlohmann::json;

    /// `writer`: for the same file.
    OldVrmJson(const AvatarJson& writer, VrmFaults& faults)
        : m_writer(writer)
        , m_faults(faults) {}

    /// Entries of secondaryAnimation.colliderGroups that say a group: one for each joint.
    std::vector<Json> colliderGroups(const Springs& springs, const ColliderGroup& group) const;
    /// An entry of secondaryAnimation.boneGroups but for "bones" and "colliderGroups".
    Json boneGroup(const SpringChain& chain) const;
    /// An entry of blendShapeMaster.blendShapeGroups.
    Json expression(const Expression& expression) const;
    /// Members of "firstPerson": how the character looks. `offset`: that of the look, as its node has it.
    static Json lookAt(const LookAt& look, const Vec3& offset);
    /// An entry of firstPerson.meshAnnotations for every mesh.
    Json annotations(const std::vector<FirstPerson>& annotations) const;
    static Json meta(const VrmSettings& meta, const std::string& name);
    /// Members of VRM 1.0's "meta" that are other in `after` and have no place in that of VRM 0.x.
    static std::vector<std::string> unheldMeta(const VrmSettings& before, const VrmSettings& after);

private:
    Json balls(const SpringCollider& collider) const;
    Json materialValues(const Expression& expression) const;

    const AvatarJson& m_writer;
    VrmFaults& m_faults;
};

/// What VRM 0.x calls a bone of a human: its thumbs begin a bone lower than in VRM 1.0.
std::string oldHumanBone(const std::string& bone);

/// A VRM 0.x: a GLB whose character faces -Z and whose joints are bound without turns, as that version asks
/// for. It looks as the scene does, clips too, but for uneven scales of joints. `eyes`: from the head joint,
/// in its axes and metres, where nothing says how the character looks. Notices: AvatarEntriesDropped,
/// SpringsLeftOut, VrmConstraintsLost. Error: Canceled.
Expected<std::vector<OutputFile>> writeOldVrm(const ExportInput& input, const WriteTarget& target,
                                              const VrmSettings& meta, const HumanoidMap& map,
                                              const Vec3& eyes, Notices& notices, Progress& progress);

} // namespace sinew
