#include "app/cli/CommandLine.h"

#include "app/cli/CommonOptions.h"
#include "app/cli/InputOutput.h"
#include "app/cli/terminal/Printout.h"
#include "app/cli/weights/ReachTargets.h"
#include "app/export/InfluenceCost.h"
#include "app/files/Overwriting.h"
#include "app/files/ReadFile.h"
#include "app/report/BindReportJson.h"
#include "app/report/Inspection.h"
#include "app/text/FormatLabels.h"
#include "app/text/Numbers.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/io/patch/SaveScene.h"
#include "core/io/weights/WeightFile.h"
#include "core/skeleton/JointNames.h"

#include <CLI/App.hpp>
#include <CLI/Error.hpp>

#include <algorithm>
#include <filesystem>
#include <string>

namespace sinew {
namespace {

/// The command line of `sinew weights`.
struct WeightsOptions {
    std::string input;
    std::string skeleton;   ///< empty: the input's own
    std::string importFile; ///< weights to read; empty: those of the input
    bool repair = false;    ///< mend faulty weights, those that were read or the input's
    ReachOptions reach;     ///< vertices that are to come somewhere in a pose
    std::string exportFile; ///< weights to write; empty: none
    std::string output;     ///< character to write; empty: none
    int imageSize = 1024;   ///< texels along an edge
    int maxInfluences = 4;  ///< of the character that is written; 0: all
    bool platforms = false; ///< say what the limits of platforms cost
    bool packed = false;
    VrmOptions vrm;
    CommonOptions common;
};

std::vector<std::string> weightsTargets(const WeightsOptions& options) {
    return {options.output, options.exportFile};
}

std::vector<std::string> weightsInputs(const WeightsOptions& options) {
    return {options.input, options.skeleton, options.importFile, options.reach.targets, options.reach.pose};
}

/// What a character can be written to; a mesh alone goes with a RigNet file.
std::vector<std::string> characterExtensions() {
    std::vector<std::string> extensions{".obj"};
    for (const FormatLabel& format : savedFormats()) {
        extensions.reserve(static_cast<std::size_t>(format.extensions.size()));
        for (const QString& extension : format.extensions) {
            extensions.push_back(extension.toStdString());
        }
    }
    return extensions;
}

Expected<void> checkExportFile(const std::string& file) {
    if (file.empty()) {
        return {};
    }
    if (!namesWeightImages(file)) {
        return checkTarget(file, weightExtensions());
    }
    std::error_code problem;
    const std::filesystem::path folder(file);
    return std::filesystem::is_directory(folder, problem) ? checkTarget(folder / "weights.json")
                                                          : Expected<void>();
}

/// Before anything is read.
Expected<void> checkWeightsTargets(const WeightsOptions& options) {
    Expected<void> checked = checkExportFile(options.exportFile);
    if (checked && !options.output.empty()) {
        checked = checkTarget(options.output, characterExtensions());
    }
    if (checked && !options.common.force) {
        checked = checkNoInput(weightsTargets(options), weightsInputs(options));
    }
    return checked;
}

bool isRigNet(const std::string& file) {
    const std::string extension = std::filesystem::path(file).extension().string();
    return extension == ".txt" || extension == ".TXT";
}

/// A mesh without skeleton stands on that of the RigNet file whose weights it gets.
Expected<ImportedScene> readRigged(const WeightsOptions& options, Progress& progress) {
    Expected<ImportedScene> imported =
        readInput(options.input, options.skeleton, options.common.read, progress);
    if (imported && imported->scene.skeleton.empty() && isRigNet(options.importFile)) {
        imported = readInput(options.input, options.importFile, options.common.read, progress);
    }
    if (imported && imported->scene.skeleton.empty()) {
        return fail(ErrorCode::NotRigged, {options.input});
    }
    return imported;
}

/// Returns how many parts got weights.
Expected<std::size_t> importWeights(const WeightsOptions& options, ImportedScene& character,
                                    Progress& progress) {
    Scene& scene = character.scene;
    const Expected<FittedWeights> fitted = readWeights(scene, options.importFile, progress);
    if (!fitted && fitted.error().code == ErrorCode::JointUnknown) {
        const std::vector<std::string>& named = fitted.error().arguments;
        return fail(jointUnknown(named.front(), named.back(), scene.skeleton));
    }
    if (!fitted) {
        return fail(fitted.error());
    }
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        scene.parts[part].weights = fitted->weights[part];
    }
    append(character.notices, fitted->notices);
    return static_cast<std::size_t>(std::ranges::count(fitted->changed, true));
}

/// What a repair says.
std::string repairText(const SceneRepair& repair, int limit) {
    const FaultCounts& found = repair.found;
    std::string text;
    if (found.zero + found.farJoints + found.noisy > 0) {
        text += "Repaired " + countText(repair.repaired, "vertex", "vertices") + ": " +
                std::to_string(found.zero) + " without weights, " + std::to_string(found.farJoints) +
                " with weights of far joints, " + std::to_string(found.noisy) + " noisy\n";
    }
    if (found.notOfSumOne > 0) {
        text += "Normalized the weights of " + countText(found.notOfSumOne, "vertex", "vertices") +
                " that did not sum to 1\n";
    }
    if (found.invalid > 0) {
        text += "Removed invalid weights (negative, not a number, or of missing or repeated joints) of " +
                countText(found.invalid, "vertex", "vertices") + "\n";
    }
    if (repair.limited > 0) {
        text += "Limited " + countText(repair.limited, "vertex", "vertices") + " to " +
                countText(static_cast<std::size_t>(limit), "influence", "influences") + "\n";
    }
    if (repair.left > 0) {
        text += "Left " + countText(repair.left, "vertex", "vertices") +
                " as before: no healthy vertex is connected\n";
    }
    return text.empty() ? "No faulty weights found\n" : text;
}

/// Returns what to say.
Expected<std::string> repairCharacter(const WeightsOptions& options, ImportedScene& character,
                                      Progress& progress) {
    BindSettings settings;
    settings.maxInfluences = options.maxInfluences;
    SINEW_TRY(SceneRepair repair, repairFaults(character, settings, progress));
    for (std::size_t part = 0; part < character.scene.parts.size(); ++part) {
        character.scene.parts[part].weights = std::move(repair.weights[part]);
    }
    return repairText(repair, options.maxInfluences);
}

Expected<void> writeWhole(const WeightsOptions& options, const std::string& hash, ImportedScene& character,
                          std::vector<WrittenFile>& written, OutputSet& outputs, Progress& progress) {
    takeVrmOptions(options.vrm, character.scene);
    const Scene& scene = character.scene;
    ExportSettings settings;
    settings.replaceSideFiles = options.common.force;
    settings.correctSums = options.repair;
    settings.maxInfluences = static_cast<std::size_t>(options.maxInfluences);
    settings.packed = options.packed;
    settings.vrm = vrmSettings(options.vrm, scene);
    const std::vector<std::string> sources = filesBehind(scene, weightsInputs(options));
    settings.sources.assign(sources.begin(), sources.end());
    const std::vector<std::string> targets = weightsTargets(options);
    Expected<void> checked = options.common.force ? Expected<void>() : checkNoInput(targets, sources);
    if (checked) {
        checked = checkNoClash(targets, {options.output}, scene, settings);
    }
    if (checked) {
        checked = checkSaved(scene, scene.sourceFile, options.output, settings);
    }
    if (!checked) {
        return checked;
    }
    SINEW_TRY(const SavedOutput saved, saveOutput(scene, hash, options.output, settings, outputs, progress));
    if (saved.kept) {
        dropLosses(character.notices);
    }
    append(character.notices, saved.notices);
    written.insert(written.end(), saved.files.begin(), saved.files.end());
    return {};
}

/// Writes the weights alone. Images are many, so they are one row: their folder, and all their bytes. Returns
/// what to say of them.
Expected<std::string> writeWeightFile(const WeightsOptions& options, ImportedScene& character,
                                      std::vector<WrittenFile>& written, OutputSet& outputs,
                                      Progress& progress) {
    std::vector<std::filesystem::path> files;
    SINEW_TRY(const Notices notices,
              writeWeights(character.scene, options.exportFile,
                           {static_cast<std::uint32_t>(options.imageSize)}, progress, &files, &outputs));
    append(character.notices, notices);
    std::size_t images = 0;
    WrittenFile folder{options.exportFile};
    for (const std::filesystem::path& path : files) {
        const WrittenFile file = writtenFile(path, outputs);
        if (path.extension() == ".png" && namesWeightImages(options.exportFile)) {
            ++images;
            folder.bytes += file.bytes;
        } else {
            written.push_back(file);
        }
    }
    if (images > 0) {
        written.push_back(folder);
    }
    return images > 0 ? "Made " + countText(images, "image", "images") + " of weights\n" : std::string();
}

/// A line for each limit that platforms have, with what it costs. Error: NoWeights.
Expected<std::string> platformLines(const Scene& scene, Progress& progress) {
    if (std::ranges::none_of(scene.parts, [](const Part& part) { return part.weights != nullptr; })) {
        return fail(ErrorCode::NoWeights, {scene.sourceFile});
    }
    std::vector<std::size_t> limits;
    for (const auto& [key, influences] : kInfluencePresets) {
        if (influences > 0 && std::ranges::find(limits, influences) == limits.end()) {
            limits.push_back(influences);
        }
    }
    SINEW_TRY(const auto costs, influenceCosts(scene, partWeights(scene), limits, progress));
    std::string text;
    for (const InfluenceCost& cost : costs) {
        text += countText(cost.limit, "influence", "influences") + " (" +
                influencePlatforms(cost.limit).toStdString() + ")\n  " +
                influenceCostText(cost, scene.metersPerUnit).toStdString() + "\n";
    }
    return text;
}

Expected<Printout> runWeights(const WeightsOptions& options, Progress& progress) {
    SINEW_CHECK(checkWeightsTargets(options));
    const std::string hash = options.output.empty() ? "" : fileSha256(options.input).value_or("");
    SINEW_TRY(ImportedScene character, readRigged(options, progress));
    std::string summary;
    if (!options.importFile.empty()) {
        SINEW_TRY(const std::size_t parts, importWeights(options, character, progress));
        summary =
            "Read weights of " + countText(parts, "part", "parts") + " from " + options.importFile + "\n";
    }
    if (options.repair) {
        SINEW_TRY(const std::string told, repairCharacter(options, character, progress));
        summary += told;
    }
    if (!options.reach.targets.empty()) {
        SINEW_TRY(const std::string told,
                  reachTargets(options.reach, options.maxInfluences, character.scene, progress));
        summary += told;
    }
    if (options.platforms) {
        SINEW_TRY(const std::string told, platformLines(character.scene, progress));
        summary += told;
    }
    std::vector<WrittenFile> written;
    OutputSet outputs;
    if (!options.exportFile.empty()) {
        SINEW_TRY(const std::string told, writeWeightFile(options, character, written, outputs, progress));
        summary += told;
    }
    if (options.output.empty()) {
        dropLosses(character.notices); // no character is written that could lack it
    } else if (const auto done = writeWhole(options, hash, character, written, outputs, progress); !done) {
        return fail(done.error());
    }
    SINEW_CHECK(outputs.place(progress));
    Printout printout;
    printout.issues = issuesOf(character.notices);
    printout.metersPerUnit = character.scene.metersPerUnit;
    printout.summary =
        summary +
        (written.empty() ? std::string() : outputLines(written, withVrmOptions(options.vrm, "the skin"))) +
        lossLines(character.notices);
    return printout;
}

const char* const kWeightsHelp = R"(Files of weights, by extension:
  .csv     a line for each weight: part,vertex,joint,weight
  .json    {"sinewWeights": 1, "joints": [names], "parts": [{"part": name,
           "vertices": count, "weights": [[[joint, weight], ...], ...]}]}, a
           list for each vertex, joints by their place in the list of names
  .txt     RigNet: lines joints NAME X Y Z, root NAME, hier PARENT CHILD and
           skin VERTEX JOINT WEIGHT ...; vertices of all parts count on
  none     a folder: an image over the first UV set for each part and joint, PNG
           of 16 bits, black 0, white 1; weights.json says which is whose
Vertices count from 0, in the order of the file with the mesh. Of parts or
joints of one name the second is called NAME.2, and so on. Text gives back the
same weights to the bit, images within 1/65535 where UVs do not overlap.

What a file does not speak of keeps its weights: parts, and vertices without a
line. Weights that do not sum to 1 are normalized; a warning says so.

--repair gives vertices without weights, with weights of joints that are far
through the body, and with noisy weights those that the healthy vertices around
them lead to. It normalizes weights that do not sum to 1 in FILE, and removes
negative weights, those that are not a number, and those of missing or repeated
joints. All others keep what they have.

TARGETS.json says where vertices are to be in the pose of --pose, in the file's
unit and axes of the model:
  {"targets": [{"part": "Body", "vertex": 431, "position": [0.31, 1.2, 0.04]}]}
"part" may be left out where there is one alone. Weights change only in these
vertices, and in those that lie in the same place. No vertex gets more than
--max-influences joints, or than it has. Where weights cannot bring a vertex to
its target they bring it as near as they can, and the distance is told.

Examples:
  sinew weights knight_rigged.fbx --export knight.csv
  sinew weights knight_rigged.fbx --import edited.csv -o knight_edited.fbx
  sinew weights body.obj --import rig.txt -o body_rigged.glb
  sinew weights knight_rigged.fbx --export knight_weights --image-size 2048
  sinew weights knight_rigged.fbx --repair -o knight_mended.fbx
  sinew weights knight_rigged.fbx --pose bent.json --reach elbow.json \
      -o knight_bent.fbx
)";

