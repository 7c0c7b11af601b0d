#include "core/scene/NodePose.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr double kVisible = 1e-4; // of the scene's diagonal
constexpr double kSameMatrix = 1e-12;

/// How far each joint moves a vertex at most. `moves`: modelFromModel of every joint, as differences.
std::vector<double> farthest(const Scene& scene, const std::vector<Eigen::Matrix4d>& moves) {
    std::vector<double> result(moves.size(), 0.0);
    for (const Part& part : scene.parts) {
        if (!part.weights) {
            continue;
        }
        for (std::size_t p = 0; p < part.weights->vertexCount(); ++p) {
            for (const Influence& influence : part.weights->at(p)) {
                const auto j = static_cast<std::size_t>(influence.joint);
                const double moved = (moves[j] * part.mesh->vertices[p].homogeneous()).head<3>().norm() *
                                     static_cast<double>(influence.weight);
                result[j] = std::max(result[j], moved);
            }
        }
    }
    return result;
}

} // namespace

std::vector<Transform> modelFromJointsRest(const Skeleton& skeleton) {
    std::vector<Transform> result;
    result.reserve(skeleton.size());
    for (const Joint& joint : skeleton.joints) {
        result.push_back(joint.parent == kNone
                             ? joint.parentFromJointRest
                             : result[static_cast<std::size_t>(joint.parent)] * joint.parentFromJointRest);
    }
    return result;
}

PoseShift poseShift(const Scene& scene, std::span<const Transform> before, std::span<const Transform> after) {
    std::vector<Eigen::Matrix4d> moves;
    bool any = false;
    for (std::size_t j = 0; j < scene.skeleton.size(); ++j) {
        const Transform jointFromModel = scene.skeleton.joints[j].modelFromJointBind.inverse(Eigen::Isometry);
        moves.push_back(((after[j].matrix() - before[j].matrix()) * jointFromModel.matrix()).eval());
        any = any || moves.back().norm() > kSameMatrix;
    }
    PoseShift shift;
    if (!any) {
        return shift;
    }
    const double visible = kVisible * bounds(scene).diagonal();
    const std::vector<double> distances = farthest(scene, moves);
    for (std::size_t j = 0; j < distances.size(); ++j) {
        shift.joints += distances[j] > visible ? 1U : 0U;
        if (distances[j] > shift.distance) {
            shift.distance = distances[j];
            shift.joint = static_cast<std::int32_t>(j);
        }
    }
    return shift;
}

PoseShift restShift(const Scene& scene) {
    std::vector<Transform> bind;
    bind.reserve(scene.skeleton.joints.size());
    for (const Joint& joint : scene.skeleton.joints) {
        bind.push_back(joint.modelFromJointBind);
    }
    return poseShift(scene, bind, modelFromJointsRest(scene.skeleton));
}

void placeSkeleton(Scene& scene, const SkeletonFit& fit) {
    fitSkeleton(scene.skeleton, fit);
    const Quat turn(fit.turn);
    for (Clip& clip : scene.clips) {
        for (JointTrack& track : clip.tracks) {
            const bool root = scene.skeleton.joints[static_cast<std::size_t>(track.joint)].parent == kNone;
            for (Key<Vec3>& key : track.translations) {
                key.value = root ? fit(key.value) : Vec3(fit.scale * key.value);
            }
            for (Key<Quat>& key : track.rotations) {
                key.value = root ? turn * key.value : key.value;
            }
        }
    }
}

} // namespace sinew
