#include "app/recipe/VrmFields.h"

#include "app/recipe/FieldReader.h"

#include <algorithm>

namespace sinew {
namespace {

using VrmObject = nlohmann::ordered_json;

void readVrmText(FieldReader& fields, const char* key, std::string& text) {
    const VrmObject* value = fields.take(key);
    if (value != nullptr && value->is_string()) {
        text = value->get<std::string>();
    } else if (value != nullptr) {
        fields.broken(key, "\"...\"");
    }
}

void readAuthors(FieldReader& fields, std::vector<std::string>& authors) {
    const VrmObject* list = fields.take("authors");
    if (list == nullptr) {
        return;
    }
    authors.clear();
    const auto isText = [](const VrmObject& author) { return author.is_string(); };
    if (list->is_array() && std::ranges::all_of(*list, isText)) {
        authors = list->get<std::vector<std::string>>();
    } else {
        fields.broken("authors", "[\"...\"]");
    }
}

void readBones(FieldReader& fields, std::vector<BoneJoint>& bones) {
    const VrmObject* object = fields.take("bones");
    if (object == nullptr) {
        return;
    }
    bones.clear();
    if (!object->is_object()) {
        fields.broken("bones", "{...}");
        return;
    }
    for (const auto& [bone, joint] : object->items()) {
        if (!joint.is_string() && !joint.is_null()) {
            fields.broken("bones", "{\"hips\": \"...\"}");
            return;
        }
        bones.push_back({bone, joint.is_null() ? std::string() : joint.get<std::string>()});
    }
}

Expected<void> checkBones(const std::vector<BoneJoint>& bones) {
    for (const BoneJoint& each : bones) {
        if (std::ranges::find(humanoidBoneTable(), each.bone, &HumanoidBone::name) ==
            humanoidBoneTable().end()) {
            return fail(ErrorCode::VrmBoneUnknown, {each.bone});
        }
    }
    return {};
}

} // namespace

nlohmann::ordered_json vrmJson(const VrmSettings& settings) {
    VrmObject json{{"name", settings.name},
                   {"version", settings.version},
                   {"authors", settings.authors},
                   {"copyright", settings.copyright},
                   {"avatar", nameOf(kVrmAvatarNames, settings.avatar)},
                   {"commercial", nameOf(kVrmCommercialNames, settings.commercial)},
                   {"modification", nameOf(kVrmModificationNames, settings.modification)}};
    for (const auto& [key, member] : kVrmAllowNames) {
        json[key] = settings.*member;
    }
    VrmObject bones = VrmObject::object();
    for (const BoneJoint& each : settings.bones) {
        bones[each.bone] = each.joint.empty() ? VrmObject() : VrmObject(each.joint);
    }
    json["bones"] = std::move(bones);
    return json;
}

Expected<void> readVrm(const VrmObject& object, const std::string& file, VrmSettings& settings) {
    FieldReader fields(object, file);
    readVrmText(fields, "name", settings.name);
    readVrmText(fields, "version", settings.version);
    readVrmText(fields, "copyright", settings.copyright);
    readAuthors(fields, settings.authors);
    fields.read("avatar", settings.avatar, kVrmAvatarNames);
    fields.read("commercial", settings.commercial, kVrmCommercialNames);
    fields.read("modification", settings.modification, kVrmModificationNames);
    for (const auto& [key, member] : kVrmAllowNames) {
        fields.read(key, settings.*member);
    }
    readBones(fields, settings.bones);
    const Expected<void> finished = fields.finish();
    return finished ? checkBones(settings.bones) : finished;
}

} // namespace sinew
