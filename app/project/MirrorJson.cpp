#include "app/project/ProjectJson.h"
#include "app/recipe/FieldReader.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

Error brokenMirror(const std::string& file) {
    return projectBroken(file,
                         QT_TRANSLATE_NOOP("Project", "its joint locks or joint mapping cannot be read"));
}

bool readPair(const Json& json, JointPair& pair) {
    return json.is_object() && json.size() == 2 && readText(json, "joint", pair.joint) &&
           readText(json, "partner", pair.partner) && !pair.joint.empty();
}

} // namespace

Expected<std::vector<std::string>> readLockedJson(const Json& json, const std::string& file) {
    if (!json.is_array() || !std::ranges::all_of(json, [](const Json& name) { return name.is_string(); })) {
        return fail(brokenMirror(file));
    }
    return json.get<std::vector<std::string>>();
}

Json mirrorJson(const MirrorChoice& mirror) {
    Json json = Json::object();
    if (mirror.axis) {
        json["axis"] = *mirror.axis;
    }
    json["pairs"] = Json::array();
    for (const JointPair& pair : mirror.pairs) {
        json["pairs"].push_back({{"joint", pair.joint}, {"partner", pair.partner}});
    }
    return json;
}

Expected<MirrorChoice> readMirrorJson(const Json& json, const std::string& file) {
    MirrorChoice mirror;
    if (!json.is_object() || !json.contains("pairs") || !json["pairs"].is_array()) {
        return fail(brokenMirror(file));
    }
    FieldReader fields(json, file);
    fields.take("pairs");
    std::int64_t axis = -1;
    fields.read("axis", axis, 0, 2);
    if (const auto finished = fields.finish(); !finished) {
        return fail(finished.error());
    }
    if (axis >= 0) {
        mirror.axis = static_cast<int>(axis);
    }
    for (const Json& each : json["pairs"]) {
        mirror.pairs.emplace_back();
        if (!readPair(each, mirror.pairs.back())) {
            return fail(brokenMirror(file));
        }
    }
    return mirror;
}

} // namespace sinew
