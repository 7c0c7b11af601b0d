#include "ui/viewport/ViewPicks.h"

#include "app/document/edits/Edits.h"
#include "app/document/edits/SelectEdits.h"

namespace sinew {

ViewPicks::ViewPicks(Document& document, PosedMesh& posed, ViewState& view, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_posed(posed)
    , m_surface(document, posed, view) {}

ViewHit ViewPicks::at(const QPointF& point, const OrbitCamera& camera, bool joints) {
    ViewHit hit;
    if (!m_document.state().scene) {
        return hit;
    }
    if (const auto surface = m_surface.surface(camera, point.x(), point.y())) {
        hit.vertex = surface->vertex;
        hit.part = static_cast<std::int32_t>(surface->vertex.part);
    }
    const auto joint = joints ? m_surface.joint(camera, point.x(), point.y()) : std::nullopt;
    hit.joint = joint ? joint->joint : kNone;
    return hit;
}

void ViewPicks::select(const ViewHit& hit, bool adds) {
    if (adds && hit.joint != kNone) {
        toggleJoint(m_document, hit.joint);
        return;
    }
    if (adds && hit.part != kNone) {
        togglePart(m_document, static_cast<std::size_t>(hit.part));
        return;
    }
    // Whoever turns to something else is done with the vertex that was explained.
    Selection next = m_document.state().selection;
    next.vertex.reset();
    if (hit.joint != kNone) {
        next.joint = hit.joint;
        next.others.clear();
    } else if (hit.part != kNone) {
        next.part = hit.part;
        next.otherParts.clear();
    } else {
        return;
    }
    setSelection(m_document, next);
}

bool ViewPicks::explain(const ViewHit& hit) {
    if (hit.vertex) {
        selectVertex(m_document, hit.vertex);
        Q_EMIT explained(*hit.vertex);
    }
    return hit.vertex.has_value();
}

bool ViewPicks::chooseJoint(const ViewHit& hit) {
    const auto& weights = m_posed.shownWeights();
    const bool weighted =
        hit.vertex && weights && hit.vertex->part < weights->size() && (*weights)[hit.vertex->part];
    const auto influences =
        weighted ? (*weights)[hit.vertex->part]->at(hit.vertex->vertex) : std::span<const Influence>();
    if (!influences.empty()) {
        selectJoint(m_document, influences.front().joint); // the largest stands first
    }
    return !influences.empty();
}

} // namespace sinew
