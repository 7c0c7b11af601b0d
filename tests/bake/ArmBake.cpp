#include "tests/bake/ArmBake.h"

#include "core/bake/BakeSurface.h"
#include "core/deform/Deform.h"
#include "core/skeleton/drivers/DriverRig.h"
#include "tests/support/Shapes.h"

#include <algorithm>
#include <memory>
#include <numbers>

namespace sinew::test {
namespace {

constexpr double kBlend = 0.4; ///< half the length over which an elbow's weights change

SkinWeights armWeights(const Mesh& mesh) {
    SkinWeightsBuilder builder;
    for (const Vec3& vertex : mesh.vertices) {
        const std::int32_t upper = vertex.x() > 0.0 ? 1 : 3;
        const double along = std::abs(vertex.x()) - 1.5;
        const auto lower = static_cast<float>(std::clamp((along + kBlend) / (2.0 * kBlend), 0.0, 1.0));
        builder.add(std::vector<Influence>{{upper, 1.0F - lower}, {upper + 1, lower}});
    }
    return builder.finish();
}

std::vector<std::int32_t> parentsOf(const Skeleton& skeleton) {
    std::vector<std::int32_t> parents;
    for (const Joint& joint : skeleton.joints) {
        parents.push_back(joint.parent);
    }
    return parents;
}

} // namespace

ArmBake::ArmBake() {
    Skeleton skeleton;
    addJoint(skeleton, "Body", kNone, Vec3::Zero());
    for (const double side : {1.0, -1.0}) {
        const std::string name = side > 0.0 ? "Left" : "Right";
        const std::int32_t upper = addJoint(skeleton, name + "Arm", 0, Vec3(0.5 * side, 0, 0));
        addJoint(skeleton, name + "ForeArm", upper, Vec3(1.5 * side, 0, 0));
        skeleton.joints.back().tail = Vec3(2.5 * side, 0, 0);
    }
    Mesh mesh = joined(capsule(Vec3(0.5, 0, 0), Vec3(2.5, 0, 0), 0.2, 16, 40),
                       capsule(Vec3(-2.5, 0, 0), Vec3(-0.5, 0, 0), 0.2, 16, 40));
    scene = test::scene(std::move(mesh), std::move(skeleton));
    scene.sourceFile = "arms.glb";
    scene.parts[0].weights = std::make_shared<const SkinWeights>(armWeights(*scene.parts[0].mesh));
    input.scene = &scene;
    input.method = "dual quaternions";
    input.mirror = mirrorTable(scene.skeleton);
}

void ArmBake::add(std::string name, Pose pose, std::int32_t joint, bool heldOut) {
    const std::vector<std::int32_t> parents = parentsOf(scene.skeleton);
    DeformExtras extras;
    extras.parents = parents;
    const std::vector<Vec3> vertices =
        deformVertices(scene.parts[0].mesh->vertices, *scene.parts[0].weights,
                       skinningMatrices(scene.skeleton, pose), Deformer::DualQuaternion, extras);
    std::vector<Vec3f> target;
    for (const Vec3& vertex : vertices) {
        target.push_back(vertex.cast<float>());
    }
    input.poses.push_back({std::move(name), std::move(pose), joint, heldOut, {std::move(target)}});
}

void ArmBake::bend(double degrees, bool heldOut) {
    Pose pose = Pose::bindPose(scene.skeleton);
    const double angle = degrees * std::numbers::pi / 180.0;
    pose.joints[2].rotation = Quat(Eigen::AngleAxisd(angle, Vec3::UnitZ()));
    pose.joints[4].rotation = Quat(Eigen::AngleAxisd(-angle, Vec3::UnitZ()));
    add("elbows", std::move(pose), kNone, heldOut);
}

void ArmBake::turn(const std::string& joint, const Vec3& axis, double degrees, bool heldOut) {
    const std::int32_t number = scene.skeleton.find(joint);
    Pose pose = Pose::bindPose(scene.skeleton);
    pose.joints[static_cast<std::size_t>(number)].rotation =
        Quat(Eigen::AngleAxisd(degrees * std::numbers::pi / 180.0, axis));
    add(joint, std::move(pose), number, heldOut);
}

void ArmBake::twistHalf(double bend, double twist) {
    const auto turned = [](const Vec3& axis, double angle) {
        return Quat(Eigen::AngleAxisd(angle * std::numbers::pi / 180.0, axis));
    };
    const HelperJoint helper{"Middle",
                             2,
                             {"LeftForeArm",
                              JointAngle::Twist,
                              DriverChannel::RotateX,
                              "Middle",
                              {{-180.0, -90.0}, {180.0, 90.0}}},
                             0.0};
    const Skeleton skeleton = withHelpers(scene.skeleton, {&helper, 1}, {});
    SkinWeightsBuilder builder;
    const SkinWeights& own = *scene.parts[0].weights;
    for (std::size_t v = 0; v < own.vertexCount(); ++v) {
        std::vector<Influence> influences(own.at(v).begin(), own.at(v).end());
        if (influences.size() == 2 && influences[0].joint + influences[1].joint == 3) {
            const float middle = 2.0F * influences[1].weight;
            influences = {{influences[0].joint, 1.0F - middle}, {5, middle}};
        }
        builder.add(influences);
    }
    Pose pose = Pose::bindPose(scene.skeleton);
    pose.joints[2].rotation = turned(Vec3::UnitZ(), bend) * turned(Vec3::UnitX(), twist);
    Pose whole = pose;
    whole.joints.resize(skeleton.size());
    whole = drivenPose(skeleton, {helper.driver}, whole);
    std::vector<Vec3f> target;
    for (const Vec3& vertex : deformVertices(scene.parts[0].mesh->vertices, builder.finish(),
                                             skinningMatrices(skeleton, whole), Deformer::LinearBlend)) {
        target.push_back(vertex.cast<float>());
    }
    input.poses.push_back({"twist", std::move(pose), 2, false, {std::move(target)}});
}

Expected<BakeResult> ArmBake::bake(const BakeSettings& settings) const {
    Progress progress;
    return sinew::bake(input, settings, progress);
}

double ArmBake::mean(const BakeResult& result, const BakeInput& input, bool heldOut, bool after) {
    double sum = 0.0;
    double count = 0.0;
    for (const BakePoseError& error : result.errors) {
        if (input.poses[error.pose].heldOut == heldOut) {
            sum += after ? error.after : error.before;
            count += 1.0;
        }
    }
    return sum / count;
}

double ArmBake::farthest(const Scene& scene, const Drivers& drivers, const BakePose& pose) {
    const DriverRig rig(scene.skeleton, drivers);
    Pose whole = pose.pose;
    whole.joints.resize(scene.skeleton.size());
    whole = rig.driven(whole);
    const Part& part = scene.parts[0];
    std::vector<Vec3> rest = shapedVertices(*part.mesh, {}, rig.shapes(whole));
    if (rest.empty()) {
        rest = part.mesh->vertices;
    }
    const std::vector<Vec3> found =
        deformVertices(rest, *part.weights, skinningMatrices(scene.skeleton, whole), Deformer::LinearBlend);
    double worst = 0.0;
    for (std::size_t p = 0; p < found.size(); ++p) {
        worst = std::max(worst, (found[p] - pose.target[0][p].cast<double>()).norm());
    }
    return worst;
}

BakeSettings ArmBake::only(bool weights, bool helpers, int shapes) {
    BakeSettings settings;
    settings.weights = weights;
    settings.helpers = helpers;
    settings.maxShapes = shapes;
    return settings;
}

} // namespace sinew::test
