#include "app/cli/bind/BindListOptions.h"

#include "app/cli/CommonOptions.h"
#include "app/cli/bind/SolidValues.h"
#include "app/files/CageFile.h"
#include "app/recipe/FieldReader.h"
#include "app/recipe/PartRules.h"
#include "app/recipe/Regions.h"
#include "core/solve/Solvers.h"

#include <CLI/Option.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <system_error>

namespace sinew {
namespace {

std::vector<std::string> split(const std::string& text, char sign) {
    std::vector<std::string> words;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(sign, begin), text.size());
        words.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return words;
}

/// A number from 0 to `most` that is all of the text.
std::optional<double> numberIn(const std::string& text, double most) {
    double value = 0.0;
    const char* const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, value);
    const bool fits = problem == std::errc() && stop == end && value >= 0.0 && value <= most;
    return fits ? std::optional(value) : std::nullopt;
}

bool readBlend(const std::string& text, Region& region) {
    region.blendOfHeight = text.ends_with('%');
    const auto width = numberIn(text.substr(0, text.size() - (region.blendOfHeight ? 1 : 0)), 1e9);
    region.blend = width.value_or(0.0);
    return width.has_value();
}

bool readInfluences(const std::string& text, Region& region) {
    const auto most = text == "all" ? std::optional(0.0) : numberIn(text, kMostInfluences);
    const bool whole = most && *most == std::floor(*most) && (*most > 0.0 || text == "all");
    region.maxInfluences = whole ? static_cast<int>(*most) : 0;
    return whole;
}

/// Reads one "key=value"; false where it is none of the known.
bool readRule(const std::string& text, Region& region) {
    const std::size_t sign = text.find('=');
    const std::string key = text.substr(0, sign);
    const std::string value = sign == std::string::npos ? std::string() : text.substr(sign + 1);
    if (key == "alpha") {
        region.alpha = numberIn(value, 1.0);
        return region.alpha.has_value();
    }
    if (key == "falloff") {
        const auto* named = std::ranges::find(kFalloffNames, value, [](const auto& e) { return e.first; });
        region.falloff = named == kFalloffNames.end() ? std::nullopt : std::optional(named->second);
        return region.falloff.has_value();
    }
    if (key == "joints") {
        region.joints = split(value, ',');
        return std::ranges::find(region.joints, "") == region.joints.end();
    }
    if (key == "solver") {
        region.solver = value;
        return !value.empty();
    }
    if (key == "keep-shape") {
        const auto strength = numberIn(value, 1.0);
        region.keepShape = strength.value_or(0.0);
        return strength.has_value();
    }
    return (key == "influences" && readInfluences(value, region)) ||
           (key == "blend" && readBlend(value, region));
}

/// What is wrong with the text of a region, or nothing.
std::string regionTrouble(const std::string& text) {
    const std::vector<std::string> words = split(text, ';');
    const auto named = namedSolidFrom(words.front());
    if (!named || named->solid.shape == SolidShape::Point) {
        return "give NAME=sphere:X,Y,Z,R, NAME=capsule:X0,Y0,Z0,X1,Y1,Z1,R or NAME=box:X0,Y0,Z0,X1,Y1,Z1, "
               "not " +
               words.front();
    }
    Region region;
    for (auto word = words.begin() + 1; word != words.end(); ++word) {
        if (!readRule(*word, region)) {
            return "behind " + words.front() +
                   " give any of ;alpha=A (0 to 1) ;falloff=NAME ;influences=K (or all) ;joints=JOINT,JOINT "
                   ";solver=SOLVER ;keep-shape=S (0 to 1) ;blend=WIDTH or ;blend=3%, not ;" +
                   *word;
        }
    }
    return {};
}

CLI::Validator regions() {
    return CLI::Validator([](std::string& text) { return regionTrouble(text); }, "");
}

CLI::Validator boneAlphas() {
    return CLI::Validator(
        [](std::string& text) {
            return boneAlphaFrom(text) ? std::string() : "give JOINT=A with A from 0 to 1, not " + text;
        },
        "");
}

} // namespace

