#include "tests/io/support/FlatScenes.h"

#include "core/deform/Deform.h"
#include "core/scene/ClipPose.h"
#include "core/skeleton/Pose.h"
#include "tests/io/support/DrawnPictures.h"

#include <cmath>
#include <numbers>

namespace sinew::test {
namespace {

Quat aboutZ(double degrees) {
    return Quat(Eigen::AngleAxisd(degrees * std::numbers::pi / 180.0, Vec3::UnitZ()));
}

void addJoint(Skeleton& skeleton, const char* name, std::int32_t parent, const Vec3& position,
              double degrees) {
    Joint joint;
    joint.name = name;
    joint.parent = parent;
    joint.modelFromJointBind = Transform(Eigen::Translation3d(position) * aboutZ(degrees));
    skeleton.joints.push_back(joint);
    skeleton.joints.back().parentFromJointRest = skeleton.parentFromJointBind(skeleton.size() - 1);
}

Texture textureOf(const char* name, std::uint32_t width, std::uint32_t height) {
    const QByteArray png = pictureOf(width, height, [](auto, auto) { return true; });
    const auto* data = reinterpret_cast<const std::byte*>(png.data());
    return {name, std::string(name) + ".png",
            std::make_shared<const std::vector<std::byte>>(data, data + png.size()), "png"};
}

/// Keys that turn a joint from its rest by these degrees, evenly spread over the seconds.
JointTrack turning(const Skeleton& skeleton, std::int32_t joint, const std::vector<double>& degrees,
                   double seconds) {
    JointTrack track;
    track.joint = joint;
    const Quat rest(skeleton.parentFromJointBind(static_cast<std::size_t>(joint)).linear());
    for (std::size_t k = 0; k < degrees.size(); ++k) {
        const double at = seconds * static_cast<double>(k) / static_cast<double>(degrees.size() - 1);
        track.rotations.push_back({at, rest * aboutZ(degrees[k])});
    }
    return track;
}

Clip wave(const Skeleton& skeleton) {
    Clip clip{"wave", 1.0, {}};
    clip.frameRate = 30.0;
    clip.tracks.push_back(turning(skeleton, 1, {0, 25, -20, 0}, 1.0));
    clip.tracks.push_back(turning(skeleton, 2, {0, -80, 60, 120, -10}, 1.0));
    clip.tracks.push_back(turning(skeleton, 3, {0, 100, -100, 0}, 1.0));
    JointTrack hips = turning(skeleton, 0, {0, 10, 0}, 1.0);
    const Vec3 rest = skeleton.parentFromJointBind(0).translation();
    hips.translations = {{0.0, rest}, {0.4, rest + Vec3(30, -20, 0)}, {1.0, rest}};
    clip.tracks.push_back(hips);
    clip.tracks[2].scales = {{0.0, Vec3::Ones()}, {0.5, Vec3(1.5, 0.8, 1)}, {1.0, Vec3::Ones()}};
    return clip;
}

} // namespace

Part flatPart(const char* name, const Vec3& low, const Vec3& high, std::int32_t material,
              const std::vector<std::int32_t>& joints) {
    constexpr std::uint32_t kSide = 8;
    Mesh mesh;
    mesh.name = name;
    UvSet uvs;
    SkinWeightsBuilder weights;
    for (std::uint32_t y = 0; y <= kSide; ++y) {
        for (std::uint32_t x = 0; x <= kSide; ++x) {
            const Vec3 fraction(static_cast<double>(x) / kSide, static_cast<double>(y) / kSide, 0.0);
            mesh.vertices.push_back(low + fraction.cwiseProduct(high - low));
            const double along = fraction.y() * static_cast<double>(joints.size() - 1);
            const auto first = std::min(static_cast<std::size_t>(along), joints.size() - 1);
            const auto second = std::min(first + 1, joints.size() - 1);
            const auto weight = static_cast<float>(along - static_cast<double>(first));
            weights.add(
                std::array{Influence{joints[first], 1.0F - weight}, Influence{joints[second], weight}});
        }
    }
    for (std::uint32_t y = 0; y < kSide; ++y) {
        for (std::uint32_t x = 0; x < kSide; ++x) {
            const std::uint32_t at = y * (kSide + 1) + x;
            mesh.addPolygon(std::array{at, at + 1, at + kSide + 2, at + kSide + 1});
        }
    }
    for (const std::uint32_t corner : mesh.corners) {
        const Vec3 fraction = (mesh.vertices[corner] - low).cwiseQuotient(high - low);
        uvs.values.emplace_back(static_cast<float>(fraction.x()), static_cast<float>(fraction.y()));
    }
    mesh.uvSets.push_back(std::move(uvs));
    mesh.materials.assign(mesh.polygonCount(), material);
    mesh.pixels = PixelGrid{low.head<2>(), 1.0};
    return {std::make_shared<const Mesh>(std::move(mesh)),
            std::make_shared<const SkinWeights>(weights.finish()), kNone};
}

Scene flatDoll() {
    Scene scene;
    scene.sourceFile = "doll.layers";
    scene.metersPerUnit = 2.0 / 300.0;
    addJoint(scene.skeleton, "hips", kNone, {0, 100, 0}, 90.0);
    addJoint(scene.skeleton, "spine", 0, {0, 180, 0}, 90.0);
    addJoint(scene.skeleton, "upper arm", 1, {40, 200, 0}, -30.0);
    addJoint(scene.skeleton, "lower arm", 2, {80, 150, 0}, 15.0);
    identifyJoints(scene.skeleton);
    for (const char* name : {"body", "arm"}) {
        scene.textures.push_back(textureOf(name, 200, 300));
        Material material;
        material.name = name;
        material.baseColorTexture = static_cast<std::int32_t>(scene.materials.size());
        scene.materials.push_back(material);
    }
    // The layer before comes first in the scene.
    scene.parts.push_back(flatPart("arm", {20, 120, 1}, {100, 220, 1}, 1, {3, 2, 1}));
    scene.parts.push_back(flatPart("body", {-100, 0, 0}, {100, 300, 0}, 0, {0, 1}));
    scene.clips.push_back(wave(scene.skeleton));
    Clip spin{
        "spin", 2.0, {turning(scene.skeleton, 3, {0, 120, 240, 360, 480, 600, 720, 840, 960, 1080}, 2.0)}};
    spin.frameRate = 30.0;
    scene.clips.push_back(spin);
    Clip crouch{"crouch", 0.0, {turning(scene.skeleton, 1, {-40, -40}, 0.0)}};
    crouch.tracks[0].rotations.resize(1);
    scene.clips.push_back(crouch);
    return scene;
}

std::vector<Eigen::Vector2d> seenAt(const Scene& scene, std::size_t part, const Clip& clip, double seconds,
                                    double pixelsPerUnit) {
    const Part& shown = scene.parts[part];
    std::vector<Vec3> places = shown.mesh->vertices;
    if (shown.weights) {
        const auto matrices = skinningMatrices(scene.skeleton, poseAt(scene.skeleton, clip, seconds));
        places = deformVertices(places, *shown.weights, matrices, Deformer::LinearBlend);
    }
    std::vector<Eigen::Vector2d> seen;
    for (const Vec3& place : places) {
        seen.push_back(pixelsPerUnit * Eigen::Vector2d(place.x(), -place.y()));
    }
    return seen;
}

std::size_t vertexSeenAt(const Scene& scene, std::size_t part, const Eigen::Vector2d& place,
                         double pixelsPerUnit) {
    const std::vector<Vec3>& vertices = scene.parts[part].mesh->vertices;
    std::size_t nearest = vertices.size();
    double distance = 0.01;
    for (std::size_t v = 0; v < vertices.size(); ++v) {
        const double apart =
            (pixelsPerUnit * Eigen::Vector2d(vertices[v].x(), -vertices[v].y()) - place).norm();
        nearest = apart < distance ? v : nearest;
        distance = std::min(distance, apart);
    }
    return nearest;
}

} // namespace sinew::test
