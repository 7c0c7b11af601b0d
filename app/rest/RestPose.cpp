#include "app/rest/RestPose.h"

#include "app/document/edits/SelectEdits.h"
#include "app/document/edits/SkeletonEditing.h"
#include "core/deform/RestSkin.h"
#include "core/deform/Skinning.h"
#include "core/scene/RestPose.h"
#include "core/skeleton/drivers/DriverRig.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <utility>

namespace sinew {
namespace {

constexpr double kUnmoved = 1e-5; ///< of the character's size, or radians: files keep floats

RestSkin stillSkin(const Mesh& mesh) {
    return {mesh.vertices,
            std::vector<Eigen::Quaternionf>(mesh.vertexCount(), Eigen::Quaternionf::Identity())};
}

/// Where implicit skinning shows the parts; empty: another method is in force.
Expected<PosedParts> shownParts(const BakeSource& source, const Pose& pose, Progress& progress) {
    if (!source.deform.implicit) {
        return PosedParts();
    }
    BakeSource plain = source;
    plain.drivers.clear(); // the pose is complete, and shapes stay off
    std::vector<BakePose> poses(1);
    poses.front().pose = pose;
    SINEW_CHECK(showTargets(plain, poses, progress));
    return std::move(poses.front().target);
}

/// Carries the parts one by one.
class PartCarrier {
public:
    PartCarrier(const BakeSource& source, const Pose& pose, PartWeights weights)
        : m_source(source)
        , m_weights(std::move(weights))
        , m_matrices(skinningMatrices(source.scene->skeleton, pose)) {
        for (const Joint& joint : source.scene->skeleton.joints) {
            m_parents.push_back(joint.parent);
        }
    }

    Expected<RestSkin> carry(std::size_t part, Progress& progress) const {
        const Mesh& mesh = *m_source.scene->parts[part].mesh;
        const SkinWeights* weights = m_weights[part].get();
        if (weights == nullptr) {
            return stillSkin(mesh);
        }
        DeformExtras extras;
        extras.parents = m_parents;
        std::vector<float> fractions;
        std::vector<Vec3> centers;
        if (m_source.deform.deformer == Deformer::Blended) {
            fractions = dualFractionsOf(*weights, m_source.deform);
            extras.dualFractions = fractions;
        } else if (m_source.deform.deformer == Deformer::CentersOfRotation) {
            SINEW_TRY(centers, centersOfRotation(mesh, *weights, progress));
            extras.centers = centers;
        }
        return restSkin(mesh, *weights, m_matrices, m_source.deform.deformer, extras);
    }

private:
    const BakeSource& m_source;
    PartWeights m_weights;
    std::vector<Transform> m_matrices;
    std::vector<std::int32_t> m_parents;
};

/// Vertices where implicit skinning has them; returns those that were smoothed.
std::vector<std::uint32_t> takeShown(const Mesh& mesh, const std::vector<Vec3f>& shown,
                                     std::span<const double> scales, RestSkin& skin) {
    std::vector<Vec3> places;
    places.reserve(shown.size());
    for (const Vec3f& vertex : shown) {
        places.push_back(vertex.cast<double>());
    }
    moveRestSkin(mesh, std::move(places), skin);
    return smoothFolds(mesh, skin, scales);
}

void noteScales(const SkeletonEdit& edit, Notices& notices) {
    for (const EditedJoint& joint : edit.joints) {
        if (!joint.scale.isApprox(Vec3::Ones(), kUnmoved)) {
            notices.push_back({NoticeCode::RestPoseScaled, joint.joint, 0, {}});
        }
    }
}

/// Parts that the pose does not move, as they have no weights. `posed`: it moves something.
void noteLeft(const Scene& scene, const PartWeights& weights, bool posed, Notices& notices) {
    for (std::size_t part = 0; part < scene.parts.size() && posed; ++part) {
        const Mesh& mesh = *scene.parts[part].mesh;
        if (weights[part] == nullptr) {
            notices.push_back({NoticeCode::RestPoseLeft, mesh.name, mesh.vertexCount(), {}});
        }
    }
}

double lowestVertex(const SkeletonEdit& edit) {
    double lowest = std::numeric_limits<double>::infinity();
    for (const RestSkin& skin : *edit.skins) {
        for (const Vec3& vertex : skin.vertices) {
            lowest = std::isfinite(vertex.y()) ? std::min(lowest, vertex.y()) : lowest;
        }
    }
    return std::isfinite(lowest) ? lowest : 0.0;
}

/// Where the hips are; without any, the first joint.
Vec3 hipsOf(const Skeleton& skeleton, const HumanoidMap& map) {
    const std::int32_t hips = humanJoint(map, "hips");
    return skeleton.position(hips == kNone ? 0 : static_cast<std::size_t>(hips));
}

/// About the vertical through the hips.
Expected<void> turnForward(const Skeleton& before, const RestPoseChoice& choice, SkeletonEdit& edit) {
    SINEW_TRY(const EditedSkeleton edited, withEdit(before, edit));
    const HumanoidMap map = findHumanoid(edited.skeleton, choice.bones);
    const Quat front = turnToFront(edited.skeleton, map);
    const Quat turn = choice.back ? Quat(0.0, 0.0, 1.0, 0.0) * front : front;
    if (turn.angularDistance(Quat::Identity()) > kUnmoved) {
        const Vec3 middle = hipsOf(edited.skeleton, map);
        Transform move = Transform::Identity();
        move.linear() = turn.toRotationMatrix();
        move.translation() = middle - move.linear() * middle;
        moveRest(edit, move);
    }
    return {};
}

void standOnGround(double size, SkeletonEdit& edit) {
    const double lowest = lowestVertex(edit);
    if (std::abs(lowest) > kUnmoved * size) {
        Transform move = Transform::Identity();
        move.translation().y() = -lowest;
        moveRest(edit, move);
    }
}

bool movesAnything(const Skeleton& skeleton, const SkeletonEdit& edit, double size) {
    if (!edit.moved.matrix().isIdentity(0.0)) {
        return true;
    }
    const SkeletonEdit still = restEdit(skeleton, Pose::bindPose(skeleton));
    for (std::size_t j = 0; j < edit.joints.size(); ++j) {
        const EditedJoint& now = edit.joints[j];
        const EditedJoint& before = still.joints[j];
        if ((now.position - before.position).norm() > kUnmoved * size ||
            now.turn.angularDistance(before.turn) > kUnmoved || now.scale != before.scale) {
            return true;
        }
    }
    return false;
}

} // namespace

Expected<Pose> chosenPose(const Scene& scene, const Drivers& drivers, const Pose& pose,
                          const RestPoseChoice& choice) {
    Pose chosen = pose;
    if (choice.named) {
        SINEW_TRY(chosen, humanPose(scene.skeleton, *choice.named, choice.bones));
    }
    Drivers turning;
    std::ranges::copy_if(drivers, std::back_inserter(turning),
                         [](const JointDriver& driver) { return driver.channel == DriverChannel::Turn; });
    return drivenPose(scene.skeleton, turning, chosen);
}

Expected<RestPoseResult> restPoseOf(const BakeSource& source, const Pose& pose, const RestPoseChoice& choice,
                                    Progress& progress) {
    const Scene& scene = *source.scene;
    SINEW_TRY(const Pose chosen, chosenPose(scene, source.drivers, pose, choice));
    PartWeights weights = partWeights(scene);
    if (source.weightsInPose) {
        SINEW_TRY(weights, source.weightsInPose(chosen, progress));
    }
    SINEW_TRY(const PosedParts shown, shownParts(source, chosen, progress));
    RestPoseResult result;
    result.edit = restEdit(scene.skeleton, chosen);
    const double size = bounds(scene).diagonal();
    noteLeft(scene, weights, movesAnything(scene.skeleton, result.edit, size), result.notices);
    const PartCarrier carrier(source, chosen, std::move(weights));
    std::vector<RestSkin> skins;
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        SINEW_TRY(RestSkin skin, carrier.carry(part, progress));
        const Mesh& mesh = *scene.parts[part].mesh;
        result.folds.emplace_back();
        if (part < shown.size() && !shown[part].empty()) {
            result.folds.back() = takeShown(mesh, shown[part], restScales(scene, part, result.edit), skin);
        }
        if (!result.folds.back().empty()) {
            result.notices.push_back({NoticeCode::RestPoseFolds, mesh.name, result.folds.back().size(), {}});
        }
        skins.push_back(std::move(skin));
        progress.report(Stage::Deform,
                        static_cast<double>(part + 1) / static_cast<double>(scene.parts.size()));
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
    }
    result.edit.skins = std::make_shared<const std::vector<RestSkin>>(std::move(skins));
    noteScales(result.edit, result.notices);
    if (choice.front) {
        SINEW_CHECK(turnForward(scene.skeleton, choice, result.edit));
    }
    if (choice.ground) {
        standOnGround(size, result.edit);
    }
    if (!movesAnything(scene.skeleton, result.edit, size)) {
        return fail(ErrorCode::RestPoseSame);
    }
    return result;
}

