#include "app/jobs/PoseWeights.h"

#include "core/bind/PosedAlphas.h"

namespace sinew {

PoseWeights::PoseWeights(Document& document, PosedMesh& posed, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_posed(posed)
    , m_job(pool) {
    document.onChange(DocumentChange::Scene | DocumentChange::Settings | DocumentChange::Field |
                          DocumentChange::Weights | DocumentChange::Pose,
                      this, &PoseWeights::follow);
    connect(&posed, &PosedMesh::changed, this, &PoseWeights::follow);
}

/// Nothing: the pose asks for the document's weights.
std::optional<PoseWeights::Asked> PoseWeights::asked() const {
    const DocumentState& state = m_document.state();
    if (!state.bound() || state.settings.alphaCurves.empty() || m_document.weightsAwaited()) {
        return std::nullopt;
    }
    const WeightingSettings& settings = state.settings;
    Asked asked{state.field, state.weights,
                alphasInPose(settings, state.scene->skeleton, m_posed.drivenPose())};
    return asked.weighting == alphasAtRest(settings) ? std::nullopt : std::optional(std::move(asked));
}

void PoseWeights::follow() {
    const std::optional<Asked> now = asked();
    if (now == m_shown || (now && m_job.running())) {
        return; // what runs looks again when it ends
    }
    if (now) {
        start(*now);
        return;
    }
    m_job.drop();
    m_shown.reset();
    m_posed.setPoseWeights(nullptr);
}

Expected<PartWeights> weightsInPose(const DocumentState& state, const WeightingSettings& weighting,
                                    const std::shared_ptr<const LayerContext>& context, Progress& progress) {
    DocumentState posed = state;
    static_cast<WeightingSettings&>(posed.settings) = weighting;
    const std::shared_ptr<const PartWeights> base = baseWeights(posed, progress);
    if (progress.canceled()) {
        return fail(ErrorCode::Canceled);
    }
    LayerEvaluator layers;
    return context ? layers.evaluate(state.layers, *base, context) : *base;
}

void PoseWeights::start(const Asked& now) {
    const DocumentState state = m_document.state();
    const auto context = m_document.layering().contextInForce(state);
    m_job.start<PartWeights>(
        [state, now, context](Progress& progress) {
            return weightsInPose(state, now.weighting, context, progress);
        },
        [this, now](Expected<PartWeights> weights) { arrived(now, std::move(weights)); });
}

void PoseWeights::arrived(const Asked& of, Expected<PartWeights> weights) {
    m_shown = of; // what fails would fail again
    if (weights) {
        m_posed.setPoseWeights(std::make_shared<const PartWeights>(std::move(*weights)));
    }
    follow();
}

} // namespace sinew
