#pragma once

#include "app/document/ImplicitFrame.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/deform/implicit/ImplicitSkin.h"
#include "core/io/ExportScene.h"

#include <QString>

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

} // namespace sinew
