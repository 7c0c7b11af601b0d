#include "app/recipe/PlaceFields.h"

namespace sinew {

using Json = nlohmann::ordered_json;

std::optional<Vec3> placeFrom(const Json& object, const char* key) {
    const auto found = object.find(key);
    const bool three = found != object.end() && found->is_array() && found->size() == 3 &&
                       std::ranges::all_of(*found, [](const Json& number) { return number.is_number(); });
    return three ? std::optional(Vec3(found->at(0), found->at(1), found->at(2))) : std::nullopt;
}

std::optional<double> numberFrom(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_number() ? std::optional(found->get<double>()) : std::nullopt;
}

void putSolid(Json& object, const Solid& solid) {
    object["shape"] = nameOf(kSolidShapeNames, solid.shape);
    if (solid.shape == SolidShape::Capsule) {
        object["from"] = placeJson(solid.from);
        object["to"] = placeJson(solid.to);
    } else {
        object["center"] = placeJson(solid.from);
    }
    if (solid.shape == SolidShape::Box) {
        object["half"] = placeJson(solid.half);
    } else if (solid.shape != SolidShape::Point) {
        object["radius"] = solid.radius;
    }
}

std::optional<ReadSolid> readSolid(const Json& object) {
    const auto shape = choiceFrom(object, "shape", kSolidShapeNames);
    if (!shape) {
        return std::nullopt;
    }
    const bool capsule = shape == SolidShape::Capsule;
    const bool box = shape == SolidShape::Box;
    const bool round = capsule || shape == SolidShape::Sphere;
    const auto from = placeFrom(object, capsule ? "from" : "center");
    const auto to = capsule ? placeFrom(object, "to") : std::optional(Vec3(Vec3::Zero()));
    const auto half = box ? placeFrom(object, "half") : std::optional(Vec3(Vec3::Zero()));
    const auto radius = round ? numberFrom(object, "radius") : std::optional(0.0);
    if (!from || !to || !half || !radius) {
        return std::nullopt;
    }
    const std::size_t fields = std::size_t{2} + (capsule ? 1 : 0) + (box || round ? 1 : 0);
    return ReadSolid{{*shape, *from, *to, *half, *radius}, fields};
}

bool hasNegativeSize(const Solid& solid) {
    return (solid.half.array() < 0.0).any() || solid.radius < 0.0;
}

} // namespace sinew
