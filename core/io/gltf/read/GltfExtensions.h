#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace sinew {

/// The first entry of "extensionsRequired" that changes mesh, skin or skeleton in a way that is not read
/// here; empty when there is none. An entry that is no name counts. What only adds to a file does not count,
/// known or not.
std::string unknownRequirement(const nlohmann::json& root);

/// Whether what an extension says is read, so that nothing of it is left behind.
bool readsExtension(const std::string& name);

/// Whether an extension of materials is carried to another file of the format as it is.
bool keepsMaterialExtension(const std::string& name);

} // namespace sinew
