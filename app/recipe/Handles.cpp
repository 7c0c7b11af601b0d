#include "app/recipe/Handles.h"

#include "app/recipe/PlaceFields.h"
#include "app/recipe/SolidJson.h"

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kForm =
    "[{\"joint\": name, \"shape\": \"point\", \"center\": [x, y, z]} or {..., \"shape\": \"sphere\", "
    "\"center\": [x, y, z], \"radius\": r} or {..., \"shape\": \"capsule\", \"from\": [x, y, z], \"to\": [x, "
    "y, z], \"radius\": r} or {..., \"shape\": \"box\", \"center\": [x, y, z], \"half\": [x, y, z]}, ...]";

std::optional<Handle> handleFrom(const Json& object) {
    if (!object.is_object() || !object.contains("joint") || !object["joint"].is_string()) {
        return std::nullopt;
    }
    const auto read = readSolid(object);
    if (!read || object.size() != 1 + read->fields || hasNegativeSize(read->solid)) {
        return std::nullopt;
    }
    return Handle{object["joint"].get<std::string>(), read->solid};
}

} // namespace

Json settingJson(const std::vector<Handle>& handles) {
    Json list = Json::array();
    for (const Handle& handle : handles) {
        Json object = {{"joint", handle.joint}};
        putSolid(object, handle.solid);
        list.push_back(std::move(object));
    }
    return list;
}

void readSetting(FieldReader& fields, const char* key, std::vector<Handle>& handles) {
    readList(fields, key, kForm, handleFrom, handles);
}

} // namespace sinew
