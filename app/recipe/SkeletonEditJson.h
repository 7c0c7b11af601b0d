#pragma once

#include "app/recipe/FieldReader.h"
#include "core/skeleton/edit/SkeletonEdit.h"

namespace sinew {

/// [{"edit": "add", "joints": [{"joint", "parent", "position": [x, y, z], "turn": [x, y, z, w], "tail"}]},
/// {"edit": "delete", ...}, ...]: of every joint what its kind of edit says, exactly.
nlohmann::ordered_json skeletonEditsJson(const SkeletonSteps& edits);

/// Reads what skeletonEditsJson made. RecipeBroken where it has another form.
void readSkeletonEdits(FieldReader& fields, const char* key, SkeletonSteps& edits);

} // namespace sinew
