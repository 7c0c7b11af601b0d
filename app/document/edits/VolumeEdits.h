#pragma once

#include "app/document/Document.h"

#include <span>
#include <vector>

namespace sinew {

/// What is done to the voxels of a place.
enum class VolumeEditKind { Refine, Separate, Connect };

/// One of a document's voxel edits, of both lists of the settings: a box that is resolved deeper, or a solid
/// that separates or connects.
struct VolumeEdit {
    VolumeEditKind kind = VolumeEditKind::Refine;
    Solid solid;        ///< of Refine a box
    int resolution = 0; ///< of Refine

    bool operator==(const VolumeEdit&) const = default;
};

/// Those of some settings: boxes to refine first, then edits, each in their order.
std::vector<VolumeEdit> volumeEditsOf(const BindSettings& settings);

/// Each is one undoable step. Rows count as volumeEditsOf does; one that does not exist changes nothing.
void addVolumeEdit(Document& document, const VolumeEdit& edit);
void removeVolumeEdit(Document& document, std::size_t row);
void removeVolumeEdits(Document& document, std::span<const std::size_t> rows);
/// Moves or sizes it; a solid without size changes nothing. Steps of one drag merge.
void changeVolumeEdit(Document& document, std::size_t row, const Solid& solid);
void setVolumeEditResolution(Document& document, std::size_t row, int resolution);
/// Of those that refine; others stay as they are.
void setVolumeEditResolutions(Document& document, std::span<const std::size_t> rows, int resolution);

} // namespace sinew
