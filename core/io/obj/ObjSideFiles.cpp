#include "core/io/obj/ObjSideFiles.h"

#include "core/io/obj/ObjLines.h"
#include "core/io/obj/ObjMaterials.h"
#include "core/io/source/FileBytes.h"
#include "core/io/source/PlainText.h"

#include <set>

namespace sinew {

std::vector<std::filesystem::path> objSideFiles(const std::filesystem::path& file,
                                                const std::vector<std::string>& textureFolders) {
    std::vector<std::filesystem::path> files;
    const Expected<std::string> text =
        lowerExtension(file) == ".obj" ? readTextFile(file) : Expected<std::string>(std::string());
    if (!text) {
        return files;
    }
    const SideFiles sideFiles(file, textureFolders);
    std::set<std::string> asked;
    for (ObjLines lines(*text); !lines.atEnd();) {
        ImportWords words(lines.next());
        if (lowerWord(words.next()) != "mtllib") {
            continue;
        }
        const std::string named(words.restOfLine());
        if (named.empty() || !asked.insert(named).second) {
            continue;
        }
        if (const auto found = findMaterialFile(named, sideFiles)) {
            files.push_back(found->path);
        }
    }
    return files;
}

} // namespace sinew
