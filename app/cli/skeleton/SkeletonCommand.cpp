#include "app/cli/skeleton/SkeletonCommand.h"

#include "app/cli/CommandLine.h"
#include "app/cli/InputOutput.h"
#include "app/cli/terminal/Printout.h"
#include "app/files/Overwriting.h"
#include "app/files/ReadFile.h"
#include "app/rig/RigFiles.h"
#include "app/text/FormatLabels.h"
#include "app/text/Numbers.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/base/ReadNumber.h"
#include "core/io/patch/SaveScene.h"
#include "core/io/skeleton/WriteSkeleton.h"
#include "core/io/source/FileBytes.h"
#include "core/skeleton/edit/EngineJoints.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {
namespace {

bool isSkeletonText(const std::string& file) {
    const std::vector<std::string> texts = skeletonTextExtensions();
    return std::ranges::find(texts, lowerExtension(file)) != texts.end();
}

std::vector<std::string> skeletonInputs(const SkeletonOptions& options) {
    return {options.input, options.rename, restPoseFile(options.rest)};
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

EngineChanges engineChanges(const SkeletonOptions& options) {
    EngineChanges changes;
    changes.centre = options.centre;
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
        readNumber(std::string_view(bend).substr(at + 1), degrees);
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
    settings.rebuild = options.rebuild || options.normalizeScale;
    settings.vrm = vrmSettings(options.vrm, scene);
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
    add("Centred", counts.centred, "joint", "joints");
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

/// Says which scales went, once the files that were written have none.
Expected<void> tellNormalized(const SkeletonOptions& options, ImportedScene& character, Progress& progress) {
    if (!options.normalizeScale) {
        return {};
    }
    SINEW_TRY(const NodeScales before, nodeScales(options.input, progress));
    for (const std::string& output : options.outputs) {
        if (!isSkeletonText(output)) {
            SINEW_CHECK(checkScalesNormalized(character.scene, output, progress));
        }
    }
    if (before.joints > 0) {
        character.notices.push_back({NoticeCode::ScalesNormalized,
                                     options.outputs.front(),
                                     before.joints,
                                     {numberText(before.smallest), numberText(before.largest)}});
    }
    return {};
}

Expected<Printout> runSkeleton(const SkeletonOptions& options, Progress& progress) {
    SINEW_CHECK(checkSkeletonTargets(options));
    const std::string hash = fileSha256(options.input).value_or("");
    SINEW_TRY(ImportedScene character, readInput(options.input, {}, options.common.read, progress));
    if (character.scene.skeleton.empty()) {
        return fail(ErrorCode::NotRigged, {options.input});
    }
    takeVrmOptions(options.vrm, character.scene);
    RestPoseOptions rest = options.rest;
    rest.back = staysOldVrm(options.vrm, character.scene, options.outputs);
    SINEW_CHECK(takeRestPose(rest, character, progress));
    SINEW_TRY(auto changed, changedForEngine(std::move(character.scene), engineChanges(options)));
    character.scene = std::move(changed.scene);
    append(character.notices, changed.notices);
    std::vector<WrittenFile> written;
    SINEW_CHECK(writeSkeletonOutputs(options, hash, character, written, progress));
    SINEW_CHECK(tellNormalized(options, character, progress));
    Printout printout;
    printout.issues = issuesOf(character.notices);
    printout.metersPerUnit = character.scene.metersPerUnit;
    printout.summary = engineSummary(changed.counts) + leftOutLines(changed) +
                       outputLines(written, withVrmOptions(options.vrm, "the skeleton and the skin")) +
                       noteLines(notesAmong(printout.issues), printout.metersPerUnit) +
                       lossLines(character.notices);
    return printout;
}
} // namespace

Command skeletonCommand(CLI::App& app) {
    return makeCommand(app, addSkeletonCommand, &SkeletonOptions::input, runSkeleton);
}

} // namespace sinew
