#pragma once

#include "app/document/DocumentState.h"
#include "app/document/ViewState.h"
#include "app/view/GizmoDrag.h"
#include "app/view/SliceCut.h"

#include <QFlags>

namespace sinew {

/// The grip of the slicing plane: where it is, whether the cursor is over it, and what a drag does to
/// ViewState's slice.
class SliceDrag {
public:
    explicit SliceDrag(ViewState& view)
        : m_view(view) {}

    /// Whether anything is cut, so that there is a plane to show.
    static bool shown(const ViewSettings& view, const DocumentState& state);
    /// A place on the plane's rim that is easy to reach.
    static Vec3 grip(const ViewSettings& view, const Aabb& box);
    bool hover(const OrbitCamera& camera, const Aabb& box, double x, double y);
    bool highlighted() const { return m_dragging || m_hovered; }
    bool press(const OrbitCamera& camera, const Aabb& box, double x, double y);
    bool dragging() const { return m_dragging; }
    void move(const Aabb& box, double x, double y);
    void release() { m_dragging = false; }
    void cancel();

private:
    ViewState& m_view;
    ArrowDrag m_drag;
    double m_start = 0.0;
    bool m_hovered = false;
    bool m_dragging = false;
};

} // namespace sinew
