#include "ui/viewport/drawables/DrawTable.h"

#include "ui/viewport/drawables/GridDrawable.h"
#include "ui/viewport/drawables/SkeletonDrawable.h"
#include "ui/viewport/drawables/SurfaceDrawable.h"
#include "ui/viewport/drawables/VoxelDrawable.h"
#include "ui/viewport/drawables/marks/MarkDrawables.h"
#include "ui/viewport/drawables/marks/VertexDrawable.h"

#include <array>

namespace sinew {
namespace {

template<typename Kind>
std::unique_ptr<Drawable> makeDrawable(const DrawDesk& desk) {
    if constexpr (std::is_constructible_v<Kind, const DrawDesk&>) {
        return std::make_unique<Kind>(desk);
    } else if constexpr (std::is_constructible_v<Kind, ViewData&>) {
        return std::make_unique<Kind>(desk.data);
    } else {
        return std::make_unique<Kind>();
    }
}

constexpr std::array kDrawn{
    DrawRow{{}, makeDrawable<SkyDrawable>},
    DrawRow{Overlay::Skeleton, makeDrawable<SkeletonDrawable>},
    DrawRow{{}, makeDrawable<SliceDrawable>},   // of voxels, octree and distances
    DrawRow{{}, makeDrawable<SurfaceDrawable>}, // mesh, its colours, wireframe
    DrawRow{Overlay::Voxels, makeDrawable<VoxelDrawable>},
    DrawRow{Overlay::Field, makeDrawable<FieldCutDrawable>},
    DrawRow{Overlay::Grid, makeDrawable<GroundDrawable>},
    DrawRow{Overlay::FieldSurface, makeDrawable<FieldSurfaceDrawable>},
    DrawRow{Overlay::Defects, makeDrawable<DefectDrawable>},
    DrawRow{{}, makeDrawable<RegionDrawable>},
    DrawRow{{}, makeDrawable<SelectionDrawable>},
    DrawRow{{}, makeDrawable<LeakDrawable>},  // with defects and voxels
    DrawRow{{}, makeDrawable<SolidDrawable>}, // regions, voxel edits, handles
    DrawRow{{}, makeDrawable<CageDrawable>},
    DrawRow{Overlay::Envelopes, makeDrawable<EnvelopeDrawable>},
    DrawRow{Overlay::Explanation, makeDrawable<ExplanationDrawable>},
};

} // namespace

std::span<const DrawRow> drawTable() {
    return kDrawn;
}

} // namespace sinew
