#include "app/document/SourceFiles.h"

#include "app/document/DocumentState.h"
#include "app/files/Overwriting.h"

namespace sinew {

std::vector<std::string> sourceNames(const DocumentState& state) {
    std::vector<std::string> named{state.scene->sourceFile};
    if (state.sources) {
        named.push_back(state.sources->character.path);
        for (const SourceFile& skeleton : state.sources->skeletons) {
            named.push_back(skeleton.path);
        }
    }
    return filesBehind(*state.scene, named,
                       state.sources ? state.sources->textureFolders : std::vector<std::string>());
}

} // namespace sinew
