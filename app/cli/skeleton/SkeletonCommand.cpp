#include "app/cli/skeleton/SkeletonCommand.h"

#include "app/cli/ReadInput.h"
#include "app/cli/SaveOutput.h"
#include "app/cli/Targets.h"
#include "app/cli/terminal/Print.h"
#include "app/files/FileHash.h"
#include "app/files/Overwriting.h"
#include "app/posing/ClipPose.h"
#include "app/rig/EngineChanges.h"
#include "app/text/FormatText.h"
#include "app/text/Numbers.h"
#include "core/io/patch/SaveScene.h"
#include "core/io/skeleton/WriteSkeleton.h"
#include "core/io/source/FileBytes.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iterator>

namespace sinew {
namespace {

constexpr double kUsualFrameRate = 30.0;

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
        if (const auto checked = checkTarget(output, extensions); !checked) {
            return checked;
        }
    }
    return options.common.force ? Expected<void>() : checkNoInput(options.outputs, skeletonInputs(options));
}

EngineChanges engineChanges(const SkeletonOptions& options) {
    EngineChanges changes;
    changes.remove = options.remove;
    changes.renameTable = options.rename;
    changes.twisted = options.twisted;
    changes.twists = static_cast<std::size_t>(std::max(options.twists, 1));
    changes.limbTwists = options.twisted.empty() ? static_cast<std::size_t>(options.twists) : 0;
    changes.linkDegrees = options.links;
    for (const std::string& bend : options.bends) {
        const std::size_t at = bend.rfind('=');
        changes.bendDegrees[bend.substr(0, at)] = std::strtod(bend.c_str() + at + 1, nullptr);
    }
    changes.ends = options.ends;
    changes.root = options.root;
    if (options.naming >= 0) {
        changes.names = static_cast<NameConvention>(options.naming);
    }
    return changes;
}

/// The first clip, frame by frame.
struct ClipFrames {
    std::vector<Pose> poses;
    double seconds = 1.0 / kUsualFrameRate;
};
ClipFrames framesOfFirst(const Scene& scene) {
    ClipFrames frames;
    if (scene.clips.empty()) {
        return frames;
    }
    const Clip& clip = scene.clips.front();
    const double rate = clip.frameRate > 0.0 ? clip.frameRate : kUsualFrameRate;
    frames.seconds = 1.0 / rate;
    const auto count = static_cast<std::size_t>(std::floor(clip.duration * rate + 0.5));
    for (std::size_t frame = 0; frame <= count; ++frame) {
        frames.poses.push_back(poseAt(scene.skeleton, clip, static_cast<double>(frame) * frames.seconds));
    }
    return frames;
}

ExportSettings skeletonSettings(const SkeletonOptions& options, const Scene& scene) {
    ExportSettings settings;
    settings.replaceSideFiles = options.common.force;
    settings.maxInfluences = static_cast<std::size_t>(options.maxInfluences);
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
    if (const auto checked = checkSkeletonFiles(options, scene, settings); !checked) {
        return checked;
    }
    for (const std::string& output : options.outputs) {
        if (isSkeletonText(output)) {
            const ClipFrames frames = framesOfFirst(scene);
            if (const auto done = writeSkeleton(scene, frames.poses, frames.seconds, output); !done) {
                return done;
            }
            written.push_back(writtenFile(output));
            continue;
        }
        const auto saved = saveOutput(scene, hash, output, settings, progress);
        if (!saved) {
            return fail(saved.error());
        }
        append(character.notices, saved->notices);
        written.insert(written.end(), saved->files.begin(), saved->files.end());
    }
    return {};
}

std::string engineSummary(const EngineCounts& counts) {
    std::string text;
    const auto add = [&](const char* done, std::size_t count, const char* one, const char* many) {
        text += count == 0 ? "" : std::string(done) + ' ' + countText(count, one, many) + "\n";
    };
    add("Removed", counts.removed, "joint", "joints");
    add("Renamed", counts.renamed, "joint", "joints");
    add("Added", counts.twists, "twist joint", "twist joints");
    add("Added", counts.links, "link", "links");
    add("Added", counts.ends, "end joint", "end joints");
    add("Added", counts.roots, "root joint", "root joints");
    return text;
}

} // namespace

Expected<Printout> runSkeleton(const SkeletonOptions& options, Progress& progress) {
    if (const auto checked = checkSkeletonTargets(options); !checked) {
        return fail(checked.error());
    }
    const std::string hash = fileSha256(options.input).value_or("");
    Expected<ImportedScene> character = readInput(options.input, {}, progress);
    if (!character) {
        return fail(character.error());
    }
    if (character->scene.skeleton.empty()) {
        return fail(ErrorCode::NotRigged, {options.input});
    }
    auto changed = changedForEngine(std::move(character->scene), engineChanges(options));
    if (!changed) {
        return fail(changed.error());
    }
    character->scene = std::move(changed->scene);
    std::vector<WrittenFile> written;
    if (const auto done = writeSkeletonOutputs(options, hash, *character, written, progress); !done) {
        return fail(done.error());
    }
    Printout printout;
    printout.issues = issuesOf(character->notices);
    printout.metersPerUnit = character->scene.metersPerUnit;
    printout.summary = engineSummary(changed->counts) + outputLines(written) + lossLines(character->notices);
    return printout;
}

} // namespace sinew
