#include "core/io/source/SideFiles.h"

#include "core/base/platform/Files.h"
#include "core/io/source/FileBytes.h"

#include <algorithm>
#include <cctype>

namespace sinew {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMaxTails = 8;         ///< parts of a path that are looked for beside the model
constexpr int kDeepestSearch = 4;            ///< folders below the model's
constexpr std::size_t kMaxSearched = 10'000; ///< files and folders that a search looks at
constexpr const char* kUsualFolder = "textures";

bool startsWithDrive(const std::string& path) {
    return path.size() > 1 && path[1] == ':' && std::isalpha(static_cast<unsigned char>(path[0])) != 0;
}

/// A path as a model names it.
struct NamedPath {
    fs::path path;        ///< slashes of this system, without a drive
    bool foreign = false; ///< it begins with a drive, which no folder of this system is below
};

NamedPath namedPath(std::string named) {
    if (named.starts_with("file://")) {
        named.erase(0, 7);
    }
    std::ranges::replace(named, '\\', '/');
    if (named.starts_with('/') && startsWithDrive(named.substr(1))) {
        named.erase(0, 1); // of file:///C:/...
    }
    const bool drive = startsWithDrive(named);
    return {fs::path(drive ? named.substr(2) : named).lexically_normal(), drive};
}

bool isBelow(const fs::path& file, const fs::path& folder) {
    return std::mismatch(folder.begin(), folder.end(), file.begin(), file.end()).first == folder.end();
}

/// Without the slash at its end, which would count as a part.
fs::path absoluteFolder(const fs::path& folder) {
    std::error_code error;
    const fs::path path = fs::absolute(folder.empty() ? fs::path(".") : folder, error).lexically_normal();
    return path.has_filename() ? path : path.parent_path();
}

/// The ends of a path that lead nowhere else, the longest first: a/b.png, b.png.
std::vector<fs::path> tailsOf(const fs::path& named) {
    std::vector<fs::path> parts;
    for (const fs::path& part : named.relative_path()) {
        if (part != "..") {
            parts.push_back(part);
        }
    }
    std::vector<fs::path> tails;
    for (std::size_t i = parts.size() - std::min(parts.size(), kMaxTails); i < parts.size(); ++i) {
        fs::path tail;
        for (std::size_t j = i; j < parts.size(); ++j) {
            tail /= parts[j];
        }
        tails.push_back(std::move(tail));
    }
    return tails;
}

/// What is in a folder, by name: the order on the disk is nobody's choice.
std::vector<fs::directory_entry> entriesOf(const fs::path& folder, std::size_t max) {
    std::vector<fs::directory_entry> entries;
    std::error_code error;
    for (fs::directory_iterator entry(folder, fs::directory_options::skip_permission_denied, error);
         !error && entry != fs::directory_iterator() && entries.size() < max; entry.increment(error)) {
        if (!entry->path().filename().native().starts_with('.')) {
            entries.push_back(*entry);
        }
    }
    std::ranges::sort(entries, {}, [](const fs::directory_entry& entry) { return entry.path(); });
    return entries;
}

/// The files below a folder by name, of several the least deep. Links to folders and other disks are left
/// out.
std::map<std::string, fs::path> searchBelow(const fs::path& top) {
    std::map<std::string, fs::path> found;
    const std::optional<std::uint64_t> disk = diskOf(top);
    std::vector<fs::path> level{top};
    std::size_t left = kMaxSearched;
    for (int depth = 0; depth <= kDeepestSearch && !level.empty(); ++depth) {
        std::vector<fs::path> next;
        for (const fs::path& folder : level) {
            const std::vector<fs::directory_entry> entries = entriesOf(folder, left);
            left -= entries.size();
            for (const fs::directory_entry& entry : entries) {
                std::error_code error;
                const fs::file_type type = entry.symlink_status(error).type();
                if (type == fs::file_type::directory && diskOf(entry.path()) == disk) {
                    next.push_back(entry.path());
                } else if (depth > 0 && type != fs::file_type::directory) {
                    found.emplace(entry.path().filename().string(), entry.path());
                }
            }
        }
        level = std::move(next);
    }
    return found;
}

} // namespace

