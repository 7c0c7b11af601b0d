#pragma once

#include "core/rig/BodyFit.h"
#include "core/rig/RigTemplate.h"

#include <memory>

namespace sinew {

/// What a fit is asked to do.
struct RigRequest {
    RigKind kind = RigKind::Biped;
    RigMarkers markers;   ///< model space; those that are missing are guessed
    bool mirrored = true; ///< a side without markers has the other's
    RigCounts counts;
    UpDirection up = UpDirection::Y;
    std::optional<Vec3> front; ///< where the character looks; nothing: as the volume and the markers tell
    bool anyBody = false;      ///< fit it although the body stands on other legs than the template
};

/// Landmarks of a character: all that any template of its kind asks for. Templates of other names, fingers
/// or twists are laid onto the same fit at once.
struct RigFit {
    RigKind kind = RigKind::Biped;
    RigCounts counts;
    std::shared_ptr<const BodyVolume> volume;
    BodyFit body;       ///< body space
    RigMarkers markers; ///< all that were used, model space: a user's own and the guessed
    std::map<std::string, double, std::less<>> guessed; ///< confidence of those that were guessed
};

/// What markers, and the middle of the mesh where they say too little, tell of how a character stands.
BodyHints rigHints(const Scene& scene, const RigRequest& request);
/// The volume of a character, to be kept while markers are dragged. Errors: BodyVolume::build's.
Expected<std::shared_ptr<const BodyVolume>> rigVolume(const Scene& scene, const RigRequest& request,
                                                      Progress& progress);

/// Fits a body. The same bytes on any number of threads. Errors: those of rigVolume, guessMarkers
/// and placeMarkers, Canceled.
Expected<RigFit> fitRig(const Scene& scene, const RigRequest& request, Progress& progress);
/// The same in a volume that is there: about a tenth of the time.
Expected<RigFit> fitRig(const Scene& scene, std::shared_ptr<const BodyVolume> volume,
                        const RigRequest& request, Progress& progress);

/// How sure a joint's place is, and why.
struct JointFit {
    double confidence = 0.0; ///< 0 to 1
    FitReason reason = FitReason::Proportion;
    bool inside = false;
};

struct FittedSkeleton {
    Skeleton skeleton;            ///< model space; local Y along the bones, rest as bound
    std::vector<JointFit> joints; ///< #J
    int fingers = 0;              ///< of each hand of a template
};

/// A template's skeleton in a fitted body. Hands have no more fingers than the body shows. O(#J).
FittedSkeleton layTemplate(const RigTemplateSettings& settings, const RigFit& fit);

/// A skeleton of the user's own in a fitted body: names, hierarchy and turns about the bones stay, places
/// are those of the bones that its names say (humanoidBones); the spine keeps its fractions of the way from
/// the hips to the neck; all other joints follow the bone that they hang on, by its turn and length. Errors:
/// RigTemplateUnmatched. O(#J^2).
Expected<FittedSkeleton> laySkeleton(const Skeleton& own, const RigFit& fit);
/// The same where something else says what each joint is: `bones`, #J, empty for those that follow.
Expected<FittedSkeleton> laySkeleton(const Skeleton& own, const std::vector<std::string>& bones,
                                     const RigFit& fit);

/// Where a bone of a human lies in a body. `shoulder`: the skeleton has a joint for the shoulder of its side.
/// A front leg of an animal without one turns about the middle of its shoulder blade. None: nullptr.
const FittedPosition* positionOf(const BodyFit& body, std::string_view bone, bool shoulder);

/// Where a fraction of the way along a line of even steps is. `line` is not empty.
Vec3 alongLine(const std::vector<Vec3>& line, double fraction);
/// The fraction of a tail at which joint `i` (from 0) of `count` lies: closer together where it is thick.
double tailFraction(int i, int count);
/// The fractions of the way from the hips to the neck at which `count` (1 to 4) spine joints lie.
std::span<const double> spineFractions(RigKind kind, int count);

/// Turns joints so that their local Y runs along their bone (to their child, or on from their parent) and Z
/// is as near to `front` as that allows; rest transforms follow the bind pose. O(#J).
void orientAlongBones(Skeleton& skeleton, const Vec3& front);

/// The child that continues a joint's bone: the only one, or the one straightest ahead of it; kNone: none.
std::vector<std::int32_t> mainChildren(const Skeleton& skeleton);

/// Rest transforms from the bind pose. O(#J).
void restAsBound(Skeleton& skeleton);

} // namespace sinew
