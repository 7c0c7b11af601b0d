#pragma once

#include "app/document/Document.h"

#include <optional>
#include <vector>

namespace sinew {

/// What is done to the voxels of a place.
enum class VolumeEditKind { Refine, Open, Close };

/// One of a document's places: a box that is resolved deeper, or a shape that is cut open or bridged.
struct VolumeEdit {
    VolumeEditKind kind = VolumeEditKind::Refine;
    VoxelEditShape shape = VoxelEditShape::Box;
    Vec3 center = Vec3::Zero(); ///< model space
    Vec3 half = Vec3::Zero();
    int resolution = 0; ///< of Refine

    bool operator==(const VolumeEdit& other) const {
        return kind == other.kind && shape == other.shape && center == other.center && half == other.half &&
               resolution == other.resolution;
    }
};

/// Those of some settings: boxes to refine first, then edits, each in their order.
std::vector<VolumeEdit> volumeEditsOf(const BindSettings& settings);

/// Each is one undoable step. Rows count as volumeEditsOf does; one that does not exist changes nothing.
void addVolumeEdit(Document& document, const VolumeEdit& place);
void removeVolumeEdit(Document& document, std::size_t row);
/// Scales a place about its centre so that the longest of its half edges becomes `half`.
void resizeVolumeEdit(Document& document, std::size_t row, double half);
void setVolumeEditResolution(Document& document, std::size_t row, int resolution);

} // namespace sinew
