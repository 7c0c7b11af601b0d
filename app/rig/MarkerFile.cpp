#include "app/rig/MarkerFile.h"

#include "app/files/ReadFile.h"
#include "app/text/Fill.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

tl::unexpected<Error> markersBroken(const std::filesystem::path& file, const char* what,
                                    const std::string& where) {
    const QString text =
        fillText(QCoreApplication::translate("MarkerFile", what), {QString::fromStdString(where)});
    return fail(ErrorCode::RigMarkersBroken, {file.string(), text.toStdString()});
}

bool isPlace(const nlohmann::ordered_json& value) {
    return value.is_array() && value.size() == 3 &&
           std::ranges::all_of(value, [](const nlohmann::ordered_json& number) {
               return number.is_number() && std::abs(number.get<double>()) < 1e15;
           });
}

} // namespace

Expected<RigMarkers> readMarkers(const std::filesystem::path& file) {
    const auto json = readJsonFile(file, ErrorCode::RigMarkersBroken);
    if (!json) {
        return fail(json.error());
    }
    if (!json->is_object()) {
        return markersBroken(file, QT_TRANSLATE_NOOP("MarkerFile", "it is not an object of markers"), {});
    }
    RigMarkers markers;
    for (const auto& [name, place] : json->items()) {
        if (!isPlace(place)) {
            return markersBroken(
                file, QT_TRANSLATE_NOOP("MarkerFile", "%1 has to be three numbers, [x, y, z]"), name);
        }
        markers.push_back(
            {name, Vec3(place[0].get<double>(), place[1].get<double>(), place[2].get<double>())});
    }
    return markers;
}

nlohmann::ordered_json markersJson(const RigMarkers& markers) {
    nlohmann::ordered_json json = nlohmann::ordered_json::object();
    for (const RigMarker& marker : markers) {
        json[marker.name] = {marker.at.x(), marker.at.y(), marker.at.z()};
    }
    return json;
}

} // namespace sinew
