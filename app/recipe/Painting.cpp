#include "app/recipe/Painting.h"

#include <algorithm>
#include <limits>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

bool isCount(const Json& json) {
    return json.is_number_integer() && json >= 0 && json <= std::numeric_limits<std::uint32_t>::max();
}

bool isPart(const Json& json) {
    return json.is_object() && json.size() == 4 && json.value("part", Json()).is_string() &&
           isCount(json.value("pointCount", Json())) && json.value("points", Json()).is_array() &&
           json.value("amounts", Json()).is_array() && std::ranges::all_of(json["points"], isCount) &&
           std::ranges::all_of(json["amounts"], [](const Json& amount) { return amount.is_number(); });
}

} // namespace

Json paintingJson(const Painting& painting) {
    Json list = Json::array();
    for (const PaintedPart& painted : painting) {
        list.push_back({{"part", painted.part},
                        {"pointCount", painted.vertexCount},
                        {"points", painted.vertices},
                        {"amounts", painted.amounts}});
    }
    return list;
}

std::shared_ptr<const Painting> paintingFrom(const Json& json) {
    if (!json.is_array() || !std::ranges::all_of(json, isPart)) {
        return nullptr;
    }
    auto painting = std::make_shared<Painting>();
    for (const Json& part : json) {
        painting->push_back({part["part"], part["pointCount"], part["points"], part["amounts"]});
    }
    return painting;
}

} // namespace sinew