std::optional<Region> regionFrom(const std::string& text) {
    const std::vector<std::string> words = split(text, ';');
    const auto named = namedSolidFrom(words.front());
    if (!named || named->solid.shape == SolidShape::Point) {
        return std::nullopt;
    }
    Region region;
    region.name = named->name;
    region.solid = named->solid;
    const bool sound = std::all_of(words.begin() + 1, words.end(),
                                   [&](const std::string& word) { return readRule(word, region); });
    return sound ? std::optional(region) : std::nullopt;
}

std::optional<BoneAlpha> boneAlphaFrom(const std::string& text) {
    const std::size_t sign = text.rfind('=');
    if (sign == std::string::npos || sign == 0) {
        return std::nullopt;
    }
    const auto alpha = numberIn(text.substr(sign + 1), 1.0);
    return alpha ? std::optional(BoneAlpha{text.substr(0, sign), *alpha}) : std::nullopt;
}

void addRegionOptions(CLI::App& command, BindOptions& o) {
    command
        .add_option(
            "--region", o.regions,
            "Give the vertices in a sphere, capsule or box (coordinates of the file) settings of their own: "
            "any of alpha, falloff, influences (a number or all), joints (no other may move them; one: "
            "rigid), solver (that makes their weights), keep-shape (0 to 1: how strongly bounded biharmonic "
            "weights hold them together), and blend, the width over which the region fades, or "
            "3% of the height. A later region "
            "covers earlier ones; repeat it for several (default: none)")
        ->check(regions())
        ->allow_extra_args(false)
        ->option_text("\"NAME=SHAPE:NUMBERS;RULE=VALUE\"")
        ->group("Regions");
    command
        .add_option("--bone-alpha", o.boneAlphas,
                    "Stiffness of one joint's bone in place of --alpha: how far it reaches into what is "
                    "nearer to other bones; repeat it for several (default: none)")
        ->check(boneAlphas())
        ->allow_extra_args(false)
        ->option_text("JOINT=A")
        ->group("Regions");
}

void overrideRegions(BindSettings& settings, const BindOptions& options) {
    for (const std::string& region : options.regions) {
        putRegion(settings.regions, *regionFrom(region));
    }
    for (const std::string& alpha : options.boneAlphas) {
        putBoneAlpha(settings.boneAlphas, *boneAlphaFrom(alpha));
    }
}

CageSource cageSourceFrom(const std::string& text) {
    std::error_code problem;
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || std::filesystem::exists(text, problem)) {
        return {"", text};
    }
    return {text.substr(0, equals), text.substr(equals + 1)};
}

void addCageOption(CLI::App& command, BindOptions& options, const char* group) {
    command
        .add_option("--cage", options.cages,
                    "Bind to a cage too, closed or open, from an .obj file: each of its vertices becomes a "
                    "joint, NAME_1, NAME_2 and so on, unless the skeleton has it; repeat it for several "
                    "(default: none)")
        ->allow_extra_args(false)
        ->option_text("[NAME=]FILE.obj")
        ->group(group);
}

Expected<void> overrideCages(BindSettings& settings, const BindOptions& options) {
    if (!options.cages.empty()) {
        settings.cages.clear();
    }
    for (const std::string& text : options.cages) {
        const CageSource source = cageSourceFrom(text);
        Progress progress;
        Expected<Cage> cage = readCage(source.file, progress);
        if (!cage) {
            return fail(cage.error());
        }
        if (!source.name.empty()) {
            cage->name = source.name;
        }
        settings.cages.push_back(std::move(*cage));
    }
    return validateCages(settings.cages);
}

namespace {

constexpr Names<MethodPreset, 2> kPresetNames{
    {{"standard", MethodPreset::Standard}, {"paper", MethodPreset::Paper}}};

CLI::Validator partRule() {
    return CLI::Validator(
        [](std::string& text) {
            return parsePartRule(text) ? std::string()
                                       : "write it as NAME=smooth, NAME=solve:SOLVER, NAME=rigid:JOINT, "
                                         "NAME=copy, NAME=limit:JOINT,JOINT (with ;solver=SOLVER behind, if "
                                         "wanted) or NAME=skip, where SOLVER is one of " +
                                             solverKeys() + ", not " + text;
        },
        "");
}

} // namespace