Expected<void> applyRestPose(Document& document, const RestPoseResult& result) {
    SINEW_TRY(DocumentState posed, withSkeletonSteps(document.finishWeights(), {result.edit}));
    const std::vector<Joint>& joints = posed.scene->skeleton.joints;
    for (std::size_t j = 0; j < std::min(posed.pose.joints.size(), joints.size()); ++j) {
        if (!joints[j].added) {
            posed.pose.joints[j] = JointPose();
        }
    }
    VertexSet folds = noVertices(posed);
    bool any = false;
    for (std::size_t part = 0; part < result.folds.size(); ++part) {
        for (const std::uint32_t vertex : result.folds[part]) {
            folds.set(part, vertex);
            any = true;
        }
    }
    if (any) {
        posed.selected = std::make_shared<const VertexSet>(std::move(folds));
    }
    document.change(QCoreApplication::translate("Edits", "Apply as Rest Pose"),
                    [&](DocumentState& state) { state = std::move(posed); });
    return {};
}

RestPoseJob::RestPoseJob(Document& document, TaskPool& pool, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(
          pool, [this](bool runs) { Q_EMIT runningChanged(runs); }, TaskPriority::Waited) {
    // What runs was meant for another character.
    document.onChange(DocumentChange::Scene, this, [this] { m_job.cancel(); });
}

void RestPoseJob::start(const RestPoseChoice& choice) {
    const DocumentState state = m_document.finishWeights();
    if (!state.hasSkeleton()) {
        return;
    }
    const auto context = m_document.layering().contextInForce(state);
    m_job.start<RestPoseResult>(
        [state, choice, context](Progress& progress) {
            return restPoseOf(bakeSourceOf(state, context), state.pose, choice, progress);
        },
        [this](Expected<RestPoseResult> result) { end(std::move(result)); });
}

void RestPoseJob::end(Expected<RestPoseResult> result) {
    Expected<void> applied = result ? applyRestPose(m_document, *result) : fail(result.error());
    if (applied) {
        Q_EMIT finished(result->notices);
    } else if (applied.error().code == ErrorCode::Canceled) {
        Q_EMIT canceled();
    } else {
        Q_EMIT failed(applied.error());
    }
}

} // namespace sinew
