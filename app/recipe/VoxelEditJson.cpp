#include "app/recipe/VoxelEditJson.h"

#include "app/recipe/PlaceFields.h"
#include "app/recipe/SolidJson.h"

#include <bit>
#include <optional>

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
    auto kind = choiceFrom(object, "do", kVoxelEditNames);
    kind = kind ? kind : choiceFrom(object, "do", kOldVoxelEditNames);
    const auto read = readSolid(object);
    const bool known =
        read && (read->solid.shape == SolidShape::Box || read->solid.shape == SolidShape::Sphere);
    if (!kind || !known || hasNegativeSize(read->solid)) {
        return std::nullopt;
    }
    return VoxelEdit{*kind, read->solid};
}

} // namespace

Json settingJson(const std::vector<RefineBox>& boxes) {
    Json list = Json::array();
    for (const RefineBox& box : boxes) {
        list.push_back(
            {{"low", placeJson(box.low)}, {"high", placeJson(box.high)}, {"resolution", 1 << box.depth}});
    }
    return list;
}

void readSetting(FieldReader& fields, const char* key, std::vector<RefineBox>& boxes) {
    readList(fields, key, kRefineForm, boxFrom, boxes);
}

Json settingJson(const std::vector<VoxelEdit>& edits) {
    Json list = Json::array();
    for (const VoxelEdit& edit : edits) {
        Json object = {{"do", nameOf(kVoxelEditNames, edit.kind)}};
        putSolid(object, edit.solid);
        list.push_back(std::move(object));
    }
    return list;
}

void readSetting(FieldReader& fields, const char* key, std::vector<VoxelEdit>& edits) {
    readList(fields, key, kVoxelsForm, editFrom, edits);
}

} // namespace sinew
