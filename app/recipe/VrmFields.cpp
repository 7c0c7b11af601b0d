#include "app/recipe/VrmFields.h"

#include "app/recipe/FieldReader.h"
#include "app/text/tables/Language.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace sinew {
namespace {

using VrmObject = nlohmann::ordered_json;

/// Texts that few files have.
constexpr Names<std::string VrmSettings::*, 3> kVrmMoreTexts{
    {{"contact", &VrmSettings::contact},
     {"thirdPartyLicenses", &VrmSettings::thirdPartyLicenses},
     {"otherLicense", &VrmSettings::otherLicense}}};

void readVrmText(FieldReader& fields, const char* key, std::string& text) {
    const VrmObject* value = fields.take(key);
    if (value != nullptr && value->is_string()) {
        text = value->get<std::string>();
    } else if (value != nullptr) {
        fields.broken(key, "\"...\"");
    }
}

void readVrmTexts(FieldReader& fields, const char* key, std::vector<std::string>& texts) {
    const VrmObject* list = fields.take(key);
    if (list == nullptr) {
        return;
    }
    texts.clear();
    const auto isText = [](const VrmObject& text) { return text.is_string(); };
    if (list->is_array() && std::ranges::all_of(*list, isText)) {
        texts = list->get<std::vector<std::string>>();
    } else {
        fields.broken(key, "[\"...\"]");
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
    for (const auto& [key, member] : kVrmMoreTexts) {
        if (!(settings.*member).empty()) {
            json[key] = settings.*member;
        }
    }
    if (!settings.references.empty()) {
        json["references"] = settings.references;
    }
    for (const auto& [key, member] : kVrmAllowNames) {
        json[key] = settings.*member;
    }
    if (settings.spec) {
        json["spec"] = nameOf(kVrmSpecNames, *settings.spec);
    }
    if (settings.mtoon) {
        json["mtoon"] = true;
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
    for (const auto& [key, member] : kVrmMoreTexts) {
        readVrmText(fields, key, settings.*member);
    }
    readVrmTexts(fields, "authors", settings.authors);
    if (std::ranges::any_of(settings.authors, isBlankName)) {
        fields.broken("authors", translated("Recipe", "a list of names, none of them empty"));
    }
    readVrmTexts(fields, "references", settings.references);
    fields.read("avatar", settings.avatar, kVrmAvatarNames);
    fields.read("commercial", settings.commercial, kVrmCommercialNames);
    fields.read("modification", settings.modification, kVrmModificationNames);
    for (const auto& [key, member] : kVrmAllowNames) {
        fields.read(key, settings.*member);
    }
    if (VrmSpec spec = VrmSpec::V1; object.contains("spec")) {
        fields.read("spec", spec, kVrmSpecNames);
        settings.spec = spec;
    }
    fields.read("mtoon", settings.mtoon);
    readBones(fields, settings.bones);
    const Expected<void> finished = fields.finish();
    return finished ? checkBones(settings.bones) : finished;
}

} // namespace sinew
