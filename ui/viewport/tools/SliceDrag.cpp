#include "ui/viewport/tools/SliceDrag.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinew {
namespace {

constexpr double kSliceDragReach = 16.0; // pixels

} // namespace

bool SliceDrag::shown(const ViewSettings& view, const DocumentState& state) {
    const bool volume = view.layer(Overlay::Voxels).visible || view.layer(Overlay::Octree).visible ||
                        view.layer(Overlay::SliceDistance).visible;
    const bool field = view.layer(Overlay::Field).visible && state.deform.implicit && !view.exportPreview;
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

Repaint SliceDrag::hover(const ToolEvent& event) {
    if (!shown(m_view.settings(), m_document.state())) {
        return Repaint::Nothing;
    }
    const auto place = event.camera.project(grip(m_view.settings(), event.box));
    const bool now =
        place && std::hypot(place->x - event.place.x(), place->y - event.place.y()) < kSliceDragReach;
    return std::exchange(m_hovered, now) == now ? Repaint::Nothing : Repaint::Picture;
}

bool SliceDrag::press(const ToolEvent& event) {
    hover(event);
    if (!m_hovered || !shown(m_view.settings(), m_document.state())) {
        return false;
    }
    Gizmo gizmo;
    gizmo.center = grip(m_view.settings(), event.box);
    m_drag = ArrowDrag(gizmo, static_cast<GizmoPart>(static_cast<int>(m_view.settings().sliceAxis) + 1),
                       event.camera, event.place.x(), event.place.y());
    m_start = m_view.settings().slice;
    m_dragging = true;
    return true;
}

Repaint SliceDrag::drag(const ToolEvent& event) {
    ViewSettings next = m_view.settings();
    const auto axis = static_cast<Eigen::Index>(next.sliceAxis);
    const double span = std::max(event.box.extent()[axis], 1e-12);
    const double way = m_drag.moveTo(event.place.x(), event.place.y())[axis];
    next.slice = std::clamp(m_start + way / span, 0.0, 1.0);
    m_view.set(next); // which has the picture drawn again
    return Repaint::Nothing;
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
