#include "ui/viewport/DrawTable.h"

#include "ui/viewport/DefectDrawable.h"
#include "ui/viewport/ExplanationDrawable.h"
#include "ui/viewport/FieldDrawable.h"
#include "ui/viewport/GridDrawable.h"
#include "ui/viewport/HandleDrawable.h"
#include "ui/viewport/LeakDrawable.h"
#include "ui/viewport/PlaceDrawable.h"
#include "ui/viewport/RegionDrawable.h"
#include "ui/viewport/SelectionDrawable.h"
#include "ui/viewport/SkeletonDrawable.h"
#include "ui/viewport/SliceDrawable.h"
#include "ui/viewport/SurfaceDrawable.h"
#include "ui/viewport/VoxelDrawable.h"

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
    DrawRow{Layer::Skeleton, makeDrawable<SkeletonDrawable>},
    DrawRow{{}, makeDrawable<SliceDrawable>},   // of voxels, octree and distances
    DrawRow{{}, makeDrawable<SurfaceDrawable>}, // mesh, its colours, wireframe
    DrawRow{Layer::Voxels, makeDrawable<VoxelDrawable>},
    DrawRow{Layer::Field, makeDrawable<FieldCutDrawable>},
    DrawRow{Layer::Grid, makeDrawable<GroundDrawable>},
    DrawRow{Layer::FieldSurface, makeDrawable<FieldSurfaceDrawable>},
    DrawRow{Layer::Defects, makeDrawable<DefectDrawable>},
    DrawRow{{}, makeDrawable<RegionDrawable>},
    DrawRow{{}, makeDrawable<SelectionDrawable>},
    DrawRow{{}, makeDrawable<LeakDrawable>}, // with defects and voxels
    DrawRow{{}, makeDrawable<PlaceDrawable>},
    DrawRow{{}, makeDrawable<HandleDrawable>},
    DrawRow{Layer::Explanation, makeDrawable<ExplanationDrawable>},
};

} // namespace

std::span<const DrawRow> drawTable() {
    return kDrawn;
}

} // namespace sinew
