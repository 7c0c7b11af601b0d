#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace sinew {

/// Where a file that a model names was found.
struct SideFile {
    std::filesystem::path path;
    bool byName = false;  ///< not where the model says, but somewhere below its folder under the same name
    bool outside = false; ///< not in the model's folder, but in one that the user named
};

/// Finds the files that a model names: pictures and files of materials. A model that comes from a stranger
/// may name any file of this machine, and what it names ends up in exports. So a file is found in the model's
/// folder, below it, or in the folders that the user named, all links followed, and nothing else is touched.
/// Artists' paths are often those of another machine: where a path leads nowhere, its last parts are looked
/// for in these folders, then its file name in the folders below them. Links are not searched.
class SideFiles {
public:
    /// `textureFolders`: those that the user named. `searches`: whether the folders below are searched.
    explicit SideFiles(std::filesystem::path model, const std::vector<std::string>& textureFolders = {},
                       bool searches = true);

    const std::filesystem::path& model() const { return m_model; }

    using Takes = std::function<bool(const std::filesystem::path& file)>;
    /// The first file under that name that `takes` accepts: where the model says, in the model's folder and
    /// below it, in the folders that the user named and below them. Slashes of Windows and file:// URLs are
    /// understood.
    std::optional<SideFile> find(const std::string& named, const Takes& takes) const;

    /// Whether `named` leads out of the model's folder, be the file there or not.
    bool leadsOutside(const std::string& named) const;

private:
    struct Folder {
        std::filesystem::path path;      ///< as it was named
        std::filesystem::path canonical; ///< with links followed
    };
    using NameIndex = std::map<std::string, std::filesystem::path>;

    bool holds(const Folder& folder, const std::filesystem::path& file) const;
    bool namesInside(const Folder& folder, const std::filesystem::path& file) const;
    std::optional<SideFile> findIn(std::size_t folder, const std::filesystem::path& named,
                                   const Takes& takes) const;
    const NameIndex& filesBelow(std::size_t folder) const;

    std::filesystem::path m_model;
    std::vector<Folder> m_folders; ///< the model's first, unless there is none
    bool m_searches;
    mutable std::vector<std::optional<NameIndex>> m_below; ///< of m_folders, once it was asked for
};

} // namespace sinew