SideFiles::SideFiles(fs::path model, const std::vector<std::string>& textureFolders, bool searches)
    : m_model(std::move(model))
    , m_searches(searches) {
    std::vector<fs::path> named{m_model.parent_path()};
    named.insert(named.end(), textureFolders.begin(), textureFolders.end());
    for (const fs::path& folder : named) {
        std::error_code error;
        fs::path canonical = fs::canonical(folder.empty() ? fs::path(".") : folder, error);
        // One that is not there holds nothing, and the model's has to stay the first.
        m_folders.push_back({folder, error ? fs::path() : std::move(canonical)});
    }
    m_below.resize(m_folders.size());
}

bool SideFiles::holds(const Folder& folder, const fs::path& file) const {
    std::error_code error;
    const fs::path canonical = folder.canonical.empty() ? fs::path() : fs::canonical(file, error);
    return !canonical.empty() && !error && isBelow(canonical, folder.canonical);
}

/// By the name alone, so that nothing elsewhere is touched.
bool SideFiles::namesInside(const Folder& folder, const fs::path& file) const {
    std::error_code error;
    const fs::path absolute = fs::absolute(file, error).lexically_normal();
    return !error && (isBelow(absolute, absoluteFolder(folder.path)) ||
                      (!folder.canonical.empty() && isBelow(absolute, folder.canonical)));
}

const SideFiles::NameIndex& SideFiles::filesBelow(std::size_t folder) const {
    if (!m_below[folder]) {
        const fs::path& path = m_folders[folder].path;
        m_below[folder] = searchBelow(path.empty() ? fs::path(".") : path);
    }
    return *m_below[folder];
}

std::optional<SideFile> SideFiles::findIn(std::size_t folder, const fs::path& named,
                                          const Takes& takes) const {
    const Folder& in = m_folders[folder];
    std::vector<fs::path> tails = tailsOf(named);
    tails.push_back(kUsualFolder / named.filename());
    for (const fs::path& tail : tails) {
        const fs::path file = (in.path / tail).lexically_normal();
        if (holds(in, file) && takes(file)) {
            return SideFile{file, false, folder > 0};
        }
    }
    if (!m_searches || in.canonical.empty()) {
        return std::nullopt;
    }
    const NameIndex& below = filesBelow(folder);
    const auto known = below.find(named.filename().string());
    return known != below.end() && holds(in, known->second) && takes(known->second)
               ? std::optional(SideFile{known->second, true, folder > 0})
               : std::nullopt;
}

std::optional<SideFile> SideFiles::find(const std::string& named, const Takes& takes) const {
    const NamedPath name = namedPath(named);
    const fs::path last = name.path.filename();
    if (last.empty() || last == "." || last == ".." || named.find('\0') != std::string::npos) {
        return std::nullopt;
    }
    const fs::path exact = (m_model.parent_path() / name.path).lexically_normal();
    for (std::size_t f = 0; f < m_folders.size() && !name.foreign; ++f) {
        if (namesInside(m_folders[f], exact) && holds(m_folders[f], exact) && takes(exact)) {
            return SideFile{exact, false, f > 0};
        }
    }
    for (std::size_t f = 0; f < m_folders.size(); ++f) {
        if (std::optional<SideFile> found = findIn(f, name.path, takes)) {
            return found;
        }
    }
    return std::nullopt;
}

bool SideFiles::leadsOutside(const std::string& named) const {
    const NamedPath name = namedPath(named);
    if (name.foreign || named.find('\0') != std::string::npos) {
        return true;
    }
    const fs::path exact = (m_model.parent_path() / name.path).lexically_normal();
    if (!namesInside(m_folders.front(), exact)) {
        return true;
    }
    std::error_code error;
    const fs::path canonical = fs::weakly_canonical(exact, error);
    return error || !isBelow(canonical, m_folders.front().canonical);
}

} // namespace sinew
