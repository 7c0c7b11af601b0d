#include "ui/viewport/drawables/DrawTable.h"

#include "ui/viewport/drawables/GridDrawable.h"
#include "ui/viewport/drawables/SkeletonDrawable.h"

#include <array>

namespace sinew {
namespace {

template<typename Kind>
std::unique_ptr<Drawable> makeDrawable(const DrawDesk& /*desk*/) {
    return std::make_unique<Kind>();
}

std::unique_ptr<Drawable> makeSkeleton(const DrawDesk& desk) {
    return std::make_unique<SkeletonDrawable>(desk.data);
}

constexpr std::array kDrawn{
    DrawRow{{}, makeDrawable<SkyDrawable>},
    DrawRow{Overlay::Skeleton, makeSkeleton},
    DrawRow{{}, makeSlice},   // of voxels, octree and distances
    DrawRow{{}, makeSurface}, // mesh, its colours, wireframe
    DrawRow{Overlay::Voxels, makeVoxel},
    DrawRow{Overlay::Field, makeFieldCut},
    DrawRow{Overlay::Grid, makeDrawable<GroundDrawable>},
    DrawRow{Overlay::FieldSurface, makeFieldSurface},
    DrawRow{Overlay::Defects, makeDefect},
    DrawRow{Overlay::PoseFaults, makePoseFault},
    DrawRow{{}, makeRegion},
    DrawRow{{}, makeSelection},
    DrawRow{{}, makeLeak},  // with defects and voxels
    DrawRow{{}, makeSolid}, // regions, voxel edits, handles
    DrawRow{{}, makeCage},
    DrawRow{{}, makePseudoEdge}, // with the skeleton
    DrawRow{Overlay::Envelopes, makeEnvelope},
    DrawRow{Overlay::Springs, makeSpring},
    DrawRow{Overlay::Explanation, makeExplanation},
};

} // namespace

std::span<const DrawRow> drawTable() {
    return kDrawn;
}

} // namespace sinew
