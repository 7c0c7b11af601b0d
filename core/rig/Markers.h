#pragma once

#include "core/base/Error.h"
#include "core/rig/BodyVolume.h"
#include "core/rig/RigTemplate.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

/// A place that a user clicked on: on the surface or anywhere inside. Model space.
struct RigMarker {
    std::string name; ///< "chin", "leftWrist", ... (markersOf)
    Vec3 at = Vec3::Zero();
    bool operator==(const RigMarker&) const = default;
};
using RigMarkers = std::vector<RigMarker>;

/// A marker that a kind of character has. Those of a side stand for both: "leftKnee" and "rightKnee".
struct MarkerKind {
    std::string_view name; ///< of the middle: "chin"; of the sides without side: "Wrist"
    bool sided = false;
    bool optional = false; ///< what it marks is found without it
};
std::vector<MarkerKind> markersOf(RigKind kind, const RigCounts& counts = {});
/// Every name that a marker may have: "chin", "leftWrist", "rightWrist", ...
std::vector<std::string> markerNames(RigKind kind, const RigCounts& counts = {});
/// "leftKnee" of "rightKnee" and the other way round; the same for those of the middle.
std::string mirroredMarker(std::string_view name);

/// Markers by name in body space.
using PlacedMarkers = std::map<std::string, Vec3, std::less<>>;

/// Left and front as markers of both sides (and, of an animal, of both ends) tell; only what they tell.
BodyHints hintsOf(RigKind kind, const RigMarkers& markers);

/// Puts markers into body space and, where `mirrored`, gives a side that has none the other's mirror image.
/// `metersPerUnit` for the errors' texts. Errors: RigMarkerUnknown, RigMarkerTwice, RigMarkersCoincide,
/// RigMarkerOutside (further than a twentieth of the height or, of what is no biped and no
/// quadruped, of the longest side), RigMarkerSide, RigMarkersTangled.
Expected<PlacedMarkers> placeMarkers(RigKind kind, const RigMarkers& markers, bool mirrored,
                                     const BodyVolume& volume, double metersPerUnit,
                                     const RigCounts& counts = {});

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
