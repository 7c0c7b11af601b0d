#include "app/cli/InputOutput.h"
#include "app/cli/bind/BindOptions.h"
#include "app/cli/terminal/Printout.h"
#include "app/export/EngineScripts.h"
#include "app/files/Overwriting.h"
#include "app/files/ReadFile.h"
#include "app/motion/RangeOfMotion.h"
#include "app/picture/Picture.h"
#include "app/pose/PoseShapes.h"
#include "app/recipe/PictureMeshFile.h"
#include "app/report/BindReportJson.h"
#include "app/text/FormatLabels.h"
#include "core/base/platform/Memory.h"
#include "core/io/ExportScene.h"
#include "core/io/Formats.h"
#include "core/io/export/OutputSet.h"
#include "core/io/patch/PatchSkin.h"
#include "core/io/patch/SaveScene.h"
#include "core/io/source/FileBytes.h"
#include "core/scene/DrivenClips.h"
#include "core/scene/SmoothParts.h"
#include "core/skeleton/JointNames.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>

namespace sinew {
namespace {

namespace fs = std::filesystem;

constexpr int kSnapshotHeight = 1080;

std::vector<std::string> extensionsOf(const FormatLabels& formats) {
    std::vector<std::string> extensions;
    for (const FormatLabel& format : formats) {
        extensions.reserve(static_cast<std::size_t>(format.extensions.size()));
        for (const QString& extension : format.extensions) {
            extensions.push_back(extension.toStdString());
        }
    }
    return extensions;
}

std::vector<std::string> targetsOf(const BindOptions& options) {
    std::vector<std::string> targets = riggedOutputs(options);
    targets.insert(targets.end(),
                   {options.snapshot, options.report, options.saveRecipe, options.savePictureMesh});
    return targets;
}

std::vector<std::string> inputsOf(const BindOptions& options) {
    std::vector<std::string> inputs = readFiles(options);
    inputs.push_back(options.input);
    const std::vector<std::string> shapes = shapeFiles(options.drivers);
    inputs.insert(inputs.end(), shapes.begin(), shapes.end());
    return inputs;
}

/// Before the bind, so that nobody waits for one that cannot be written.
Expected<void> checkTargets(const BindOptions& options) {
    Expected<void> checked;
    const auto check = [&](const std::string& file, const std::vector<std::string>& extensions) {
        if (checked && !file.empty() && file != kStandardOutput) {
            checked = checkTarget(file, extensions);
        }
    };
    for (const std::string& output : options.outputs) {
        // Levels of detail are no file that was read, so they need a format that is written anew.
        const FormatLabels formats = options.lods.fractions.empty() ? savedFormats() : riggedFormats();
        checked = checked ? checkTarget(output, extensionsOf(formats)) : checked;
    }
    for (const std::string& level : lodFiles(options)) {
        checked = checked ? checkDerivedTarget(level) : checked;
    }
    check(options.snapshot, {".png"});
    check(options.report, {});
    check(options.saveRecipe, {});
    if (checked && !options.savePictureMesh.empty()) {
        checked = checkTarget(options.savePictureMesh, {".json"});
    }
    if (checked && !options.common.force) {
        checked = checkNoInput(targetsOf(options), inputsOf(options));
    }
    return checked;
}

/// Whether joints drive anything, or shapes are made.
bool isDriven(const BindOptions& options, const Recipe& recipe) {
    return !recipe.drivers.empty() || !options.drivers.shapes.empty() || options.drivers.editShapes();
}

/// `sources`: what the character was read from.
ExportSettings exportSettingsOf(const BindOptions& options, const Recipe& recipe, const Scene& scene,
                                const std::vector<std::string>& sources) {
    ExportSettings settings;
    settings.replaceSideFiles = options.common.force;
    settings.sources.assign(sources.begin(), sources.end());
    settings.profile = recipe.profile;
    settings.maxInfluences = static_cast<std::size_t>(recipe.bind.maxInfluences);
    settings.animations = recipe.animations;
    settings.embedTextures = recipe.embedTextures;
    settings.packed = recipe.packed;
    settings.keepUnit = recipe.keepUnit;
    settings.rebuild =
        recipe.rebuild || recipe.rangeOfMotion || (!options.lods.fractions.empty() && !options.lods.files);
    // Where no recipe speaks, the VRM that was read does.
    const bool said = recipe.vrm != vrmSettings(options.vrm);
    settings.vrm = said ? recipe.vrm : vrmSettings(options.vrm, scene);
    settings.drivers = recipe.drivers;
    settings.engineFiles = recipe.engineFiles;
    return settings;
}

/// Once the character is known: neither may its textures be written over, nor the buffer of a .gltf, nor
/// anything by what goes beside an output.
Expected<void> checkSources(const BindOptions& options, const Scene& scene,
                            const std::vector<std::string>& sources, const ExportSettings& settings) {
    const std::vector<std::string> targets = targetsOf(options);
    Expected<void> checked = options.common.force ? Expected<void>() : checkNoInput(targets, sources);
    ExportSettings anew = settings; // levels of detail are no file that was read
    anew.rebuild = true;
    using Written = std::pair<std::vector<std::string>, const ExportSettings*>;
    for (const auto& [files, how] :
         {Written(options.outputs, &settings), Written(lodFiles(options), &anew)}) {
        if (checked) {
            checked = checkNoClash(targets, files, scene, *how);
        }
        for (const std::string& file : files) {
            if (checked) {
                checked = checkSaved(scene, scene.sourceFile, file, *how);
            }
        }
    }
    return checked;
}

Expected<Scene> readCharacter(const BindOptions& options, BindRun& run, Progress& progress) {
    const Stopwatch watch;
    Expected<ImportedScene> imported =
        readInput(options.input, options.skeleton, readSettingsOf(options.common.read, run.recipe), progress);
    if (!imported) {
        return fail(imported.error());
    }
    if (const auto put = placeControls(run.recipe.bind, options, imported->scene); !put) {
        return fail(put.error());
    }
    if (const auto added = prepareSkeleton(imported->scene, run.recipe, options.recipe); !added) {
        return fail(added.error());
    }
    SINEW_CHECK(takeStyle(run.recipe.bind, options, imported->scene));
    if (run.recipe.avatar) {
        SINEW_TRY(Avatar avatar, avatarFor(*run.recipe.avatar, imported->scene));
        imported->scene.avatar = sharedAvatar(std::move(avatar));
    }
    run.importNotices = std::move(imported->notices);
    run.aroundBind.push_back({Stage::Import, watch.seconds()});
    run.character = characterFacts(imported->scene);
    run.character.sha256 = fileSha256(options.input).value_or(std::string());
    run.character.skeletonFile = options.skeleton;
    return std::move(imported->scene);
}

/// A joint that does not exist: says in which file it is listed, where it is, and what was probably meant.
Error explained(Error error, const BindOptions& options, const Skeleton& skeleton) {
    if (error.code == ErrorCode::JointUnknown) {
        const std::string name = error.arguments.front();
        const bool listed = error.arguments.size() > 1 && error.arguments[1] == "joints";
        error.arguments.resize(2);
        if (listed) {
            error.arguments[1] = options.joints.empty() ? options.recipe : options.joints;
        }
        if (std::string nearest = nearestName(name, skeleton); !nearest.empty()) {
            error.arguments.push_back(std::move(nearest));
        }
    }
    return error;
}

Expected<void> bindCharacter(const BindOptions& options, Scene& scene, BindRun& run, Progress& progress) {
    std::optional<Scene> reused;
    if (!options.reuse.empty()) {
        Expected<ImportedScene> imported = readInput(
            options.reuse, options.skeleton, readSettingsOf(options.common.read, run.recipe), progress);
        if (!imported) {
            return fail(imported.error());
        }
        if (const auto added = prepareSkeleton(imported->scene, run.recipe, options.recipe); !added) {
            return fail(added.error());
        }
        reused = std::move(imported->scene);
        run.character.reusedFile = options.reuse;
    }
    if (run.recipe.fitSkeleton) {
        // The voxels of the other character must come out as they did then, so its skeleton is fitted as it
        // was.
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

/// Makes the shapes of the command line, and writes what drivers do into the clips. `settings` get the
/// drivers of the shapes.
Expected<void> driveCharacter(const BindOptions& options, Scene& scene, BindRun& run,
                              ExportSettings& settings, Progress& progress) {
    if (!isDriven(options, run.recipe)) {
        return {};
    }
    run.driven = true;
    Drivers& drivers = settings.drivers;
    SINEW_CHECK(
        makeShapes(scene, drivers, options.drivers.shapes, DeformSettings(), run.exportNotices, progress));
    SINEW_CHECK(editShapes(scene, drivers, options.drivers.mirroredShapes, options.drivers.splitShapes));
    append(run.exportNotices, unusedDrivers(scene, drivers));
    bakeDrivers(scene, drivers);
    return {};
}

Expected<void> writeCharacter(const BindOptions& options, const ExportSettings& settings, const Scene& scene,
                              BindRun& run, OutputSet& outputs, Progress& progress) {
    bool allKept = true;
    for (const std::string& output : options.outputs) {
        const Stopwatch watch;
        const Expected<SavedOutput> saved =
            saveOutput(scene, run.character.sha256, output, settings, outputs, progress);
        if (!saved) {
            return fail(saved.error());
        }
        append(run.exportNotices, saved->notices);
        run.aroundBind.push_back({Stage::Export, watch.seconds()});
        run.outputs.insert(run.outputs.end(), saved->files.begin(), saved->files.end());
        allKept = allKept && saved->kept;
    }
    if (allKept) {
        dropLosses(run.importNotices);
    }
    return {};
}

/// The character and its levels of detail.
Expected<void> writeLevels(const BindOptions& options, const ExportSettings& settings, const Scene& scene,
                           BindRun& run, OutputSet& outputs, Progress& progress) {
    const Expected<std::vector<LodParts>> levels = makeLods(options, scene, run, progress);
    if (!levels) {
        return fail(levels.error());
    }
    const bool together = !levels->empty() && !options.lods.files;
    if (together) {
        noteRebuilt(options, settings, scene, run);
    }
    const Expected<void> written =
        together ? writeCharacter(options, settings, withLods(scene, *levels), run, outputs, progress)
                 : writeCharacter(options, settings, scene, run, outputs, progress);
    return written ? writeLodFiles(options, settings, scene, *levels, run, outputs, progress) : written;
}

Expected<void> drawSnapshot(const BindOptions& options, const Scene& scene, const Drivers& drivers,
                            BindRun& run, OutputSet& outputs, Progress& progress) {
    const Stopwatch watch;
    const std::string& file = options.snapshot;
    SINEW_TRY(const std::vector<SubdivisionChoice> choices,
              subdivisionChoices(options.subdivision, scene, options.input));
    SINEW_TRY(const SmoothParts smooth, smoothParts(scene, choices, progress));
    const Expected<QImage> picture =
        renderBindPicture(scene, progress, kSnapshotHeight, &run.exportNotices, &smooth, drivers);
    if (!picture) {
        return fail(picture.error());
    }
    if (Expected<void> written = writePicture(*picture, QString::fromStdString(file), &outputs); !written) {
        return written;
    }
    run.aroundBind.push_back({Stage::Picture, watch.seconds()});
    run.outputs.push_back(writtenFile(file, outputs));
    return {};
}

/// The bind's as the window gathers them, then those of the files that were read and written.
Issues gatherRun(const BindRun& run, const Scene& scene) {
    Issues issues = gatherBind(run.bind, scene);
    for (const Notices* notices : {&run.importNotices, &run.exportNotices}) {
        std::ranges::move(issuesOf(*notices), std::back_inserter(issues));
    }
    sortBySeverity(issues);
    return gatherAlike(std::move(issues), run.character.metersPerUnit);
}

Expected<void> savePictureMesh(const BindOptions& options, const Scene& scene, BindRun& run,
                               OutputSet& outputs) {
    if (options.savePictureMesh.empty()) {
        return {};
    }
    const std::vector<HandMesh> hands = handMeshesOf(scene);
    if (hands.empty()) {
        return fail(ErrorCode::MeshNotPicture, {options.input});
    }
    SINEW_CHECK(outputs.add(options.savePictureMesh, pictureMeshText(hands)));
    run.outputs.push_back(writtenFile(options.savePictureMesh, outputs));
    return {};
}

Expected<void> saveScripts(const BindOptions& options, BindRun& run, OutputSet& outputs) {
    if (options.engines.scripts.empty()) {
        return {};
    }
    SINEW_TRY(const std::vector<fs::path> files, addEngineScripts(options.engines.scripts, outputs));
    for (const fs::path& file : files) {
        run.outputs.push_back(writtenFile(file, outputs));
    }
    return {};
}

Expected<Printout> writeRecords(const BindOptions& options, const Scene& scene, BindRun& run,
                                OutputSet& outputs, const Stopwatch& watch) {
    Printout printout;
    printout.issues = gatherRun(run, scene);
    printout.metersPerUnit = run.character.metersPerUnit;
    if (options.saveRecipe == kStandardOutput) {
        printout.result = jsonText(recipeJson(run.recipe));
    } else if (!options.saveRecipe.empty()) {
        if (const Expected<void> written = outputs.add(options.saveRecipe, jsonText(recipeJson(run.recipe)));
            !written) {
            return fail(written.error());
        }
        run.outputs.push_back(writtenFile(options.saveRecipe, outputs));
    }
    run.totalSeconds = watch.seconds();
    run.peakMemoryBytes = peakMemory();
    if (options.report == kStandardOutput) {
        printout.result = jsonText(bindReportJson(run));
    } else if (!options.report.empty()) {
        if (const Expected<void> written = outputs.add(options.report, jsonText(bindReportJson(run)));
            !written) {
            return fail(written.error());
        }
        run.outputs.push_back(writtenFile(options.report, outputs));
    }
    printout.summary =
        printout.result.empty() ? bindSummary(run, printout.issues, options.vrm) : std::string();
    return printout;
}

} // namespace

Expected<Printout> runBind(const BindOptions& options, Progress& progress) {
    const Stopwatch watch;
    BindRun run;
    run.threads = options.common.threads;
    Expected<Recipe> recipe = effectiveRecipe(options);
    if (!recipe) {
        return fail(recipe.error());
    }
    run.recipe = std::move(*recipe);
    if (const Expected<void> checked = checkTargets(options); !checked) {
        return fail(checked.error());
    }
    Expected<Scene> scene = readCharacter(options, run, progress);
    if (!scene) {
        return fail(scene.error());
    }
    if (const Expected<void> known = checkPseudoEdges(scene->skeleton, options.pseudoEdges, "--pseudo-edge");
        !known) {
        return fail(explained(known.error(), options, scene->skeleton));
    }
    takeVrmOptions(options.vrm, *scene);
    const std::vector<std::string> sources = filesBehind(*scene, inputsOf(options));
    ExportSettings settings = exportSettingsOf(options, run.recipe, *scene, sources);
    if (const Expected<void> checked = checkSources(options, *scene, sources, settings); !checked) {
        return fail(checked.error());
    }
    if (const Expected<void> bound = bindCharacter(options, *scene, run, progress); !bound) {
        return fail(bound.error());
    }
    if (run.recipe.rangeOfMotion) {
        *scene = withRangeOfMotion(std::move(*scene), settings.drivers);
    }
    if (const Expected<void> driven = driveCharacter(options, *scene, run, settings, progress); !driven) {
        return fail(driven.error());
    }
    OutputSet outputs;
    if (const Expected<void> written = writeLevels(options, settings, *scene, run, outputs, progress);
        !written) {
        return fail(written.error());
    }
    if (!options.snapshot.empty()) {
        if (const Expected<void> drawn =
                drawSnapshot(options, *scene, settings.drivers, run, outputs, progress);
            !drawn) {
            return fail(drawn.error());
        }
    }
    SINEW_CHECK(savePictureMesh(options, *scene, run, outputs));
    SINEW_CHECK(saveScripts(options, run, outputs));
    Expected<Printout> printout = writeRecords(options, *scene, run, outputs, watch);
    const Expected<void> placed = printout ? outputs.place(progress) : fail(printout.error());
    return placed ? printout : fail(placed.error());
}

} // namespace sinew
