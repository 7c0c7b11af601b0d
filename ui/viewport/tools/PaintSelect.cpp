#include "ui/viewport/tools/PaintSelect.h"

#include "ui/viewport/ViewTheme.h"
#include "ui/viewport/tools/BrushRing.h"

#include <QCoreApplication>

#include <utility>

namespace sinew {
namespace {

QString stepName() {
    return QCoreApplication::translate("SelectTool", "Paint Select");
}

} // namespace

PaintSelect::PaintSelect(Document& document, VertexPicker& picker, PickOptions& options)
    : m_document(document)
    , m_picker(picker)
    , m_options(options) {}

bool PaintSelect::press(const ToolEvent& event) {
    m_step.emplace(m_document);
    m_mode = selectModeOf(event.keys);
    m_scene = m_document.state().scene;
    m_before = m_document.state().selected;
    m_selected =
        m_mode == SelectMode::Replace ? noVertices(m_document.state()) : selectedVertices(m_document.state());
    m_last = event.place;
    drag(event);
    return true;
}

Repaint PaintSelect::drag(const ToolEvent& event) {
    const VertexSet touched = m_picker.vertices(event.camera, m_options.through)
                                  .inStroke(toEigen(m_last), toEigen(event.place), m_options.radius);
    m_last = event.place;
    // A stroke that replaces does so where it begins and adds from there.
    m_selected = combined(std::move(m_selected), touched,
                          m_mode == SelectMode::Remove ? SelectMode::Remove : SelectMode::Add);
    setSelectedVertices(m_document, m_selected, stepName(), MergeKey::SelectVertices);
    return Repaint::Overlay;
}

void PaintSelect::release(const ToolEvent& /*event*/) {
    m_step.reset();
}

void PaintSelect::cancel() {
    if (m_step && m_scene == m_document.state().scene) {
        // Merged into the stroke's step, which then changes nothing and goes.
        m_document.change(
            stepName(), [this](DocumentState& state) { state.selected = m_before; },
            MergeKey::SelectVertices);
    }
    m_step.reset();
}

Repaint PaintSelect::hover(const ToolEvent& /*event*/) {
    return Repaint::Overlay; // the ring goes with the cursor
}

bool PaintSelect::wheel(const ToolEvent& /*event*/, double notches) {
    m_options.resize(notches);
    return true;
}

void PaintSelect::paint(QPainter& painter, const ViewTheme& theme, const QPointF& cursor) const {
    drawBrushRing(painter, toQt(theme.selected), cursor, m_options.radius);
}

} // namespace sinew
