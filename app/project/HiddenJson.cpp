#include "app/project/ProjectJson.h"
#include "app/recipe/FieldReader.h"

#include <QCoreApplication>

#include <limits>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

bool readHiddenPart(const Json& json, const std::string& file, HiddenPart& hidden) {
    if (!json.is_object() || !readText(json, "name", hidden.name)) {
        return false;
    }
    FieldReader fields(json, file);
    fields.take("name");
    std::int64_t part = -1;
    fields.read("part", part, 0, std::numeric_limits<std::int32_t>::max());
    hidden.part = static_cast<std::size_t>(part);
    return part >= 0 && fields.finish().has_value();
}

} // namespace

Json hiddenJson(const std::vector<HiddenPart>& hidden) {
    Json list = Json::array();
    for (const HiddenPart& each : hidden) {
        list.push_back({{"part", each.part}, {"name", each.name}});
    }
    return list;
}

Expected<std::vector<HiddenPart>> readHiddenJson(const Json& json, const std::string& file) {
    std::vector<HiddenPart> hidden;
    bool good = json.is_array();
    for (std::size_t i = 0; good && i < json.size(); ++i) {
        hidden.emplace_back();
        good = readHiddenPart(json[i], file, hidden.back());
    }
    if (!good) {
        return fail(projectBroken(file, QT_TRANSLATE_NOOP("Project", "its hidden parts cannot be read")));
    }
    return hidden;
}

} // namespace sinew
