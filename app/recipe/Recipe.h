#pragma once

#include "app/recipe/NamedAvatar.h"
#include "core/base/Error.h"
#include "core/bind/settings/BindSettings.h"
#include "core/io/ExportScene.h"
#include "core/io/source/ReadSettings.h"
#include "core/skeleton/PseudoEdges.h"
#include "core/skeleton/drivers/Driver.h"
#include "core/skeleton/edit/SkeletonEdit.h"

#include <nlohmann/json_fwd.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// Everything that decides the result of `sinew bind` besides the files themselves.
struct Recipe {
    BindSettings bind;
    bool fitSkeleton = false; ///< a misplaced skeleton is fitted to the mesh before the bind (judgeSkeleton)
    Drivers drivers;          ///< what joints' angles drive; left out of the JSON where there are none
    PseudoEdges pseudoEdges;  ///< along which moved joints turn; left out of the JSON where there are none
    SkeletonSteps skeletonEdits; ///< made to the skeleton as it was read, before all else
    /// Meshes of pictures that a hand has made, in the place of those that pictures become; left out of the
    /// JSON where there are none.
    std::vector<HandMesh> pictureMeshes;
    /// Springs, constraints, expressions and the rest, in the place of those of the file; nothing: as the
    /// file has them, and left out of the JSON.
    std::optional<NamedAvatar> avatar;
    EngineProfile profile = EngineProfile::Blender;
    bool animations = true;
    bool rangeOfMotion = false; ///< one more clip in the file: every joint bent in turn (withRangeOfMotion)
    bool embedTextures = true;
    bool packed = false;  ///< ExportSettings::packed; left out of the JSON where it is not asked for
    bool rebuild = false; ///< write anew where the file that was read could get another skin
    bool keepUnit = true; ///< ExportSettings::keepUnit: false when the profile was chosen, not left as it is
    EngineFiles engineFiles = EngineFiles::ByProfile; ///< left out of the JSON where it is this
    VrmSettings vrm;                                  ///< left out of the JSON where nothing was said

    bool operator==(const Recipe&) const = default;
};

/// {"sinewRecipe": 1, "fitSkeleton": false, "skeletonEdits": [...], "pictureMeshes": [...], "bind": {...},
/// "drivers": [...], "pseudoEdges": [...], "avatar": {...}, "export": {...}}, the form recipes are kept in
/// and reports repeat; what "bind" holds: settingsJson; "skeletonEdits", which is left out where there are
/// none: skeletonEditsJson; "avatar": avatarJson.
nlohmann::ordered_json recipeJson(const Recipe& recipe);

/// The recipe in a JSON value that stands in `file`. Errors: RecipeBroken, ParameterUnknown,
/// ParameterOutOfRange.
Expected<Recipe> recipeFromJson(const nlohmann::ordered_json& json, const std::string& file);

/// Reads what recipeJson made, exactly; keys that are left out keep their default. Errors: FileNotFound,
/// FileUnreadable, FileEmpty, RecipeBroken (file, what), ParameterUnknown (key, file), ParameterOutOfRange.
Expected<Recipe> readRecipe(const std::filesystem::path& file);

/// Error: FileUnwritable.
Expected<void> writeRecipe(const Recipe& recipe, const std::filesystem::path& file);

} // namespace sinew
