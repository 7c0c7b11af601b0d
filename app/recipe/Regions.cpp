#include "app/recipe/Regions.h"

#include "app/recipe/FieldReader.h"
#include "app/recipe/PlaceFields.h"
#include "core/bind/regions/Region.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>
#include <memory>

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

/// What is painted of parts, as Regions.h shows it.
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

/// Nothing where it is no such; what its numbers mean is not looked at.
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

constexpr const char* kRegionForm =
    "[{\"name\": name, \"shape\": \"sphere\", \"center\": [x, y, z], \"radius\": r, \"alpha\": a, ...}, "
    "...]; "
    "capsule: from, to, radius; box: center, half; painted: part, pointCount, points, amounts";

constexpr const char* kPaintedShape = "painted"; ///< of a region that is no solid

/// Reads the fields of one object one by one; sound() when all were of their kind and none is left over.
class Fields {
public:
    explicit Fields(const Json& object)
        : m_object(object)
        , m_sound(object.is_object()) {}

    /// Takes a field; `takeValue` says whether it is of its kind.
    template<typename Take>
    void read(const char* key, bool needed, const Take& takeValue) {
        const auto found = m_sound ? m_object.find(key) : m_object.end();
        if (!m_sound || found == m_object.end()) {
            m_sound = m_sound && !needed;
            return;
        }
        ++m_read;
        m_sound = takeValue(*found);
    }
    /// Takes those of a solid.
    void takeSolid(Solid& solid) {
        const auto read = m_sound ? readSolid(m_object) : std::nullopt;
        m_sound = read.has_value() && read->solid.shape != SolidShape::Point;
        m_read += m_sound ? read->fields : 0;
        solid = m_sound ? read->solid : solid;
    }
    template<typename Number>
    void readNumber(const char* key, bool needed, Number& number) {
        read(key, needed, [&](const Json& json) {
            number = json.is_number() ? json.get<double>() : 0.0;
            return json.is_number();
        });
    }
    bool sound() const { return m_sound && m_read == m_object.size(); }
    const Json& object() const { return m_object; }

private:
    const Json& m_object;
    bool m_sound;
    std::size_t m_read = 0;
};

void readShape(Fields& fields, Region& region) {
    const Json& object = fields.object();
    if (object.is_object() && object.value("shape", Json()) == kPaintedShape) {
        region.solid.reset();
        fields.read("shape", true, [](const Json&) { return true; });
        fields.read("painted", true, [&](const Json& json) {
            region.painting = paintingFrom(json);
            return region.painting != nullptr;
        });
        return;
    }
    fields.takeSolid(*region.solid);
    region.blendOfHeight = object.contains("blendPercent");
    fields.readNumber(region.blendOfHeight ? "blendPercent" : "blend", false, region.blend);
}

void readRules(Fields& fields, Region& region) {
    fields.readNumber("alpha", false, region.alpha);
    fields.read("falloff", false, [&](const Json&) {
        region.falloff = choiceFrom(fields.object(), "falloff", kFalloffNames);
        return region.falloff.has_value();
    });
    fields.read("maxInfluences", false, [&](const Json& json) {
        const bool count = json.is_number_integer() && json >= 0 && json <= kMostInfluences;
        region.maxInfluences = count ? json.get<int>() : 0;
        return count;
    });
    fields.read("joints", false, [&](const Json& json) {
        const bool names =
            json.is_array() && std::ranges::all_of(json, [](const Json& name) { return name.is_string(); });
        region.joints = names ? json.get<std::vector<std::string>>() : std::vector<std::string>();
        return names;
    });
    fields.readNumber("keepShape", false, region.keepShape);
    fields.read("solver", false, [&](const Json& json) {
        const bool key = json.is_string() && !json.get_ref<const std::string&>().empty();
        region.solver = key ? json.get<std::string>() : std::string();
        return key;
    });
}

std::optional<Region> regionFrom(const Json& object) {
    Fields fields(object);
    Region region;
    fields.read("name", true, [&](const Json& json) {
        region.name = json.is_string() ? json.get<std::string>() : std::string();
        return json.is_string();
    });
    fields.read("on", false, [&](const Json& json) {
        region.on = !json.is_boolean() || json.get<bool>();
        return json.is_boolean();
    });
    readShape(fields, region);
    readRules(fields, region);
    return fields.sound() ? std::optional(region) : std::nullopt;
}

void writeShape(const Region& region, Json& object) {
    if (!region.solid) {
        object["shape"] = kPaintedShape;
        object["painted"] = paintingJson(region.painting ? *region.painting : Painting());
        return;
    }
    putSolid(object, *region.solid);
    object[region.blendOfHeight ? "blendPercent" : "blend"] = region.blend;
}

Json regionJson(const Region& region) {
    Json object = {{"name", region.name}, {"on", region.on}};
    writeShape(region, object);
    if (region.alpha) {
        object["alpha"] = *region.alpha;
    }
    if (region.falloff) {
        object["falloff"] = nameOf(kFalloffNames, *region.falloff);
    }
    if (region.maxInfluences) {
        object["maxInfluences"] = *region.maxInfluences;
    }
    if (!region.joints.empty()) {
        object["joints"] = region.joints;
    }
    if (region.keepShape > 0.0) {
        object["keepShape"] = region.keepShape;
    }
    if (region.solver) {
        object["solver"] = *region.solver;
    }
    return object;
}

std::optional<BoneAlpha> boneAlphaFrom(const Json& object) {
    const bool form = object.is_object() && object.size() == 2 && object.value("joint", Json()).is_string() &&
                      object.value("alpha", Json()).is_number();
    return form ? std::optional(BoneAlpha{object["joint"], object["alpha"]}) : std::nullopt;
}

} // namespace

Json settingJson(const std::vector<Region>& regions) {
    Json list = Json::array();
    for (const Region& region : regions) {
        list.push_back(regionJson(region));
    }
    return list;
}

void readSetting(FieldReader& fields, const char* key, std::vector<Region>& regions) {
    readList(fields, key, kRegionForm, regionFrom, regions);
}

Json settingJson(const std::vector<BoneAlpha>& alphas) {
    Json list = Json::array();
    for (const BoneAlpha& alpha : alphas) {
        list.push_back({{"joint", alpha.joint}, {"alpha", alpha.alpha}});
    }
    return list;
}

void readSetting(FieldReader& fields, const char* key, std::vector<BoneAlpha>& alphas) {
    readList(fields, key, "[{\"joint\": name, \"alpha\": a}, ...]", boneAlphaFrom, alphas);
}

void putRegion(std::vector<Region>& regions, Region region) {
    const auto same = std::ranges::find(regions, region.name, &Region::name);
    if (same == regions.end()) {
        regions.push_back(std::move(region));
    } else {
        *same = std::move(region);
    }
}

void putBoneAlpha(std::vector<BoneAlpha>& alphas, BoneAlpha alpha) {
    const auto same = std::ranges::find(alphas, alpha.joint, &BoneAlpha::joint);
    if (same == alphas.end()) {
        alphas.push_back(std::move(alpha));
    } else {
        *same = std::move(alpha);
    }
}

} // namespace sinew
