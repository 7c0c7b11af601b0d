#pragma once

#include "app/recipe/NamedAvatar.h"
#include "core/base/Error.h"

#include <nlohmann/json_fwd.hpp>

#include <filesystem>
#include <string>

namespace sinew {

/// {"springs": {"chains": [...], "colliders": [...], "groups": [...]}, "constraints": [...], "expressions":
/// [...], "lookAt": {...}, "firstPerson": [...], "meta": {...}}, each where there is any. resources/manual/
/// avatar.md says what they hold.
nlohmann::ordered_json avatarJson(const NamedAvatar& avatar);

/// Reads what avatarJson made. `file` is named in errors: RecipeBroken, ParameterUnknown, VrmBoneUnknown.
Expected<NamedAvatar> avatarFromJson(const nlohmann::ordered_json& json, const std::string& file);

/// A file of an avatar, {"sinewAvatar": 1, ...} with the keys of avatarJson; or the avatar in a recipe or a
/// project. Errors: those of readJsonFile; AvatarBroken (file, what).
Expected<NamedAvatar> readAvatarFile(const std::filesystem::path& file);

/// The text of such a file.
std::string avatarFileText(const NamedAvatar& avatar);

} // namespace sinew
