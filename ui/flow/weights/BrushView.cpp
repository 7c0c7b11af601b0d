#include "ui/flow/weights/BrushView.h"

#include "ui/viewport/ViewportWidget.h"

namespace sinew {

BrushView::BrushView(Document& document, ViewState& view, ViewportWidget& viewport, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_view(view)
    , m_viewport(viewport) {
    connect(&viewport, &ViewportWidget::toolChanged, this, &BrushView::follow);
    document.onChange(DocumentChange::Scene | DocumentChange::Selection, this, [this](DocumentChanges what) {
        if (what.testFlag(DocumentChange::Scene)) { // with a view of its own
            m_before.reset();
            m_taken = false;
        }
        follow();
    });
}

/// Without an active joint there are no weights to see: they come with the first one.
void BrushView::follow() {
    if (m_viewport.tool() != ViewTool::PaintWeights) {
        putAway();
    } else if (!m_taken && m_document.state().selection.joint != kNone) {
        take();
    }
}

void BrushView::take() {
    m_taken = true;
    const Look before = look();
    m_weights = Look();
    for (std::size_t i = 0; i < kSurfaceColorOverlays.size(); ++i) {
        m_weights.colors[i] = kSurfaceColorOverlays[i] == Overlay::Weights;
    }
    if (before != m_weights) {
        m_before = before;
        setLook(m_weights);
    }
}

void BrushView::putAway() {
    m_taken = false;
    if (m_before && look() == m_weights) {
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
