#pragma once

#include "core/rig/Markers.h"

namespace sinew {

/// Markers that a user need not click: where the volume says they are. Body space; all that a kind asks for
/// (markersOf) but the optional ones.
struct GuessedMarkers {
    PlacedMarkers placed;
    std::map<std::string, double, std::less<>> confidence; ///< 0 to 1
};

/// For upright characters in T- or A-pose, and animals on four legs. Markers that are `known` (body space)
/// stay and guide the rest. Errors, with `file` for their texts: RigSeveralBodies, RigLying, RigUpsideDown,
/// RigLimbNotFound where neither the volume nor a marker tells a limb. O(#cells log #cells).
Expected<GuessedMarkers> guessMarkers(RigKind kind, const BodyVolume& volume, const PlacedMarkers& known,
                                      const std::string& file);

} // namespace sinew
