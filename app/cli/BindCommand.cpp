#include "app/cli/BindCommand.h"

#include "app/cli/BindSummary.h"
#include "app/cli/FitInput.h"
#include "app/cli/Print.h"
#include "app/cli/ReadInput.h"
#include "app/cli/Stopwatch.h"
#include "app/cli/Targets.h"
#include "app/picture/BindPicture.h"
#include "app/picture/Picture.h"
#include "app/pose/NearestName.h"
#include "app/report/BindReportJson.h"
#include "core/base/Memory.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <optional>
#include <system_error>

namespace sinew {
namespace {

namespace fs = std::filesystem;

constexpr const char* kStandardOutput = "-";

const std::vector<std::string>& riggedExtensions() {
    static const std::vector<std::string> extensions{".fbx", ".glb", ".gltf"};
    return extensions;
}

/// So that nobody waits for a bind that cannot be written.
Expected<void> checkTargets(const BindOptions& options) {
    Expected<void> checked;
    const auto check = [&](const std::string& file, const std::vector<std::string>& extensions) {
        if (checked && !file.empty() && file != kStandardOutput) {
            checked = checkTarget(file, extensions);
        }
    };
    for (const std::string& output : options.outputs) {
        check(output, riggedExtensions());
    }
    check(options.snapshot, {".png"});
    check(options.report, {});
    check(options.saveRecipe, {});
    return checked;
}

Expected<Scene> readCharacter(const BindOptions& options, BindRun& run, Progress& progress) {
    const Stopwatch watch;
    Expected<ImportedScene> imported = readInput(options.input, options.skeleton, progress);
    if (!imported) {
        return fail(imported.error());
    }
    run.importNotices = std::move(imported->notices);
    run.aroundBind.push_back({Stage::Import, watch.seconds()});
    run.character = characterFacts(imported->scene);
    run.character.skeletonFile = options.skeleton;
    return std::move(imported->scene);
}

/// A listed joint that does not exist: says in which file it is listed and what was probably meant.
Error explained(Error error, const BindOptions& options, const Skeleton& skeleton) {
    if (error.code == ErrorCode::JointUnknown) {
        const std::string name = error.arguments.front();
        error.arguments = {name, options.joints.empty() ? options.recipe : options.joints};
        if (std::string nearest = nearestName(name, skeleton); !nearest.empty()) {
            error.arguments.push_back(std::move(nearest));
        }
    }
    return error;
}

Expected<void> bindCharacter(const BindOptions& options, Scene& scene, BindRun& run, Progress& progress) {
    std::optional<Scene> reused;
    if (!options.reuse.empty()) {
        Expected<ImportedScene> imported = readInput(options.reuse, options.skeleton, progress);
        if (!imported) {
            return fail(imported.error());
        }
        reused = std::move(imported->scene);
        run.character.reusedFile = options.reuse;
    }
    if (run.recipe.fitSkeleton) {
        // The bind of the other character is to be had again, so its skeleton is fitted as it was then.
        const auto fitted = reused ? fitInput(*reused, &scene, run.recipe.bind, progress)
                                   : fitInput(scene, nullptr, run.recipe.bind, progress);
        if (!fitted) {
            return fail(explained(fitted.error(), options, scene.skeleton));
        }
        append(run.importNotices, *fitted);
    }
    const Stopwatch watch;
    Expected<BindResult> bound = bind(scene, run.recipe.bind, progress, reused ? &*reused : nullptr);
    if (!bound) {
        return fail(explained(bound.error(), options, scene.skeleton));
    }
    run.bindSeconds = watch.seconds();
    run.bind = std::move(bound->report);
    for (std::size_t i = 0; i < scene.parts.size(); ++i) {
        scene.parts[i].weights = bound->weights[i];
    }
    return {};
}

void addOutput(BindRun& run, const std::string& file) {
    std::error_code problem;
    const std::uintmax_t bytes = fs::file_size(file, problem);
    run.outputs.push_back({file, problem ? 0 : static_cast<std::size_t>(bytes)});
}

Expected<void> writeCharacter(const BindOptions& options, const Scene& scene, BindRun& run,
                              Progress& progress) {
    ExportSettings settings;
    settings.profile = run.recipe.profile;
    settings.maxInfluences = static_cast<std::size_t>(run.recipe.bind.maxInfluences);
    settings.animations = run.recipe.animations;
    settings.embedTextures = run.recipe.embedTextures;
    for (const std::string& output : options.outputs) {
        const Stopwatch watch;
        const Expected<Notices> notices = exportScene(scene, output, settings, progress);
        if (!notices) {
            return fail(notices.error());
        }
        append(run.exportNotices, *notices);
        run.aroundBind.push_back({Stage::Export, watch.seconds()});
        addOutput(run, output);
    }
    return {};
}

Expected<void> drawSnapshot(const std::string& file, const Scene& scene, BindRun& run, Progress& progress) {
    const Stopwatch watch;
    const Expected<QImage> picture = renderBindPicture(scene, progress);
    if (!picture) {
        return fail(picture.error());
    }
    if (Expected<void> written = writePicture(*picture, QString::fromStdString(file)); !written) {
        return written;
    }
    run.aroundBind.push_back({Stage::Picture, watch.seconds()});
    addOutput(run, file);
    return {};
}

Expected<void> writeRecords(const BindOptions& options, BindRun& run, const Stopwatch& watch) {
    if (!options.saveRecipe.empty()) {
        if (Expected<void> written = writeRecipe(run.recipe, options.saveRecipe); !written) {
            return written;
        }
        addOutput(run, options.saveRecipe);
    }
    run.totalSeconds = watch.seconds();
    run.peakMemoryBytes = peakMemory();
    if (options.report == kStandardOutput) {
        return print(jsonText(bindReportJson(run)));
    }
    if (!options.report.empty()) {
        if (Expected<void> written = writeFileWhole(options.report, jsonText(bindReportJson(run)));
            !written) {
            return written;
        }
        addOutput(run, options.report);
    }
    return print(bindSummary(run));
}

} // namespace

Expected<void> runBind(const BindOptions& options, Progress& progress) {
    const Stopwatch watch;
    BindRun run;
    run.threads = options.threads;
    Expected<Recipe> recipe = effectiveRecipe(options);
    if (!recipe) {
        return fail(recipe.error());
    }
    run.recipe = std::move(*recipe);
    if (Expected<void> checked = checkTargets(options); !checked) {
        return checked;
    }
    Expected<Scene> scene = readCharacter(options, run, progress);
    if (!scene) {
        return fail(scene.error());
    }
    if (Expected<void> bound = bindCharacter(options, *scene, run, progress); !bound) {
        return bound;
    }
    if (Expected<void> written = writeCharacter(options, *scene, run, progress); !written) {
        return written;
    }
    if (!options.snapshot.empty()) {
        if (Expected<void> drawn = drawSnapshot(options.snapshot, *scene, run, progress); !drawn) {
            return drawn;
        }
    }
    return writeRecords(options, run, watch);
}

} // namespace sinew
