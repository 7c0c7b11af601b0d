#include "app/pose/PoseShapes.h"

#include "app/document/drivers/PosedShapes.h"
#include "app/document/drivers/ShapeReach.h"
#include "app/jobs/ImplicitController.h"
#include "app/pose/PoseFile.h"
#include "core/scene/ClipPose.h"
#include "core/scene/DrivenClips.h"
#include "core/scene/Shapes.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>

namespace sinew {
namespace {

Expected<ShownForm> formIn(const Scene& scene, const Pose& pose, const DeformSettings& settings,
                           const Drivers& drivers, Progress& progress) {
    ShownForm shown{posedForm(scene, pose, settings, drivers), nullptr,
                    drivenPose(scene.skeleton, drivers, pose)};
    if (settings.implicit) {
        SINEW_TRY(ImplicitSkin skin, implicitSkinOf(scene, *shown.form.weights, settings.method, progress));
        shown.skin = std::make_shared<const ImplicitSkin>(std::move(skin));
    } else if (settings.deformer == Deformer::CentersOfRotation) {
        SINEW_TRY(PartCenters centers, centersOf(scene, *shown.form.weights, progress));
        shown.form.centers = std::make_shared<const PartCenters>(std::move(centers));
    }
    return shown;
}

Expected<NewShape> makeShape(const Scene& scene, const Drivers& drivers, const ShapeOption& option,
                             const DeformSettings& settings, Progress& progress) {
    SINEW_TRY(const Pose pose, readPose(option.pose, scene.skeleton));
    DeformSettings method = settings;
    if (isSkinningMethod(option.from)) {
        method.deformer = Deformer::DualQuaternion;
        method.implicit = option.from == "implicit";
    }
    SINEW_TRY(const ShownForm shown, formIn(scene, pose, method, drivers, progress));
    if (isSkinningMethod(option.from)) {
        return shapeOfMethod(shown, option.name, drivers, kNone, progress);
    }
    SINEW_TRY(const PartTargets targets, readShapeFile(option.from, scene, shownVertices(shown), progress));
    return shapeOfTargets(shown, option.name, targets, drivers, kNone, progress);
}

/// When a clip turns a shape on farthest.
struct ShapeMoment {
    const Clip* clip = nullptr;
    double seconds = 0.0;
    double weight = 0.0;
};

std::map<std::string, ShapeMoment> momentsOf(const Scene& scene) {
    std::map<std::string, ShapeMoment> moments;
    for (const Clip& clip : scene.clips) {
        for (const MorphTrack& track : clip.morphTracks) {
            const Mesh& mesh = *scene.parts[static_cast<std::size_t>(track.part)].mesh;
            ShapeMoment& moment = moments[mesh.morphTargets[static_cast<std::size_t>(track.shape)].name];
            for (const Key<double>& key : track.weights) {
                if (std::abs(key.value) > std::abs(moment.weight)) {
                    moment = {&clip, key.seconds, key.value};
                }
            }
        }
    }
    return moments;
}

} // namespace

bool isSkinningMethod(const std::string& word) {
    return word == "dqs" || word == "implicit";
}

Expected<void> makeShapes(Scene& scene, Drivers& drivers, const std::vector<ShapeOption>& shapes,
                          const DeformSettings& settings, Notices& notices, Progress& progress) {
    for (const ShapeOption& option : shapes) {
        SINEW_TRY(const NewShape shape, makeShape(scene, drivers, option, settings, progress));
        scene = withShapes(std::move(scene), shape.parts);
        const bool driven = std::ranges::any_of(drivers, [&](const JointDriver& driver) {
            return driver.channel == DriverChannel::Shape && driver.target == option.name;
        });
        if (!driven) {
            drivers.push_back(shape.driver);
        }
        notices.insert(notices.end(), shape.notices.begin(), shape.notices.end());
    }
    return {};
}

namespace {

/// A shape's drivers in the place of those that there are of it.
void replaceDrivers(Drivers& drivers, const std::string& shape, const Drivers& by) {
    std::erase_if(drivers, [&](const JointDriver& driver) {
        return driver.channel == DriverChannel::Shape && driver.target == shape;
    });
    drivers.insert(drivers.end(), by.begin(), by.end());
}

Scene withoutShape(Scene scene, const std::string& name) {
    for (Part& part : scene.parts) {
        const auto named = [&](const MorphTarget& shape) { return shape.name == name; };
        if (std::ranges::any_of(part.mesh->morphTargets, named)) {
            auto mesh = std::make_shared<Mesh>(*part.mesh);
            std::erase_if(mesh->morphTargets, named);
            part.mesh = std::move(mesh);
        }
    }
    return scene;
}

Expected<void> mirrorShapes(Scene& scene, Drivers& drivers, const std::vector<std::string>& names) {
    std::vector<std::shared_ptr<const Mesh>> meshes;
    for (const Part& part : scene.parts) {
        meshes.push_back(part.mesh);
    }
    const MirrorTable table = mirrorTable(scene.skeleton);
    const LayerContext context = withMirror(makeLayerContext(meshes, scene.skeleton, table), table);
    for (const std::string& name : names) {
        SINEW_TRY(const DrivenShape shape, shapeNamed(scene, {}, drivers, name));
        SINEW_TRY(const DrivenShape mirrored,
                  mirroredShape(shape, scene.skeleton, context, table, shapeNames(scene, {})));
        scene = withShapes(std::move(scene), mirrored.parts);
        replaceDrivers(drivers, mirrored.name, mirrored.drivers);
    }
    return {};
}

} // namespace

Expected<void> editShapes(Scene& scene, Drivers& drivers, const std::vector<std::string>& mirrored,
                          const std::vector<ShapeSplit>& split) {
    if (!mirrored.empty()) {
        SINEW_CHECK(mirrorShapes(scene, drivers, mirrored));
    }
    const MirrorTable table = split.empty() ? MirrorTable() : mirrorTable(scene.skeleton);
    for (const ShapeSplit& each : split) {
        SINEW_TRY(const DrivenShape shape, shapeNamed(scene, {}, drivers, each.name));
        SINEW_TRY(const auto halves, splitShape(shape, scene, table, each.blend, shapeNames(scene, {})));
        scene = withoutShape(std::move(scene), each.name);
        replaceDrivers(drivers, each.name, {});
        for (const DrivenShape& half : halves) {
            scene = withShapes(std::move(scene), half.parts);
            replaceDrivers(drivers, half.name, half.drivers);
        }
    }
    return validateDrivers(drivers);
}

Expected<Notices> repeatedShapes(const Scene& scene, Progress& progress) {
    Notices notices;
    for (const auto& [name, moment] : momentsOf(scene)) {
        const auto shape = shapeNamed(scene, {}, {}, name);
        if (moment.clip == nullptr || !shape) {
            continue;
        }
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        std::vector<ShapeWeight> others = shapesAt(scene, *moment.clip, moment.seconds);
        std::erase_if(others, [&](const ShapeWeight& each) { return each.shape == name; });
        DirectSkinning form =
            posedForm(scene, poseAt(scene.skeleton, *moment.clip, moment.seconds), DeformSettings(), {});
        form.rest = shapedRest(scene, {}, others);
        const Notices found = repeatNotices(name, shapeReach(form, shape->parts));
        notices.insert(notices.end(), found.begin(), found.end());
    }
    return notices;
}

} // namespace sinew
