#include "app/cli/rig/RigCommand.h"

#include "app/cli/InputOutput.h"
#include "app/cli/terminal/Printout.h"
#include "app/files/Overwriting.h"
#include "app/files/ReadFile.h"
#include "app/report/BindReportJson.h"
#include "app/rig/RigFiles.h"
#include "app/rig/RigWords.h"
#include "app/text/FormatLabels.h"
#include "app/text/NoticeText.h"
#include "app/text/Numbers.h"
#include "core/base/Error.h"
#include "core/io/ExportScene.h"
#include "core/io/export/OutputSet.h"
#include "core/rig/DenseGrid.h"
#include "core/rig/FitTemplate.h"
#include "core/solve/Bind.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <system_error>

namespace sinew {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kRigPrinted = "-";

/// Everything that `sinew rig` did.
struct RigRun {
    const RigOptions& options;
    Scene scene;
    RigFit fit;
    std::vector<JointFit> joints;
    Notices notices;
    std::vector<WrittenFile> outputs;
};

bool namesTemplate(const std::string& shape) {
    return rigShape(shape) != nullptr;
}

std::vector<std::string> rigInputs(const RigOptions& options) {
    std::vector<std::string> inputs{options.input, options.markers,
                                    namesTemplate(options.shape) ? std::string() : options.shape};
    inputs.insert(inputs.end(), options.chains.begin(), options.chains.end());
    return inputs;
}

std::vector<std::string> rigTargets(const RigOptions& options) {
    return {options.output, options.report};
}

/// Before anything is read.
Expected<void> checkRigTargets(const RigOptions& options) {
    std::vector<std::string> extensions;
    for (const FormatLabel& format : riggedFormats()) {
        extensions.reserve(static_cast<std::size_t>(format.extensions.size()));
        for (const QString& extension : format.extensions) {
            extensions.push_back(extension.toStdString());
        }
    }
    Expected<void> checked = checkTarget(options.output, extensions);
    if (checked && !options.report.empty() && options.report != kRigPrinted) {
        checked = checkTarget(options.report);
    }
    if (checked && !options.common.force) {
        checked = checkNoInput(rigTargets(options), rigInputs(options));
    }
    std::error_code problem;
    if (checked && !namesTemplate(options.shape) && !std::filesystem::exists(options.shape, problem) &&
        std::filesystem::path(options.shape).extension().empty()) {
        return fail(ErrorCode::RigTemplateUnknown, {options.shape, rigShapeNames()});
    }
    return checked;
}

/// The mesh alone: its skeleton and weights give way.
Scene bareScene(Scene scene) {
    scene.skeleton = {};
    scene.clips.clear();
    for (Part& part : scene.parts) {
        part.weights = nullptr;
        part.rigidJoint = kNone;
    }
    return scene;
}

/// `own`: of a file that is the template; null otherwise.
Expected<RigRequest> rigRequest(const RigOptions& options, const Skeleton* own) {
    RigRequest request;
    request.kind = own != nullptr ? kindOfSkeleton(*own) : rigShape(options.shape)->kind;
    request.counts = countsOf(options.settings);
    request.mirrored = !options.notMirrored;
    request.up = upOf(options.up).value_or(UpDirection::Y);
    request.anyBody = options.common.force;
    if (!options.markers.empty()) {
        SINEW_TRY(request.markers, readMarkers(options.markers));
    }
    return request;
}

RigNaming namingOf(const std::string& key) {
    const auto namings = rigNamings();
    const auto found = std::ranges::find(namings, key, &NamingKind::key);
    return found == namings.end() ? RigNaming::Mixamo : found->naming;
}

/// Of the file that is the template; nothing when it is a named one.
Expected<std::optional<Skeleton>> ownSkeleton(const RigOptions& options, Progress& progress) {
    if (namesTemplate(options.shape)) {
        return std::optional<Skeleton>();
    }
    SINEW_TRY(auto own, importSkeleton(options.shape, progress, importOptions()));
    return std::optional<Skeleton>(std::move(own.skeleton));
}

Expected<FittedSkeleton> makeRigSkeleton(const RigOptions& options, const RigFit& fit, const Skeleton* own) {
    if (own == nullptr) {
        RigTemplateSettings settings = options.settings;
        settings.naming = namingOf(options.naming);
        settings.toes = !options.noToes;
        settings.rightHand = options.side == "right";
        if (rigShape(options.shape)->plain) {
            settings.fingers = 0;
            settings.toes = false;
        }
        return layTemplate(settings, fit);
    }
    return laySkeleton(*own, fit);
}

/// Chains that a file of the command line holds.
struct FileChains {
    std::string file;
    std::vector<ChainStroke> strokes;
};

/// In the order of the command line. They are read before the work, so that a wrong file is told at once.
Expected<std::vector<FileChains>> readRigChains(const RigOptions& options) {
    std::vector<FileChains> chains;
    for (const std::string& file : options.chains) {
        SINEW_TRY(auto strokes, readChains(file));
        chains.push_back({file, std::move(strokes)});
    }
    return chains;
}

Expected<void> addRigChains(const std::vector<FileChains>& chains, const Scene& scene, const RigFit& fit,
                            FittedSkeleton& fitted) {
    for (const FileChains& of : chains) {
        for (const ChainStroke& stroke : of.strokes) {
            if (auto added = addChain(stroke, of.file, scene, *fit.volume, fitted); !added) {
                return added;
            }
        }
    }
    return {};
}

/// A picture has no inside: its weights are measured through its pixels.
BindSettings rigBindSettings(const Scene& scene) {
    BindSettings settings;
    if (isFlatPicture(scene)) {
        settings.solver = "picture";
    }
    return settings;
}

Expected<void> bindRig(RigRun& run, Progress& progress) {
    if (run.options.noBind) {
        return {};
    }
    SINEW_TRY(auto bound, bind(run.scene, rigBindSettings(run.scene), progress));
    for (std::size_t part = 0; part < run.scene.parts.size(); ++part) {
        run.scene.parts[part].weights = bound.weights[part];
    }
    append(run.notices, bound.report.notices);
    return {};
}

Expected<void> writeRig(RigRun& run, OutputSet& outputs, Progress& progress) {
    ExportSettings settings;
    settings.replaceSideFiles = run.options.common.force;
    settings.packed = run.options.packed;
    const std::vector<std::string> sources = filesBehind(run.scene, rigInputs(run.options));
    settings.sources.assign(sources.begin(), sources.end());
    if (!run.options.common.force) {
        if (auto checked = checkNoInput(rigTargets(run.options), sources); !checked) {
            return checked;
        }
    }
    std::vector<std::filesystem::path> written;
    SINEW_TRY(const auto notices,
              exportInto(&outputs, run.scene, run.options.output, settings, progress, &written));
    append(run.notices, notices);
    for (const std::filesystem::path& file : written) {
        run.outputs.push_back(writtenFile(file, outputs));
    }
    notePacked(run.scene, settings, run.outputs.front());
    return {};
}

Json rigJson(const RigRun& run) {
    Json joints = Json::array();
    for (std::size_t j = 0; j < run.joints.size(); ++j) {
        const Joint& joint = run.scene.skeleton.joints[j];
        const Vec3 at = run.scene.skeleton.position(j);
        joints.push_back(
            {{"name", joint.name},
             {"parent", joint.parent == kNone
                            ? Json()
                            : Json(run.scene.skeleton.joints[static_cast<std::size_t>(joint.parent)].name)},
             {"position", {at.x(), at.y(), at.z()}},
             {"confidence", run.joints[j].confidence},
             {"reason", std::string(fitReasonKey(run.joints[j].reason))},
             {"inside", run.joints[j].inside}});
    }
    Json guessed = Json::object();
    for (const auto& [name, confidence] : run.fit.guessed) {
        guessed[name] = confidence;
    }
    Json outputs = Json::array();
    for (const WrittenFile& output : run.outputs) {
        outputs.push_back({{"file", output.file}, {"bytes", output.bytes}});
    }
    return {{"sinewRig", 1},
            {"version", SINEW_VERSION},
            {"file", run.options.input},
            {"template", run.options.shape},
            {"names", run.options.naming},
            {"up", run.options.up},
            {"markers", markersJson(run.fit.markers)},
            {"guessed", guessed},
            {"joints", joints},
            {"outputs", outputs}};
}

/// Joints that the mesh shows, but not well, each by itself; those that it does not show, in one line.
std::string doubtLines(const RigRun& run) {
    std::vector<std::string> unsure;
    for (std::size_t j = 0; j < run.joints.size(); ++j) {
        if (run.joints[j].confidence < kUnsureJoint && run.joints[j].reason != FitReason::Proportion) {
            unsure.push_back("  " + run.scene.skeleton.joints[j].name + ": " +
                             fitReasonText(run.joints[j].reason).toStdString());
        }
    }
    std::string text;
    if (!unsure.empty()) {
        text += "Check these joints:\n";
        for (const std::string& line : shortened(unsure, 10)) {
            text += line + "\n";
        }
    }
    for (const Notice& notice : run.notices) {
        if (notice.code == NoticeCode::TemplateDoubtful) {
            text += noticeText(notice).toStdString() + "; --report lists them\n";
        } else if (notice.code == NoticeCode::FingersFewer) {
            text += noticeText(notice).toStdString() + "\n";
        }
    }
    return text;
}

std::string rigSummary(const RigRun& run) {
    std::string text =
        "Fitted " + countText(run.joints.size(), "joint", "joints") + " to " + run.options.input + "\n";
    if (!run.fit.guessed.empty()) {
        text += "Guessed " + countText(run.fit.guessed.size(), "marker", "markers") +
                "; --report lists them for --markers\n";
    }
    text += doubtLines(run);
    return text + outputLines(run.outputs);
}

Expected<Printout> printRig(const RigRun& run, OutputSet& outputs) {
    Printout printout;
    printout.issues = issuesOf(run.notices);
    printout.metersPerUnit = run.scene.metersPerUnit;
    if (run.options.report == kRigPrinted) {
        printout.result = jsonText(rigJson(run));
        return printout;
    }
    if (!run.options.report.empty()) {
        SINEW_CHECK(outputs.add(run.options.report, jsonText(rigJson(run))));
    }
    printout.summary = rigSummary(run) + lossLines(run.notices);
    return printout;
}

/// Why nothing fits, as the user can mend it: of an opaque picture that is its missing transparency, and the
/// template has the name that the user gave it.
Error toldOfFit(Error error, const RigRun& run) {
    error = withOpaquePicture(std::move(error), run.notices, run.options.input);
    if (error.code == ErrorCode::RigTemplateUnfit) {
        error.arguments[2] = run.options.shape;
    }
    return error;
}

} // namespace

