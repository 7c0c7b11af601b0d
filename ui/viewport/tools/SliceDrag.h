#pragma once

#include "app/document/Document.h"
#include "app/document/ViewState.h"
#include "app/view/gizmo/GizmoDrag.h"
#include "app/view/volume/SliceCut.h"
#include "ui/viewport/tools/Tool.h"

namespace sinew {

/// The grip of the slicing plane: where it is, whether the cursor is over it, and what a drag does to
/// ViewState's slice.
class SliceDrag final : public Tool {
public:
    SliceDrag(const Document& document, ViewState& view)
        : m_document(document)
        , m_view(view) {}

    /// Whether anything is cut, so that there is a plane to show.
    static bool shown(const ViewSettings& view, const DocumentState& state);
    /// A place on the plane's rim that is easy to reach.
    static Vec3 grip(const ViewSettings& view, const Aabb& box);
    bool highlighted() const { return m_dragging || m_hovered; }

    Repaint hover(const ToolEvent& event) override;
    bool press(const ToolEvent& event) override;
    Repaint drag(const ToolEvent& event) override;
    void release(const ToolEvent& /*event*/) override { m_dragging = false; }
    bool dragging() const override { return m_dragging; }
    void cancel() override;

private:
    const Document& m_document;
    ViewState& m_view;
    ArrowDrag m_drag;
    double m_start = 0.0;
    bool m_hovered = false;
    bool m_dragging = false;
};

} // namespace sinew
