#pragma once

#include "core/base/Error.h"
#include "core/skeleton/JointNames.h"

#include <filesystem>
#include <vector>

namespace sinew {

/// Pairs of joint names from a file: .json, an object {"from": "to"}; any other, a line "from,to" each, with
/// a comma, a semicolon or a tab between, quotes around a name left out, # starts a comment. An empty second
/// name (JSON: null) says that the joint has no counterpart. Errors: FileNotFound, FileUnreadable, FileEmpty,
/// JointMapBroken.
Expected<std::vector<JointMapping>> readJointTable(const std::filesystem::path& file);

} // namespace sinew
