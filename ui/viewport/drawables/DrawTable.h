#pragma once

#include "app/jobs/TaskPool.h"
#include "app/view/ViewData.h"
#include "ui/viewport/Frame.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>

namespace sinew {

/// What the surface has given to the card since there is one.
struct SurfaceCounts {
    int colorings = 0;       ///< times that it got other colours
    std::size_t colored = 0; ///< drawn vertices that did
    std::size_t skinned = 0; ///< drawn vertices that got other weights
};

/// What drawables are made with.
struct DrawDesk {
    TaskPool& pool;
    ViewData& data;
    std::function<void()> repaint; ///< something that was worked out in the background is there
    SurfaceCounts& counts;
};

/// What draws an overlay.
struct DrawRow {
    std::optional<Overlay> layer; ///< drawn while that is shown; nothing: it decides by itself
    std::unique_ptr<Drawable> (*make)(const DrawDesk& desk);
};

// What rows make of drawables whose classes are private to their file.
std::unique_ptr<Drawable>
makeSurface(const DrawDesk& desk); ///< the meshes with their colours, edges, outlines
std::unique_ptr<Drawable> makeVoxel(const DrawDesk& desk);
std::unique_ptr<Drawable> makeSlice(const DrawDesk& desk); ///< of voxels, octree and distances
std::unique_ptr<Drawable> makeFieldCut(const DrawDesk& desk);
std::unique_ptr<Drawable> makeFieldSurface(const DrawDesk& desk);
std::unique_ptr<Drawable> makeDefect(const DrawDesk& desk);
std::unique_ptr<Drawable> makePoseFault(const DrawDesk& desk);
std::unique_ptr<Drawable> makeRegion(const DrawDesk& desk); ///< the vertices of the chosen one
std::unique_ptr<Drawable> makeSelection(const DrawDesk& desk);
std::unique_ptr<Drawable> makeLeak(const DrawDesk& desk);
std::unique_ptr<Drawable> makeSolid(const DrawDesk& desk); ///< outlines of regions, voxel edits and handles
std::unique_ptr<Drawable> makeCage(const DrawDesk& desk);
std::unique_ptr<Drawable> makePseudoEdge(const DrawDesk& desk); ///< with the skeleton
std::unique_ptr<Drawable> makeEnvelope(const DrawDesk& desk);
std::unique_ptr<Drawable> makeSpring(const DrawDesk& desk); ///< chains and colliders
std::unique_ptr<Drawable> makeExplanation(const DrawDesk& desk);

/// All that is drawn, in its order: what is inside comes before the surfaces that may be translucent, and
/// marks that lie over everything come last.
std::span<const DrawRow> drawTable();

} // namespace sinew
