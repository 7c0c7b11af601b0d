#include "ui/flow/RegionFlow.h"

#include "app/document/regions/RegionEdits.h"
#include "ui/actions/Actions.h"

namespace sinew {

RegionFlow::RegionFlow(const Actions& actions, Document& document, QObject* parent)
    : QObject(parent)
    , m_actions(actions)
    , m_document(document) {
    const auto on = [this](const char* id, SolidShape shape) {
        m_actions.on(id, this, [this, shape] { addRegionHere(m_document, shape); });
    };
    on("regions.sphere", SolidShape::Sphere);
    on("regions.capsule", SolidShape::Capsule);
    on("regions.box", SolidShape::Box);
    m_actions.on("regions.points", this, [this] { addPaintedRegion(m_document); });
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
