#include "app/project/ProjectJson.h"
#include "app/recipe/FieldReader.h"
#include "app/view/OverlayTable.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

constexpr Names<SliceAxis, 3> kAxisNames{{{"x", SliceAxis::X}, {"y", SliceAxis::Y}, {"z", SliceAxis::Z}}};
constexpr Names<Projection, 2> kProjectionNames{
    {{"perspective", Projection::Perspective}, {"orthographic", Projection::Orthographic}}};
constexpr Names<Navigation, 2> kNavigationNames{
    {{"blender", Navigation::Blender}, {"maya", Navigation::Maya}}};

constexpr Names<JointsShown, 3> kJointsShownNames{{{"all", JointsShown::All},
                                                   {"influences", JointsShown::Influences},
                                                   {"withoutHelpers", JointsShown::WithoutHelpers}}};

constexpr Names<Lighting, 3> kLightingNames{
    {{"studio", Lighting::Studio}, {"matcap", Lighting::Matcap}, {"flat", Lighting::Flat}}};

constexpr int kMaxComparePanes = 4;

Expected<void> readLayers(const Json& json, const std::string& file, ViewSettings& view) {
    FieldReader layers(json, file);
    for (const OverlayRow& overlay : overlayTable()) {
        const char* name = overlay.name();
        const Json* layer = layers.take(name);
        if (layer == nullptr) {
            continue;
        }
        if (!layer->is_object()) {
            layers.broken(name, "{...}");
            continue;
        }
        FieldReader fields(*layer, file);
        OverlayView& target = view.layer(overlay.layer);
        double opacity = static_cast<double>(target.opacity);
        fields.read("visible", target.visible);
        fields.read("opacity", opacity, 0.0, 1.0);
        target.opacity = static_cast<float>(opacity);
        if (auto finished = fields.finish(); !finished) {
            return finished;
        }
    }
    return layers.finish();
}

Json compareJson(const ComparedView& compared) {
    return {{"open", compared.open},
            {"panes", compared.panes},
            {"map", compared.map},
            {"shown", compared.shown},
            {"focus", compared.focus}};
}

/// Words that a later release may have made are left to whoever reads them.
Expected<void> readCompare(const Json& json, const std::string& file, ComparedView& compared) {
    FieldReader fields(json, file);
    std::int64_t panes = compared.panes;
    std::int64_t focus = compared.focus;
    fields.read("open", compared.open);
    fields.read("panes", panes, 2, kMaxComparePanes);
    fields.read("focus", focus, 0, kMaxComparePanes - 1);
    compared.panes = panes > 2 ? kMaxComparePanes : 2;
    compared.focus = static_cast<int>(focus);
    if (const Json* map = fields.take("map")) {
        if (map->is_string()) {
            compared.map = map->get<std::string>();
        } else {
            fields.broken("map", "\"...\"");
        }
    }
    if (const Json* shown = fields.take("shown")) {
        const bool words = shown->is_array() && shown->size() <= kMaxComparePanes &&
                           std::ranges::all_of(*shown, [](const Json& word) { return word.is_string(); });
        if (words) {
            compared.shown = shown->get<std::vector<std::string>>();
        } else {
            fields.broken("shown", "[\"...\"]");
        }
    }
    return fields.finish();
}

} // namespace

Json viewJson(const ViewSettings& view) {
    Json layers = Json::object();
    for (std::size_t i = 0; i < kOverlayCount; ++i) { // files keep that order
        const auto which = static_cast<Overlay>(i);
        const OverlayView& layer = view.layer(which);
        layers[overlayRow(which).name()] = {{"visible", layer.visible},
                                            {"opacity", static_cast<double>(layer.opacity)}};
    }
    Json json{{"layers", std::move(layers)},
              {"sliceAxis", nameOf(kAxisNames, view.sliceAxis)},
              {"slice", view.slice},
              {"sliceEnabled", view.sliceEnabled},
              {"xray", view.xray},
              {"isolines", view.isolines},
              {"exportPreview", view.exportPreview},
              {"projection", nameOf(kProjectionNames, view.projection)},
              {"navigation", nameOf(kNavigationNames, view.navigation)}};
    if (view.lighting != Lighting::Studio) { // as below
        json["lighting"] = nameOf(kLightingNames, view.lighting);
    }
    if (view.shadows) { // as below
        json["shadows"] = *view.shadows;
    }
    if (!view.normalMaps) { // as below
        json["normalMaps"] = false;
    }
    if (!view.cursorInfluences) { // as below
        json["cursorInfluences"] = false;
    }
    if (!view.springs) { // as below
        json["springs"] = false;
    }
    if (view.joints != JointsShown::All) { // as below
        json["joints"] = nameOf(kJointsShownNames, view.joints);
    }
    if (view.compared != ComparedView()) { // releases that know nothing of it go on reading the rest
        json["compare"] = compareJson(view.compared);
    }
    return json;
}

Expected<ViewSettings> readViewJson(const Json& json, const std::string& file) {
    if (!json.is_object()) {
        return fail(projectBroken(file, QT_TRANSLATE_NOOP("Project", "its view cannot be read")));
    }
    ViewSettings view;
    FieldReader fields(json, file);
    Expected<void> read;
    if (const Json* layers = fields.take("layers")) {
        if (layers->is_object()) {
            read = readLayers(*layers, file, view);
        } else {
            fields.broken("layers", "{...}");
        }
    }
    fields.read("sliceAxis", view.sliceAxis, kAxisNames);
    fields.read("slice", view.slice, 0.0, 1.0);
    fields.read("sliceEnabled", view.sliceEnabled);
    fields.read("xray", view.xray);
    fields.read("isolines", view.isolines);
    bool matcap = false; // as it was kept before there was a choice
    fields.read("matcap", matcap);
    view.lighting = matcap ? Lighting::Matcap : Lighting::Studio;
    fields.read("lighting", view.lighting, kLightingNames);
    if (bool shadows = false; json.contains("shadows")) {
        fields.read("shadows", shadows);
        view.shadows = shadows;
    }
    fields.read("normalMaps", view.normalMaps);
    fields.read("cursorInfluences", view.cursorInfluences);
    fields.read("springs", view.springs);
    fields.read("exportPreview", view.exportPreview);
    fields.read("projection", view.projection, kProjectionNames);
    fields.read("navigation", view.navigation, kNavigationNames);
    fields.read("joints", view.joints, kJointsShownNames);
    const Json* compare = fields.take("compare");
    if (read && compare != nullptr) {
        if (compare->is_object()) {
            read = readCompare(*compare, file, view.compared);
        } else {
            fields.broken("compare", "{...}");
        }
    }
    if (read) {
        read = fields.finish();
    }
    return read ? Expected<ViewSettings>(view) : fail(asProjectError(read.error()));
}

} // namespace sinew