void refuseNothing(const WeightsOptions& options) {
    if (options.exportFile.empty() && options.output.empty() && !options.platforms) {
        throw CLI::RequiredError("--export, --output or --platforms");
    }
}

CLI::App* addWeightsCommand(CLI::App& app, WeightsOptions& options) {
    CLI::App* command = app.add_subcommand(
        "weights", "Write, read or repair weights, or bring vertices to positions in a pose");
    command
        ->add_option("FILE", options.input,
                     "A character: " + formatNames(mainCharacterFormats()).toStdString() + " and more")
        ->required();
    command
        ->add_option("--skeleton", options.skeleton,
                     "Take the skeleton of another file (default: FILE's own)")
        ->option_text("FILE");
    command
        ->add_option("--import", options.importFile,
                     "Read weights: .csv, .json, .txt or a folder of images (default: FILE's own)")
        ->option_text("FILE");
    command->add_flag("--repair", options.repair,
                      "Repair faulty weights: none, of far joints, noisy, invalid, not of sum 1, or "
                      "of more joints than --max-influences (default: only what FILE's format "
                      "forbids is corrected)");
    addReachOptions(*command, options.reach);
    command
        ->add_option("--export", options.exportFile,
                     "Write weights: .csv, .json, .txt or a folder of images (default: not written)")
        ->option_text("FILE");
    command
        ->add_option("-o,--output", options.output,
                     "Write the character: " + formatExtensions(savedFormats()).toStdString() +
                         ", or .obj for its mesh (default: not written)")
        ->option_text("FILE");
    command
        ->add_option("--image-size", options.imageSize,
                     "Texels along an edge of the images, from 16 to 4096 (default 1024)")
        ->check(between(16, 4096))
        ->option_text("N");
    command->add_flag("--platforms", options.platforms,
                      "Say what the largest number of joints of each platform costs: vertices that lose "
                      "influences, and how far they move off in a pose (default: not said)");
    command
        ->add_option("--max-influences", options.maxInfluences,
                     "Largest number of joints that move one vertex of --output, all, or a platform, such as "
                     "quest or unreal-8 (default 4)")
        ->transform(influenceLimit(64))
        ->option_text("N");
    addPackedOption(*command, options.packed);
    addVrmOptions(*command, options.vrm);
    addCommonOptions(*command, options.common, Writes::Files);
    command->footer(kWeightsHelp);
    command->parse_complete_callback([&options] {
        refuseNothing(options);
        refuseHalfReach(options.reach);
        refusePacked(options.packed, {options.output});
    });
    return command;
}

} // namespace

Command weightsCommand(CLI::App& app) {
    return makeCommand(app, addWeightsCommand, &WeightsOptions::input, runWeights);
}

} // namespace sinew
