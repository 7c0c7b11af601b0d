#include "ui/viewport/tools/ClickTool.h"

#include "app/document/edits/Edits.h"

#include <QGuiApplication>
#include <QStyleHints>

#include <utility>

namespace sinew {

ClickTool::ClickTool(Document& document, ViewPicks& picks, Clicks clicks)
    : m_document(document)
    , m_picks(picks)
    , m_clicks(clicks) {}

bool ClickTool::press(const ToolEvent& event) {
    m_pressed = event.place;
    m_clicking = true;
    return true;
}

Repaint ClickTool::drag(const ToolEvent& /*event*/) {
    return Repaint::Nothing;
}

void ClickTool::release(const ToolEvent& event) {
    const double moved = (event.place - m_pressed).manhattanLength();
    if (std::exchange(m_clicking, false) && moved < QGuiApplication::styleHints()->startDragDistance()) {
        click(event);
    }
}

void ClickTool::click(const ToolEvent& event) {
    const ViewHit hit = m_picks.at(event.place, event.camera, true);
    if (event.keys.testFlag(Qt::ControlModifier) || m_clicks == Clicks::Explain) {
        m_picks.explain(hit);
    } else if (hit == ViewHit()) {
        if (!event.keepsSelection && !event.keys.testFlag(Qt::ShiftModifier)) {
            setSelection(m_document, {});
        }
    } else {
        m_picks.select(hit, event.keys.testFlag(Qt::ShiftModifier));
    }
}

} // namespace sinew
