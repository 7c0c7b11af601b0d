#include "app/cli/ReadInput.h"

#include "app/files/ReaderSetup.h"
#include "app/report/BindRun.h"

namespace sinew {

Expected<ImportedScene> readInput(const std::string& input, const std::string& skeleton,
                                  const std::vector<std::string>& textureFolders, Progress& progress) {
    Expected<ImportedScene> imported = importScene(input, progress, importOptions(textureFolders));
    if (!imported || skeleton.empty()) {
        return imported;
    }
    Expected<ImportedSkeleton> other = importSkeleton(skeleton, progress, importOptions());
    if (!other) {
        return fail(other.error());
    }
    append(imported->notices, other->notices);
    append(imported->notices, replaceSkeleton(imported->scene, std::move(*other)));
    return imported;
}

} // namespace sinew
