#include "ui/viewport/SliceDrag.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr double kSliceDragReach = 16.0; // pixels

} // namespace

bool SliceDrag::shown(const ViewSettings& view, const DocumentState& state) {
    const bool volume = view.layer(Layer::Voxels).visible || view.layer(Layer::Octree).visible ||
                        view.layer(Layer::SliceDistance).visible;
    const bool field = view.layer(Layer::Field).visible && state.deform.implicit && !view.exportPreview;
    return view.sliceEnabled && ((state.bound() && volume) || field);
}

Vec3 SliceDrag::grip(const ViewSettings& view, const Aabb& box) {
    Vec3 place = box.center();
    const auto axis = static_cast<Eigen::Index>(view.sliceAxis);
    // On the upper rim; for the plane that lies flat on its front.
    const Eigen::Index rim = view.sliceAxis == SliceAxis::Y ? 2 : 1;
    place[rim] = box.max[rim];
    place[axis] = box.min[axis] + view.slice * (box.max[axis] - box.min[axis]);
    return place;
}

bool SliceDrag::hover(const OrbitCamera& camera, const Aabb& box, double x, double y) {
    const auto place = camera.project(grip(m_view.settings(), box));
    const bool now = place && std::hypot(place->x - x, place->y - y) < kSliceDragReach;
    const bool changed = now != m_hovered;
    m_hovered = now;
    return changed;
}

bool SliceDrag::press(const OrbitCamera& camera, const Aabb& box, double x, double y) {
    hover(camera, box, x, y);
    if (!m_hovered) {
        return false;
    }
    Gizmo gizmo;
    gizmo.center = grip(m_view.settings(), box);
    m_drag = ArrowDrag(gizmo, static_cast<GizmoPart>(static_cast<int>(m_view.settings().sliceAxis) + 1),
                       camera, x, y);
    m_start = m_view.settings().slice;
    m_dragging = true;
    return true;
}

void SliceDrag::move(const Aabb& box, double x, double y) {
    ViewSettings next = m_view.settings();
    const auto axis = static_cast<Eigen::Index>(next.sliceAxis);
    const double span = std::max(box.extent()[axis], 1e-12);
    next.slice = std::clamp(m_start + m_drag.moveTo(x, y)[axis] / span, 0.0, 1.0);
    m_view.set(next);
}

void SliceDrag::cancel() {
    if (m_dragging) {
        ViewSettings next = m_view.settings();
        next.slice = m_start;
        m_view.set(next);
        m_dragging = false;
    }
}

} // namespace sinew
