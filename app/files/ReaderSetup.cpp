#include "app/files/ReaderSetup.h"

#include "core/io/assimp/ReaderProgram.h"

#include <cstdlib>
#include <string_view>

namespace sinew {

ImportOptions importOptions(const std::vector<std::string>& textureFolders) {
    const char* named = std::getenv("SINEW_EXECUTABLE");
    if (named != nullptr && *named != '\0') {
        return {named, textureFolders};
    }
#ifdef __linux__
    return {"/proc/self/exe", textureFolders}; // stays right when a newer release takes the file's place
#else
    return {{}, textureFolders};
#endif
}

bool asksForReader(int argc, const char* const* argv) {
    return argc == 3 && std::string_view(argv[1]) == kReadCommand;
}

void runReader(const char* const* argv) {
    readForAnotherProcess(argv[2]);
}

} // namespace sinew
