#pragma once

#include "core/rig/BodyFit.h"
#include "core/rig/Markers.h"

namespace sinew {

/// Kinds that are fitted limb by limb: a limb is the way through the middle of the volume from the body to
/// its tip, its joints lie at bends or at shares of its length. Scales are those of the longest side, so that
/// flat and long creatures fit as well as tall ones.
constexpr bool isCreature(RigKind kind) {
    return kind != RigKind::Biped && kind != RigKind::Quadruped;
}

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
