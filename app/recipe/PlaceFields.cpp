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

} // namespace sinew
