#include "app/project/ReadCharacter.h"

#include "app/document/edits/Edits.h"
#include "app/files/ReadFile.h"
#include "core/io/ImportScene.h"

#include <system_error>

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

} // namespace

Expected<DocumentState> readCharacter(const fs::path& file, Progress& progress,
                                      const std::vector<std::string>& textureFolders) {
    Expected<ImportedScene> imported = importScene(file, progress, importOptions(textureFolders));
    if (!imported) {
        return fail(imported.error());
    }
    Expected<SourceFile> source = sourceFile(file);
    if (!source) {
        return fail(source.error());
    }
    DocumentState state = stateOfScene(std::move(imported->scene), std::move(imported->notices));
    state.sources =
        std::make_shared<const SourceFiles>(SourceFiles{std::move(*source), {}, {}, textureFolders});
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

} // namespace sinew
