#include "app/document/PosedMesh.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinew {

SkinWeights engineWeights(const SkinWeights& weights, std::size_t limit) {
    constexpr float steps = 255.0F;
    SkinWeightsBuilder builder;
    builder.reserve(weights.vertexCount(), weights.vertexCount() * std::max<std::size_t>(limit, 4));
    const SkinWeights limited = limit == 0 ? weights : limitInfluences(weights, limit);
    std::vector<Influence> rounded;
    for (std::size_t p = 0; p < limited.vertexCount(); ++p) {
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
    document.onChange(DocumentChange::Scene | DocumentChange::Weights | DocumentChange::Pose |
                          DocumentChange::Deformer | DocumentChange::Driving | DocumentChange::Avatar,
                      this, &PosedMesh::documentChanged);
    documentChanged(DocumentChange::Scene);
}

void PosedMesh::documentChanged(DocumentChanges what) {
    if (what.testFlag(DocumentChange::Scene)) {
        m_parts.clear();
        m_parts.resize(m_document.state().scene ? m_document.state().scene->parts.size() : 0);
        m_preview.reset();
        m_driven.clear();
        m_weightsPreview.reset();
        m_poseWeights.reset();
        m_guessed = {};
        if (m_surfaces && !(m_document.state().scene && fits(*m_surfaces, *m_document.state().scene))) {
            m_surfaces.reset();
        }
        m_parents.clear();
        for (std::size_t j = 0; m_document.state().scene && j < m_document.state().scene->skeleton.size();
             ++j) {
            m_parents.push_back(m_document.state().scene->skeleton.joints[j].parent);
        }
    }
    if (what & (DocumentChanges(DocumentChange::Scene) | DocumentChange::Driving | DocumentChange::Avatar)) {
        m_driven.follow(m_document.state());
    }
    const bool ownShown = m_ownWeights && m_weightsPreview; // the document's weights are not seen
    if (what.testFlag(DocumentChange::Scene) || (what.testFlag(DocumentChange::Weights) && !ownShown)) {
        dropImplicit();
        m_engineWeights.assign(m_parts.size(), nullptr);
    }
    if (!m_document.state().deform.implicit) {
        dropImplicit();
    }
    if (what &
        (DocumentChanges(DocumentChange::Scene) | DocumentChange::Weights | DocumentChange::Deformer)) {
        invalidateSkin();
    } else if (what &
               (DocumentChanges(DocumentChange::Pose) | DocumentChange::Driving | DocumentChange::Avatar)) {
        invalidate();
    }
}

void PosedMesh::invalidateSkin() {
    ++m_skinRevision;
    for (Posed& part : m_parts) {
        part.dualFractions.clear();
    }
    invalidate();
}

void PosedMesh::invalidate() {
    m_jointsValid = false;
    ++m_revision;
    for (Posed& part : m_parts) {
        part.verticesValid = false;
        part.normalsValid = false;
    }
    invalidateSurfaces();
    Q_EMIT changed();
}

const Pose& PosedMesh::shownPose() const {
    return m_preview ? *m_preview : m_document.state().pose;
}

void PosedMesh::setPreview(std::optional<Pose> pose, std::vector<ShapeWeight> shapes) {
    m_preview = std::move(pose);
    m_driven.setClipShapes(std::move(shapes));
    invalidate();
}

void PosedMesh::setExpressionShapes(std::vector<ExpressionShape> shapes) {
    if (shapes != m_driven.expressionShapes()) {
        m_driven.setExpressionShapes(std::move(shapes));
        invalidate();
    }
}

void PosedMesh::setWeightsPreview(std::shared_ptr<const PartWeights> weights) {
    if (weights != m_weightsPreview) {
        m_weightsPreview = std::move(weights);
        m_engineWeights.assign(m_parts.size(), nullptr);
        dropImplicit();
        invalidateSkin();
    }
}

void PosedMesh::setPoseWeights(std::shared_ptr<const PartWeights> weights) {
    if (weights != m_poseWeights) {
        m_poseWeights = std::move(weights);
        m_engineWeights.assign(m_parts.size(), nullptr);
        dropImplicit();
        invalidateSkin();
    }
}

void PosedMesh::setOwnWeights(std::shared_ptr<const PartWeights> weights) {
    m_ownWeights = true;
    setWeightsPreview(std::move(weights));
}

bool PosedMesh::weighted() const {
    const auto& weights = shownWeights();
    return weights && std::ranges::any_of(*weights, [](const auto& part) { return part != nullptr; });
}

const std::shared_ptr<const PartWeights>& PosedMesh::shownWeights() const {
    if (m_weightsPreview) {
        return m_weightsPreview;
    }
    return m_poseWeights ? m_poseWeights : m_document.state().weights;
}

const std::shared_ptr<const PartWeights>& PosedMesh::lastingWeights() const {
    return weightsPreview() ? m_document.state().weights : shownWeights();
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
        invalidateSurfaces();
        Q_EMIT changed();
    }
}

