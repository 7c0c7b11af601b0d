#pragma once

#include "core/scene/Scene.h"
#include "core/skeleton/edit/LocalChange.h"
#include "core/skeleton/edit/SkeletonEdit.h"

#include <span>

namespace sinew {

/// The clips after an edit of the skeleton: every joint turns in model space as before, about where it stands
/// now. Keys of deleted joints become part of those of the joints below them; new joints have none. O(keys).
std::vector<Clip> followed(const std::vector<Clip>& clips, const Skeleton& before,
                           std::span<const LocalChange> changes);

/// The most that a clip turns a joint away from its bind pose, radians; 0: no clip turns it. Keys alone are
/// looked at; a turn that grows on beyond 180 degrees from key to key counts in full. O(keys).
double largestBend(const Scene& scene, std::int32_t joint);

/// What edits that leave the skeleton as it is do to clips. Share: keys of the first joint's turn become its
/// fraction of it, and the others, whose axes are their parents', turn by the same. Carry: the first joint
/// moves over the floor (x and z) as the second did, which keeps its height; others right below the first
/// move as before. Other kinds: nothing. `skeleton`: after the edit, with all the joints named. O(#J + keys).
void followMotion(std::vector<Clip>& clips, const Skeleton& skeleton, const SkeletonEdit& edit);

/// A scene after an edit of its skeleton.
struct EditedScene {
    Scene scene;
    std::vector<std::int32_t> number;       ///< of every joint before: its number now, kNone: deleted
    std::vector<std::int32_t> weightTarget; ///< of every joint before: who has its weight now
};

/// The scene with one edit: skeleton (withEdit), clips and weights. Meshes are shared; weights too where the
/// edit leaves them. Errors: of withEdit. O(#J + keys + influences where joints come, go or change places).
Expected<EditedScene> withSkeletonEdit(const Scene& scene, const SkeletonEdit& edit);

/// All of them, one after the other. The scene may have joints of handles; they are left out.
Expected<Scene> withSkeletonEdits(Scene scene, std::span<const SkeletonEdit> edits);

/// Weights of all parts of the scene before an edit as they are after it; null stays. `weightTarget`: of
/// every joint that they name.
PartWeights followed(const PartWeights& weights, const Scene& before, const SkeletonEdit& edit,
                     std::span<const std::int32_t> weightTarget);

/// The scene without the joints of handles and cages (Joint::added), which no weight names.
Scene withoutHandleJoints(Scene scene);

} // namespace sinew
