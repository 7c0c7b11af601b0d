#include "app/bake/BakeSource.h"

#include "app/document/DocumentState.h"
#include "app/jobs/ImplicitController.h"
#include "app/jobs/PoseWeights.h"
#include "core/bind/PosedAlphas.h"
#include "core/deform/implicit/PosedFields.h"
#include "core/scene/Shapes.h"

#include <algorithm>
#include <optional>

namespace sinew {
namespace {

/// Megabytes are counted in these.
constexpr double kBytesOfMegabyte = 1e6;
/// Bytes that a bake takes for a vertex in a pose: its target in floats, and what the fit keeps beside it.
/// Measured as the growth of a character of 25,104 vertices from 4 poses to 361: 23 bytes with dual
/// quaternions, 31 with implicit skinning.
constexpr double kBytesOfVertex = 32.0;

/// The scene's parts in the bind pose with shapes on, without normals, which nothing here asks for; null:
/// none is on.
std::shared_ptr<const RestParts> shapedParts(const Scene& scene, std::span<const ShapeWeight> shapes) {
    RestParts parts(scene.parts.size());
    bool any = false;
    for (std::size_t part = 0; part < parts.size(); ++part) {
        parts[part].vertices = shapedVertices(*scene.parts[part].mesh, {}, shapes);
        any = any || !parts[part].vertices.empty();
    }
    return any ? std::make_shared<const RestParts>(std::move(parts)) : nullptr;
}

DirectSkinning bakedForm(const Scene& scene, const std::shared_ptr<const PartWeights>& weights,
                         const Pose& pose, std::span<const ShapeWeight> shapes) {
    DirectSkinning form;
    form.scene = std::shared_ptr<const Scene>(std::shared_ptr<const void>(), &scene);
    form.weights = weights;
    form.matrices = skinningMatrices(scene.skeleton, pose);
    form.rest = shapedParts(scene, shapes);
    return form;
}

std::vector<std::vector<Vec3>> weightedVertices(const DirectSkinning& form) {
    std::vector<std::vector<Vec3>> parts(form.scene->parts.size());
    for (std::size_t part = 0; part < parts.size(); ++part) {
        if ((*form.weights)[part]) {
            parts[part] = form.vertices(part);
        }
    }
    return parts;
}

/// Shows a source pose by pose, and keeps what several poses share.
class SourceShower {
public:
    explicit SourceShower(const BakeSource& source)
        : m_source(source)
        , m_rig(source.scene->skeleton, source.drivers) {}

    /// `pose`: drivers included.
    Expected<PosedParts> show(const Pose& pose, Progress& progress) {
        SINEW_CHECK(takeWeights(pose, progress));
        DirectSkinning form = bakedForm(*m_source.scene, m_weights, pose, m_rig.shapes(pose));
        form.settings = m_source.deform;
        form.centers = m_centers;
        if (m_poser) {
            std::vector<std::vector<Vec3>> base;
            for (std::size_t part = 0; part < form.scene->parts.size(); ++part) {
                base.push_back(form.vertices(part));
            }
            return targetsOf(m_poser->pose(form.matrices, std::move(base), form.settings).vertices);
        }
        return targetsOf(weightedVertices(form));
    }

private:
    /// The weights of the pose, with what the method prepares of them.
    Expected<void> takeWeights(const Pose& pose, Progress& progress) {
        PartWeights weights;
        if (m_source.weightsInPose) {
            SINEW_TRY(weights, m_source.weightsInPose(pose, progress));
        } else if (!m_weights) {
            weights = partWeights(*m_source.scene);
        } else {
            return {};
        }
        if (m_weights && *m_weights == weights) {
            return {};
        }
        m_weights = std::make_shared<const PartWeights>(std::move(weights));
        return prepare(progress);
    }

