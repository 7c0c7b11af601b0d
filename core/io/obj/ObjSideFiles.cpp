#include "core/io/obj/ObjSideFiles.h"

#include "core/io/obj/ObjLines.h"
#include "core/io/source/FileBytes.h"
#include "core/io/source/PlainText.h"

namespace sinew {

std::filesystem::path objMaterialFile(const std::filesystem::path& obj, std::string_view named) {
    return obj.parent_path() / std::filesystem::path(named);
}

std::vector<std::filesystem::path> objSideFiles(const std::filesystem::path& file) {
    std::vector<std::filesystem::path> files;
    const Expected<std::string> text =
        lowerExtension(file) == ".obj" ? readTextFile(file) : Expected<std::string>(std::string());
    if (!text) {
        return files;
    }
    for (ObjLines lines(*text); !lines.atEnd();) {
        ImportWords words(lines.next());
        if (lowerWord(words.next()) != "mtllib") {
            continue;
        }
        if (const std::string_view named = words.restOfLine(); !named.empty()) {
            files.push_back(objMaterialFile(file, named));
        }
    }
    return files;
}

} // namespace sinew
