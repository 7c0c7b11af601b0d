#include "app/document/PosedMesh.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>

namespace sinew {

SkinWeights engineWeights(const SkinWeights& weights, std::size_t limit) {
    constexpr float steps = 255.0F;
    SkinWeightsBuilder builder;
    builder.reserve(weights.pointCount(), weights.pointCount() * std::max<std::size_t>(limit, 4));
    const SkinWeights limited = limit == 0 ? weights : limitInfluences(weights, limit);
    std::vector<Influence> rounded;
    for (std::size_t p = 0; p < limited.pointCount(); ++p) {
        const std::span<const Influence> influences = limited.at(p);
        rounded.assign(influences.begin(), influences.end());
        float rest = steps;
        for (std::size_t i = 1; i < rounded.size(); ++i) {
            rounded[i].weight = std::round(rounded[i].weight * steps);
            rest -= rounded[i].weight;
        }
        if (!rounded.empty()) {
            rounded[0].weight = rest;
        }
        builder.add(rounded);
    }
    return builder.finish();
}

PosedMesh::PosedMesh(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document) {
    connect(&document, &Document::changed, this, &PosedMesh::documentChanged);
    documentChanged(DocumentChange::Scene);
}

void PosedMesh::documentChanged(DocumentChanges what) {
    if (what.testFlag(DocumentChange::Scene)) {
        m_parts.clear();
        m_parts.resize(m_document.state().scene ? m_document.state().scene->parts.size() : 0);
        m_preview.reset();
        m_weightsPreview.reset();
    }
    if (what.testFlag(DocumentChange::Scene) || what.testFlag(DocumentChange::Weights)) {
        dropImplicit();
        m_engineWeights.assign(m_parts.size(), nullptr);
    }
    if (!m_document.state().deform.implicit) {
        dropImplicit();
    }
    if (what & (DocumentChanges(DocumentChange::Scene) | DocumentChange::Weights | DocumentChange::Pose |
                DocumentChange::Deformer)) {
        invalidate();
    }
}

void PosedMesh::invalidate() {
    m_jointsValid = false;
    ++m_revision;
    for (Posed& part : m_parts) {
        part.pointsValid = false;
        part.normalsValid = false;
    }
    Q_EMIT changed();
}

const Pose& PosedMesh::shownPose() const {
    return m_preview ? *m_preview : m_document.state().pose;
}

void PosedMesh::setPreview(std::optional<Pose> pose) {
    m_preview = std::move(pose);
    invalidate();
}

void PosedMesh::setWeightsPreview(std::shared_ptr<const PartWeights> weights) {
    if (weights != m_weightsPreview) {
        m_weightsPreview = std::move(weights);
        m_engineWeights.assign(m_parts.size(), nullptr);
        dropImplicit();
        invalidate();
    }
}

const std::shared_ptr<const PartWeights>& PosedMesh::shownWeights() const {
    return m_weightsPreview ? m_weightsPreview : m_document.state().weights;
}

void PosedMesh::setExportPreview(bool on) {
    if (on != m_exportPreview) {
        m_exportPreview = on;
        dropImplicit();
        invalidate();
    }
}

void PosedMesh::setImplicit(std::shared_ptr<const ImplicitFrame> frame) {
    if (frame != m_implicit) {
        m_implicit = std::move(frame);
        Q_EMIT changed();
    }
}

/// Without a signal: whoever drops it has more to say.
void PosedMesh::dropImplicit() {
    m_implicit.reset();
}

bool PosedMesh::implicitAt(std::size_t part) const {
    return m_implicit && part < m_implicit->pose->points.size() && part < m_implicit->normals.size();
}

ClosedForm PosedMesh::snapshot() {
    ClosedForm form;
    form.scene = m_document.state().scene;
    if (form.scene) {
        joints();
        form.weights = shownWeights();
        form.matrices = m_matrices;
        form.settings = m_document.state().deform;
    }
    return form;
}

Deformer PosedMesh::deformer() const {
    return m_exportPreview ? Deformer::LinearBlend : m_document.state().deform.deformer;
}

const SkinWeights* PosedMesh::weightsOf(std::size_t part) {
    const auto& weights = (*shownWeights())[part];
    if (!weights || !m_exportPreview) {
        return weights.get();
    }
    if (!m_engineWeights[part]) {
        m_engineWeights[part] = std::make_shared<const SkinWeights>(engineWeights(*weights));
    }
    return m_engineWeights[part].get();
}

const std::vector<Transform>& PosedMesh::joints() {
    if (!m_jointsValid && m_document.state().scene) {
        const Skeleton& skeleton = m_document.state().scene->skeleton;
        m_joints = modelFromJoints(skeleton, shownPose());
        m_matrices = skinningMatrices(skeleton, shownPose());
        m_jointsValid = true;
    }
    return m_joints;
}

const std::vector<Vec3>& PosedMesh::points(std::size_t part) {
    if (implicitAt(part)) {
        return m_implicit->pose->points[part];
    }
    Posed& posed = m_parts[part];
    if (!posed.pointsValid) {
        joints();
        QElapsedTimer timer;
        timer.start();
        const Mesh& mesh = *m_document.state().scene->parts[part].mesh;
        const SkinWeights* weights = weightsOf(part);
        posed.points =
            weights != nullptr ? deformPoints(mesh.points, *weights, m_matrices, deformer()) : mesh.points;
        posed.pointsValid = true;
        posed.milliseconds = static_cast<double>(timer.nsecsElapsed()) * 1e-6;
    }
    return posed.points;
}

double PosedMesh::lastMilliseconds() const {
    if (m_implicit) {
        return m_implicit->milliseconds;
    }
    double sum = 0.0;
    for (const Posed& posed : m_parts) {
        sum += posed.milliseconds;
    }
    return sum;
}

const std::vector<Vec3f>& PosedMesh::normals(std::size_t part) {
    if (implicitAt(part)) {
        return m_implicit->normals[part];
    }
    Posed& posed = m_parts[part];
    if (!posed.normalsValid) {
        joints();
        const Mesh& mesh = *m_document.state().scene->parts[part].mesh;
        if (mesh.normals.empty() && posed.restNormals.empty()) {
            posed.restNormals = smoothNormals(mesh);
        }
        const std::vector<Vec3f>& rest = mesh.normals.empty() ? posed.restNormals : mesh.normals;
        const SkinWeights* weights = weightsOf(part);
        posed.normals =
            weights != nullptr ? deformNormals(rest, mesh.corners, *weights, m_matrices, deformer()) : rest;
        posed.normalsValid = true;
    }
    return posed.normals;
}

} // namespace sinew
