#include "app/document/edits/VolumeEdits.h"

#include "app/document/edits/Edits.h"

#include <QCoreApplication>

#include <bit>

namespace sinew {
namespace {

/// No flatter than this share of the longest edge: a flat box meets no voxel's middle.
constexpr double kFlattestVolumeEdit = 1e-6;

VolumeEdit placeOf(const RefineBox& box) {
    return {VolumeEditKind::Refine, VoxelEditShape::Box, 0.5 * (box.low + box.high),
            0.5 * (box.high - box.low), 1 << box.depth};
}

VolumeEdit placeOf(const VoxelEdit& edit) {
    return {edit.kind == VoxelEditKind::Open ? VolumeEditKind::Open : VolumeEditKind::Close, edit.shape,
            edit.center, edit.half, 0};
}

RefineBox boxOf(const VolumeEdit& place) {
    return {place.center - place.half, place.center + place.half,
            std::countr_zero(static_cast<unsigned>(place.resolution))};
}

VoxelEdit editOf(const VolumeEdit& place) {
    return {place.kind == VolumeEditKind::Open ? VoxelEditKind::Open : VoxelEditKind::Close, place.shape,
            place.center, place.half};
}

/// `name` may take the number of the row.
void setVolumeEdits(Document& document, const std::vector<VolumeEdit>& places, const char* name,
                    std::size_t row, MergeKey merge = MergeKey::None) {
    BindSettings settings = document.state().settings;
    settings.refine.clear();
    settings.voxelEdits.clear();
    for (const VolumeEdit& place : places) {
        if (place.kind == VolumeEditKind::Refine) {
            settings.refine.push_back(boxOf(place));
        } else {
            settings.voxelEdits.push_back(editOf(place));
        }
    }
    setBindSettings(document, settings, merge, WeightQuality::Full,
                    QCoreApplication::translate("PlaceEdits", name).arg(row + 1));
}

} // namespace

std::vector<VolumeEdit> volumeEditsOf(const BindSettings& settings) {
    std::vector<VolumeEdit> places;
    for (const RefineBox& box : settings.refine) {
        places.push_back(placeOf(box));
    }
    for (const VoxelEdit& edit : settings.voxelEdits) {
        places.push_back(placeOf(edit));
    }
    return places;
}

void addVolumeEdit(Document& document, const VolumeEdit& place) {
    std::vector<VolumeEdit> places = volumeEditsOf(document.state().settings);
    places.push_back(place);
    setVolumeEdits(document, places, QT_TRANSLATE_NOOP("PlaceEdits", "Add Voxel Edit %1"), places.size() - 1);
}

void removeVolumeEdit(Document& document, std::size_t row) {
    std::vector<VolumeEdit> places = volumeEditsOf(document.state().settings);
    if (row < places.size()) {
        places.erase(places.begin() + static_cast<std::ptrdiff_t>(row));
        setVolumeEdits(document, places, QT_TRANSLATE_NOOP("PlaceEdits", "Delete Voxel Edit %1"), row);
    }
}

void resizeVolumeEdit(Document& document, std::size_t row, double half) {
    std::vector<VolumeEdit> places = volumeEditsOf(document.state().settings);
    if (row < places.size() && half > 0.0) {
        Vec3& edges = places[row].half;
        edges = edges.cwiseMax(kFlattestVolumeEdit * edges.maxCoeff()) * (half / edges.maxCoeff());
        setVolumeEdits(document, places, QT_TRANSLATE_NOOP("PlaceEdits", "Change Size of Voxel Edit %1"), row,
                       MergeKey::Rules);
    }
}

void setVolumeEditResolution(Document& document, std::size_t row, int resolution) {
    std::vector<VolumeEdit> places = volumeEditsOf(document.state().settings);
    if (row < places.size() && places[row].kind == VolumeEditKind::Refine) {
        places[row].resolution = resolution;
        setVolumeEdits(document, places,
                       QT_TRANSLATE_NOOP("PlaceEdits", "Change Resolution of Voxel Edit %1"), row);
    }
}

} // namespace sinew
