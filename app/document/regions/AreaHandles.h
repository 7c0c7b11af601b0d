#pragma once

#include "app/document/DocumentState.h"

#include <QString>

#include <optional>
#include <string>

namespace sinew {

// Handles that are areas of the surface (Handle::isArea).

/// The region as a handle of the selected joint. None without a joint, where another joint before it has its
/// name, where there is no such region, and where it is a handle of that joint already.
std::optional<Handle> regionHandleHere(const DocumentState& state, const std::string& region);

/// The selected vertices as a handle of the selected joint. None without either.
std::optional<Handle> verticesHandleHere(const DocumentState& state);

/// What such a handle is made of, in a line: "region belly", "120 vertices".
QString areaText(const Handle& handle);

} // namespace sinew
