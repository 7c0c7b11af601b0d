#include "app/recipe/SettingFields.h"

#include "app/recipe/Cages.h"
#include "app/recipe/FieldReader.h"
#include "app/recipe/PartRules.h"
#include "app/recipe/PlaceFields.h"
#include "app/recipe/Regions.h"
#include "core/bind/BindSettings.h"
#include "core/bind/bones/Handle.h"
#include "core/solve/Solvers.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <bit>
#include <limits>
#include <optional>
#include <vector>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kRefineForm =
    "[{\"low\": [x, y, z], \"high\": [x, y, z], \"resolution\": 16 ... 4096}, ...]";
constexpr const char* kVoxelsForm =
    "[{\"do\": \"separate\" or \"connect\", \"shape\": \"box\", \"center\": [x, y, z], \"half\": [x, y, z]} "
    "or "
    "{..., \"shape\": \"sphere\", \"center\": [x, y, z], \"radius\": r}, ...]";

std::optional<RefineBox> boxFrom(const Json& object) {
    if (!object.is_object() || object.size() != 3 || !object.contains("resolution") ||
        !object["resolution"].is_number_integer() || object["resolution"] < kLeastResolution) {
        return std::nullopt;
    }
    const auto low = placeFrom(object, "low");
    const auto high = placeFrom(object, "high");
    const auto resolution = object["resolution"].get<std::uint64_t>();
    if (!low || !high || (low->array() > high->array()).any() || !std::has_single_bit(resolution) ||
        resolution < static_cast<unsigned>(kLeastResolution) ||
        resolution > static_cast<unsigned>(kMostLocalResolution)) {
        return std::nullopt;
    }
    return RefineBox{*low, *high, std::countr_zero(resolution)};
}

std::optional<VoxelEdit> editFrom(const Json& object) {
    if (!object.is_object() || object.size() != 4) {
        return std::nullopt;
    }
    const auto kind = choiceFrom(object, "do", kVoxelEditNames);
    const auto read = readSolid(object);
    const bool known =
        read && (read->solid.shape == SolidShape::Box || read->solid.shape == SolidShape::Sphere);
    if (!kind || !known || hasNegativeSize(read->solid)) {
        return std::nullopt;
    }
    return VoxelEdit{*kind, read->solid};
}

/// Boxes as {"low": [x, y, z], "high": [x, y, z], "resolution": 4096}.
Json settingJson(const std::vector<RefineBox>& boxes) {
    Json list = Json::array();
    for (const RefineBox& box : boxes) {
        list.push_back(
            {{"low", placeJson(box.low)}, {"high", placeJson(box.high)}, {"resolution", 1 << box.depth}});
    }
    return list;
}

/// Takes them out of a recipe's fields.
void readSetting(FieldReader& fields, const char* key, std::vector<RefineBox>& boxes) {
    readList(fields, key, kRefineForm, boxFrom, boxes);
}

/// Edits as {"do": "separate", "shape": "box", "center": [x, y, z], "half": [x, y, z]}; a sphere has "radius"
/// in place of "half".
Json settingJson(const std::vector<VoxelEdit>& edits) {
    Json list = Json::array();
    for (const VoxelEdit& edit : edits) {
        Json object = {{"do", nameOf(kVoxelEditNames, edit.kind)}};
        putSolid(object, edit.solid);
        list.push_back(std::move(object));
    }
    return list;
}

/// Takes them out of a recipe's fields.
void readSetting(FieldReader& fields, const char* key, std::vector<VoxelEdit>& edits) {
    readList(fields, key, kVoxelsForm, editFrom, edits);
}

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

/// Handles as {"joint": "Jaw", "shape": "capsule", "from": [x, y, z], "to": [x, y, z], "radius": r}; a point
/// and a sphere have "center" in place of both ends, a box "center" and "half"; "newJoint": true and "parent"
/// where they are set.
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

/// Takes them out of a recipe's fields.
void readSetting(FieldReader& fields, const char* key, std::vector<Handle>& handles) {
    readList(fields, key, kForm, handleFrom, handles);
}

// A value as a field, by the kind of its row.

template<typename Kind, typename T>
Json valueJson(const Kind& /*kind*/, const T& value) {
    return value;
}

/// Of a setting that can be automatic, whose 0 means that in recipes: 0 itself.
constexpr const char* kNoneWord = "none";

Json valueJson(const NumberRange& kind, double value) {
    if (kind.automatic == nullptr) {
        return value;
    }
    return value == kind.automaticValue ? Json(0.0) : value == 0.0 ? Json(kNoneWord) : Json(value);
}

template<typename T, std::size_t N>
Json valueJson(const Choice<T, N>& kind, T value) {
    return nameOf(kind.names, value);
}

template<typename T, std::size_t N>
Json valueJson(const Flags<T, N>& kind, const T& value) {
    Json names = Json::array();
    for (const auto& [name, flag] : kind.names) {
        if (value.*flag) {
            names.push_back(name);
        }
    }
    return names;
}

template<typename T>
void readWhole(FieldReader& fields, const char* key, T& value, std::int64_t least, std::int64_t most) {
    auto whole = static_cast<std::int64_t>(value);
    fields.read(key, whole, least, most);
    value = static_cast<T>(whole);
}

