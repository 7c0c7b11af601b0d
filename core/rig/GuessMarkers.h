#pragma once

#include "core/rig/Markers.h"

namespace sinew {

/// Markers that a user need not click: where the volume says they are. Body space; all that a kind asks for
/// (markersOf) but the optional ones.
struct GuessedMarkers {
    PlacedMarkers placed;
    std::map<std::string, double, std::less<>> confidence; ///< 0 to 1
};

/// Whether a body is more than twice as long or wide as it is high: what is upright otherwise lies.
bool isLong(const BodyVolume& volume);

/// For upright characters in T- or A-pose, and animals on four legs. Markers that are `known` (body space)
/// stay and guide the rest. Errors, with `file` for their texts: RigSeveralBodies, RigLying, RigUpsideDown,
/// RigTemplateUnfit where the body stands on other legs than the kind has and no marker says where its legs
/// end (`anyBody`: not asked), RigLimbNotFound where neither the volume nor a marker tells a limb.
/// O(#cells log #cells).
Expected<GuessedMarkers> guessMarkers(RigKind kind, const BodyVolume& volume, const PlacedMarkers& known,
                                      const std::string& file, bool anyBody = false);

} // namespace sinew
