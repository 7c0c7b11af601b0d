#include "app/recipe/AvatarFile.h"

#include "app/files/ReadFile.h"
#include "app/recipe/AvatarFields.h"
#include "app/recipe/FieldReader.h"
#include "app/recipe/VrmFields.h"
#include "app/text/tables/Language.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace sinew {
namespace {

using AvatarJson = nlohmann::ordered_json;

constexpr const char* kAvatarKey = "sinewAvatar";
constexpr int kAvatarVersion = 1;

/// A section that is an object; null: it is left out.
const AvatarJson* objectIn(FieldReader& fields, const char* key, const char* form) {
    const AvatarJson* object = fields.take(key);
    if (object != nullptr && !object->is_object()) {
        fields.broken(key, form);
        return nullptr;
    }
    return object;
}

Expected<void> readSprings(const AvatarJson& object, const std::string& file, Springs& springs) {
    FieldReader fields(object, file);
    readList(fields, "chains", springs.chains);
    readList(fields, "colliders", springs.colliders);
    readList(fields, "groups", springs.groups);
    return fields.finish();
}

/// The avatar in a file of one, in a recipe or in a project; null: there is none.
AvatarJson avatarIn(const AvatarJson& json) {
    if (!json.is_object()) {
        return {};
    }
    if (json.contains("sinewProject")) {
        const AvatarJson recipe = json.value("recipe", AvatarJson());
        return recipe.is_object() ? recipe.value("avatar", AvatarJson()) : AvatarJson();
    }
    if (json.contains("sinewRecipe")) {
        return json.value("avatar", AvatarJson());
    }
    AvatarJson avatar = json;
    return avatar.erase(kAvatarKey) == 1 && json[kAvatarKey] == kAvatarVersion ? avatar : AvatarJson();
}

} // namespace

nlohmann::ordered_json avatarJson(const NamedAvatar& avatar) {
    AvatarJson json = AvatarJson::object();
    if (!avatar.springs.empty()) {
        json["springs"] = {{"chains", listJson(avatar.springs.chains)},
                           {"colliders", listJson(avatar.springs.colliders)},
                           {"groups", listJson(avatar.springs.groups)}};
    }
    if (!avatar.constraints.empty()) {
        json["constraints"] = listJson(avatar.constraints);
    }
    if (!avatar.expressions.empty()) {
        json["expressions"] = listJson(avatar.expressions);
    }
    if (avatar.lookAt) {
        json["lookAt"] = objectJson(*avatar.lookAt);
    }
    if (!avatar.firstPerson.empty()) {
        json["firstPerson"] = listJson(avatar.firstPerson);
    }
    if (avatar.meta) {
        json["meta"] = vrmJson(*avatar.meta);
    }
    return json;
}

Expected<NamedAvatar> avatarFromJson(const nlohmann::ordered_json& json, const std::string& file) {
    NamedAvatar avatar;
    FieldReader fields(json, file);
    const AvatarJson* springs = objectIn(fields, "springs", "{\"chains\": [...], \"colliders\": [...], ...}");
    readList(fields, "constraints", avatar.constraints);
    readList(fields, "expressions", avatar.expressions);
    if (const AvatarJson* look = fields.take("lookAt");
        look != nullptr && !readValue(*look, avatar.lookAt.emplace())) {
        fields.broken("lookAt", FieldsOf<LookAt>::form);
    }
    readList(fields, "firstPerson", avatar.firstPerson);
    const AvatarJson* meta = objectIn(fields, "meta", "{\"name\": name, \"authors\": [...], ...}");
    SINEW_CHECK(fields.finish());
    if (springs != nullptr) {
        SINEW_CHECK(readSprings(*springs, file, avatar.springs));
    }
    if (meta != nullptr) {
        SINEW_CHECK(readVrm(*meta, file, avatar.meta.emplace()));
    }
    return avatar;
}

Expected<NamedAvatar> readAvatarFile(const std::filesystem::path& file) {
    SINEW_TRY(const AvatarJson json, readJsonFile(file, ErrorCode::AvatarBroken));
    const AvatarJson own = avatarIn(json);
    if (!own.is_object()) {
        const std::string wanted =
            translated("AvatarFile",
                       "it has to start with {\"sinewAvatar\": 1, or be a recipe or project with an avatar");
        return fail(ErrorCode::AvatarBroken, {file.string(), wanted});
    }
    Expected<NamedAvatar> avatar = avatarFromJson(own, file.string());
    if (!avatar && avatar.error().code == ErrorCode::RecipeBroken) {
        return fail(ErrorCode::AvatarBroken, avatar.error().arguments);
    }
    return avatar;
}

std::string avatarFileText(const NamedAvatar& avatar) {
    AvatarJson json{{kAvatarKey, kAvatarVersion}};
    json.update(avatarJson(avatar));
    return json.dump(2, ' ', false, AvatarJson::error_handler_t::replace) + "\n";
}

} // namespace sinew
