#include "app/cli/pose/PoseCommand.h"

#include "app/cli/CommonOptions.h"
#include "app/cli/InputOutput.h"
#include "app/cli/terminal/Printout.h"
#include "app/files/Overwriting.h"
#include "app/files/ReadFile.h"
#include "app/pose/PoseFile.h"
#include "app/pose/PoseShapes.h"
#include "app/report/BindReportJson.h"
#include "app/report/PoseFaults.h"
#include "app/text/FormatLabels.h"
#include "app/text/Numbers.h"
#include "app/text/SolverTexts.h"
#include "core/base/Error.h"
#include "core/deform/Deform.h"
#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "core/io/export/OutputSet.h"
#include "core/scene/ClipPose.h"
#include "core/scene/DrivenClips.h"
#include "core/scene/FlatNormal.h"
#include "core/scene/SmoothParts.h"
#include "core/skeleton/JointNames.h"
#include "core/skeleton/Skeleton.h"
#include "core/skeleton/drivers/DriverRig.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace sinew {
namespace {

using Rows = std::vector<std::pair<std::string, std::string>>;

std::string implicitText(const PosedScene& posed, const Skeleton& skeleton) {
    std::string text =
        "Implicit skinning\n" + columns({{"in contact", countText(posed.contacts, "vertex", "vertices")},
                                         {"unconverged", countText(posed.notReached, "vertex", "vertices")}});
    Rows capsules;
    for (std::size_t j = 0; j < posed.skin->origins.size(); ++j) {
        const FieldOrigin origin = posed.skin->origins[j];
        if (origin != FieldOrigin::None && origin != FieldOrigin::Hermite) {
            capsules.emplace_back(skeleton.joints[j].name, fieldOriginText(origin).toStdString());
        }
    }
    return capsules.empty() ? text : text + "Fields without a fit\n" + columns(capsules);
}

/// A pose that was written.
struct PoseRun {
    const PoseOptions& options;
    DeformSettings settings;
    ImportedScene rigged;
    Pose pose;
    Drivers drivers;
    Pose driven; ///< the pose as drivers complete it
    PosedScene posed;
    SmoothParts smooth; ///< surfaces that are written; empty: the meshes themselves
    std::vector<PartPoseFaults> faults;
    std::vector<WrittenFile> outputs;
};

/// The meshes that are written, in their pose.
std::size_t polygonsOf(const Scene& scene) {
    std::size_t count = 0;
    for (const Part& part : scene.parts) {
        count += part.mesh->polygonCount();
    }
    return count;
}

std::string facesText(const PoseRun& run) {
    const auto [flipped, crossing] = countsOf(run.faults);
    return countText(polygonsOf(run.posed.scene), "face", "faces") + ": " + std::to_string(flipped) +
           " flipped, " + std::to_string(crossing) + " crossing others\n";
}

std::string surfaceText(const PoseRun& run) {
    const std::string text = subdivisionText(run.options.subdivision);
    return text.empty() ? text : "Subdivided: " + text + "\n";
}

std::vector<std::string> movedJoints(const PoseRun& run) {
    std::vector<std::string> names;
    for (std::size_t j = 0; j < run.pose.joints.size(); ++j) {
        if (run.pose.joints[j] != JointPose()) {
            names.push_back(run.rigged.scene.skeleton.joints[j].name);
        }
    }
    return names;
}

/// What `sinew pose` prints when it is done: what was posed, how, what the pose does to faces, how implicit
/// skinning fared, what was written.
std::string poseSummary(const PoseRun& run) {
    std::string text = "Posed " + run.options.input + ": " +
                       countText(movedJoints(run).size(), "joint", "joints") + " moved, " +
                       skinningMethodText(run.settings).toStdString() + "\n" + surfaceText(run) +
                       facesText(run);
    if (run.posed.skin) {
        text += implicitText(run.posed, run.rigged.scene.skeleton);
    }
    return text + outputLines(run.outputs);
}

using Json = nlohmann::ordered_json;

constexpr int kPoseReportVersion = 1;

/// Of every driven shape that is on.
Json shapesJson(const PoseRun& run) {
    Json shapes = Json::array();
    const DriverRig rig(run.rigged.scene.skeleton, run.drivers);
    for (const ShapeWeight& shape : rig.shapes(run.driven)) {
        if (shape.weight != 0.0) {
            shapes.push_back({{"name", shape.shape}, {"weight", shape.weight}});
        }
    }
    return shapes;
}

Json posedPartsJson(const PoseRun& run) {
    Json parts = Json::array();
    for (std::size_t part = 0; part < run.faults.size(); ++part) {
        const Mesh& mesh = *run.posed.scene.parts[part].mesh;
        parts.push_back({{"name", mesh.name},
                         {"faces", mesh.polygonCount()},
                         {"flippedFaces", run.faults[part].counts.flipped},
                         {"crossingFaces", run.faults[part].counts.crossing}});
    }
    return parts;
}

/// `sinew pose --help` documents its fields.
Json poseReportJson(const PoseRun& run) {
    const PoseOptions& options = run.options;
    const bool moving = !options.motion.empty();
    const auto [flipped, crossing] = countsOf(run.faults);
    Json outputs = Json::array();
    for (const WrittenFile& output : run.outputs) {
        outputs.push_back({{"file", output.file}, {"bytes", output.bytes}});
    }
    return {{"sinewPose", kPoseReportVersion},
            {"version", SINEW_VERSION},
            {"file", options.input},
            {"pose", moving ? Json() : Json(options.pose)},
            {"motion", moving ? Json(options.motion) : Json()},
            {"frame", moving ? Json(options.frame) : Json()},
            {"deformer", deformerKey(options.deform.deformer)},
            {"joints", movedJoints(run)},
            {"shapes", shapesJson(run)},
            {"faces", polygonsOf(run.posed.scene)},
            {"flippedFaces", flipped},
            {"crossingFaces", crossing},
            {"parts", posedPartsJson(run)},
            {"inContact", run.posed.skin ? Json(run.posed.contacts) : Json()},
            {"unconverged", run.posed.skin ? Json(run.posed.notReached) : Json()},
            {"outputs", outputs}};
}

Expected<void> checkTargets(const PoseOptions& options, const std::vector<std::string>& inputs) {
    std::vector<std::string> extensions;
    for (const FormatLabel& format : meshFormats()) {
        extensions.reserve(static_cast<std::size_t>(format.extensions.size()));
        for (const QString& extension : format.extensions) {
            extensions.push_back(extension.toStdString());
        }
    }
    SINEW_CHECK(checkTarget(options.output, extensions));
    if (!options.report.empty() && options.report != kStandardOutput) {
        SINEW_CHECK(checkTarget(options.report));
    }
    return options.common.force ? Expected<void>() : checkNoInput({options.output, options.report}, inputs);
}

ExportSettings exportSettingsOf(const PoseOptions& options, const Scene& scene,
                                const std::vector<std::string>& inputs) {
    ExportSettings settings;
    settings.replaceSideFiles = options.common.force;
    const std::vector<std::string> sources = filesBehind(scene, inputs);
    settings.sources.assign(sources.begin(), sources.end());
    return settings;
}

/// A frame of the motion's first animation, as the motion's file counts them.
Expected<Pose> poseOfMotion(const PoseOptions& options, const Skeleton& skeleton, Notices& notices,
                            Progress& progress) {
    SINEW_TRY(const MotionFile motion, readMotionFile(options.motion, skeleton, progress));
    const Clip& clip = motion.clips.front();
    append(notices, motion.notices);
    const double last = lastFrame(clip);
    if (options.frame > last) {
        return fail(ErrorCode::ParameterOutOfRange,
                    {"--frame", exactText(options.frame), "0", exactText(last)});
    }
    return poseAt(skeleton, clip, options.frame / framesPerSecond(clip));
}

Expected<Pose> wantedPose(const PoseOptions& options, const Skeleton& skeleton, Notices& notices,
                          Progress& progress) {
    return options.motion.empty() ? readPose(options.pose, skeleton)
                                  : poseOfMotion(options, skeleton, notices, progress);
}

/// The pose with what pseudo-edges turn.
Expected<Pose> alongEdges(const PoseOptions& options, const Scene& scene, const Pose& pose) {
    SINEW_CHECK(validatePseudoEdges(options.pseudoEdges));
    SINEW_CHECK(checkPseudoEdges(scene.skeleton, options.pseudoEdges, "--pseudo-edge"));
    return turnedAlongEdges(scene.skeleton, options.pseudoEdges, flatNormal(scene),
                            Pose::bindPose(scene.skeleton), pose);
}

/// Makes the shapes, and lets the drivers complete the pose.
Expected<void> drive(PoseRun& run, Notices& notices, Progress& progress) {
    Scene& scene = run.rigged.scene;
    run.drivers = run.options.drivers.drivers;
    SINEW_CHECK(validateDrivers(run.drivers));
    SINEW_CHECK(makeShapes(scene, run.drivers, run.options.drivers.shapes, run.settings, notices, progress));
    SINEW_CHECK(
        editShapes(scene, run.drivers, run.options.drivers.mirroredShapes, run.options.drivers.splitShapes));
    append(notices, unusedDrivers(scene, run.drivers));
    run.driven = drivenPose(scene.skeleton, run.drivers, run.pose);
    return {};
}

/// Puts smooth surfaces in the place of the posed meshes, where that was asked for.
Expected<void> smoothen(PoseRun& run, Progress& progress) {
    const PoseOptions& options = run.options;
    SINEW_TRY(const std::vector<SubdivisionChoice> choices,
              subdivisionChoices(options.subdivision, run.rigged.scene, options.input));
    SINEW_TRY(run.smooth, smoothParts(run.rigged.scene, choices, progress));
    run.posed.scene = smoothScene(std::move(run.posed.scene), run.smooth);
    return {};
}

/// What the pose does to the faces of every part.
Expected<std::vector<PartPoseFaults>> posedFaults(const PoseRun& run, Progress& progress) {
    const bool smooth = anySmooth(run.smooth);
    const Scene surfaces = smooth ? smoothScene(run.rigged.scene, run.smooth) : Scene();
    const Scene& scene = smooth ? surfaces : run.rigged.scene;
    std::vector<std::vector<Vec3>> vertices;
    vertices.reserve(scene.parts.size());
    for (const Part& part : run.posed.scene.parts) {
        vertices.push_back(part.mesh->vertices);
    }
    SINEW_TRY(const PoseJudge judge, PoseJudge::make(scene, progress));
    return judge.judge(scene, {partWeights(scene), skinningMatrices(scene.skeleton, run.driven), vertices},
                       progress);
}

/// Mesh and report take their places together. Adds what it has to say to `notices`.
Expected<std::string> writePose(PoseRun& run, const ExportSettings& how, Notices& notices,
                                Progress& progress) {
    const PoseOptions& options = run.options;
    OutputSet outputs;
    std::vector<std::filesystem::path> written;
    SINEW_TRY(const Notices more,
              exportInto(&outputs, run.posed.scene, options.output, how, progress, &written));
    append(notices, more);
    for (const std::filesystem::path& file : written) {
        run.outputs.push_back(writtenFile(file, outputs));
    }
    std::string printed;
    if (options.report == kStandardOutput) {
        printed = jsonText(poseReportJson(run));
    } else if (!options.report.empty()) {
        SINEW_CHECK(outputs.add(options.report, jsonText(poseReportJson(run))));
        run.outputs.push_back(writtenFile(options.report, outputs));
    }
    SINEW_CHECK(outputs.place(progress));
    return printed;
}

} // namespace

