#include "core/io/source/FileBeside.h"

#include <algorithm>
#include <cctype>

namespace sinew {
namespace {

namespace fs = std::filesystem;

bool liesInside(const fs::path& file, const fs::path& folder) {
    return std::mismatch(folder.begin(), folder.end(), file.begin(), file.end()).first == folder.end();
}

fs::path orHere(const fs::path& folder) {
    return folder.empty() ? fs::path(".") : folder;
}

/// A path of another system is as absolute as one of this.
bool isAbsoluteName(const std::string& named) {
    const bool drive =
        named.size() > 1 && named[1] == ':' && std::isalpha(static_cast<unsigned char>(named[0])) != 0;
    return drive || named.starts_with('/') || named.starts_with('\\');
}

} // namespace

bool namesScheme(const std::string& named) {
    const std::size_t colon = named.find(':');
    const auto belongs = [](unsigned char c) {
        return std::isalnum(c) != 0 || c == '+' || c == '-' || c == '.';
    };
    return colon != std::string::npos && colon > 1 &&
           std::isalpha(static_cast<unsigned char>(named.front())) != 0 &&
           std::all_of(named.begin(), named.begin() + static_cast<std::ptrdiff_t>(colon), belongs);
}

std::optional<fs::path> fileBeside(const fs::path& folder, const std::string& named) {
    // Behind a zero byte the system would see another name than we do.
    if (named.empty() || isAbsoluteName(named) || namesScheme(named) ||
        named.find('\0') != std::string::npos) {
        return std::nullopt;
    }
    std::error_code error;
    const fs::path home = fs::canonical(orHere(folder), error);
    const fs::path file = error ? fs::path() : fs::canonical(home / named, error);
    return error || !liesInside(file, home) ? std::nullopt : std::optional(file);
}

bool leavesFolder(const fs::path& folder, const std::string& named) {
    if (isAbsoluteName(named) || namesScheme(named) || named.find('\0') != std::string::npos) {
        return true;
    }
    std::error_code error;
    const fs::path home = fs::weakly_canonical(orHere(folder), error);
    const fs::path file = fs::weakly_canonical(home / named, error);
    return error || !liesInside(file, home);
}

} // namespace sinew
