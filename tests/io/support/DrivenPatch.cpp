#include "tests/io/support/DrivenPatch.h"

#include "core/io/source/FileBytes.h"
#include "core/scene/DrivenClips.h"
#include "core/scene/Shapes.h"

#include <cmath>

namespace sinew::test {
namespace {

std::vector<float> clothOffsets(std::size_t vertices) {
    std::vector<float> offsets(3 * vertices, 0.0F);
    offsets[1] = 0.5F;
    return offsets;
}

/// A new shape on every part, another in place of the first one it has; a joint half-way down from the
/// second, which moves the first vertex of every skin.
void addShapesAndHelper(Scene& scene) {
    Shapes shapes(scene.parts.size());
    const double size = bounds(scene).diagonal();
    for (std::size_t p = 0; p < scene.parts.size(); ++p) {
        const auto last = static_cast<std::uint32_t>(scene.parts[p].mesh->vertexCount() - 1);
        shapes[p].push_back({kNewShape, {0, last}, {Vec3(0, 0.1 * size, 0), Vec3(0.05 * size, 0, 0)}});
        if (!scene.parts[p].mesh->morphTargets.empty()) {
            shapes[p].push_back(
                {scene.parts[p].mesh->morphTargets[0].name, {last}, {Vec3(0, 0, 0.2 * size)}});
        }
    }
    scene = withShapes(std::move(scene), shapes);
    Joint helper;
    helper.name = kHelper;
    helper.parent = 1;
    helper.added = true;
    helper.modelFromJointBind = scene.skeleton.joints[1].modelFromJointBind;
    helper.modelFromJointBind.translation() += Vec3(0, 0.05 * size, 0);
    helper.parentFromJointRest =
        scene.skeleton.joints[1].modelFromJointBind.inverse() * helper.modelFromJointBind;
    scene.skeleton.joints.push_back(helper);
    const auto joint = static_cast<std::int32_t>(scene.skeleton.size() - 1);
    for (Part& part : scene.parts) {
        SkinWeightsBuilder weights;
        for (std::size_t v = 0; part.weights && v < part.mesh->vertexCount(); ++v) {
            const auto own = part.weights->at(v);
            const std::vector<Influence> all(own.begin(), own.end());
            weights.add(v == 0 ? std::vector<Influence>{{joint, 1.0F}} : all);
        }
        part.weights = part.weights ? std::make_shared<const SkinWeights>(weights.finish()) : nullptr;
    }
}

/// The second joint's swing shows the new shape, moves the helper, turns it and makes it longer, and lifts
/// the first joint.
Drivers addedDrivers(const Scene& scene) {
    const std::string& source = scene.skeleton.joints[1].name;
    const double size = bounds(scene).diagonal();
    return {{source, JointAngle::Swing, DriverChannel::Shape, kNewShape, {{0.0, 0.0}, {90.0, 1.0}}},
            {source, JointAngle::Swing, DriverChannel::Turn, kHelper, {{0.0, -0.5}}},
            {source, JointAngle::Swing, DriverChannel::TranslateY, kHelper, {{0.0, 0.0}, {90.0, 0.1 * size}}},
            {source, JointAngle::Swing, DriverChannel::ScaleX, kHelper, {{0.0, 1.0}, {90.0, 1.5}}}};
}

} // namespace

std::string keyedFile(const std::string& interpolation, const std::string& joints, std::size_t keys,
                      float perSecond) {
    GltfBuilder file;
    const bool spline = interpolation == "CUBICSPLINE";
    const auto positions = file.vertices(gltf::triangle(Vec3(0, 0, 0)));
    const auto higher = file.vertices(gltf::triangle(Vec3(0, 1, 0)));
    const auto lower = file.shorts("VEC4", 4, std::vector<std::uint16_t>(12, 0));
    std::vector<std::uint16_t> second(12, 0);
    second[0] = second[4] = second[8] = 1;
    const auto upper = file.shorts("VEC4", 4, second);
    const auto whole = file.floats("VEC4", 4, {1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0});
    const auto moved = file.floats("VEC3", 3, clothOffsets(3));
    Transform hips = Transform::Identity();
    hips.linear() *= 0.01;
    Transform spine = hips;
    spine.translation() = Vec3(0, 1, 0);
    const auto binds = file.matrices({hips.inverse(), spine.inverse()});
    const auto often = [&](const std::vector<float>& values) {
        std::vector<float> result;
        for (std::size_t i = 0; i < keys * values.size() / 3; ++i) {
            result.push_back(values[i % values.size()]);
        }
        return result;
    };
    std::vector<float> seconds;
    for (std::size_t k = 0; k < keys; ++k) {
        seconds.push_back(static_cast<float>(k) / perSecond);
    }
    const auto times = file.floats("SCALAR", 1, seconds);
    const auto weights = file.floats(
        "SCALAR", 1,
        often(spline ? std::vector<float>{0, 0, 1, 0, 1, -1, 0, 0.25F, 0} : std::vector<float>{0, 1, 0.25F}));
    const float half = std::sqrt(0.5F);
    const auto turns = file.floats("VEC4", 4, often({0, 0, 0, 1, 0, 0, half, half, 0, 0, 0, 1}));
    file.json["nodes"] = {{{"name", "rig"}, {"scale", {0.01, 0.01, 0.01}}, {"children", {1}}},
                          {{"name", "hips"}, {"children", {2}}},
                          {{"name", "spine"}, {"translation", {0, 100, 0}}},
                          {{"name", "body"}, {"mesh", 0}, {"skin", 0}}};
    const auto primitive = [&](std::size_t at, std::size_t of) {
        return nlohmann::json{{"attributes", {{"POSITION", at}, {"JOINTS_0", of}, {"WEIGHTS_0", whole}}},
                              {"targets", {{{"POSITION", moved}}}}};
    };
    file.json["meshes"] = {{{"primitives", {primitive(positions, lower), primitive(higher, upper)}}}};
    file.json["skins"] = {{{"joints", {1, 2}}, {"inverseBindMatrices", binds}}};
    file.json["animations"] = {{{"name", "wave"},
                                {"samplers",
                                 {{{"input", times}, {"output", weights}, {"interpolation", interpolation}},
                                  {{"input", times}, {"output", turns}, {"interpolation", joints}}}},
                                {"channels",
                                 {{{"sampler", 0}, {"target", {{"node", 3}, {"path", "weights"}}}},
                                  {{"sampler", 1}, {"target", {{"node", 2}, {"path", "rotation"}}}}}}}};
    file.json["scenes"] = {{{"nodes", {0, 3}}}};
    return file.text();
}

Patched patched(const ImportFolder& folder, const std::string& name, const std::string& bytes,
                const PatchChange& change) {
    Patched result;
    Progress progress;
    const auto source = folder.write(name, bytes);
    auto read = importScene(source, progress);
    if (!read) {
        result.saved = fail(read.error());
        return result;
    }
    result.scene = std::move(read->scene);
    addShapesAndHelper(result.scene);
    result.drivers = addedDrivers(result.scene);
    if (change) {
        change(result.scene, result.drivers);
    }
    Scene baked = result.scene;
    bakeDrivers(baked, result.drivers);
    ExportSettings settings;
    settings.drivers = result.drivers;
    settings.replaceSideFiles = true;
    settings.vrm.authors = {"Ada"};
    const auto target = folder.path("out-" + name);
    result.saved = saveScene(baked, source, target, settings, progress);
    if (auto again = result.saved ? importScene(target, progress) : fail(ErrorCode::Canceled)) {
        result.read = std::move(again->scene);
        result.bytes = readWholeFile(target).value_or(std::string());
    }
    return result;
}

} // namespace sinew::test
