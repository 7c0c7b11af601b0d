#pragma once

#include "core/scene/Scene.h"
#include "core/skeleton/edit/LocalChange.h"

#include <span>

namespace sinew {

/// A scene after an edit of its skeleton.
struct EditedScene {
    Scene scene;
    std::vector<std::int32_t> number; ///< of every joint before: its number now, kNone: deleted
    std::vector<std::int32_t> heir;   ///< of every joint before: who has its weight now
    std::vector<LocalChange> changes; ///< of every joint now
};

/// The scene with one edit: skeleton (withEdit), clips and weights. Meshes are shared; weights too where the
/// edit leaves them. Errors: of withEdit. O(#J + keys + influences where joints come, go or change places).
Expected<EditedScene> withSkeletonEdit(const Scene& scene, const SkeletonEdit& edit);

/// All of them, one after the other. The scene may have joints of handles; they are left out.
Expected<Scene> withSkeletonEdits(Scene scene, std::span<const SkeletonEdit> edits);

/// Weights of all parts of the scene before an edit as they are after it; null stays. `heir`: of every joint
/// that they name.
PartWeights followed(const PartWeights& weights, const Scene& before, const SkeletonEdit& edit,
                     std::span<const std::int32_t> heir);

/// The scene without the joints of handles and cages (Joint::added), which no weight names.
Scene withoutHandleJoints(Scene scene);

} // namespace sinew
