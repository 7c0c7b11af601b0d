#include "app/document/PlaceEdits.h"

#include "app/document/Edits.h"

#include <QCoreApplication>

#include <bit>

namespace sinew {
namespace {

/// No flatter than this share of the longest edge: a flat box meets no voxel's middle.
constexpr double kFlattestPlace = 1e-6;

Place placeOf(const RefineBox& box) {
    return {PlaceKind::Refine, VoxelEditShape::Box, 0.5 * (box.low + box.high), 0.5 * (box.high - box.low),
            1 << box.depth};
}

Place placeOf(const VoxelEdit& edit) {
    return {edit.kind == VoxelEditKind::Open ? PlaceKind::Open : PlaceKind::Close, edit.shape, edit.center,
            edit.half, 0};
}

RefineBox boxOf(const Place& place) {
    return {place.center - place.half, place.center + place.half,
            std::countr_zero(static_cast<unsigned>(place.resolution))};
}

VoxelEdit editOf(const Place& place) {
    return {place.kind == PlaceKind::Open ? VoxelEditKind::Open : VoxelEditKind::Close, place.shape,
            place.center, place.half};
}

/// `name` may take the number of the row.
void setPlaces(Document& document, const std::vector<Place>& places, const char* name, std::size_t row,
               MergeKey merge = MergeKey::None) {
    BindSettings settings = document.state().settings;
    settings.refine.clear();
    settings.voxelEdits.clear();
    for (const Place& place : places) {
        if (place.kind == PlaceKind::Refine) {
            settings.refine.push_back(boxOf(place));
        } else {
            settings.voxelEdits.push_back(editOf(place));
        }
    }
    setBindSettings(document, settings, merge, Weighing::Full,
                    QCoreApplication::translate("PlaceEdits", name).arg(row + 1));
}

} // namespace

std::vector<Place> placesOf(const BindSettings& settings) {
    std::vector<Place> places;
    for (const RefineBox& box : settings.refine) {
        places.push_back(placeOf(box));
    }
    for (const VoxelEdit& edit : settings.voxelEdits) {
        places.push_back(placeOf(edit));
    }
    return places;
}

void addPlace(Document& document, const Place& place) {
    std::vector<Place> places = placesOf(document.state().settings);
    places.push_back(place);
    setPlaces(document, places, QT_TRANSLATE_NOOP("PlaceEdits", "Add Voxel Edit %1"), places.size() - 1);
}

void removePlace(Document& document, std::size_t row) {
    std::vector<Place> places = placesOf(document.state().settings);
    if (row < places.size()) {
        places.erase(places.begin() + static_cast<std::ptrdiff_t>(row));
        setPlaces(document, places, QT_TRANSLATE_NOOP("PlaceEdits", "Delete Voxel Edit %1"), row);
    }
}

void resizePlace(Document& document, std::size_t row, double half) {
    std::vector<Place> places = placesOf(document.state().settings);
    if (row < places.size() && half > 0.0) {
        Vec3& edges = places[row].half;
        edges = edges.cwiseMax(kFlattestPlace * edges.maxCoeff()) * (half / edges.maxCoeff());
        setPlaces(document, places, QT_TRANSLATE_NOOP("PlaceEdits", "Change Size of Voxel Edit %1"), row,
                  MergeKey::Rules);
    }
}

void setPlaceResolution(Document& document, std::size_t row, int resolution) {
    std::vector<Place> places = placesOf(document.state().settings);
    if (row < places.size() && places[row].kind == PlaceKind::Refine) {
        places[row].resolution = resolution;
        setPlaces(document, places, QT_TRANSLATE_NOOP("PlaceEdits", "Change Resolution of Voxel Edit %1"),
                  row);
    }
}

} // namespace sinew
