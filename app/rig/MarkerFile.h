#pragma once

#include "core/base/Expected.h"
#include "core/rig/Markers.h"

#include <nlohmann/json_fwd.hpp>

#include <filesystem>

namespace sinew {

/// Markers from a JSON file: an object {"chin": [x, y, z], "leftWrist": [x, y, z], ...} in the character's
/// units, Y up, as reports have them. Errors: FileNotFound, FileUnreadable, FileEmpty, RigMarkersBroken.
Expected<RigMarkers> readMarkers(const std::filesystem::path& file);

/// The same object of markers.
nlohmann::ordered_json markersJson(const RigMarkers& markers);

} // namespace sinew