void addPartOptions(CLI::App& command, BindOptions& options) {
    command
        .add_option(
            "--part", options.parts,
            "How one part is bound, by its name in `sinew inspect`, or NAME#3 for its third shell; repeat "
            "it for several: smooth; solve:SOLVER, smooth by another solver than the rest; rigid:JOINT, it "
            "moves with one joint; copy, each vertex moves like the "
            "nearest skin of the other parts; limit:JOINT,JOINT, no other joint may move it (with "
            ";solver=SOLVER behind, by another solver); skip, it keeps "
            "its weights (default: all parts are smooth)")
        ->check(partRule())
        ->allow_extra_args(false)
        ->option_text("NAME=BINDING")
        ->group("Parts");
}

void addPresetOption(CLI::App& command, BindOptions& options) {
    command
        .add_option("--preset", options.preset,
                    "Start from these settings; other options win: standard, the defaults; paper, those of "
                    "the 2014 paper: alpha 0.1, penalty 4, inside nearest, lookup voxel, no smoothing, "
                    "scale-by-thickness, fit-end-bones and offset-bones-to-parent off (default: as the "
                    "recipe says)")
        ->transform(namesOf(kPresetNames))
        ->option_text("standard|paper")
        ->group("Method");
}

void addVoxelEditOptions(CLI::App& command, BindOptions& o) {
    const char* group = "Voxel edits, handles and cages (coordinates of the file)";
    const auto repeated = [&](const char* name, std::vector<std::string>& texts, const char* help) {
        return command.add_option(name, texts, help)->allow_extra_args(false)->group(group);
    };
    const auto edits = [&](const char* name, std::vector<std::string>& texts, const char* help) {
        return repeated(name, texts, help)->check(voxelEdits())->option_text("X0,Y0,Z0,X1,Y1,Z1");
    };
    repeated("--refine", o.refine,
             "Make the voxels in a box finer, up to resolution 4096, which @N changes; repeat it for several "
             "(default: none)")
        ->check(refineBoxes())
        ->option_text("X0,Y0,Z0,X1,Y1,Z1[@N]");
    edits("--separate", o.separate,
          "Take the voxels of a box, or of a sphere X,Y,Z,RADIUS, out of the body: separates what touches; "
          "repeat it for several (default: none)");
    edits("--connect", o.connect,
          "Add the voxels of a box or a sphere to the body, after --separate: connects what is apart; repeat "
          "it for several (default: none)");
    repeated("--handle", o.handles,
             "Measure a joint's distances from a point, sphere, capsule or box in place of its bone; repeat "
             "it for several, also of one joint (default: none)")
        ->check(jointHandles())
        ->option_text("JOINT=SHAPE:NUMBERS");
    command
        .add_flag("--new-joints", o.newJoints,
                  "Make the joints of handles that the skeleton lacks, in the middle of each handle "
                  "(default: an unknown joint is an error)")
        ->group(group);
    addCageOption(command, o, group);
}

void overrideVoxelEdits(BindSettings& settings, const BindOptions& options) {
    if (!options.refine.empty()) {
        settings.refine.clear();
        for (const std::string& text : options.refine) {
            settings.refine.push_back(*refineBoxFrom(text));
        }
    }
    if (!options.separate.empty() || !options.connect.empty()) {
        settings.voxelEdits.clear();
    }
    if (!options.handles.empty()) {
        settings.handles.clear();
        for (const std::string& text : options.handles) {
            settings.handles.push_back(*handleFrom(text));
        }
    }
    for (Handle& handle : settings.handles) {
        handle.newJoint = handle.newJoint || options.newJoints;
    }
    for (const std::string& text : options.separate) {
        settings.voxelEdits.push_back(*voxelEditFrom(VoxelEditKind::Separate, text));
    }
    for (const std::string& text : options.connect) {
        settings.voxelEdits.push_back(*voxelEditFrom(VoxelEditKind::Connect, text));
    }
}

} // namespace sinew
