#include "ui/viewport/tools/SelectTool.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QStyleHints>

namespace sinew {
namespace {

constexpr double kSelectToolReach = 14.0; // pixels between the cursor and the vertex that a click means

} // namespace

SelectMode selectModeOf(Qt::KeyboardModifiers keys) {
    return keys.testFlag(Qt::ControlModifier) ? SelectMode::Remove
           : keys.testFlag(Qt::ShiftModifier) ? SelectMode::Add
                                              : SelectMode::Replace;
}

SelectTool::SelectTool(Document& document, VertexPicker& picker, const PickOptions& options)
    : m_document(document)
    , m_picker(picker)
    , m_options(options) {}

const ScreenPoints& SelectTool::screen(const OrbitCamera& camera) const {
    return m_picker.vertices(camera, m_options.through);
}

bool SelectTool::press(const ToolEvent& event) {
    m_step.emplace(m_document);
    m_mode = selectModeOf(event.keys);
    m_start = event.place;
    m_framing = false;
    began();
    return true;
}

Repaint SelectTool::drag(const ToolEvent& event) {
    const double way = (event.place - m_start).manhattanLength();
    m_framing = m_framing || way >= QGuiApplication::styleHints()->startDragDistance();
    if (m_framing) {
        moved(event);
    }
    return Repaint::Overlay;
}

void SelectTool::release(const ToolEvent& event) {
    if (!m_step) {
        return;
    }
    if (m_framing) {
        ended(event);
    } else {
        click(event);
    }
    m_framing = false;
    m_step.reset();
}

void SelectTool::click(const ToolEvent& event) {
    const auto vertex = screen(event.camera).nearest(toEigen(event.place), kSelectToolReach);
    if (!vertex && event.keepsSelection) {
        return;
    }
    const VertexSet picked = vertex ? m_picker.coLocated(*vertex) : noVertices(m_document.state());
    pickVertices(m_document, picked, m_mode,
                 vertex ? QCoreApplication::translate("SelectTool", "Select Vertex")
                        : QCoreApplication::translate("SelectTool", "Deselect Vertices"));
}

bool SelectTool::doublePress(const ToolEvent& event) {
    if (const auto vertex = screen(event.camera).nearest(toEigen(event.place), kSelectToolReach)) {
        selectShellVertices(m_document, *vertex, selectModeOf(event.keys));
    }
    return false; // done by the press: there is nothing to drag
}

void SelectTool::cancel() {
    m_framing = false;
    m_step.reset(); // nothing is selected before the button is let go
}

} // namespace sinew
