#include "app/jobs/SurfaceMaker.h"

#include "app/document/edits/SubdivisionEdits.h"

#include <algorithm>
#include <utility>

namespace sinew {

SurfaceMaker::SurfaceMaker(Document& document, PosedMesh& posed, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_posed(posed)
    , m_job(pool) {
    document.onChange(DocumentChange::Scene | DocumentChange::Subdivision, this, &SurfaceMaker::follow);
    follow();
}

void SurfaceMaker::follow() {
    const DocumentState& state = m_document.state();
    std::vector<SubdivisionChoice> choices = subdivisionOf(state);
    if (state.scene == m_scene && choices == m_choices) {
        return;
    }
    m_scene = state.scene;
    m_choices = std::move(choices);
    if (std::ranges::none_of(m_choices, [](const SubdivisionChoice& c) { return c.levels() > 0; })) {
        m_job.drop();
        m_posed.setSurfaces(nullptr);
        return;
    }
    m_job.start<SmoothParts>(
        [scene = m_scene, choices = m_choices, before = m_posed.surfaces()](Progress& progress) {
            return smoothParts(*scene, choices, progress, before ? *before : SmoothParts());
        },
        [this](Expected<SmoothParts> parts) { arrived(std::move(parts)); });
}

/// Without memory for them the cages are shown.
void SurfaceMaker::arrived(Expected<SmoothParts> parts) {
    const bool some = parts && anySmooth(*parts);
    m_posed.setSurfaces(some ? std::make_shared<const SmoothParts>(std::move(*parts)) : nullptr);
}

} // namespace sinew
