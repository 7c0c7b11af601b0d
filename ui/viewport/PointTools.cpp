#include "ui/viewport/PointTools.h"

#include "ui/viewport/AreaSelect.h"
#include "ui/viewport/PaintSelect.h"
#include "ui/viewport/WeightBrush.h"

#include <algorithm>

namespace sinew {

PointTools::PointTools(Document& document, PosedMesh& posed, PosedPicker& surface,
                       const std::function<void(const Error&)>& tell)
    : m_picker(document, posed) {
    m_tools[ViewTool::BoxSelect] = std::make_unique<BoxSelect>(document, m_picker, m_options);
    m_tools[ViewTool::LassoSelect] = std::make_unique<LassoSelect>(document, m_picker, m_options);
    m_tools[ViewTool::PaintSelect] = std::make_unique<PaintSelect>(document, m_picker, m_options);
    m_tools[ViewTool::PaintWeights] =
        std::make_unique<WeightBrush>(document, posed, surface, m_options, m_paint, tell);
}

PointTool* PointTools::at(ViewTool tool) const {
    const auto found = m_tools.find(tool);
    return found == m_tools.end() ? nullptr : found->second.get();
}

bool PointTools::dragging() const {
    return std::ranges::any_of(m_tools, [](const auto& entry) { return entry.second->dragging(); });
}

void PointTools::cancel() {
    for (const auto& [kind, tool] : m_tools) {
        tool->cancel();
    }
}

} // namespace sinew
