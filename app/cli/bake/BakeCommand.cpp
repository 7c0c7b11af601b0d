#include "app/cli/bake/BakeCommand.h"

#include "app/bake/BakeText.h"
#include "app/cli/InputOutput.h"
#include "app/export/EngineScripts.h"
#include "app/files/Overwriting.h"
#include "app/files/ReadFile.h"
#include "app/pose/PoseFile.h"
#include "app/text/FormatLabels.h"
#include "core/io/Formats.h"
#include "core/io/export/OutputSet.h"
#include "core/io/patch/SaveScene.h"
#include "core/scene/DrivenClips.h"
#include "core/skeleton/JointNames.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>

namespace sinew {
namespace {

namespace fs = std::filesystem;

constexpr int kBakeReportVersion = 1;
constexpr int kNotGood = 1; ///< exit code

std::vector<std::string> bakeInputs(const BakeOptions& options) {
    std::vector<std::string> inputs = shapeFiles(options.drivers);
    inputs.push_back(options.input);
    inputs.insert(inputs.end(), options.poses.begin(), options.poses.end());
    inputs.insert(inputs.end(), options.motions.begin(), options.motions.end());
    return inputs;
}

std::vector<std::string> bakeTargets(const BakeOptions& options) {
    return {options.output, options.report};
}

/// Shapes need a format that holds them; before anything is read.
Expected<void> checkHoldsShapes(const BakeOptions& options) {
    const FormatLabels holding = shapeFormats();
    if (options.shapes == 0 || hasEndingOf(options.output, holding)) {
        return {};
    }
    const Format* format = formatOf(options.output);
    return fail(ErrorCode::ShapesNotHeld, {options.output, format ? std::string(format->name) : std::string(),
                                           formatNames(holding).toStdString()});
}

Expected<void> checkBakeTargets(const BakeOptions& options) {
    std::vector<std::string> extensions;
    for (const FormatLabel& format : savedFormats()) {
        for (const QString& extension : format.extensions) {
            extensions.push_back(extension.toStdString());
        }
    }
    SINEW_CHECK(checkTarget(options.output, extensions));
    SINEW_CHECK(checkHoldsShapes(options));
    if (!options.report.empty() && options.report != kStandardOutput) {
        SINEW_CHECK(checkTarget(options.report));
    }
    return options.common.force ? Expected<void>() : checkNoInput(bakeTargets(options), bakeInputs(options));
}

/// Once the character is known: neither may what it names be written over, nor what stands beside the output.
Expected<void> checkBakeSources(const BakeOptions& options, const Scene& scene,
                                const ExportSettings& settings) {
    const std::vector<std::string> targets = bakeTargets(options);
    if (!options.common.force) {
        SINEW_CHECK(checkNoInput(targets, filesBehind(scene, bakeInputs(options))));
    }
    SINEW_CHECK(checkNoClash(targets, {options.output}, scene, settings));
    return checkSaved(scene, scene.sourceFile, options.output, settings);
}

ExportSettings bakeExport(const BakeOptions& options, const Scene& scene, const BakeSettings& fit) {
    ExportSettings settings;
    settings.replaceSideFiles = options.common.force;
    settings.profile = options.profile.value_or(EngineProfile::Blender);
    settings.keepUnit = !options.profile;
    settings.maxInfluences = fit.maxInfluences;
    settings.rebuild = options.rebuild;
    settings.packed = options.packed;
    settings.vrm = vrmSettings(options.vrm, scene);
    settings.engineFiles = options.engines.files.value_or(EngineFiles::ByProfile);
    const std::vector<std::string> sources = filesBehind(scene, bakeInputs(options));
    settings.sources.assign(sources.begin(), sources.end());
    return settings;
}

BakeSettings bakeSettingsOf(const BakeOptions& options, const Scene& scene) {
    BakeSettings settings;
    settings.weights = !options.noWeights;
    settings.helpers = !options.noHelpers;
    settings.maxShapes = options.shapes;
    settings.maxInfluences =
        options.maxInfluences ? static_cast<std::size_t>(*options.maxInfluences) : usualInfluences(scene);
    settings.goodTo = 1e-3 * options.goodTo;
    return settings;
}

/// The groups that were named, or the usual ones; poses of files whenever there are any.
BakePoseChoice poseChoice(const BakeOptions& options) {
    BakePoseChoice choice;
    if (!options.groups.empty()) {
        choice.groups.fill(false);
        for (const std::string& word : options.groups) {
            if (const auto group = valueOf(kBakeGroupNames, word)) {
                choice.set(*group, true);
            }
        }
    }
    choice.set(BakeGroup::Keys, true);
    return choice;
}

Expected<std::vector<BakePose>> posesOf(const BakeOptions& options, const Scene& scene,
                                        const Drivers& drivers, Notices& notices, Progress& progress) {
    BakePoseSources sources{scene, drivers, {}, {}};
    for (const std::string& file : options.motions) {
        SINEW_TRY(MotionFile motion, readMotionFile(file, scene.skeleton, progress));
        std::ranges::move(motion.clips, std::back_inserter(sources.motions));
        append(notices, motion.notices);
    }
    for (const std::string& file : options.poses) {
        SINEW_TRY(Pose pose, readPose(file, scene.skeleton));
        sources.keys.emplace_back(fs::path(file).stem().string(), std::move(pose));
    }
    return listBakePoses(sources, poseChoice(options));
}

Expected<std::vector<bool>> lockedJoints(const BakeOptions& options, const Skeleton& skeleton) {
    std::vector<bool> locked(skeleton.size(), false);
    for (const std::string& name : options.locked) {
        if (skeleton.find(name) == kNone) {
            return fail(jointUnknown(name, "--lock", skeleton));
        }
        for (std::size_t j = 0; j < skeleton.size(); ++j) {
            locked[j] = locked[j] || skeleton.joints[j].name == name;
        }
    }
    return locked;
}

/// Makes the shapes of the command line, which the source has besides those of its file.
Expected<Drivers> sourceDrivers(BakeCommandRun& run, Progress& progress) {
    Drivers drivers = run.options.drivers.drivers;
    SINEW_CHECK(validateDrivers(drivers));
    SINEW_CHECK(
        makeShapes(run.scene, drivers, run.options.drivers.shapes, run.deform, run.notices, progress));
    SINEW_CHECK(
        editShapes(run.scene, drivers, run.options.drivers.mirroredShapes, run.options.drivers.splitShapes));
    append(run.notices, unusedDrivers(run.scene, drivers));
    return drivers;
}

Expected<void> bakeInto(BakeCommandRun& run, const BakeSettings& fit, Progress& progress) {
    const BakeOptions& options = run.options;
    const Skeleton& skeleton = run.scene.skeleton;
    SINEW_TRY(run.deform, deformSettings(options.deform, skeleton));
    SINEW_TRY(std::vector<bool> locked, lockedJoints(options, skeleton));
    SINEW_TRY(Drivers drivers, sourceDrivers(run, progress));
    SINEW_TRY(std::vector<BakePose> poses, posesOf(options, run.scene, drivers, run.notices, progress));
    const auto scene = std::make_shared<const Scene>(std::move(run.scene));
    SINEW_TRY(run.outcome, runBake({BakeSource{scene, std::move(drivers), run.deform, {}},
                                    std::move(poses),
                                    fit,
                                    static_cast<std::size_t>(options.megabytes),
                                    std::move(locked),
                                    {},
                                    mirrorTable(scene->skeleton)},
                                   progress));
    run.scene = *run.outcome.baked;
    bakeDrivers(run.scene, run.outcome.drivers);
    return {};
}

using Json = nlohmann::ordered_json;

/// `sinew bake --help` documents its fields.
Json bakeReportJson(const BakeCommandRun& run) {
    Json outputs = Json::array();
    for (const WrittenFile& output : run.outputs) {
        outputs.push_back({{"file", output.file}, {"bytes", output.bytes}});
    }
    Json notices = Json::array();
    for (const Notice& notice : run.notices) {
        notices.push_back(noticeJson(notice, run.scene.metersPerUnit));
    }
    Json json = {{"sinewBake", kBakeReportVersion},
                 {"version", SINEW_VERSION},
                 {"file", run.options.input},
                 {"to", deformerKey(run.options.deform.deformer)},
                 {"maxInfluences", run.outcome.fit.maxInfluences}};
    json.update(bakeJson(run.outcome));
    json["notices"] = std::move(notices);
    json["outputs"] = std::move(outputs);
    return json;
}

/// All files take their places together.
Expected<std::string> writeBaked(BakeCommandRun& run, const ExportSettings& settings,
                                 const std::string& sha256, Progress& progress) {
    const BakeOptions& options = run.options;
    OutputSet outputs;
    SINEW_TRY(SavedOutput saved, saveOutput(run.scene, sha256, options.output, settings, outputs, progress));
    if (saved.kept) {
        dropLosses(run.notices);
    }
    append(run.notices, saved.notices);
    run.outputs = std::move(saved.files);
    if (!options.engines.scripts.empty()) {
        SINEW_TRY(const std::vector<fs::path> scripts, addEngineScripts(options.engines.scripts, outputs));
        for (const fs::path& script : scripts) {
            run.outputs.push_back(writtenFile(script, outputs));
        }
    }
    std::string printed;
    if (options.report == kStandardOutput) {
        printed = jsonText(bakeReportJson(run));
    } else if (!options.report.empty()) {
        SINEW_CHECK(outputs.add(options.report, jsonText(bakeReportJson(run))));
        run.outputs.push_back(writtenFile(options.report, outputs));
    }
    SINEW_CHECK(outputs.place(progress));
    return printed;
}

/// Which joints are not good and why, a line each.
std::string shortfallOf(const BakeCommandRun& run) {
    std::string text = bakeGateText(run.outcome).toStdString() + '\n';
    for (const QString& fault : bakeFaultTexts(run.outcome)) {
        text += "  " + fault.toStdString() + '\n';
    }
    return text;
}

} // namespace

Expected<Printout> runBakeCommand(const BakeOptions& options, Progress& progress) {
    SINEW_CHECK(checkBakeTargets(options));
    SINEW_TRY(ImportedScene rigged, readRigged(options.input, options.common.read, progress));
    const std::string sha256 = fileSha256(options.input).value_or(std::string());
    BakeCommandRun run{options, {}, std::move(rigged.scene), {}, std::move(rigged.notices), {}};
    const BakeSettings fit = bakeSettingsOf(options, run.scene);
    takeVrmOptions(options.vrm, run.scene);
    ExportSettings settings = bakeExport(options, run.scene, fit);
    SINEW_CHECK(checkBakeSources(options, run.scene, settings));
    SINEW_CHECK(bakeInto(run, fit, progress));
    settings.drivers = run.outcome.drivers;
    SINEW_TRY(std::string printed, writeBaked(run, settings, sha256, progress));
    Printout printout{std::move(printed), {}, issuesOf(run.notices), run.scene.metersPerUnit};
    printout.summary = printout.result.empty() ? bakeSummary(run) + lossLines(run.notices) : std::string();
    if (options.requireGood && !run.outcome.figures.good()) {
        printout.exitCode = kNotGood;
        printout.shortfall = shortfallOf(run);
    }
    return printout;
}

} // namespace sinew