    Expected<void> prepare(Progress& progress) {
        if (m_source.deform.implicit) {
            SINEW_TRY(ImplicitSkin skin,
                      implicitSkinOf(*m_source.scene, *m_weights, m_source.deform.method, progress));
            m_poser.emplace(std::make_shared<const ImplicitSkin>(std::move(skin)));
        }
        if (m_source.deform.deformer == Deformer::CentersOfRotation) {
            SINEW_TRY(PartCenters centers, centersOf(*m_source.scene, *m_weights, progress));
            m_centers = std::make_shared<const PartCenters>(std::move(centers));
        }
        return {};
    }

    PosedParts targetsOf(const std::vector<std::vector<Vec3>>& vertices) const {
        PosedParts targets(vertices.size());
        for (std::size_t part = 0; part < vertices.size(); ++part) {
            if ((*m_weights)[part]) {
                targets[part].reserve(vertices[part].size());
                for (const Vec3& vertex : vertices[part]) {
                    targets[part].push_back(vertex.cast<float>());
                }
            }
        }
        return targets;
    }

    const BakeSource& m_source;
    DriverRig m_rig;
    std::shared_ptr<const PartWeights> m_weights; ///< of the last pose
    std::shared_ptr<const PartCenters> m_centers; ///< of these
    std::optional<ImplicitPoser> m_poser;         ///< likewise
};

/// Weights of a document in a pose: the same ones again as long as poses ask for the same stiffness.
class StiffnessOfPose {
public:
    StiffnessOfPose(const DocumentState& state, std::shared_ptr<const LayerContext> context)
        : m_state(state)
        , m_context(std::move(context)) {}

    Expected<PartWeights> operator()(const Pose& pose, Progress& progress) {
        const WeightingSettings asked = alphasInPose(m_state.settings, m_state.scene->skeleton, pose);
        if (asked == alphasAtRest(m_state.settings)) {
            return *m_state.weights;
        }
        if (!m_last || *m_last != asked) {
            SINEW_TRY(m_weights, weightsInPose(m_state, asked, m_context, progress));
            m_last = asked;
        }
        return m_weights;
    }

private:
    DocumentState m_state;
    std::shared_ptr<const LayerContext> m_context;
    std::optional<WeightingSettings> m_last;
    PartWeights m_weights; ///< of m_last
};

} // namespace

BakeSource bakeSourceOf(const DocumentState& state, std::shared_ptr<const LayerContext> context) {
    BakeSource source{std::make_shared<const Scene>(state.boundScene()), driversOf(state), state.deform, {}};
    if (state.bound() && !state.settings.alphaCurves.empty()) {
        source.weightsInPose = StiffnessOfPose(state, std::move(context));
    }
    return source;
}

bool isLinear(const BakeSource& source) {
    return source.deform.deformer == Deformer::LinearBlend && !source.deform.implicit &&
           !source.weightsInPose;
}

std::size_t bakeMegabytes(const Scene& scene, std::size_t poses) {
    double vertices = 0.0;
    for (const Part& part : scene.parts) {
        vertices += part.weights ? static_cast<double>(part.mesh->vertexCount()) : 0.0;
    }
    return static_cast<std::size_t>(vertices * static_cast<double>(poses) * kBytesOfVertex /
                                    kBytesOfMegabyte) +
           1;
}

std::vector<std::vector<Vec3>> linearVertices(const Scene& scene, const Pose& pose,
                                              std::span<const ShapeWeight> shapes) {
    const auto weights = std::make_shared<const PartWeights>(partWeights(scene));
    return weightedVertices(bakedForm(scene, weights, pose, shapes));
}

Expected<void> showTargets(const BakeSource& source, std::vector<BakePose>& poses, Progress& progress) {
    SourceShower shower(source);
    for (std::size_t k = 0; k < poses.size(); ++k) {
        SINEW_TRY(poses[k].target, shower.show(poses[k].pose, progress));
        progress.report(Stage::Deform, static_cast<double>(k + 1) / static_cast<double>(poses.size()));
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
    }
    return {};
}

} // namespace sinew
