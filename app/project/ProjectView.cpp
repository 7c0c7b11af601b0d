#include "app/project/ProjectJson.h"
#include "app/recipe/FieldReader.h"
#include "app/view/OverlayTable.h"

#include <QCoreApplication>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

constexpr Names<SliceAxis, 3> kAxisNames{{{"x", SliceAxis::X}, {"y", SliceAxis::Y}, {"z", SliceAxis::Z}}};
constexpr Names<Projection, 2> kProjectionNames{
    {{"perspective", Projection::Perspective}, {"orthographic", Projection::Orthographic}}};
constexpr Names<Navigation, 2> kNavigationNames{
    {{"blender", Navigation::Blender}, {"maya", Navigation::Maya}}};

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
        if (const auto finished = fields.finish(); !finished) {
            return finished;
        }
    }
    return layers.finish();
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
    return {{"layers", std::move(layers)},
            {"sliceAxis", nameOf(kAxisNames, view.sliceAxis)},
            {"slice", view.slice},
            {"sliceEnabled", view.sliceEnabled},
            {"xray", view.xray},
            {"isolines", view.isolines},
            {"exportPreview", view.exportPreview},
            {"projection", nameOf(kProjectionNames, view.projection)},
            {"navigation", nameOf(kNavigationNames, view.navigation)}};
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
    fields.read("exportPreview", view.exportPreview);
    fields.read("projection", view.projection, kProjectionNames);
    fields.read("navigation", view.navigation, kNavigationNames);
    if (read) {
        read = fields.finish();
    }
    return read ? Expected<ViewSettings>(view) : fail(asProjectError(read.error()));
}

} // namespace sinew
