#pragma once

#include "app/document/ImplicitFrame.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/deform/implicit/ImplicitSkin.h"
#include "core/io/ExportScene.h"
#include "core/scene/Scene.h"
#include "core/skeleton/Pose.h"

#include <QString>

#include <cstdint>
#include <string>
#include <vector>

namespace sinew {

/// Where an exported character is deformed.
struct ExportTarget {
    EngineProfile profile = EngineProfile::Blender;
    bool gltf = false;             ///< the file is .glb or .gltf
    std::size_t maxInfluences = 8; ///< in the file; 0: all
    bool operator==(const ExportTarget&) const = default;
};

/// Joints for each vertex that are left after the file's limit and the engine's own; 0: all.
std::size_t survivingInfluences(const ExportTarget& target);
/// What a target deforms by when a character deforms by `deformer` here, set up as deformerFateText says.
Deformer survivingDeformer(const ExportTarget& target, Deformer deformer);

/// How far apart a character stands here and in a target.
struct DeformerLoss {
    double largest = 0.0;       ///< metres, of any weighted vertex
    double mean = 0.0;          ///< metres, over all weighted vertices
    double height = 0.0;        ///< metres, of the character
    double metersPerUnit = 1.0; ///< of the scene, for texts
    bool showingPose = false;   ///< in a pose made for it, since the character stood as it was bound
};

/// `form` as it is shown; posed by implicit skinning too when its settings say so and `skin` is there.
/// Error: Canceled.
Expected<DeformerLoss> deformerLoss(const DirectSkinning& form,
                                    const std::shared_ptr<const ImplicitSkin>& skin,
                                    const ExportTarget& target, Progress& progress);

/// How the target deforms, and what it cannot do of the character's skinning method. One or two sentences.
QString deformerFateText(const ExportTarget& target, const DeformSettings& settings);
/// "Largest difference 1.2 cm (0.7 % of the height), mean 1 mm, in this pose."
QString deformerLossText(const DeformerLoss& loss);

/// How far a file that was written moves otherwise than the document it was written from.
struct Deviation {
    double millimetres = 0.0;               ///< the worst of all vertices and poses
    std::int32_t part = kNone;              ///< of the worst vertex
    std::uint32_t vertex = 0;               ///< the worst vertex
    std::int32_t joint = kNone;             ///< its largest influence
    std::size_t poses = 0;                  ///< compared, the bind pose among them, and that of the nodes
    std::size_t vertices = 0;               ///< compared
    std::size_t verticesMissing = 0;        ///< of polygons, not found in the file
    std::vector<std::string> jointsMissing; ///< names that carry weight and are not in the file
};

/// Skins `written` and `file`, the file read again, by linear blending in each of `poses` (of `written`'s
/// skeleton) and in the bind pose, and compares every vertex that polygons use. Joints are found by name
/// (equal names in order), poses carried over in model space, parts by name, vertices by place; both in
/// metres. Weights are compared as they are: `written` with all it has, `file` with what is in it.
/// Morph targets count with the weights they are shown with. A file that shows its character in a pose of its
/// nodes is compared in that, too. Error: Canceled.
Expected<Deviation> deviationOf(const Scene& written, const Scene& file, const std::vector<Pose>& poses,
                                Progress& progress);

} // namespace sinew
