#include "app/document/edits/VolumeEdits.h"

#include "app/document/edits/Edits.h"

#include <QCoreApplication>

#include <bit>

namespace sinew {
namespace {

Solid solidOf(const RefineBox& box) {
    return Solid::box(0.5 * (box.low + box.high), 0.5 * (box.high - box.low));
}

RefineBox refineBox(const Solid& solid, int depth) {
    return {solid.from - solid.half, solid.from + solid.half, depth};
}

int depthOf(int resolution) {
    return std::countr_zero(static_cast<unsigned>(resolution));
}

/// `name` may take the number of the row.
void volumeStep(Document& document, const BindSettings& settings, const char* name, std::size_t row,
                MergeKey merge = MergeKey::None) {
    setBindSettings(document, settings, merge, WeightUpdate::Now,
                    QCoreApplication::translate("PlaceEdits", name).arg(row + 1));
}

} // namespace

std::vector<VolumeEdit> volumeEditsOf(const BindSettings& settings) {
    std::vector<VolumeEdit> edits;
    edits.reserve(settings.refine.size());
    for (const RefineBox& box : settings.refine) {
        edits.push_back({VolumeEditKind::Refine, solidOf(box), 1 << box.depth});
    }
    for (const VoxelEdit& edit : settings.voxelEdits) {
        const bool separate = edit.kind == VoxelEditKind::Separate;
        edits.push_back({separate ? VolumeEditKind::Separate : VolumeEditKind::Connect, edit.solid, 0});
    }
    return edits;
}

void addVolumeEdit(Document& document, const VolumeEdit& edit) {
    BindSettings settings = document.state().settings;
    std::size_t row = settings.refine.size();
    if (edit.kind == VolumeEditKind::Refine) {
        settings.refine.push_back(refineBox(edit.solid, depthOf(edit.resolution)));
    } else {
        row += settings.voxelEdits.size();
        const bool separate = edit.kind == VolumeEditKind::Separate;
        settings.voxelEdits.push_back(
            {separate ? VoxelEditKind::Separate : VoxelEditKind::Connect, edit.solid});
    }
    volumeStep(document, settings, QT_TRANSLATE_NOOP("PlaceEdits", "Add Voxel Edit %1"), row);
}

void removeVolumeEdit(Document& document, std::size_t row) {
    BindSettings settings = document.state().settings;
    const std::size_t boxes = settings.refine.size();
    if (row >= boxes + settings.voxelEdits.size()) {
        return;
    }
    if (row < boxes) {
        settings.refine.erase(settings.refine.begin() + static_cast<std::ptrdiff_t>(row));
    } else {
        settings.voxelEdits.erase(settings.voxelEdits.begin() + static_cast<std::ptrdiff_t>(row - boxes));
    }
    volumeStep(document, settings, QT_TRANSLATE_NOOP("PlaceEdits", "Delete Voxel Edit %1"), row);
}

void removeVolumeEdits(Document& document, std::span<const std::size_t> rows) {
    if (rows.size() == 1) {
        removeVolumeEdit(document, rows.front());
        return;
    }
    BindSettings settings = document.state().settings;
    std::vector<std::size_t> behind;
    for (const std::size_t row : rows) {
        if (row >= settings.refine.size()) {
            behind.push_back(row - settings.refine.size());
        }
    }
    settings.refine = withoutRows(std::move(settings.refine), rows);
    settings.voxelEdits = withoutRows(std::move(settings.voxelEdits), behind);
    setBindSettings(document, settings, MergeKey::None, WeightUpdate::Now,
                    QCoreApplication::translate("PlaceEdits", "Delete Voxel Edits"));
}

void changeVolumeEdit(Document& document, std::size_t row, const Solid& solid) {
    BindSettings settings = document.state().settings;
    const std::size_t boxes = settings.refine.size();
    if (row >= boxes + settings.voxelEdits.size() || !hasSize(solid)) {
        return;
    }
    if (row < boxes) {
        settings.refine[row] = refineBox(solid, settings.refine[row].depth);
    } else {
        settings.voxelEdits[row - boxes].solid = solid;
    }
    volumeStep(document, settings, QT_TRANSLATE_NOOP("PlaceEdits", "Change Voxel Edit %1"), row,
               MergeKey::Rules);
}

void setVolumeEditResolutions(Document& document, std::span<const std::size_t> rows, int resolution) {
    if (rows.size() == 1) {
        setVolumeEditResolution(document, rows.front(), resolution);
        return;
    }
    BindSettings settings = document.state().settings;
    for (const std::size_t row : rows) {
        if (row < settings.refine.size()) {
            settings.refine[row].depth = depthOf(resolution);
        }
    }
    setBindSettings(document, settings, MergeKey::None, WeightUpdate::Now,
                    QCoreApplication::translate("PlaceEdits", "Change Resolution of Voxel Edits"));
}

void setVolumeEditResolution(Document& document, std::size_t row, int resolution) {
    BindSettings settings = document.state().settings;
    if (row < settings.refine.size()) {
        settings.refine[row].depth = depthOf(resolution);
        volumeStep(document, settings, QT_TRANSLATE_NOOP("PlaceEdits", "Change Resolution of Voxel Edit %1"),
                   row);
    }
}

} // namespace sinew
