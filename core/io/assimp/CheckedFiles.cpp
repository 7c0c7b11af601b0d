#include "core/io/assimp/CheckedFiles.h"

#include "core/io/source/FileBytes.h"

#include <algorithm>
#include <string_view>

namespace sinew {
namespace {

namespace fs = std::filesystem;

bool isBelowFolder(const fs::path& file, const fs::path& folder) {
    return !folder.empty() &&
           std::mismatch(folder.begin(), folder.end(), file.begin(), file.end()).first == folder.end();
}

} // namespace

CheckedFiles::CheckedFiles(const fs::path& model) {
    std::error_code error;
    m_model = fs::canonical(model, error);
    // Files beside a link are the model's, not those beside what it leads to.
    const fs::path folder = model.parent_path();
    m_folder = fs::canonical(folder.empty() ? fs::path(".") : folder, error);
}

fs::path CheckedFiles::allowed(const char* file) const {
    std::error_code error;
    const fs::path path = fs::canonical(fs::path(file == nullptr ? "" : file), error);
    const bool inside = !error && (path == m_model || isBelowFolder(path, m_folder));
    return inside && checkReadable(path) ? path : fs::path();
}

bool CheckedFiles::Exists(const char* file) const {
    return !allowed(file).empty();
}

Assimp::IOStream* CheckedFiles::Open(const char* file, const char* mode) {
    const std::string_view how = mode == nullptr ? "" : mode;
    const fs::path path = how.starts_with('r') && how.find('+') == how.npos ? allowed(file) : fs::path();
    return path.empty() ? nullptr : DefaultIOSystem::Open(path.c_str(), mode);
}

} // namespace sinew
