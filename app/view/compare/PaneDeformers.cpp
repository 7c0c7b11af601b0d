#include "app/view/compare/PaneDeformers.h"

#include <algorithm>

namespace sinew {

void PaneDeformers::set(std::size_t pane, PosedMesh& posed, bool shown) {
    m_panes.resize(std::max(m_panes.size(), pane + 1));
    Pane& entry = m_panes[pane];
    const bool own = shown && posed.shownWeights() != m_document.state().weights;
    entry.posed = shown ? &posed : nullptr;
    if (!own) {
        entry.centers.reset();
        entry.implicit.reset();
        if (shown) {
            takeOver(posed);
        }
    } else if (!entry.implicit) {
        entry.centers = std::make_unique<CenterFinder>(m_document, posed, m_pool);
        entry.implicit = std::make_unique<ImplicitController>(m_document, posed, m_pool);
    }
}

void PaneDeformers::follow() {
    for (const Pane& pane : m_panes) {
        if (pane.posed != nullptr && !pane.implicit) {
            takeOver(*pane.posed);
        }
    }
}

/// Nothing while the view shows other weights, as a bind's preview does: what it has is theirs.
void PaneDeformers::takeOver(PosedMesh& posed) {
    const bool same = posed.shownWeights() == m_shown.shownWeights();
    if (const auto centers = same ? m_shown.centers() : nullptr; centers && centers != posed.centers()) {
        posed.setCenters(m_shown.shownWeights(), centers);
    }
    posed.setImplicit(same ? m_shown.implicit() : nullptr);
}

bool PaneDeformers::settled() const {
    return std::ranges::all_of(m_panes, [](const Pane& pane) {
        return !pane.implicit || (pane.implicit->settled() && !pane.centers->running());
    });
}

} // namespace sinew