Expected<Printout> runPose(const PoseOptions& options, Progress& progress) {
    const std::string& posed = options.motion.empty() ? options.pose : options.motion;
    std::vector<std::string> inputs = shapeFiles(options.drivers);
    inputs.insert(inputs.begin(), {options.input, posed});
    SINEW_CHECK(checkTargets(options, inputs));
    PoseRun run{options, {}, {}, {}, {}, {}, {}, {}, {}, {}};
    SINEW_TRY(run.rigged, readRigged(options.input, options.common.read, progress));
    const Scene& scene = run.rigged.scene;
    const ExportSettings how = exportSettingsOf(options, scene, inputs);
    SINEW_CHECK(checkSideFiles(scene, options.output, how));
    Notices notices = run.rigged.notices;
    SINEW_TRY(const Pose wanted, wantedPose(options, scene.skeleton, notices, progress));
    SINEW_TRY(run.pose, alongEdges(options, scene, wanted));
    SINEW_TRY(run.settings, deformSettings(options.deform, scene.skeleton));
    SINEW_CHECK(drive(run, notices, progress));
    SINEW_TRY(run.posed, posedScene(scene, run.pose, run.settings, progress, run.drivers));
    SINEW_CHECK(smoothen(run, progress));
    SINEW_TRY(run.faults, posedFaults(run, progress));
    SINEW_TRY(std::string printed, writePose(run, how, notices, progress));
    Printout printout{std::move(printed), {}, issuesOf(notices), scene.metersPerUnit};
    printout.summary = printout.result.empty() ? poseSummary(run) + lossLines(notices) : std::string();
    return printout;
}

} // namespace sinew
