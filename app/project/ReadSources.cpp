#include "app/project/RestoreProject.h"

#include "app/document/edits/Edits.h"
#include "app/files/ReadFile.h"
#include "core/io/ImportScene.h"
#include "core/scene/Scene.h"

#include <string>
#include <system_error>
#include <vector>

namespace sinew {
namespace {

namespace fs = std::filesystem;

Expected<SourceFile> sourceFile(const fs::path& file) {
    auto hash = fileSha256(file);
    if (!hash) {
        return fail(hash.error());
    }
    std::error_code problem;
    const fs::path absolute = fs::absolute(file, problem).lexically_normal();
    return SourceFile{(problem ? file : absolute).string(), std::move(*hash)};
}

struct Found {
    fs::path file;
    bool changed = false;
    bool elsewhere = false; ///< not at the path that was recorded
};

bool isFile(const fs::path& file) {
    std::error_code problem;
    return fs::is_regular_file(file, problem);
}

/// Where a file may be, best first.
std::vector<fs::path> volumeEditsOf(const FileReference& reference, const fs::path& project,
                                    const fs::path& chosen) {
    if (!chosen.empty()) {
        return {chosen};
    }
    std::vector<fs::path> paths;
    if (!reference.relative.empty()) {
        paths.push_back((project.parent_path() / fs::path(reference.relative)).lexically_normal());
    }
    if (!reference.absolute.empty()) {
        paths.emplace_back(reference.absolute);
    }
    return paths;
}

/// `number` of a skeleton, -1 for the character.
Expected<Found> find(const FileReference& reference, const ProjectFile& project, const fs::path& chosen,
                     bool acceptChanged, int number) {
    std::optional<Found> changed;
    for (const fs::path& path : volumeEditsOf(reference, project.file, chosen)) {
        if (!isFile(path)) {
            continue;
        }
        const bool same =
            reference.sha256.empty() || fileSha256(path).value_or(std::string()) == reference.sha256;
        Found found{path, !same, path != fs::path(reference.absolute)};
        if (same) {
            return found;
        }
        changed = changed ? changed : found;
    }
    const std::string last = chosen.empty() ? reference.absolute : chosen.string();
    if (!changed) {
        return fail(ErrorCode::SourceMoved, {project.file.string(), last, std::to_string(number)});
    }
    if (!acceptChanged) {
        return fail(ErrorCode::SourceChanged,
                    {project.file.string(), changed->file.string(), std::to_string(number)});
    }
    return *changed;
}

} // namespace

Expected<DocumentState> readCharacter(const fs::path& file, Progress& progress,
                                      const ReadSettings& settings) {
    Expected<ImportedScene> imported = importScene(file, progress, importOptions(settings));
    if (!imported) {
        return fail(imported.error());
    }
    Expected<SourceFile> source = sourceFile(file);
    if (!source) {
        return fail(source.error());
    }
    DocumentState state = stateOfScene(std::move(imported->scene), std::move(imported->notices));
    state.sources = std::make_shared<const SourceFiles>(SourceFiles{std::move(*source), {}, {}, settings});
    return state;
}

Expected<SkeletonChange> readSkeleton(const DocumentState& state, const fs::path& file, Progress& progress) {
    Expected<ImportedSkeleton> skeleton = importSkeleton(file, progress, importOptions());
    if (!skeleton) {
        return fail(skeleton.error());
    }
    Expected<SourceFile> source = sourceFile(file);
    if (!source) {
        return fail(source.error());
    }
    SourceFiles sources = state.sources ? *state.sources : SourceFiles();
    sources.skeletons.push_back(std::move(*source));
    sources.fit.reset(); // it was the former skeleton's
    // What was done to the former skeleton is no part of the character.
    const Scene& scene = state.skeletonEdits ? *state.skeletonEdits->base : *state.scene;
    SkeletonChange change{scene, {}, std::make_shared<const SourceFiles>(std::move(sources))};
    change.notices = replaceSkeleton(change.scene, std::move(*skeleton));
    return change;
}

Expected<VolumeMesh> readVolumeMesh(const FileReference& file, const ProjectFile& project,
                                    Progress& progress) {
    SINEW_TRY(const Found found, find(file, project, {}, false, -1));
    SINEW_TRY(DocumentState mesh, readCharacter(found.file, progress));
    return VolumeMesh{mesh.sources->character, std::move(mesh.scene)};
}

Expected<RestoredProject> readSourceFiles(const ProjectFile& project, const RestoreChoices& choices,
                                          Progress& progress) {
    const auto character = find(project.character, project, choices.character, choices.acceptChanged, -1);
    if (!character) {
        return fail(character.error());
    }
    std::vector<Found> skeletons;
    for (std::size_t i = 0; i < project.skeletons.size(); ++i) {
        const fs::path chosen = i < choices.skeletons.size() ? choices.skeletons[i] : fs::path();
        auto skeleton =
            find(project.skeletons[i], project, chosen, choices.acceptChanged, static_cast<int>(i));
        if (!skeleton) {
            return fail(skeleton.error());
        }
        skeletons.push_back(std::move(*skeleton));
    }
    const ReadSettings settings{choices.textureFolders ? choices.textureFolders(character->file)
                                                       : std::vector<std::string>(),
                                project.picture, project.unitFactor};
    auto state = readCharacter(character->file, progress, settings);
    if (!state) {
        return fail(state.error());
    }
    RestoredProject restored{std::move(*state), false, character->changed || character->elsewhere};
    restored.state.volume = choices.volume;
    for (const Found& skeleton : skeletons) {
        auto change = readSkeleton(restored.state, skeleton.file, progress);
        if (!change) {
            return fail(change.error());
        }
        restored.state =
            withSkeleton(restored.state, std::move(change->scene), change->notices, change->sources);
        restored.sourcesDiffer = restored.sourcesDiffer || skeleton.changed || skeleton.elsewhere;
    }
    if (project.skeletonFit) {
        restored.state = withFittedSkeleton(restored.state, *project.skeletonFit);
    }
    return restored;
}

} // namespace sinew