/// Without a signal: whoever drops it has more to say.
void PosedMesh::dropImplicit() {
    m_implicit.reset();
    invalidateSurfaces();
}

bool PosedMesh::implicitAt(std::size_t part) const {
    return m_implicit && part < m_implicit->pose->vertices.size() && part < m_implicit->normals.size();
}

DirectSkinning PosedMesh::snapshot() {
    DirectSkinning form;
    form.scene = m_document.state().scene;
    if (form.scene) {
        joints();
        form.weights = shownWeights();
        form.fileWeights = form.weights == m_poseWeights ? m_document.state().weights : nullptr;
        form.matrices = m_matrices;
        form.settings = m_document.state().deform;
        form.centers = centers();
        form.rest = m_driven.shapedParts();
    }
    return form;
}

void PosedMesh::setCenters(std::shared_ptr<const PartWeights> weights,
                           std::shared_ptr<const PartCenters> centers) {
    m_centersOf = std::move(weights);
    m_centers = std::move(centers);
    if (m_document.state().deform.deformer == Deformer::CentersOfRotation) {
        invalidateSkin();
    }
}

std::shared_ptr<const PartCenters> PosedMesh::centers() const {
    return m_centersOf == shownWeights() ? m_centers : nullptr;
}

bool PosedMesh::directSkinning() {
    return !m_exportPreview && !weightsPreview() && !m_implicit && !shapedParts();
}

Deformer PosedMesh::deformer() const {
    const Deformer wanted = m_document.state().deform.deformer;
    const bool waiting = wanted == Deformer::CentersOfRotation && !centers();
    return m_exportPreview || waiting ? Deformer::LinearBlend : wanted;
}

DeformExtras PosedMesh::extras(std::size_t part) {
    DeformExtras extras;
    extras.parents = m_parents;
    const SkinWeights* weights = weightsOf(part);
    if (weights != nullptr && deformer() == Deformer::Blended) {
        std::vector<float>& fractions = m_parts[part].dualFractions;
        if (fractions.empty()) {
            fractions = dualFractionsOf(*weights, m_document.state().deform);
        }
        extras.dualFractions = fractions;
    } else if (deformer() == Deformer::CentersOfRotation) {
        extras.centers = (*m_centers)[part];
    }
    return extras;
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
        m_driven.update(m_document.state(), shownPose());
        m_joints = modelFromJoints(skeleton, m_driven.swungPose());
        m_matrices = skinningMatrices(skeleton, m_driven.swungPose());
        m_jointsValid = true;
    }
    return m_joints;
}

const Pose& PosedMesh::drivenPose() {
    joints();
    return m_driven.drivenPose();
}

const Pose& PosedMesh::swungPose() {
    joints();
    return m_driven.swungPose();
}

void PosedMesh::setSwing(DrivenPose::Swing swing) {
    if (swing || swings()) {
        m_driven.setSwing(std::move(swing));
        invalidate();
    }
}

const std::shared_ptr<const RestParts>& PosedMesh::shapedParts() {
    joints();
    return m_driven.shapedParts();
}

