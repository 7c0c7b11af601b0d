#include "core/io/export/ExportFile.h"

#include "core/io/ExportScene.h"
#include "core/io/export/OutputSet.h"

#include <system_error>

namespace sinew {

namespace {

namespace fs = std::filesystem;

} // namespace

fs::path linkTarget(fs::path name) {
    constexpr int kMaxLinks = 40; // as the system itself has it
    std::error_code error;
    for (int i = 0; i < kMaxLinks && fs::is_symlink(fs::symlink_status(name, error)); ++i) {
        const fs::path next = fs::read_symlink(name, error);
        if (error) {
            break;
        }
        name = next.is_absolute() ? next : name.parent_path() / next;
    }
    return name;
}

Expected<void> writeFilesWhole(const std::vector<OutputFile>& files) {
    OutputSet outputs;
    const Expected<void> added = outputs.add(files);
    return added ? outputs.place(Progress()) : added;
}

Expected<void> writeFileWhole(const fs::path& file, std::string_view bytes) {
    return writeFile(file, bytes, nullptr);
}

Expected<void> writeFile(const fs::path& file, std::string_view bytes, OutputSet* outputs) {
    if (outputs != nullptr) {
        return outputs->add(file, bytes);
    }
    OutputSet alone;
    const Expected<void> added = alone.add(file, bytes);
    return added ? alone.place(Progress()) : added;
}

} // namespace sinew
