#include "app/recipe/Recipe.h"

#include "app/files/ReadFile.h"
#include "app/recipe/AvatarFile.h"
#include "app/recipe/FieldReader.h"
#include "app/recipe/ListFields.h"
#include "app/recipe/SettingFields.h"
#include "app/recipe/VrmFields.h"
#include "app/text/tables/Language.h"
#include "core/base/Error.h"
#include "core/io/export/OutputSet.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kRecipeVersion = 1;

Expected<void> readExport(const Json& object, const std::string& file, Recipe& recipe) {
    FieldReader fields(object, file);
    fields.read("profile", recipe.profile, kProfileNames);
    // Older recipes do not say; whoever named another profile than the usual one chose it.
    recipe.keepUnit = recipe.profile == Recipe().profile;
    fields.read("keepUnit", recipe.keepUnit);
    fields.read("rebuild", recipe.rebuild);
    fields.read("animations", recipe.animations);
    fields.read("rangeOfMotion", recipe.rangeOfMotion);
    fields.read("embedTextures", recipe.embedTextures);
    fields.read("packed", recipe.packed);
    fields.read("engineFiles", recipe.engineFiles, kEngineFilesNames);
    const Json* vrm = fields.take("vrm");
    if (vrm != nullptr && !vrm->is_object()) {
        fields.broken("vrm", "{...}");
    }
    const Expected<void> finished = fields.finish();
    return finished && vrm != nullptr ? readVrm(*vrm, file, recipe.vrm) : finished;
}

Error broken(const std::string& file, const char* what) {
    return makeError(ErrorCode::RecipeBroken, {file, translated("Recipe", what)});
}

} // namespace

Json recipeJson(const Recipe& recipe) {
    Json json{{"sinewRecipe", kRecipeVersion}, {"fitSkeleton", recipe.fitSkeleton}};
    if (!recipe.skeletonEdits.empty()) {
        json["skeletonEdits"] = skeletonEditsJson(recipe.skeletonEdits);
    }
    if (!recipe.pictureMeshes.empty()) {
        json["pictureMeshes"] = listJson(recipe.pictureMeshes);
    }
    json["bind"] = settingsJson(recipe.bind);
    if (!recipe.drivers.empty()) {
        json["drivers"] = listJson(recipe.drivers);
    }
    if (!recipe.pseudoEdges.empty()) {
        json["pseudoEdges"] = listJson(recipe.pseudoEdges);
    }
    if (recipe.avatar) {
        json["avatar"] = avatarJson(*recipe.avatar);
    }
    json["export"] = {{"profile", nameOf(kProfileNames, recipe.profile)},
                      {"keepUnit", recipe.keepUnit},
                      {"rebuild", recipe.rebuild},
                      {"animations", recipe.animations},
                      {"embedTextures", recipe.embedTextures}};
    if (recipe.packed) {
        json["export"]["packed"] = true;
    }
    if (recipe.engineFiles != EngineFiles::ByProfile) {
        json["export"]["engineFiles"] = nameOf(kEngineFilesNames, recipe.engineFiles);
    }
    if (recipe.rangeOfMotion) {
        json["export"]["rangeOfMotion"] = true;
    }
    if (recipe.vrm != VrmSettings()) {
        json["export"]["vrm"] = vrmJson(recipe.vrm);
    }
    return json;
}

Expected<Recipe> recipeFromJson(const Json& json, const std::string& file) {
    if (!json.is_object() || !json.contains("sinewRecipe")) {
        return fail(broken(file, QT_TRANSLATE_NOOP("Recipe", "it does not start with {\"sinewRecipe\": 1")));
    }
    if (json["sinewRecipe"] != kRecipeVersion) {
        return fail(
            broken(file, QT_TRANSLATE_NOOP("Recipe", "this release reads recipes of version 1 only")));
    }
    FieldReader fields(json, file);
    fields.take("sinewRecipe");
    Recipe recipe;
    fields.read("fitSkeleton", recipe.fitSkeleton);
    readSkeletonEdits(fields, "skeletonEdits", recipe.skeletonEdits);
    readList(fields, "drivers", recipe.drivers);
    readList(fields, "pseudoEdges", recipe.pseudoEdges);
    readList(fields, "pictureMeshes", recipe.pictureMeshes);
    const Json* avatar = fields.take("avatar");
    if (avatar != nullptr && !avatar->is_object()) {
        fields.broken("avatar", "{...}");
    }
    Expected<void> read;
    for (const char* section : {"bind", "export"}) {
        const Json* object = fields.take(section);
        if (object != nullptr && !object->is_object()) {
            fields.broken(section, "{...}");
        } else if (object != nullptr && read) {
            read = std::string_view(section) == "bind" ? readSettings(*object, file, recipe.bind)
                                                       : readExport(*object, file, recipe);
        }
    }
    if (const Expected<void> finished = fields.finish(); !finished) {
        return fail(finished.error());
    }
    if (avatar != nullptr) {
        SINEW_TRY(recipe.avatar, avatarFromJson(*avatar, file));
    }
    if (read) {
        read = validate(recipe.bind);
    }
    if (read) {
        read = validateDrivers(recipe.drivers);
    }
    if (read) {
        read = validatePseudoEdges(recipe.pseudoEdges);
    }
    if (std::string fault = faultOf(recipe.pictureMeshes); read && !fault.empty()) {
        read = fail(ErrorCode::RecipeBroken, {file, std::move(fault)});
    }
    if (!read) {
        return fail(read.error());
    }
    return recipe;
}

Expected<Recipe> readRecipe(const std::filesystem::path& file) {
    const Expected<Json> json = readJsonFile(file, ErrorCode::RecipeBroken);
    return json ? recipeFromJson(*json, file.string()) : Expected<Recipe>(fail(json.error()));
}

Expected<void> writeRecipe(const Recipe& recipe, const std::filesystem::path& file) {
    // Names are the file's bytes and need not be UTF-8.
    return writeFileWhole(file,
                          recipeJson(recipe).dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
}

} // namespace sinew
