#include "app/project/ProjectJson.h"

#include <QCoreApplication>

#include <limits>

namespace sinew {
namespace {

using SubdivisionJson = nlohmann::ordered_json;

constexpr Names<SubdivisionScheme, 2> kSchemeNames{
    {{"catmullClark", SubdivisionScheme::CatmullClark}, {"loop", SubdivisionScheme::Loop}}};

bool readSubdividedPart(const SubdivisionJson& json, const std::string& file, SubdividedPart& part) {
    if (!json.is_object() || !readText(json, "name", part.where.name)) {
        return false;
    }
    FieldReader fields(json, file);
    fields.take("name");
    std::int64_t number = -1;
    std::int64_t level = part.choice.level;
    fields.read("part", number, 0, std::numeric_limits<std::int32_t>::max());
    fields.read("smooth", part.choice.smooth);
    fields.read("level", level, 0, kMaxSubdivisionLevel);
    fields.read("scheme", part.choice.scheme, kSchemeNames);
    part.where.part = static_cast<std::size_t>(number);
    part.choice.level = static_cast<int>(level);
    return number >= 0 && fields.finish().has_value();
}

} // namespace

SubdivisionJson subdivisionJson(const std::vector<SubdividedPart>& parts) {
    SubdivisionJson list = SubdivisionJson::array();
    for (const SubdividedPart& each : parts) {
        list.push_back({{"part", each.where.part},
                        {"name", each.where.name},
                        {"smooth", each.choice.smooth},
                        {"level", each.choice.level},
                        {"scheme", nameOf(kSchemeNames, each.choice.scheme)}});
    }
    return list;
}

Expected<std::vector<SubdividedPart>> readSubdivisionJson(const SubdivisionJson& json,
                                                          const std::string& file) {
    std::vector<SubdividedPart> parts;
    bool good = json.is_array();
    for (std::size_t i = 0; good && i < json.size(); ++i) {
        parts.emplace_back();
        good = readSubdividedPart(json[i], file, parts.back());
    }
    if (!good) {
        return fail(projectBroken(
            file, QT_TRANSLATE_NOOP("Project", "its subdivision levels of parts cannot be read")));
    }
    return parts;
}

} // namespace sinew
