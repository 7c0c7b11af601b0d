#include "ui/flow/RegionFlow.h"

#include "app/document/regions/RegionEdits.h"
#include "ui/actions/Actions.h"

namespace sinew {

RegionFlow::RegionFlow(const Actions& actions, Document& document, QObject* parent)
    : QObject(parent)
    , m_actions(actions)
    , m_document(document) {
    const auto on = [this](const char* id, RegionArea area) {
        m_actions.on(id, this, [this, area] { addRegionHere(m_document, area); });
    };
    on("regions.sphere", RegionArea::Sphere);
    on("regions.capsule", RegionArea::Capsule);
    on("regions.box", RegionArea::Box);
    on("regions.points", RegionArea::Painted);
    document.onChange(DocumentChange::Scene | DocumentChange::SelectedVertices, this, &RegionFlow::show);
    show();
}

void RegionFlow::show() {
    const DocumentState& state = m_document.state();
    for (const char* id : {"regions.sphere", "regions.capsule", "regions.box"}) {
        m_actions[id]->setEnabled(state.hasScene());
    }
    m_actions["regions.points"]->setEnabled(state.selected != nullptr);
}

} // namespace sinew