void readValue(FieldReader& fields, const char* key, const Switch& /*kind*/, bool& value) {
    fields.read(key, value);
}

void readValue(FieldReader& fields, const char* key, const NumberRange& kind, double& value) {
    const Json* given = kind.automatic != nullptr ? fields.take(key) : nullptr;
    if (given != nullptr && *given == kNoneWord) {
        value = 0.0;
        return;
    }
    fields.read(key, value, kind.least, kind.most);
    if (given != nullptr && value == 0.0) {
        value = kind.automaticValue;
    }
}

void readValue(FieldReader& fields, const char* key, const PowerOfTwo& kind, int& value) {
    readWhole(fields, key, value, kind.least, kind.most);
    if (!std::has_single_bit(static_cast<unsigned>(value))) {
        std::string all;
        for (int power = kind.least; power <= kind.most; power *= 2) {
            all += all.empty() ? "" : ", ";
            all += std::to_string(power);
        }
        fields.broken(key, all);
    }
}

void readValue(FieldReader& fields, const char* key, const CountOrAll& kind, int& value) {
    readWhole(fields, key, value, 0, kind.most);
}

void readValue(FieldReader& fields, const char* key, const Bytes& /*kind*/, std::size_t& value) {
    readWhole(fields, key, value, 0, std::numeric_limits<std::int64_t>::max());
}

template<typename T, std::size_t N>
void readValue(FieldReader& fields, const char* key, const Choice<T, N>& kind, T& value) {
    fields.read(key, value, kind.names);
}

template<typename T, std::size_t N>
void readValue(FieldReader& fields, const char* key, const Flags<T, N>& kind, T& value) {
    const Json* field = fields.take(key);
    if (field == nullptr) {
        return;
    }
    std::string known;
    for (const auto& [name, flag] : kind.names) {
        known += (known.empty() ? "\"" : ", \"") + std::string(name) + "\"";
        value.*flag = false;
    }
    bool sound = field->is_array();
    for (const Json& word : sound ? *field : Json::array()) {
        const auto flag = word.is_string() ? valueOf(kind.names, word.get<std::string>()) : std::nullopt;
        sound = sound && flag;
        if (flag) {
            value.** flag = true;
        }
    }
    if (!sound) {
        fields.broken(key, "[" + known + "]");
    }
}

Json settingJson(const std::string& solver) {
    return solver;
}

void readSetting(FieldReader& fields, const char* key, std::string& solver) {
    const Json* field = fields.take(key);
    if (field == nullptr) {
        return;
    }
    if (field->is_string() && findSolver(field->get_ref<const std::string&>()) != nullptr) {
        solver = field->get<std::string>();
    } else {
        fields.broken(key, solverKeys());
    }
}

Json settingJson(JointChoice choice, const std::vector<std::string>& joints) {
    switch (choice) {
    case JointChoice::All:
        return "all";
    case JointChoice::Deforming:
        return "deforming";
    case JointChoice::Listed:
        break;
    }
    return joints;
}

void readSetting(FieldReader& fields, const char* key, JointChoice& choice,
                 std::vector<std::string>& joints) {
    const Json* field = fields.take(key);
    if (field == nullptr) {
        return;
    }
    const bool names =
        field->is_array() && std::ranges::all_of(*field, [](const Json& name) { return name.is_string(); });
    if (names) {
        choice = JointChoice::Listed;
        joints = field->get<std::vector<std::string>>();
    } else if (*field == "all") {
        choice = JointChoice::All;
    } else if (*field == "deforming") {
        choice = JointChoice::Deforming;
    } else {
        fields.broken(key, "\"all\", \"deforming\", [\"joint\", ...]");
    }
}

template<typename T, typename Kind>
Json rowJson(const Setting<T, Kind>& row, const BindSettings& settings) {
    return valueJson(row.kind, settings.*row.member);
}

template<typename... T>
Json rowJson(const ListSetting<T...>& row, const BindSettings& settings) {
    return row.with(settings, [](const T&... members) { return settingJson(members...); });
}

template<typename T, typename Kind>
void readRow(FieldReader& fields, const Setting<T, Kind>& row, BindSettings& settings) {
    readValue(fields, row.key, row.kind, settings.*row.member);
}

template<typename... T>
void readRow(FieldReader& fields, const ListSetting<T...>& row, BindSettings& settings) {
    row.with(settings, [&](T&... members) { readSetting(fields, row.key, members...); });
}

} // namespace

Json settingsJson(const BindSettings& settings) {
    Json object = Json::object();
    forEachSetting([&](const auto& row) {
        if (row.kept) {
            object[row.key] = rowJson(row, settings);
        }
    });
    return object;
}

Expected<void> readSettings(const Json& object, const std::string& file, BindSettings& settings) {
    FieldReader fields(object, file);
    if (object.contains("resolution") && !object.contains("automatic")) {
        settings.automatic = false; // a number alone asks for the same everywhere
    }
    forEachSetting([&](const auto& row) {
        if (row.kept) {
            readRow(fields, row, settings);
        }
    });
    return fields.finish();
}

} // namespace sinew
