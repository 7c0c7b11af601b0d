#include "app/recipe/Handles.h"

#include "app/recipe/PlaceFields.h"
#include "app/recipe/SolidJson.h"

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kForm =
    "[{\"joint\": name, \"shape\": \"point\", \"center\": [x, y, z]} or {..., \"shape\": \"sphere\", "
    "\"center\": [x, y, z], \"radius\": r} or {..., \"shape\": \"capsule\", \"from\": [x, y, z], \"to\": [x, "
    "y, z], \"radius\": r} or {..., \"shape\": \"box\", \"center\": [x, y, z], \"half\": [x, y, z]}, ...], "
    "each with \"newJoint\": true and \"parent\": name if the joint is to be made";

std::optional<Handle> handleFrom(const Json& object) {
    if (!object.is_object() || !object.contains("joint") || !object["joint"].is_string()) {
        return std::nullopt;
    }
    const auto read = readSolid(object);
    const auto newJoint = object.find("newJoint");
    const auto parent = object.find("parent");
    const bool hasNewJoint = newJoint != object.end();
    const bool hasParent = parent != object.end();
    const std::size_t more = std::size_t{hasNewJoint} + std::size_t{hasParent};
    if (!read || object.size() != 1 + read->fields + more || hasNegativeSize(read->solid) ||
        (hasNewJoint && !newJoint->is_boolean()) || (hasParent && !parent->is_string())) {
        return std::nullopt;
    }
    return Handle{object["joint"].get<std::string>(), read->solid, hasNewJoint && newJoint->get<bool>(),
                  hasParent ? parent->get<std::string>() : std::string()};
}

} // namespace

Json settingJson(const std::vector<Handle>& handles) {
    Json list = Json::array();
    for (const Handle& handle : handles) {
        Json object = {{"joint", handle.joint}};
        putSolid(object, handle.solid);
        if (handle.newJoint) {
            object["newJoint"] = true;
        }
        if (!handle.parent.empty()) {
            object["parent"] = handle.parent;
        }
        list.push_back(std::move(object));
    }
    return list;
}

void readSetting(FieldReader& fields, const char* key, std::vector<Handle>& handles) {
    readList(fields, key, kForm, handleFrom, handles);
}

} // namespace sinew