Expected<Printout> runRig(const RigOptions& options, Progress& progress) {
    SINEW_CHECK(checkRigTargets(options));
    SINEW_TRY(const auto own, ownSkeleton(options, progress));
    const Skeleton* const ownOrNone = own.has_value() ? &*own : nullptr;
    SINEW_TRY(const auto request, rigRequest(options, ownOrNone));
    SINEW_TRY(const auto chains, readRigChains(options));
    SINEW_TRY(auto imported, readInput(options.input, {}, options.common.read, progress));
    RigRun run{options, bareScene(std::move(imported.scene)), {}, {}, std::move(imported.notices), {}};
    auto fit = fitRig(run.scene, request, progress);
    if (!fit) {
        return fail(toldOfFit(fit.error(), run));
    }
    run.fit = std::move(*fit);
    SINEW_TRY(auto skeleton, makeRigSkeleton(options, run.fit, ownOrNone));
    SINEW_CHECK(addRigChains(chains, run.scene, run.fit, skeleton));
    run.scene.skeleton = std::move(skeleton.skeleton);
    run.joints = std::move(skeleton.joints);
    if (auto doubt = doubtOf(run.joints, run.scene.sourceFile, options.shape)) {
        run.notices.push_back(std::move(*doubt));
    }
    if (auto fewer = fewerFingers(skeleton, options.settings.fingers, run.scene.sourceFile)) {
        run.notices.push_back(std::move(*fewer));
    }
    SINEW_CHECK(bindRig(run, progress));
    OutputSet outputs;
    SINEW_CHECK(writeRig(run, outputs, progress));
    Expected<Printout> printout = printRig(run, outputs);
    const Expected<void> placed = printout ? outputs.place(progress) : fail(printout.error());
    return placed ? printout : fail(placed.error());
}

} // namespace sinew
