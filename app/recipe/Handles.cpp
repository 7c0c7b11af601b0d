#include "app/recipe/Handles.h"

#include "app/recipe/PlaceFields.h"

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kForm =
    "[{\"joint\": name, \"shape\": \"point\", \"center\": [x, y, z]} or {..., \"shape\": \"sphere\", "
    "\"center\": [x, y, z], \"radius\": r} or {..., \"shape\": \"capsule\", \"from\": [x, y, z], \"to\": [x, "
    "y, z], \"radius\": r} or {..., \"shape\": \"box\", \"center\": [x, y, z], \"half\": [x, y, z]}, ...]";

/// Fields that a shape has besides joint and shape.
std::size_t fieldsOf(HandleShape shape) {
    switch (shape) {
    case HandleShape::Point:
        return 1;
    case HandleShape::Sphere:
    case HandleShape::Box:
        return 2;
    case HandleShape::Capsule:
        break;
    }
    return 3;
}

std::optional<Handle> handleFrom(const Json& object) {
    if (!object.is_object() || !object.contains("joint") || !object["joint"].is_string()) {
        return std::nullopt;
    }
    const auto shape = choiceFrom(object, "shape", kHandleShapeNames);
    if (!shape || object.size() != 2 + fieldsOf(*shape)) {
        return std::nullopt;
    }
    const bool capsule = shape == HandleShape::Capsule;
    const bool box = shape == HandleShape::Box;
    const bool round = capsule || shape == HandleShape::Sphere;
    const auto from = placeFrom(object, capsule ? "from" : "center");
    const auto to = capsule ? placeFrom(object, "to") : from;
    const auto half = box ? placeFrom(object, "half") : std::optional(Vec3(Vec3::Zero()));
    const auto radius = round ? numberFrom(object, "radius") : std::optional(0.0);
    if (!from || !to || !half || !radius || (half->array() < 0.0).any() || *radius < 0.0) {
        return std::nullopt;
    }
    return Handle{object["joint"].get<std::string>(), *shape, *from,
                  capsule ? *to : Vec3(Vec3::Zero()), *half,  *radius};
}

} // namespace

Json settingJson(const std::vector<Handle>& handles) {
    Json list = Json::array();
    for (const Handle& handle : handles) {
        Json object = {{"joint", handle.joint}, {"shape", nameOf(kHandleShapeNames, handle.shape)}};
        if (handle.shape == HandleShape::Capsule) {
            object["from"] = placeJson(handle.from);
            object["to"] = placeJson(handle.to);
        } else {
            object["center"] = placeJson(handle.from);
        }
        if (handle.shape == HandleShape::Box) {
            object["half"] = placeJson(handle.half);
        } else if (handle.shape != HandleShape::Point) {
            object["radius"] = handle.radius;
        }
        list.push_back(std::move(object));
    }
    return list;
}

void readSetting(FieldReader& fields, const char* key, std::vector<Handle>& handles) {
    readList(fields, key, kForm, handleFrom, handles);
}

} // namespace sinew
