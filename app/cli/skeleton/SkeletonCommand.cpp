#include "app/cli/CommandLine.h"

#include "app/cli/CommonOptions.h"
#include "app/cli/InputOutput.h"
#include "app/cli/Typed.h"
#include "app/cli/terminal/Printout.h"
#include "app/files/Overwriting.h"
#include "app/files/ReadFile.h"
#include "app/rig/EngineChanges.h"
#include "app/rig/RigFiles.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/io/patch/SaveScene.h"
#include "core/io/skeleton/WriteSkeleton.h"
#include "core/io/source/FileBytes.h"
#include "core/skeleton/edit/EngineJoints.h"

#include <CLI/App.hpp>
#include <CLI/Error.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {
namespace {

/// The command line of `sinew skeleton`.
struct SkeletonOptions {
    std::string input;
    std::vector<std::string> outputs;
    std::vector<LimitChange> limits;
    std::vector<std::string> remove;
    std::string rename; ///< file; empty: none
    int twists = 0;     ///< in each half of a limb, or in those of `twisted`
    std::vector<std::string> twisted;
    double links = 0.0;             ///< degrees; 0: none
    std::vector<std::string> bends; ///< "JOINT=DEGREES"
    bool ends = false;
    std::string root;
    int naming = -1;       ///< NameConvention; -1: names stay
    int maxInfluences = 4; ///< of the characters that are written; 0: all
    bool packed = false;
    VrmOptions vrm;
    CommonOptions common;
};

bool isSkeletonText(const std::string& file) {
    const std::vector<std::string> texts = skeletonTextExtensions();
    return std::ranges::find(texts, lowerExtension(file)) != texts.end();
}

std::vector<std::string> skeletonInputs(const SkeletonOptions& options) {
    return {options.input, options.rename};
}

/// Before anything is read.
Expected<void> checkSkeletonTargets(const SkeletonOptions& options) {
    std::vector<std::string> extensions = skeletonTextExtensions();
    for (const FormatLabel& format : savedFormats()) {
        for (const QString& extension : format.extensions) {
            extensions.push_back(extension.toStdString());
        }
    }
    for (const std::string& output : options.outputs) {
        if (auto checked = checkTarget(output, extensions); !checked) {
            return checked;
        }
    }
    return options.common.force ? Expected<void>() : checkNoInput(options.outputs, skeletonInputs(options));
}

/// A whole text as a number; nothing for anything else. "nan" and "inf" are numbers, which nothing can be
/// limited to.
std::optional<double> angleOf(std::string_view text) {
    double value = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

/// "MIN..MAX", "MIN..", "..MAX" or one angle, at which the joint stays.
std::optional<AngleRange> rangeOf(std::string_view text) {
    const std::size_t dots = text.find("..");
    const auto side = [](std::string_view number, double none) {
        const std::optional<double> angle = number.empty() ? std::optional(none) : angleOf(number);
        return angle && !number.empty() && !std::isfinite(*angle) ? std::nan("") : angle;
    };
    if (dots == std::string_view::npos) {
        const std::optional<double> angle = text.empty() ? std::nullopt : side(text, 0.0);
        return angle ? std::optional(AngleRange{*angle, *angle}) : std::nullopt;
    }
    const auto min = side(text.substr(0, dots), AngleRange().min);
    const auto max = side(text.substr(dots + 2), AngleRange().max);
    return min && max && text.size() > 2 ? std::optional(AngleRange{*min, *max}) : std::nullopt;
}

/// "Knee=x:-10..120,y:0,z:0", each axis once, or "Knee=none".
Typed<LimitChange> limitFrom(const std::string& text) {
    const Typed<LimitChange> wrong{{}, "write JOINT=x:MIN..MAX,y:MIN..MAX,z:MIN..MAX, not " + text};
    const std::size_t at = text.rfind('=');
    if (at == std::string::npos || at == 0) {
        return wrong;
    }
    LimitChange change{text.substr(0, at)};
    std::string_view rest = std::string_view(text).substr(at + 1);
    change.free = rest == "none";
    while (!change.free) {
        const std::size_t comma = std::min(rest.find(','), rest.size());
        const std::string_view entry = rest.substr(0, comma);
        const bool named = entry.size() > 2 && entry[0] >= 'x' && entry[0] <= 'z' && entry[1] == ':';
        const auto range = named ? rangeOf(entry.substr(2)) : std::nullopt;
        if (!range) {
            return wrong;
        }
        std::optional<AngleRange>& own = change.ranges[static_cast<std::size_t>(entry[0] - 'x')];
        if (own) {
            return {{}, std::string("give each axis once, not a second ") + entry[0] + ": in " + text};
        }
        own = range;
        if (comma == rest.size()) {
            break;
        }
        rest.remove_prefix(comma + 1);
    }
    return {change, {}};
}

EngineChanges engineChanges(const SkeletonOptions& options) {
    EngineChanges changes;
    changes.limits = options.limits;
    changes.remove = options.remove;
    changes.renameTable = options.rename;
    changes.twisted = options.twisted;
    changes.twists = static_cast<std::size_t>(std::max(options.twists, 1));
    changes.limbTwists = options.twisted.empty() ? static_cast<std::size_t>(options.twists) : 0;
    changes.linkDegrees = options.links;
    for (const std::string& bend : options.bends) {
        const std::size_t at = bend.rfind('=');
        double& degrees = changes.bendDegrees[bend.substr(0, at)];
        std::from_chars(bend.data() + at + 1, bend.data() + bend.size(), degrees);
    }
    changes.ends = options.ends;
    changes.root = options.root;
    if (options.naming >= 0) {
        changes.names = static_cast<NameConvention>(options.naming);
    }
    return changes;
}

ExportSettings skeletonSettings(const SkeletonOptions& options, const Scene& scene) {
    ExportSettings settings;
    settings.replaceSideFiles = options.common.force;
    settings.maxInfluences = static_cast<std::size_t>(options.maxInfluences);
    settings.packed = options.packed;
    settings.vrm = vrmSettings(options.vrm);
    const std::vector<std::string> sources = filesBehind(scene, skeletonInputs(options));
    settings.sources.assign(sources.begin(), sources.end());
    return settings;
}

/// What stands in the way of writing, once the character is known.
Expected<void> checkSkeletonFiles(const SkeletonOptions& options, const Scene& scene,
                                  const ExportSettings& settings) {
    std::vector<std::string> characters;
    std::ranges::copy_if(options.outputs, std::back_inserter(characters),
                         [](const std::string& file) { return !isSkeletonText(file); });
    Expected<void> checked = options.common.force
                                 ? Expected<void>()
                                 : checkNoInput(options.outputs, filesBehind(scene, skeletonInputs(options)));
    if (checked) {
        checked = checkNoClash(options.outputs, characters, scene, settings);
    }
    for (const std::string& output : characters) {
        if (checked) {
            checked = checkSaved(scene, scene.sourceFile, output, settings);
        }
    }
    return checked;
}

Expected<void> writeSkeletonOutputs(const SkeletonOptions& options, const std::string& hash,
                                    ImportedScene& character, std::vector<WrittenFile>& written,
                                    Progress& progress) {
    const Scene& scene = character.scene;
    const ExportSettings settings = skeletonSettings(options, scene);
    if (auto checked = checkSkeletonFiles(options, scene, settings); !checked) {
        return checked;
    }
    bool allKept = true; // whatever reading lost is in the files all the same
    Notices told;
    OutputSet outputs;
    for (const std::string& output : options.outputs) {
        if (isSkeletonText(output)) {
            if (auto done = writeSkeletonFile(scene, output, &outputs); !done) {
                return done;
            }
            written.push_back(writtenFile(output, outputs));
            if (const std::size_t lost = limitsLost(scene.skeleton, output); lost > 0) {
                told.push_back(
                    {NoticeCode::ContentDropped, output, 1, {"jointLimits:" + std::to_string(lost)}});
            }
            continue;
        }
        SINEW_TRY(const auto saved, saveOutput(scene, hash, output, settings, outputs, progress));
        allKept = allKept && saved.kept;
        append(told, saved.notices);
        written.insert(written.end(), saved.files.begin(), saved.files.end());
    }
    if (allKept) {
        dropLosses(character.notices);
    }
    append(character.notices, told);
    return outputs.place(progress);
}

std::string engineSummary(const EngineCounts& counts) {
    std::string text;
    const auto add = [&](const char* done, std::size_t count, const char* one, const char* many) {
        text += count == 0 ? "" : std::string(done) + ' ' + countText(count, one, many) + "\n";
    };
    add("Limited", counts.limited, "joint", "joints");
    add("Removed", counts.removed, "joint", "joints");
    add("Renamed", counts.renamed, "joint", "joints");
    add("Added", counts.twists, "twist joint", "twist joints");
    add("Added", counts.links, "link", "links");
    add("Added", counts.ends, "end joint", "end joints");
    add("Added", counts.roots, "root joint", "root joints");
    return text;
}

/// Joints by name, the first few of them; empty: nothing to tell.
std::string jointsLine(const std::string& told, const std::vector<std::string>& joints) {
    constexpr std::size_t kMaxTold = 8;
    std::string text;
    for (std::size_t i = 0; i < std::min(joints.size(), kMaxTold); ++i) {
        text += (i == 0 ? " " : ", ") + joints[i];
    }
    text += joints.size() > kMaxTold ? ", ..." : "";
    return joints.empty() ? text : told + countText(joints.size(), "joint", "joints") + ":" + text + '\n';
}

/// What was wanted and could not be done.
std::string leftOutLines(const EngineScene& changed) {
    return jointsLine("No name of the convention for ", changed.nameless) +
           jointsLine("No twist joints, for want of a bone, in ", changed.boneless) +
           (changed.noLimbs ? "No twist joints: no joint is named as an arm or a leg (see --twist)\n" : "");
}

Expected<Printout> runSkeleton(const SkeletonOptions& options, Progress& progress) {
    SINEW_CHECK(checkSkeletonTargets(options));
    const std::string hash = fileSha256(options.input).value_or("");
    SINEW_TRY(ImportedScene character, readInput(options.input, {}, options.common.read, progress));
    if (character.scene.skeleton.empty()) {
        return fail(ErrorCode::NotRigged, {options.input});
    }
    SINEW_TRY(auto changed, changedForEngine(std::move(character.scene), engineChanges(options)));
    character.scene = std::move(changed.scene);
    std::vector<WrittenFile> written;
    SINEW_CHECK(writeSkeletonOutputs(options, hash, character, written, progress));
    Printout printout;
    printout.issues = issuesOf(character.notices);
    printout.metersPerUnit = character.scene.metersPerUnit;
    printout.summary = engineSummary(changed.counts) + leftOutLines(changed) +
                       outputLines(written, "the skeleton and the skin") + lossLines(character.notices);
    return printout;
}

const char* const kSkeletonHelp =
    R"(Done in this order: --limit, --remove, --rename, --twists, --links, --ends, --root,
--names. Weights and clips follow; but for the skin about links, which bends
rounder, the character moves as before.

--links splits a joint that a clip bends further than so many degrees into
several, none of which bends further; --bend says how far a joint bends that no
clip shows: --bend LeftForeArm=140. --root adds a joint at the origin, which
takes the way over the floor from the hips in every clip.

--limit says how far a joint may turn around its own axes, in degrees from its
bind pose, or as its file counts them where the file limits it already. Posing,
inverse kinematics and the range of motion keep to it; clips of files play as
they are. FBX and .skel hold limits, other formats do not.

Files of skeletons, by extension:
  .skel  nested joints with offsets, limits and poses, as in the CSE 169 course
  .skin  the vertices and weights that go with it
  .bvh   joints with offsets, and the first clip as motion

Examples:
  sinew skeleton knight.fbx --twists 2 --names unreal -o knight_ue.fbx
  sinew skeleton knight.glb --links 45 --ends -o knight_links.glb
  sinew skeleton knight.fbx --remove Prop --rename names.csv -o knight_clean.fbx
  sinew skeleton knight.fbx --limit LeftLeg=x:-5..140,y:0,z:0 -o knight_lim.fbx
  sinew skeleton knight.fbx -o knight.skel -o knight.skin -o knight.bvh
)";

constexpr Names<NameConvention, 7> kConventionWords{{{"mixamo", NameConvention::Mixamo},
                                                     {"unreal", NameConvention::Unreal},
                                                     {"unity", NameConvention::Unity},
                                                     {"godot", NameConvention::Godot},
                                                     {"vrm", NameConvention::Vrm},
                                                     {"rigify", NameConvention::Rigify},
                                                     {"blender", NameConvention::Blender}}};

void addSkeletonFiles(CLI::App& command, SkeletonOptions& options) {
    command
        .add_option("FILE", options.input,
                    "A rigged character: " + formatNames(mainCharacterFormats()).toStdString() + " and more")
        ->required();
    command
        .add_option("-o,--output", options.outputs,
                    "File to write: " + formatExtensions(savedFormats()).toStdString() +
                        ", .skel, .skin or .bvh; can be repeated (required)")
        ->required()
        ->take_all()
        ->option_text("FILE");
}

void addJointChanges(CLI::App& command, SkeletonOptions& options) {
    const char* group = "Joints";
    addList(command, "--limit", options.limits, limitFrom, "JOINT=x:MIN..MAX,y:MIN..MAX,z:MIN..MAX",
            "How far a joint may turn, in degrees: MIN..MAX, one angle where it stays, or none; can be "
            "repeated (default: as the file says)",
            group);
    command
        .add_option("--remove", options.remove,
                    "Remove a joint; its weight goes to its parent; can be repeated (default: none)")
        ->option_text("JOINT")
        ->group(group);
    command
        .add_option("--rename", options.rename,
                    "Rename joints by a table, a line OLD,NEW each, or JSON (default: names stay)")
        ->option_text("FILE")
        ->group(group);
    command
        .add_option("--twists", options.twists,
                    "Twist joints in each half of a limb, or in those of --twist (default 0)")
        ->check(between(0, 8))
        ->option_text("N")
        ->group(group);
    command
        .add_option(
            "--twist", options.twisted,
            "A joint that gets twist joints; can be repeated (default: upper and lower arms and legs)")
        ->option_text("JOINT")
        ->group(group);
    command.add_option("--links", options.links, "Most degrees that one joint may bend (default: any)")
        ->check(between(5, 180))
        ->option_text("X")
        ->group(group);
    command
        .add_option("--bend", options.bends,
                    "How far a joint bends, for --links; can be repeated (default: as clips bend it)")
        ->option_text("JOINT=X")
        ->group(group);
    command.add_flag("--ends", options.ends, "Add joints at the ends of the last bones (default: none)")
        ->group(group);
    command
        .add_option("--root", options.root,
                    "Add a joint of this name above all, which carries the motion (default: none)")
        ->option_text("NAME")
        ->group(group);
    command.add_option("--names", options.naming, "Names of the joints (default: as they are)")
        ->transform(namesOf(kConventionWords))
        ->group(group);
}

/// "Arm=90" and nothing else.
void checkBends(const SkeletonOptions& options) {
    for (const std::string& bend : options.bends) {
        const std::size_t at = bend.rfind('=');
        const auto degrees = at == std::string::npos ? std::string() : bend.substr(at + 1);
        if (at == 0 || degrees.empty() || degrees.size() > 6 ||
            degrees.find_first_not_of("0123456789.") != std::string::npos || degrees.front() == '.' ||
            std::ranges::count(degrees, '.') > 1) {
            throw CLI::ValidationError("--bend", "write JOINT=DEGREES, not " + bend);
        }
    }
    if (!options.bends.empty() && !(options.links > 0.0)) {
        throw CLI::RequiredError("--links, for --bend");
    }
}

CLI::App* addSkeletonCommand(CLI::App& app, SkeletonOptions& options) {
    CLI::App* command = app.add_subcommand("skeleton", "Change a skeleton as engines want it");
    addSkeletonFiles(*command, options);
    addJointChanges(*command, options);
    command
        ->add_option("--max-influences", options.maxInfluences,
                     "Largest number of joints that move one vertex, or all (default 4)")
        ->transform(numberOrAll(64))
        ->option_text("N");
    addPackedOption(*command, options.packed);
    addVrmOptions(*command, options.vrm);
    addCommonOptions(*command, options.common, Writes::Files);
    command->footer(kSkeletonHelp);
    command->parse_complete_callback([&options] {
        checkBends(options);
        refusePacked(options.packed, options.outputs);
    });
    return command;
}

} // namespace

Command skeletonCommand(CLI::App& app) {
    return makeCommand(app, addSkeletonCommand, &SkeletonOptions::input, runSkeleton);
}

} // namespace sinew
