#pragma once

#include "app/view/ViewData.h"
#include "ui/viewport/DefectDrawable.h"
#include "ui/viewport/ExplanationDrawable.h"
#include "ui/viewport/FieldDrawable.h"
#include "ui/viewport/GizmoDrawable.h"
#include "ui/viewport/GridDrawable.h"
#include "ui/viewport/HandleDrawable.h"
#include "ui/viewport/LeakDrawable.h"
#include "ui/viewport/MeshDrawable.h"
#include "ui/viewport/PlaceDrawable.h"
#include "ui/viewport/PointDrawable.h"
#include "ui/viewport/RegionDrawable.h"
#include "ui/viewport/SkeletonDrawable.h"
#include "ui/viewport/SliceDrawable.h"
#include "ui/viewport/SurfacePaint.h"
#include "ui/viewport/ViewInteraction.h"
#include "ui/viewport/VoxelDrawable.h"

namespace sinew {

/// Draws all layers in their order. Lives as long as a context; everything in it is made anew for the next.
class SceneRenderer {
public:
    SceneRenderer(TaskPool& pool, ViewData& data, std::function<void()> repaint);

    /// Brings what is on the card up to date.
    void update(const Frame& frame, const Changes& changes);
    void draw(const Frame& frame);
    /// Handles, over everything.
    void drawHandles(const Frame& frame, const ViewInteraction& interaction);
    void setHovered(std::int32_t joint) { m_skeleton.setHovered(joint); }
    void setRegion(const std::string& name, bool points) { m_regions.choose(name, points); }
    /// How often the surface got other colours.
    int colorings() const { return m_paint.colorings(); }
    void setExplanation(const PointExplanation* explanation) { m_explanation.set(explanation); }

private:
    ViewData& m_data;
    GridDrawable m_grid;
    MeshDrawable m_mesh;
    SurfacePaint m_paint;
    SkeletonDrawable m_skeleton;
    VoxelDrawable m_voxels;
    SliceDrawable m_slice;
    FieldDrawable m_field;
    DefectDrawable m_defects;
    LeakDrawable m_leaks;
    PlaceDrawable m_places;
    HandleDrawable m_bindHandles;
    RegionDrawable m_regions;
    ExplanationDrawable m_explanation;
    PointDrawable m_points;
    GizmoDrawable m_gizmo;
    std::shared_ptr<const SceneFindings> m_findings;
};

} // namespace sinew