const GuessedTails& PosedMesh::guessedTails() {
    return m_guessed.tails(m_document.state());
}

const std::vector<Transform>& PosedMesh::matrices() {
    joints();
    return m_matrices;
}

const std::vector<Vec3>& PosedMesh::vertices(std::size_t part) {
    if (implicitAt(part)) {
        return m_implicit->pose->vertices[part];
    }
    Posed& posed = m_parts[part];
    if (!posed.verticesValid) {
        joints();
        QElapsedTimer timer;
        timer.start();
        const Mesh& mesh = *m_document.state().scene->parts[part].mesh;
        const auto& shapes = m_driven.shapedParts();
        const bool shaped = shapes && !(*shapes)[part].vertices.empty();
        const std::vector<Vec3>& rest = shaped ? (*shapes)[part].vertices : mesh.vertices;
        const SkinWeights* weights = weightsOf(part);
        posed.vertices =
            weights != nullptr ? deformVertices(rest, *weights, m_matrices, deformer(), extras(part)) : rest;
        posed.verticesValid = true;
        posed.milliseconds = static_cast<double>(timer.nsecsElapsed()) * 1e-6;
    }
    return posed.vertices;
}

std::vector<Vec3> PosedMesh::vertices(std::size_t part, std::span<const std::uint32_t> which) {
    const std::vector<Vec3>& rest = m_document.state().scene->parts[part].mesh->vertices;
    const SkinWeights* weights = weightsOf(part);
    // Vertices that hang together (implicit skinning) are worked out together.
    const bool each = directSkinning() && weights != nullptr && !m_parts[part].verticesValid;
    const std::vector<Vec3>& source = each ? rest : vertices(part);
    std::vector<Vec3> chosen;
    std::vector<float> fractions;
    std::vector<Vec3> centers;
    DeformExtras all = extras(part);
    for (const std::uint32_t vertex : which) {
        chosen.push_back(source[vertex]);
        if (each && !all.dualFractions.empty()) {
            fractions.push_back(all.dualFractions[vertex]);
        }
        if (each && !all.centers.empty()) {
            centers.push_back(all.centers[vertex]);
        }
    }
    return each ? deformVertices(chosen, gatherWeights(*weights, which), matrices(), deformer(),
                                 {fractions, centers, all.parents})
                : chosen;
}

std::optional<double> PosedMesh::milliseconds() const {
    if (m_implicit) {
        return m_implicit->milliseconds;
    }
    double sum = 0.0;
    bool known = false;
    for (const Posed& posed : m_parts) {
        sum += posed.milliseconds;
        known = known || posed.verticesValid;
    }
    return known ? std::optional(sum) : std::nullopt;
}

const std::vector<Vec3f>& PosedMesh::restNormals(std::size_t part) {
    const Mesh& mesh = *m_document.state().scene->parts[part].mesh;
    std::vector<Vec3f>& made = m_parts[part].restNormals;
    if (mesh.normals.empty() && made.empty()) {
        made = smoothNormals(mesh);
    }
    return mesh.normals.empty() ? made : mesh.normals;
}

const std::vector<Vec3f>& PosedMesh::normals(std::size_t part) {
    if (implicitAt(part)) {
        return m_implicit->normals[part];
    }
    Posed& posed = m_parts[part];
    if (!posed.normalsValid) {
        joints();
        const Mesh& mesh = *m_document.state().scene->parts[part].mesh;
        const auto& shapes = m_driven.shapedParts();
        const bool shaped = shapes && !(*shapes)[part].normals.empty();
        const std::vector<Vec3f>& rest = shaped ? (*shapes)[part].normals : restNormals(part);
        const SkinWeights* weights = weightsOf(part);
        posed.normals = weights != nullptr ? deformNormals(rest, mesh.corners, *weights, m_matrices,
                                                           deformer(), extras(part))
                                           : rest;
        posed.normalsValid = true;
    }
    return posed.normals;
}

} // namespace sinew
