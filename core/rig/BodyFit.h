#pragma once

#include "core/rig/Markers.h"

#include <map>
#include <string>
#include <vector>

namespace sinew {

/// How a joint's place was found: what a user is told beside its confidence.
enum class FitReason {
    Marker,     ///< where a marker says
    Section,    ///< from cross sections of the volume
    Bend,       ///< at the bend of a path
    Girth,      ///< where a path is thinnest
    Branch,     ///< along a branch of the volume of its own
    Path,       ///< a fraction of the way along a path
    Proportion, ///< by proportions alone; the volume said nothing
    Mirrored    ///< by the other side
};

/// A joint's place, body space.
struct FittedPosition {
    Vec3 at = Vec3::Zero();
    double confidence = 0.0; ///< 0 to 1
    FitReason reason = FitReason::Proportion;
};

/// By the bones of a human (HumanoidMap.h) and "leftToesEnd", "leftHandEnd", "headEnd"; of an animal also
/// "leftScapula", about which a front leg turns that has no joint for its shoulder.
using FittedPositions = std::map<std::string, FittedPosition, std::less<>>;

/// A body with all that templates of its kind ask for, body space.
struct BodyFit {
    FittedPositions positions;
    std::vector<Vec3> spine; ///< from the hips to the neck, even in length
    std::vector<Vec3> tail;  ///< of animals, from its root to its tip; may be empty
    int fingers = 5;         ///< of a biped's hands: 3 or 4 where they show that they have no more
};

/// Fits a biped to its volume. `markers` has the chin, the groin, and wrists and ankles of both sides; elbows
/// and knees may be missing (found by bends). O(#cells log #cells).
BodyFit fitBiped(const BodyVolume& volume, const PlacedMarkers& markers);

/// The height at which both legs, followed upwards from a place of each, join; `fallback` when they were
/// never apart.
double crotchHeight(const BodyVolume& volume, const Vec3& left, const Vec3& right, double fallback);

/// Where an arm joins the trunk: the height of the armpit, and how far the trunk reaches to that side there.
struct Armpit {
    double height = 0.0;
    double halfWidth = 0.0;
    bool found = false;
};
Armpit armpitOf(const BodyVolume& volume, int side, double from, double to);

/// Fits an animal on four legs. `markers` has the head and the paws; the neck, the root of the tail, elbows
/// ("FrontKnee") and knees ("HindKnee") may be missing. Bones are those of a human; of the hind legs
/// "leftFoot" is the hock and "leftToes" the paw. O(#cells log #cells).
BodyFit fitQuadruped(const BodyVolume& volume, const PlacedMarkers& markers);

/// guessMarkers of an animal on four legs.
Expected<GuessedMarkers> guessQuadruped(const BodyVolume& volume, const PlacedMarkers& known,
                                        const std::string& file);

/// Joints of the fingers of both hands and the ends of the hands ("leftHandEnd"), added to the fit of a biped
/// with arms. Fingers that the volume has as branches of its own are followed; those that lie together, or in
/// a mitten, are laid into the hand by proportions. Hands have five fingers, unless one shows three or four
/// and nothing else (BodyFit::fingers); those have the names of fingerNames. O(#cells of the hands).
void fitHands(const BodyVolume& volume, BodyFit& fit);

/// Markers that are missing, by the extremities of the volume; `known` (body space) stay. Errors, with `file`
/// for their texts: RigSeveralBodies, RigLimbNotFound, RigLegsFewer. O(#cells log #cells).
Expected<GuessedMarkers> guessCreature(RigKind kind, const RigCounts& counts, const BodyVolume& volume,
                                       const PlacedMarkers& known, const std::string& file);
/// Fits a creature; `markers` has all that its kind asks for (markerNames) but the optional ones. A snake's
/// body is the `spine` of its fit. O(#limbs #cells log #cells).
BodyFit fitCreature(RigKind kind, const RigCounts& counts, const BodyVolume& volume,
                    const PlacedMarkers& markers);

/// The two of each kind.
Expected<GuessedMarkers> guessInsect(int legs, const BodyVolume& volume, const PlacedMarkers& known,
                                     const std::string& file);
BodyFit fitInsect(int legs, const BodyVolume& volume, const PlacedMarkers& markers);
Expected<GuessedMarkers> guessSnake(const BodyVolume& volume, const PlacedMarkers& known,
                                    const std::string& file);
BodyFit fitSnake(const BodyVolume& volume, const PlacedMarkers& markers);
Expected<GuessedMarkers> guessBird(const BodyVolume& volume, const PlacedMarkers& known,
                                   const std::string& file);
BodyFit fitBird(const BodyVolume& volume, const PlacedMarkers& markers);
Expected<GuessedMarkers> guessHandAlone(int fingers, const BodyVolume& volume, const PlacedMarkers& known,
                                        const std::string& file);
/// Fingers have the names of a left hand ("leftIndexProximal"), whichever it is.
BodyFit fitHandAlone(int fingers, const BodyVolume& volume, const PlacedMarkers& markers);

} // namespace sinew
