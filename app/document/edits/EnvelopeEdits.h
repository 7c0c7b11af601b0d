#pragma once

#include "app/document/Document.h"
#include "core/bind/settings/BoneVolume.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// The volumes of bones that the envelope solver binds by, edited as undoable steps of the settings.

/// Whether the joint's bone has a volume of its own in the settings.
bool hasOwnVolume(const BindSettings& settings, const std::string& joint);

/// The volume of a joint's bone: its own; else about what the envelope solver made of it in the last bind, or
/// would make of it by its length. Nothing: there is no such joint, another before it has its name, or
/// nothing is bound to it. O(#J).
std::optional<BoneVolume> boneVolumeOf(const DocumentState& state, std::int32_t joint);

/// A volume of the joint's bone as it lies in the bind pose. Nothing: as above. O(#J).
std::optional<AxisVolume> placedVolumeOf(const DocumentState& state, std::int32_t joint,
                                         const BoneVolume& volume);

/// A volume as the view shows it.
struct ShownVolume {
    std::int32_t joint = kNone;
    BoneVolume volume;
    AxisVolume placed; ///< in the bind pose
    bool own = true;   ///< else the solver's, about

    bool operator==(const ShownVolume&) const = default;
};
/// All that bones have of their own, and that of `joint` (kNone: of none) whatever it is; by joint. O(#J^2).
std::vector<ShownVolume> shownVolumes(const DocumentState& state, std::int32_t joint);

/// A volume in another shape that is about as large.
BoneVolume inShape(BoneVolume volume, AxisVolumeShape shape);

/// The joint on the other side and its volume, mirrored; nothing: the joint has no partner or is its own.
struct MirroredVolume {
    std::int32_t joint = kNone;
    BoneVolume volume;
};
std::optional<MirroredVolume> mirroredVolume(const DocumentState& state, std::int32_t joint,
                                             const BoneVolume& volume);

/// Gives the joint's bone a volume of its own; nothing: it has the solver's again. `mirror`: its partner on
/// the other side gets the mirrored one. Numbers that validateBoneVolumes refuses change nothing. Steps of
/// one drag merge.
void setBoneVolume(Document& document, std::int32_t joint, const std::optional<BoneVolume>& volume,
                   bool mirror);
/// All bones have the solver's volumes again.
void clearBoneVolumes(Document& document);

/// Every bone that is bound to gets the volume it has now (boneVolumeOf) as its own, in one step: a start to
/// edit from. Those that have one keep it.
void keepBoneVolumes(Document& document);

} // namespace sinew
