#include "ui/flow/weights/BrushView.h"

#include "ui/viewport/ViewportWidget.h"

namespace sinew {
namespace {

std::optional<Overlay> overlayOfTool(ViewTool tool) {
    switch (tool) {
    case ViewTool::PaintWeights:
        return Overlay::Weights;
    case ViewTool::PaintRegion:
        return Overlay::RegionAmount;
    default:
        return std::nullopt;
    }
}

} // namespace

BrushView::BrushView(Document& document, ViewState& view, ViewportWidget& viewport, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_view(view)
    , m_viewport(viewport) {
    connect(&viewport, &ViewportWidget::toolChanged, this, &BrushView::follow);
    document.onChange(DocumentChange::Scene | DocumentChange::Selection, this, [this](DocumentChanges what) {
        if (what.testFlag(DocumentChange::Scene)) { // with a view of its own
            m_before.reset();
            m_taken.reset();
        }
        follow();
    });
}

/// Without an active joint there are no weights to see: they come with the first one.
void BrushView::follow() {
    const std::optional<Overlay> painted = overlayOfTool(m_viewport.tool());
    if (painted != m_taken) {
        putAway();
    }
    const bool visible = painted != Overlay::Weights || m_document.state().selection.joint != kNone;
    if (painted && !m_taken && visible) {
        take(*painted);
    }
}

void BrushView::take(Overlay painted) {
    m_taken = painted;
    const Look before = look();
    m_painted = Look();
    for (std::size_t i = 0; i < kSurfaceColorOverlays.size(); ++i) {
        m_painted.colors[i] = kSurfaceColorOverlays[i] == painted;
    }
    if (before != m_painted) {
        m_before = before;
        setLook(m_painted);
    }
}

void BrushView::putAway() {
    m_taken.reset();
    if (m_before && look() == m_painted) {
        setLook(*m_before);
    }
    m_before.reset();
}

BrushView::Look BrushView::look() const {
    Look look;
    for (std::size_t i = 0; i < kSurfaceColorOverlays.size(); ++i) {
        look.colors[i] = m_view.visible(kSurfaceColorOverlays[i]);
    }
    look.shaded = m_view.visible(Overlay::Mesh);
    return look;
}

void BrushView::setLook(const Look& look) {
    ViewSettings next = m_view.settings();
    for (std::size_t i = 0; i < kSurfaceColorOverlays.size(); ++i) {
        next.layer(kSurfaceColorOverlays[i]).visible = look.colors[i];
    }
    next.layer(Overlay::Mesh).visible = look.shaded;
    m_view.set(next);
}

} // namespace sinew
