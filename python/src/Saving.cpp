#include "app/motion/RangeOfMotion.h"
#include "app/recipe/FieldReader.h"
#include "app/report/BindReportJson.h"
#include "core/avatar/Avatar.h"
#include "core/io/patch/SaveScene.h"
#include "core/scene/DrivenClips.h"
#include "python/src/Character.h"
#include "python/src/Errors.h"
#include "python/src/Values.h"
#include "python/src/Work.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>

namespace sinew {
namespace {

namespace py = pybind11;
namespace fs = std::filesystem;

/// Files that the character was read from.
std::vector<fs::path> sourcesOf(const Scene& scene) {
    std::vector<fs::path> sources;
    const auto add = [&](const std::string& file) {
        if (!file.empty()) {
            sources.emplace_back(file);
        }
    };
    add(scene.sourceFile);
    std::ranges::for_each(scene.sideFiles, add);
    for (const Texture& texture : scene.textures) {
        add(texture.file);
    }
    return sources;
}

void checkNotSource(const fs::path& file, const std::vector<fs::path>& sources) {
    for (const fs::path& source : sources) {
        std::error_code problem;
        if (fs::equivalent(file, source, problem) && !problem) {
            raiseInput(makeError(ErrorCode::TargetIsInput, {file.string(), source.string()}));
        }
    }
}

/// What `sinew bind` would write with.
ExportSettings settingsOf(const Recipe& recipe, const Scene& scene, bool force) {
    ExportSettings settings;
    settings.replaceSideFiles = force;
    settings.sources = sourcesOf(scene);
    settings.profile = recipe.profile;
    settings.maxInfluences = static_cast<std::size_t>(recipe.bind.maxInfluences);
    settings.animations = recipe.animations;
    settings.embedTextures = recipe.embedTextures;
    settings.packed = recipe.packed;
    settings.keepUnit = recipe.keepUnit;
    settings.rebuild = recipe.rebuild || recipe.rangeOfMotion;
    settings.vrm =
        recipe.vrm != VrmSettings() ? recipe.vrm : avatarOf(scene.avatar).meta.value_or(VrmSettings());
    settings.drivers = recipe.drivers;
    settings.engineFiles = recipe.engineFiles;
    return settings;
}

/// What the arguments say in place of the recipe; None: nothing.
void takeArguments(Recipe& recipe, const py::object& profile, const py::object& animations,
                   const py::object& packed, bool rebuild) {
    if (!profile.is_none()) {
        const auto named = valueOf(kProfileNames, std::string(py::str(profile)));
        if (!named) {
            raiseInput("ProfileUnknown", "There is no profile " + std::string(py::str(profile)) + ".",
                       "Choose " + listOf(kProfileNames) + ".");
        }
        recipe.profile = *named;
        recipe.keepUnit = false;
    }
    recipe.animations = animations.is_none() ? recipe.animations : animations.cast<bool>();
    recipe.packed = packed.is_none() ? recipe.packed : packed.cast<bool>();
    recipe.rebuild = recipe.rebuild || rebuild;
}

Expected<SavedScene> saved(Scene scene, const Recipe& recipe, const fs::path& file,
                           const ExportSettings& settings, Progress& progress) {
    if (recipe.rangeOfMotion) {
        scene = withRangeOfMotion(std::move(scene), settings.drivers);
    }
    if (!settings.drivers.empty()) {
        bakeDrivers(scene, settings.drivers);
    }
    const fs::path source = scene.sourceFile;
    SINEW_CHECK(checkSaved(scene, source, file, settings));
    return saveScene(scene, source, file, settings, progress);
}

py::dict save(const Character& character, const py::object& given, const py::object& profile,
              const py::object& animations, const py::object& packed, bool rebuild, bool force, int threads,
              const py::object& progress) {
    const WorkOptions work = workOptions(threads, progress);
    const fs::path file = pathFrom(given);
    Recipe recipe = character.recipe;
    takeArguments(recipe, profile, animations, packed, rebuild);
    const Scene scene = character.scene;
    const ExportSettings settings = settingsOf(recipe, scene, force);
    if (!force) {
        checkNotSource(file, settings.sources);
    }
    std::optional<Expected<SavedScene>> outcome;
    runWork(work, [&](Progress& running) { outcome = saved(scene, recipe, file, settings, running); });
    const SavedScene written = valueOrRaise(std::move(*outcome));
    py::list files;
    for (const fs::path& one : written.written) {
        files.append(textOf(one.string()));
    }
    py::list notices;
    for (const Notice& notice : written.notices) {
        notices.append(toPython(noticeJson(notice, scene.metersPerUnit)));
    }
    py::dict said;
    said["files"] = files;
    said["kept"] = written.kept;
    said["notices"] = notices;
    return said;
}

} // namespace

void addSaving(CharacterClass& character) {
    character.def(
        "save", save, py::arg("file"), py::kw_only(), py::arg("profile") = py::none(),
        py::arg("animations") = py::none(), py::arg("packed") = py::none(), py::arg("rebuild") = false,
        py::arg("force") = false, py::arg("threads") = 0, py::arg("progress") = py::none(),
        "Write the character, as `sinew bind -o` does: the file that was read with another skin where its\n"
        "format is the same, else a new one. A file is written whole or not at all.\n\n"
        "profile : whom it is for: \"unity\", \"unreal\", \"godot\", \"blender\", ...; None: as the recipe "
        "says\n"
        "rebuild : write it anew in any case\n"
        "force : it may replace what the character was read from\n\n"
        "Returns a dict: files (the named one first), kept (nothing but the skin is new), notices.");
}

} // namespace sinew
