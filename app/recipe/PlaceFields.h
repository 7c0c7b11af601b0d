#pragma once

#include "app/recipe/FieldReader.h"
#include "core/base/Types.h"
#include "core/geometry/Solid.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <vector>

namespace sinew {

/// [x, y, z].
inline nlohmann::ordered_json placeJson(const Vec3& place) {
    return nlohmann::ordered_json::array({place.x(), place.y(), place.z()});
}

/// What an object's field of three numbers says; nothing where it is no such.
std::optional<Vec3> placeFrom(const nlohmann::ordered_json& object, const char* key);

/// What an object's field of a number says; nothing where it is none.
std::optional<double> numberFrom(const nlohmann::ordered_json& object, const char* key);

template<typename T, std::size_t N>
std::optional<T> choiceFrom(const nlohmann::ordered_json& object, const char* key, const Names<T, N>& names) {
    const auto found = object.find(key);
    if (found == object.end()) {
        return std::nullopt;
    }
    const auto named = std::ranges::find_if(names, [&](const auto& entry) { return *found == entry.first; });
    return named == names.end() ? std::nullopt : std::optional(named->second);
}

/// Reads a list whose entries `entryFrom` understands; else says what form it has to have.
template<typename T, typename EntryFrom>
void readList(FieldReader& fields, const char* key, const char* form, const EntryFrom& entryFrom,
              std::vector<T>& entries) {
    const nlohmann::ordered_json* field = fields.take(key);
    if (field == nullptr) {
        return;
    }
    std::vector<T> read;
    if (field->is_array()) {
        for (const nlohmann::ordered_json& object : *field) {
            if (const auto entry = entryFrom(object)) {
                read.push_back(*entry);
            }
        }
    }
    if (!field->is_array() || read.size() != field->size()) {
        fields.broken(key, form);
        return;
    }
    entries = std::move(read);
}

/// What an object says of a solid, and how many of its fields do.
struct ReadSolid {
    Solid solid;
    std::size_t fields = 0;
};

/// Adds the fields of a solid to an object of a recipe: "shape" (point, sphere, capsule, box), then "center"
/// or a capsule's "from" and "to", then "radius" or a box's "half".
void putSolid(nlohmann::ordered_json& object, const Solid& solid);

/// Reads them; nothing where one is missing or not of its kind. Whether sizes make sense is not asked.
std::optional<ReadSolid> readSolid(const nlohmann::ordered_json& object);

/// Whether a radius or an edge is below 0.
bool hasNegativeSize(const Solid& solid);

} // namespace sinew
