#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace sinew {

/// The first entry of "extensionsRequired" without which the file cannot be read here; empty when there is
/// none.
std::string unknownRequirement(const nlohmann::json& root);

/// Whether what an extension says is read, so that nothing of it is left behind.
bool readsExtension(const std::string& name);

/// Whether an extension of materials is carried to another file of the format as it is.
bool keepsMaterialExtension(const std::string& name);

} // namespace sinew
