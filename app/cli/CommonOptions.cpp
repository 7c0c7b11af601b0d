#include "app/cli/CommonOptions.h"

#include "app/export/InfluenceCost.h"
#include "app/recipe/PictureMeshFile.h"
#include "app/report/PackedLoss.h"
#include "core/avatar/Avatar.h"
#include "core/base/ReadNumber.h"
#include "core/io/picture/HandMeshes.h"

#include <CLI/Option.hpp>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>

namespace sinew {
namespace {

/// Whether a whole word is one number.
template<typename T>
bool parse(const std::string& word, T& value) {
    const auto [end, problem] = readNumber(word, value);
    return problem == std::errc() && end == word.data() + word.size();
}

} // namespace

std::string byDefault(const std::string& text, const std::string& value) {
    return text + " (default " + value + ")";
}

CLI::Validator between(double smallest, double largest) {
    return CLI::Validator(
        [smallest, largest](std::string& word) {
            double value = 0.0;
            if (parse(word, value) && value >= smallest && value <= largest) {
                return std::string();
            }
            return "choose a number from " + exactText(smallest) + " to " + exactText(largest) + butNot(word);
        },
        "");
}

CLI::Validator powerOfTwo(std::int64_t smallest, std::int64_t largest) {
    std::string choices;
    for (std::int64_t n = smallest; n <= largest; n *= 2) {
        choices += (choices.empty() ? "" : "|") + std::to_string(n);
    }
    return CLI::Validator(
        [smallest, largest](std::string& word) {
            std::int64_t value = 0;
            if (parse(word, value) && value >= smallest && value <= largest &&
                std::has_single_bit(static_cast<std::uint64_t>(value))) {
                return std::string();
            }
            std::string list;
            for (std::int64_t n = smallest; n <= largest; n *= 2) {
                list += (list.empty() ? "" : (n == largest ? " or " : ", ")) + std::to_string(n);
            }
            return "choose " + list + butNot(word);
        },
        "", choices);
}

CLI::Option* addReportOption(CLI::App& command, std::string& report) {
    return command
        .add_option("--report", report,
                    "Write a report as JSON; - prints it in place of the summary (default: not written)")
        ->option_text("FILE");
}

CLI::Validator numberOrAll(std::int64_t largest) {
    return CLI::Validator(
        [largest](std::string& word) {
            std::int64_t value = 0;
            if (word == "all") {
                word = "0";
                return std::string();
            }
            if (parse(word, value) && value >= 1 && value <= largest) {
                return std::string();
            }
            return "choose 1 to " + std::to_string(largest) + " or all" + butNot(word);
        },
        "");
}

CLI::Validator influenceLimit(std::int64_t largest) {
    const CLI::Validator number = numberOrAll(largest);
    return CLI::Validator(
        [number](std::string& word) {
            if (const auto influences = valueOf(kInfluencePresets, word)) {
                word = std::to_string(*influences);
                return std::string();
            }
            std::string problem = number(word);
            return problem.empty() ? problem : problem + ", nor a platform: " + listOf(kInfluencePresets);
        },
        "");
}

namespace {

constexpr Names<ProgressForm, 2> kProgressNames{{{"line", ProgressForm::Line}, {"json", ProgressForm::Json}}};

} // namespace

void addPackedOption(CLI::App& command, bool& packed, const char* group) {
    command
        .add_flag(
            "--packed", packed,
            "Store weights of GLB, glTF and VRM in 8 bits, which sum to exactly 255, and joints in 8 bits "
            "where there are at most 256: 8 bytes a vertex in place of 20 (default: weights are floats)")
        ->group(group);
}

void refusePacked(bool packed, const std::vector<std::string>& outputs) {
    const auto holds = [](const std::string& file) { return holdsPackedWeights(file); };
    if (packed && std::ranges::none_of(outputs, holds)) {
        throw CLI::ValidationError("--packed", "it needs an output of the format GLB, glTF or VRM");
    }
}

void addEngineOptions(CLI::App& command, EngineOptions& options, const char* group) {
    command
        .add_option("--engine-files", options.files,
                    "Write OUT.drivers.json beside OUT where joints drive joints or shapes: the scripts of "
                    "Sinew for Unity, Unreal, Godot 4 and three.js read it. on, off, or auto: for the "
                    "profiles unity, unreal, godot and godot3 (default: auto)")
        ->transform(namesOf(kEngineFilesNames))
        ->option_text("CHOICE")
        ->group(group);
    command
        .add_option("--engine-scripts", options.scripts,
                    "Write the scripts that read OUT.drivers.json in Unity, Unreal, Godot 4 and three.js "
                    "into this folder (default: not written)")
        ->option_text("FOLDER")
        ->group(group);
}

Expected<void> takePictureMeshes(CommonOptions& options) {
    std::vector<HandMesh>& taken = options.read.picture.byHand;
    std::vector<std::string> files; // of those that were taken
    for (const std::string& file : options.pictureMeshes) {
        SINEW_TRY(const std::vector<HandMesh> hands, readPictureMeshes(file));
        for (const HandMesh& hand : hands) {
            const auto same =
                std::ranges::find_if(taken, [&](const HandMesh& other) { return isOfSameMesh(hand, other); });
            if (same != taken.end()) {
                const auto first = static_cast<std::size_t>(same - taken.begin());
                return fail(ErrorCode::PictureMeshTwice, {hand.mesh, files[first], file});
            }
            taken.push_back(hand);
            files.push_back(file);
        }
    }
    return {};
}

void addCommonOptions(CLI::App& command, CommonOptions& options, Writes writes, const char* group) {
    command
        .add_option("--threads", options.threads,
                    "Number of threads; it does not change the result (default 0: one for each core)")
        ->check(between(0, 256))
        ->option_text("N")
        ->group(group);
    command
        .add_option("--textures", options.read.textureFolders,
                    "Read textures and material files outside the model's folder from this folder, too "
                    "(default: only from the model's folder and below it; glTF never names others). Several "
                    "folders: --textures again")
        ->check(CLI::ExistingDirectory)
        ->allow_extra_args(false)
        ->option_text("DIR")
        ->group(group);
    command
        .add_option_function<int>(
            "--picture-threshold",
            [&options](int opacity) { options.read.picture.threshold = static_cast<std::uint8_t>(opacity); },
            "Flat picture: pixels at least this opaque, of 255, belong to the character (default 16)")
        ->check(between(1, std::numeric_limits<std::uint8_t>::max()))
        ->option_text("N")
        ->group(group);
    command
        .add_option("--picture-density", options.read.picture.density,
                    "Flat picture: triangles along the longer side of what is opaque (default 40)")
        ->check(between(kMinPictureDensity, kMaxPictureDensity))
        ->option_text("N")
        ->group(group);
    command
        .add_option("--picture-size", options.read.picture.size,
                    "SVG: pixels along the longer side of what is drawn (default: as many as the file says, "
                    "at least 1024)")
        ->check(between(kMinPictureSize, kMaxPictureSize))
        ->option_text("N")
        ->group(group);
    command
        .add_option("--picture-mesh", options.pictureMeshes,
                    "Flat picture: use the edited meshes in this project, or in a file that "
                    "--save-picture-mesh of sinew "
                    "bind wrote, for the pictures of their names (default: Sinew makes them). Several files: "
                    "--picture-mesh again")
        ->allow_extra_args(false)
        ->option_text("FILE")
        ->group(group);
    command
        .add_option("--progress", options.progress,
                    byDefault("How progress is shown on standard error: line, one that is redrawn, on a "
                              "terminal alone; json, for programs: a line for each step, also with --quiet, "
                              "with stage, text and fraction from 0 to 1",
                              "line"))
        ->transform(namesOf(kProgressNames))
        ->option_text("line|json")
        ->group(group);
    command
        .add_flag(
            "-q,--quiet", options.quiet,
            "Print only errors and requested output: no summary, progress or warnings (default: all three)")
        ->group(group);
    if (writes == Writes::Files) {
        command
            .add_flag("-f,--force", options.force,
                      "Overwrite input files, and files beside a .gltf that do not belong to it (default: "
                      "refuse; an "
                      "existing output is replaced)")
            ->group(group);
    }
}

void addLodOptions(CLI::App& command, LodOptions& lods, const char* group) {
    command
        .add_option(
            "--lods", lods.fractions,
            "Make levels of detail: for each of these parts of the triangles, as 0.5,0.25, coarser "
            "meshes NAME_LOD1, NAME_LOD2 and so on, whose vertices keep their weights; in the same file the "
            "character's own become NAME_LOD0 (default: none)")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->check(between(kSmallestLod, kLargestLod))
        ->option_text("LIST")
        ->group(group);
    command
        .add_flag(
            "--lod-files", lods.files,
            "Write each level into a file of its own, OUT_LOD1 and so on beside OUT (default: into OUT, "
            "which is then written anew)")
        ->group(group);
}

} // namespace sinew
