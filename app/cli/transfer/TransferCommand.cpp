#include "app/cli/CommandLine.h"

#include "app/cli/CommonOptions.h"
#include "app/cli/InputOutput.h"
#include "app/cli/terminal/Printout.h"
#include "app/files/Overwriting.h"
#include "app/files/ReadFile.h"
#include "app/report/BindReportJson.h"
#include "app/text/FormatLabels.h"
#include "app/text/Numbers.h"
#include "app/transfer/SceneTransfer.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/io/ExportScene.h"
#include "core/io/patch/SaveScene.h"
#include "core/skeleton/JointNames.h"

#include <CLI/App.hpp>
#include <nlohmann/json.hpp>
#include <nlohmann/json_fwd.hpp>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

namespace sinew {
namespace {

/// The command line of `sinew transfer`.
struct TransferOptions {
    std::string from;
    std::string to;
    std::string output;
    std::string report; ///< empty: none; "-": standard output
    TransferChoices choices;
    bool rebuild = false; ///< TO's own format is written anew too
    bool packed = false;
    VrmOptions vrm;
    double distance = 100.0 * TransferSettings().reach; ///< per cent of the diagonal
    CommonOptions common;
};

using Json = nlohmann::ordered_json;

/// Everything that `sinew transfer` did.
struct TransferRun {
    const TransferOptions& options;
    Scene from;
    Scene to; ///< as it was written
    SceneTransfer outcome;
    Notices notices; ///< of reading, transferring and writing
    std::vector<WrittenFile> outputs;
};

using TransferRows = std::vector<std::pair<std::string, std::string>>;

std::string transferredText(const TransferredPart& part) {
    const std::size_t vertices = part.matches.size();
    std::string text = countText(vertices, "vertex", "vertices");
    const auto add = [&](VertexMatch match, const char* word) {
        if (const std::size_t count = part.count(match); count > 0) {
            text +=
                ", " + percentText(static_cast<double>(count) / static_cast<double>(vertices)) + " " + word;
        }
    };
    add(VertexMatch::Matched, "matched");
    add(VertexMatch::Inpainted, "inpainted");
    add(VertexMatch::Copied, "copied");
    add(VertexMatch::Bound, "bound");
    return text;
}

/// What it prints when it is done.
std::string transferSummary(const TransferRun& run) {
    TransferRows parts;
    for (std::size_t part = 0; part < run.to.parts.size(); ++part) {
        if (const TransferredPart& done = run.outcome.transfer.parts[part]; !done.matches.empty()) {
            parts.emplace_back(run.to.parts[part].mesh->name, transferredText(done));
        }
    }
    return "Transferred weights from " + run.options.from + " to " + run.options.to + "\n" + columns(parts) +
           outputLines(run.outputs, withVrmOptions(run.options.vrm, "the skin"));
}

/// Its report; `sinew transfer --help` documents the fields.
Json transferJson(const TransferRun& run) {
    const TransferSettings& settings = run.options.choices.settings;
    Json parts = Json::array();
    for (std::size_t part = 0; part < run.to.parts.size(); ++part) {
        if (const TransferredPart& done = run.outcome.transfer.parts[part]; !done.matches.empty()) {
            parts.push_back({{"part", run.to.parts[part].mesh->name},
                             {"vertices", done.matches.size()},
                             {"matched", done.count(VertexMatch::Matched)},
                             {"inpainted", done.count(VertexMatch::Inpainted)},
                             {"copied", done.count(VertexMatch::Copied)},
                             {"bound", done.count(VertexMatch::Bound)}});
        }
    }
    Json joints = Json::object();
    for (std::size_t j = 0; j < run.outcome.jointOf.size(); ++j) {
        const std::int32_t other = run.outcome.jointOf[j];
        joints[run.from.skeleton.joints[j].name] =
            other == kNone ? Json() : Json(run.to.skeleton.joints[static_cast<std::size_t>(other)].name);
    }
    Json notices = Json::array();
    for (const Notice& notice : run.notices) {
        notices.push_back(noticeJson(notice, run.to.metersPerUnit));
    }
    Json outputs = Json::array();
    for (const WrittenFile& output : run.outputs) {
        outputs.push_back({{"file", output.file}, {"bytes", output.bytes}, {"onlySkinChanged", output.kept}});
    }
    return {{"sinewTransfer", 1},
            {"version", SINEW_VERSION},
            {"from", run.options.from},
            {"to", run.options.to},
            {"settings",
             {{"distance", run.options.distance},
              {"angle", settings.angle},
              {"flippedNormals", settings.flippedNormals},
              {"symmetric", settings.symmetric},
              {"smooth", settings.smoothing},
              {"maxInfluences", settings.maxInfluences}}},
            {"parts", std::move(parts)},
            {"joints", std::move(joints)},
            {"notices", std::move(notices)},
            {"outputs", std::move(outputs)}};
}

constexpr const char* kPrinted = "-";

std::vector<std::string> transferTargets(const TransferOptions& options) {
    return {options.output, options.report};
}

std::vector<std::string> transferInputs(const TransferOptions& options) {
    return {options.from, options.to, options.choices.jointTable};
}

/// Before anything is read.
Expected<void> checkTransferTargets(const TransferOptions& options) {
    std::vector<std::string> extensions;
    for (const FormatLabel& format : savedFormats()) {
        extensions.reserve(static_cast<std::size_t>(format.extensions.size()));
        for (const QString& extension : format.extensions) {
            extensions.push_back(extension.toStdString());
        }
    }
    Expected<void> checked = checkTarget(options.output, extensions);
    if (checked && !options.report.empty() && options.report != kPrinted) {
        checked = checkTarget(options.report);
    }
    if (checked && !options.common.force) {
        checked = checkNoInput(transferTargets(options), transferInputs(options));
    }
    return checked;
}

ExportSettings transferExport(const TransferOptions& options, const Scene& to) {
    ExportSettings settings;
    settings.replaceSideFiles = options.common.force;
    settings.rebuild = options.rebuild;
    settings.packed = options.packed;
    settings.maxInfluences = static_cast<std::size_t>(options.choices.settings.maxInfluences);
    settings.vrm = vrmSettings(options.vrm, to);
    const std::vector<std::string> sources = filesBehind(to, transferInputs(options));
    settings.sources.assign(sources.begin(), sources.end());
    return settings;
}

/// Once the character is known: neither may what it names be written over, nor what stands beside the output.
Expected<void> checkTransferSources(const TransferOptions& options, const Scene& to,
                                    const ExportSettings& settings) {
    const std::vector<std::string> targets = transferTargets(options);
    Expected<void> checked;
    if (!options.common.force) {
        checked = checkNoInput(targets, filesBehind(to, transferInputs(options)));
    }
    if (checked) {
        checked = checkNoClash(targets, {options.output}, to, settings);
    }
    return checked ? checkSaved(to, to.sourceFile, options.output, settings) : checked;
}

TransferChoices transferChoices(const TransferOptions& options) {
    TransferChoices choices = options.choices;
    choices.settings.reach = options.distance / 100.0;
    return choices;
}

/// A mistyped joint of --joints: which one was probably meant.
Error withSuggestion(Error error, const Skeleton& skeleton) {
    if (error.code == ErrorCode::JointUnknown && error.arguments.back() == "--joints") {
        return jointUnknown(error.arguments.front(), "--joints", skeleton);
    }
    return error;
}

/// `sha256`: of TO when it was read.
Expected<void> writeTransferred(TransferRun& run, const ExportSettings& settings, const std::string& sha256,
                                OutputSet& outputs, Progress& progress) {
    SINEW_TRY(SavedOutput saved, saveOutput(run.to, sha256, run.options.output, settings, outputs, progress));
    if (saved.kept) {
        dropLosses(run.notices);
    }
    append(run.notices, saved.notices);
    run.outputs = std::move(saved.files);
    return {};
}

Expected<Printout> printTransfer(const TransferRun& run, OutputSet& outputs) {
    Printout printout;
    printout.issues = issuesOf(run.notices);
    printout.metersPerUnit = run.to.metersPerUnit;
    if (run.options.report == kPrinted) {
        printout.result = jsonText(transferJson(run));
        return printout;
    }
    if (!run.options.report.empty()) {
        SINEW_CHECK(outputs.add(run.options.report, jsonText(transferJson(run))));
    }
    printout.summary = transferSummary(run) + lossLines(run.notices);
    return printout;
}

Expected<Printout> runTransfer(const TransferOptions& options, Progress& progress) {
    SINEW_CHECK(checkTransferTargets(options));
    SINEW_TRY(ImportedScene from, readRigged(options.from, options.common.read, progress));
    SINEW_TRY(ImportedScene to, readOutfit(options.to, from.scene, options.common.read, progress));
    const std::string sha256 = fileSha256(options.to).value_or(std::string());
    takeVrmOptions(options.vrm, to.scene);
    const ExportSettings settings = transferExport(options, to.scene);
    SINEW_CHECK(checkTransferSources(options, to.scene, settings));
    Expected<SceneTransfer> outcome = dressOutfit(to.scene, from.scene, transferChoices(options), progress);
    if (!outcome) {
        return fail(withSuggestion(outcome.error(), to.scene.skeleton));
    }
    TransferRun run{
        options, std::move(from.scene), std::move(to.scene), std::move(*outcome), std::move(to.notices), {}};
    append(run.notices, run.outcome.transfer.notices);
    OutputSet outputs;
    SINEW_CHECK(writeTransferred(run, settings, sha256, outputs, progress));
    Expected<Printout> printout = printTransfer(run, outputs);
    const Expected<void> placed = printout ? outputs.place(progress) : fail(printout.error());
    return placed ? printout : fail(placed.error());
}

const char* const kTransferHelp = R"(Both characters have to stand in the same place, in the same pose.

Each vertex takes the weights of the nearest place of the other surface, if that
is near enough and faces the same way. Small holes between such vertices are
inpainted: the weights spread over the surface and change as little as possible
from one vertex to the next. What is further away hangs free. Within reach it
copies the nearest place; out of reach it is bound to the skeleton.

A warning names each part that hardly matches or has another size: it may stand
in another place, or be made at another scale.

Joints are paired by name. Names of Mixamo, Unreal, Unity, Rigify, 3ds Max Biped
and VRM are understood. The table for other names is JSON,
  {"LeftArm": "arm_l", "Tail": null}
or text with two names on each line, the joint of FROM first:
  LeftArm,arm_l
The weight of a joint without counterpart goes to its nearest parent with one.

Examples:
  sinew transfer body.glb jacket.glb -o jacket_rigged.glb
  sinew transfer hero.fbx outfit.fbx --from-part Body --part Coat -o outfit.fbx
  sinew transfer old.fbx new.fbx --joints Jaw,Tongue -o new_rigged.fbx
  sinew transfer body.glb coat.glb --symmetric -o coat_rigged.glb
  sinew transfer body.glb jacket.obj --map names.csv -o jacket.glb --report -

JSON (sinewTransfer names its version):
  version     release of Sinew that wrote it
  from, to    files
  settings    distance (per cent of the diagonal), angle (degrees),
              flippedNormals, symmetric, smooth, maxInfluences (0: all)
  parts       each with part and numbers of vertices: vertices (all), matched,
              inpainted, copied and bound
  joints      for each joint of FROM its counterpart in TO, or null
  notices     each with code, level, subject, count, arguments and text
  outputs     files that were written, each with file, bytes and
              onlySkinChanged: it is TO with another skin, and a comparison of
              both found no other difference
)";

void addTransferFiles(CLI::App& command, TransferOptions& options) {
    command
        .add_option("FROM", options.from,
                    "A file with skeleton and weights: " + formatNames(weightedFormats()).toStdString())
        ->required();
    command.add_option("TO", options.to, "The file that gets weights; it may have no skeleton yet")
        ->required();
    command
        .add_option("-o,--output", options.output,
                    "File to write: " + formatExtensions(savedFormats()).toStdString() + " (required)")
        ->required()
        ->option_text("FILE");
    command.add_flag("--rebuild", options.rebuild,
                     "Write the whole file anew (default: an output of TO's format is TO with another skin, "
                     "and nothing else is changed)");
    command
        .add_option("--report", options.report,
                    "Write a report as JSON; - prints it in place of the summary (default: not written)")
        ->option_text("FILE");
}

void addTransferChoices(CLI::App& command, TransferChoices& choices) {
    const char* group = "What is transferred";
    command
        .add_option("--from-part", choices.fromParts,
                    "Read the weights of this part of FROM; repeat it for several (default: all parts)")
        ->allow_extra_args(false)
        ->option_text("NAME")
        ->group(group);
    command
        .add_option("--part", choices.parts,
                    "Give weights to this part of TO, the others keep theirs; repeat it for several "
                    "(default: all parts)")
        ->allow_extra_args(false)
        ->option_text("NAME")
        ->group(group);
    command
        .add_option("--joints", choices.joints,
                    "Transfer the weights of these joints of TO only, names with commas between them; the "
                    "others share the rest as before (default: all joints)")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->option_text("LIST")
        ->group(group);
    command
        .add_option("--map", choices.jointTable,
                    "Table of joint names, see below (default: joints are paired by name)")
        ->option_text("FILE")
        ->group(group);
}

void addTransferLimits(CLI::App& command, TransferOptions& options) {
    const char* group = "Matching";
    TransferSettings& settings = options.choices.settings;
    command
        .add_option("--distance", options.distance,
                    "How far the nearest place may be, in per cent of TO's diagonal (default 5)")
        ->check(between(0.0, 100.0))
        ->option_text("PCT")
        ->group(group);
    command
        .add_option("--angle", settings.angle,
                    "How far its normal may be turned from the vertex's at that distance, in degrees; up to "
                    "twice as much where they touch (default 60)")
        ->check(between(0.0, 180.0))
        ->option_text("DEG")
        ->group(group);
    command
        .add_flag("--flipped-normals", settings.flippedNormals,
                  "Let normals match that face the opposite way, as on linings (default: they do not)")
        ->group(group);
    command
        .add_option("--smooth", settings.smoothing,
                    "Rounds of smoothing around inpainted vertices (default 0)")
        ->check(between(0, 1000))
        ->option_text("N")
        ->group(group);
    command
        .add_flag("--symmetric", settings.symmetric,
                  "Give both sides of the mesh mirrored weights: at each vertex the mean of both (default: "
                  "each side its own)")
        ->group(group);
    addInfluencesOption(command, settings.maxInfluences, "4")->group(group);
}

CLI::App* addTransferCommand(CLI::App& app, TransferOptions& options) {
    CLI::App* command =
        app.add_subcommand("transfer", "Transfer weights from one file to the mesh of another");
    addTransferFiles(*command, options);
    addTransferChoices(*command, options.choices);
    addTransferLimits(*command, options);
    addPackedOption(*command, options.packed);
    addVrmOptions(*command, options.vrm);
    addCommonOptions(*command, options.common, Writes::Files);
    command->footer(kTransferHelp);
    command->parse_complete_callback([&options] { refusePacked(options.packed, {options.output}); });
    return command;
}

} // namespace

Command transferCommand(CLI::App& app) {
    return makeCommand(app, addTransferCommand, &TransferOptions::to, runTransfer);
}

} // namespace sinew
