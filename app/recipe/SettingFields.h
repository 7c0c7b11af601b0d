#pragma once

#include "app/recipe/FieldReader.h"
#include "core/base/Error.h"
#include "core/bind/settings/BindSettings.h"
#include "core/skeleton/edit/SkeletonEdit.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace sinew {

/// All settings as recipes hold them, {"resolution": 256, ...}, a field for each row of kSettings. "joints"
/// is "all", "deforming" or a list of names, "fix" a list of repairs.
nlohmann::ordered_json settingsJson(const BindSettings& settings);

/// Reads them into `settings`; fields that are absent leave theirs as it is, and old names of fields are
/// known too. What only all of them together can break (validate) is not looked for. Errors: RecipeBroken
/// (also for a field by its old name and its new one), ParameterUnknown, ParameterOutOfRange.
Expected<void> readSettings(const nlohmann::ordered_json& object, const std::string& file,
                            BindSettings& settings);

/// [{"edit": "add", "joints": [{"joint", "parent", "position": [x, y, z], "turn": [x, y, z, w], "tail"}]},
/// {"edit": "delete", ...}, ...]: of every joint what its kind of edit says, exactly.
nlohmann::ordered_json skeletonEditsJson(const SkeletonSteps& edits);

/// Vertices (3 doubles each) and turns (4 floats each) as zlib data in base64.
std::string packedSkin(const RestSkin& skin);
/// False where it is no such text, or a number is not finite.
bool unpackSkin(const std::string& text, RestSkin& skin);

/// Reads what skeletonEditsJson made. RecipeBroken where it has another form.
void readSkeletonEdits(FieldReader& fields, const char* key, SkeletonSteps& edits);

} // namespace sinew
