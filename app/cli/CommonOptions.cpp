#include "app/cli/CommonOptions.h"

#include "app/export/InfluenceCost.h"
#include "app/recipe/PictureMeshFile.h"
#include "app/report/PackedLoss.h"
#include "core/avatar/Avatar.h"
#include "core/io/picture/HandMeshes.h"

#include <CLI/Option.hpp>

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstdint>
#include <limits>

namespace sinew {
namespace {

/// Whether a whole word is one number.
template<typename T>
bool parse(const std::string& word, T& value) {
    const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), value);
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
            return "choose a number from " + exactText(smallest) + " to " + exactText(largest) + ", not " +
                   word;
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
            return "choose " + list + ", not " + word;
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
            return "choose 1 to " + std::to_string(largest) + " or all, not " + word;
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

namespace {

constexpr const char* kVrmGroup = "VRM";

CLI::Validator allowWord() {
    return CLI::Validator(
        [](std::string& word) {
            return valueOf(kVrmAllowNames, word) ? std::string()
                                                 : "choose " + listOf(kVrmAllowNames) + ", not " + word;
        },
        "", choicesOf(kVrmAllowNames));
}

CLI::Validator boneJoint() {
    return CLI::Validator(
        [](std::string& text) {
            return boneJointFrom(text)
                       ? std::string()
                       : "write it as BONE=JOINT with a bone of VRM, such as hips=Pelvis, not " + text;
        },
        "");
}

CLI::Validator notBlank() {
    return CLI::Validator(
        [](std::string& text) {
            const bool blank = text.find_first_not_of(" \t") == std::string::npos;
            return blank ? std::string("write a name") : std::string();
        },
        "");
}

void addVrmTexts(CLI::App& command, VrmOptions& vrm) {
    command.add_option("--vrm-name", vrm.name, "Name of the character (default: the file's)")
        ->option_text("TEXT")
        ->group(kVrmGroup);
    command
        .add_option("--vrm-author", vrm.authors,
                    "Who made the character; repeat it for several (default: none, and a "
                    "new VRM needs one)")
        ->check(notBlank())
        ->allow_extra_args(false)
        ->option_text("NAME")
        ->group(kVrmGroup);
    command.add_option("--vrm-version", vrm.version, "Version of the character (default: none)")
        ->option_text("TEXT")
        ->group(kVrmGroup);
    command.add_option("--vrm-copyright", vrm.copyright, "Copyright line (default: none)")
        ->option_text("TEXT")
        ->group(kVrmGroup);
    command
        .add_option("--vrm-contact", vrm.contact,
                    "How to reach who made the character: a mail address or a page (default: none)")
        ->option_text("TEXT")
        ->group(kVrmGroup);
    command
        .add_option("--vrm-reference", vrm.references,
                    "A work that the character is made from; repeat it for several (default: none)")
        ->check(notBlank())
        ->allow_extra_args(false)
        ->option_text("TEXT")
        ->group(kVrmGroup);
    command
        .add_option("--vrm-third-party", vrm.thirdPartyLicenses,
                    "Licences of others' work in the character (default: none)")
        ->option_text("TEXT")
        ->group(kVrmGroup);
    command
        .add_option("--vrm-other-license", vrm.otherLicense,
                    "Address of a licence that holds besides the one of VRM (default: none)")
        ->option_text("URL")
        ->group(kVrmGroup);
}

void addVrmPermissions(CLI::App& command, VrmOptions& vrm) {
    command
        .add_option("--vrm-avatar", vrm.avatar, byDefault("Who may appear as the character", "onlyAuthor"))
        ->transform(namesOf(kVrmAvatarNames))
        ->option_text("NAME")
        ->group(kVrmGroup);
    command
        .add_option("--vrm-commercial", vrm.commercial,
                    byDefault("Which use may earn money", "personalNonProfit"))
        ->transform(namesOf(kVrmCommercialNames))
        ->option_text("NAME")
        ->group(kVrmGroup);
    command
        .add_option("--vrm-modification", vrm.modification,
                    byDefault("Whether others may change the character, and pass that on", "prohibited"))
        ->transform(namesOf(kVrmModificationNames))
        ->option_text("NAME")
        ->group(kVrmGroup);
    command
        .add_option("--vrm-allow", vrm.allow,
                    "Allow this too: passing the file on, use in violent, sexual, political or religious, "
                    "or antisocial works, or use without naming the authors; repeat it for several "
                    "(default: nothing)")
        ->check(allowWord())
        ->allow_extra_args(false)
        ->option_text("WORD")
        ->group(kVrmGroup);
}

} // namespace

void addVrmOptions(CLI::App& command, VrmOptions& vrm) {
    addVrmTexts(command, vrm);
    addVrmPermissions(command, vrm);
    command
        .add_option("--vrm-bone", vrm.bones,
                    "The joint that is this bone of a human, as hips=Pelvis; without a joint there is none; "
                    "repeat it for several (default: by the names of the joints)")
        ->check(boneJoint())
        ->allow_extra_args(false)
        ->option_text("BONE=JOINT")
        ->group(kVrmGroup);
    command
        .add_option("--vrm-spec", vrm.spec,
                    byDefault("Which version of VRM a new file is of; 0.x has no constraints", "1.0"))
        ->transform(namesOf(kVrmSpecNames))
        ->option_text("NAME")
        ->group(kVrmGroup);
    command
        .add_flag(
            "--vrm-mtoon", vrm.mtoon,
            "Give materials of a new VRM 1.0 the toon shading of VRM, where they have none (default: no)")
        ->group(kVrmGroup);
}

VrmSettings vrmSettings(const VrmOptions& options, VrmSettings settings) {
    settings.name = options.name.value_or(settings.name);
    settings.version = options.version.value_or(settings.version);
    settings.copyright = options.copyright.value_or(settings.copyright);
    settings.contact = options.contact.value_or(settings.contact);
    settings.thirdPartyLicenses = options.thirdPartyLicenses.value_or(settings.thirdPartyLicenses);
    settings.otherLicense = options.otherLicense.value_or(settings.otherLicense);
    if (!options.authors.empty()) {
        settings.authors = options.authors;
    }
    if (!options.references.empty()) {
        settings.references = options.references;
    }
    settings.avatar = options.avatar.value_or(settings.avatar);
    settings.commercial = options.commercial.value_or(settings.commercial);
    settings.modification = options.modification.value_or(settings.modification);
    settings.spec = options.spec.value_or(settings.spec);
    settings.mtoon = options.mtoon || settings.mtoon;
    for (const std::string& word : options.allow) {
        settings.*(*valueOf(kVrmAllowNames, word)) = true; // checked when it was read
    }
    for (const std::string& text : options.bones) {
        const BoneJoint said = *boneJointFrom(text);
        std::erase_if(settings.bones, [&](const BoneJoint& each) { return each.bone == said.bone; });
        settings.bones.push_back(said);
    }
    return settings;
}

VrmSettings vrmSettings(const VrmOptions& options, const Scene& scene) {
    return vrmSettings(options, avatarOf(scene.avatar).meta.value_or(VrmSettings()));
}

std::optional<BoneJoint> boneJointFrom(const std::string& text) {
    const std::size_t equals = text.find('=');
    const std::string bone = text.substr(0, equals);
    const bool known =
        std::ranges::find(humanoidBoneTable(), bone, &HumanoidBone::name) != humanoidBoneTable().end();
    if (equals == std::string::npos || !known) {
        return std::nullopt;
    }
    return BoneJoint{bone, text.substr(equals + 1)};
}

namespace {

constexpr double kSmallestLod = 0.001;
constexpr double kLargestLod = 0.999;

} // namespace

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

std::string lodText(const LodOptions& lods) {
    std::string text;
    for (const double fraction : lods.fractions) {
        text += (text.empty() ? "" : ",") + exactText(fraction);
    }
    return text;
}

} // namespace sinew
