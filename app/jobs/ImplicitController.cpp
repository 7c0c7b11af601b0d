#include "app/jobs/ImplicitController.h"

#include "core/deform/Skinning.h"

namespace sinew {

ImplicitController::ImplicitController(Document& document, PosedMesh& posed, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_posed(posed)
    , m_fit(pool)
    , m_posing(pool) {
    constexpr int restMilliseconds = 150;
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMilliseconds);
    connect(&m_rest, &QTimer::timeout, this, &ImplicitController::fit);
    document.onChange(DocumentChange::Scene | DocumentChange::Weights | DocumentChange::Pose |
                          DocumentChange::Deformer,
                      this, &ImplicitController::follow);
    connect(&posed, &PosedMesh::changed, this, &ImplicitController::follow);
    follow();
}

ImplicitController::Source ImplicitController::source() const {
    return {m_document.state().scene, m_posed.shownWeights(), m_document.state().deform.method};
}

/// A coarse preview of a bind, and the view as an engine deforms, have no use for fields.
bool ImplicitController::wanted() const {
    const DocumentState& state = m_document.state();
    return state.deform.implicit && state.hasSkeleton() && !m_posed.exportPreview() &&
           !m_posed.weightsPreview() && m_posed.weighted();
}

std::shared_ptr<const ImplicitSkin> ImplicitController::skin() const {
    return m_document.state().deform.implicit && m_source == source() ? m_skin : nullptr;
}

std::shared_ptr<const ImplicitPose> ImplicitController::pose() const {
    return m_posed.implicit() ? m_posed.implicit()->pose : nullptr;
}

bool ImplicitController::settled() const {
    if (m_fit.running() || m_posing.running() || m_rest.isActive()) {
        return false;
    }
    return !wanted() || m_givenUp == source() || (m_posed.implicit() && m_shown == m_posed.revision());
}

/// Brings everything to what document and posed mesh ask for.
void ImplicitController::follow() {
    const DocumentState& state = m_document.state();
    const bool switchedOn = state.deform.implicit && !m_on;
    m_on = state.deform.implicit;
    if (switchedOn) {
        m_givenUp = {};
    }
    if (!wanted()) {
        m_rest.stop();
        if (!m_on || state.scene != m_source.scene) {
            stopFitting();
        }
        m_posed.setImplicit(nullptr);
        return;
    }
    const bool anew = m_source != source();
    if (anew) {
        stopFitting();
        m_poser.reset();
        m_skin.reset();
        m_source = source();
        m_posed.setImplicit(nullptr);
        Q_EMIT skinChanged();
    }
    if (m_poser) {
        poseNext();
    } else if (switchedOn) {
        fit();
    } else if (!m_fit.running() && m_givenUp != m_source && (anew || !m_rest.isActive())) {
        m_rest.start();
    }
}

void ImplicitController::fit() {
    if (!wanted() || m_source != source() || m_fit.running() || m_poser) {
        return;
    }
    m_rest.stop();
    m_fit.start<ImplicitSkin>(
        [source = m_source](Progress& progress) {
            return implicitSkinOf(*source.scene, *source.weights, source.method, progress);
        },
        [this](Expected<ImplicitSkin> skin) { fitted(std::move(skin)); });
    Q_EMIT fittingChanged(true);
}

void ImplicitController::fitted(Expected<ImplicitSkin> skin) {
    if (skin) {
        m_skin = std::make_shared<const ImplicitSkin>(std::move(*skin));
        m_poser = std::make_shared<ImplicitPoser>(m_skin);
        Q_EMIT skinChanged();
    } else {
        m_givenUp = m_source;
    }
    Q_EMIT fittingChanged(false);
    if (skin) {
        follow();
    } else if (skin.error().code == ErrorCode::Canceled) {
        Q_EMIT canceled();
    } else {
        Q_EMIT failed(skin.error());
    }
}

void ImplicitController::cancel() {
    if (m_rest.isActive()) {
        m_rest.stop();
        m_givenUp = m_source;
    }
    m_fit.cancel(); // fitted() comes with Canceled
}

void ImplicitController::stopFitting() {
    if (m_fit.running()) {
        m_fit.drop();
        Q_EMIT fittingChanged(false);
    }
}

/// Starts the newest pose, unless one runs: that one's end starts it.
void ImplicitController::poseNext() {
    const bool done = m_posed.implicit() && m_shown == m_posed.revision();
    if (!m_poser || m_posing.running() || done) {
        return;
    }
    m_shown = m_posed.revision();
    m_posing.start<ImplicitFrame>(
        [form = m_posed.snapshot(), poser = m_poser, skin = m_skin](Progress&) -> Expected<ImplicitFrame> {
            ImplicitFrame frame = implicitFrame(form, *poser);
            frame.skin = skin;
            return frame;
        },
        [this, source = m_source](Expected<ImplicitFrame> frame) { arrived(std::move(frame), source); });
}

void ImplicitController::arrived(Expected<ImplicitFrame> frame, const Source& source) {
    if (!wanted() || source != m_source || !m_poser) {
        follow();
        return;
    }
    if (!frame) {
        m_poser.reset();
        m_skin.reset();
        m_givenUp = m_source;
        Q_EMIT skinChanged();
        Q_EMIT failed(frame.error());
        return;
    }
    m_milliseconds = frame->milliseconds;
    m_posed.setImplicit(std::make_shared<const ImplicitFrame>(std::move(*frame))); // follow() comes of it
    Q_EMIT posed(m_milliseconds);
}

Expected<PartCenters> centersOf(const Scene& scene, const PartWeights& weights, Progress& progress) {
    PartCenters centers(scene.parts.size());
    for (std::size_t part = 0; part < centers.size(); ++part) {
        if (!weights[part]) {
            continue;
        }
        auto found = centersOfRotation(*scene.parts[part].mesh, *weights[part], progress);
        if (!found) {
            return fail(found.error());
        }
        centers[part] = std::move(*found);
    }
    return centers;
}

CenterFinder::CenterFinder(Document& document, PosedMesh& posed, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_posed(posed)
    , m_job(pool) {
    // Not to the document, so that centres never come for a scene the posed mesh has not taken in.
    connect(&posed, &PosedMesh::changed, this, &CenterFinder::follow);
    follow();
}

void CenterFinder::cancel() {
    if (m_job.running()) {
        m_job.drop();
        m_weights.reset(); // what is not finished is not known
        Q_EMIT changed();
    }
}

void CenterFinder::follow() {
    const DocumentState& state = m_document.state();
    const auto& weights = m_posed.lastingWeights();
    const bool wanted = state.scene && state.deform.deformer == Deformer::CentersOfRotation;
    if (!wanted || weights != m_weights) {
        cancel();
    }
    if (wanted && weights != m_weights) {
        start(state.scene, weights);
    }
}

void CenterFinder::start(const std::shared_ptr<const Scene>& scene,
                         const std::shared_ptr<const PartWeights>& weights) {
    m_weights = weights;
    m_job.start<PartCenters>(
        [scene, weights](Progress& progress) { return centersOf(*scene, *weights, progress); },
        [this, weights](Expected<PartCenters> centers) {
            if (centers) {
                m_posed.setCenters(weights, std::make_shared<const PartCenters>(std::move(*centers)));
            }
            Q_EMIT changed();
        });
    Q_EMIT changed();
}

} // namespace sinew
