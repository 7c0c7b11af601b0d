#pragma once

#include "core/base/Error.h"
#include "core/base/Notice.h"
#include "core/io/export/ExportFile.h"
#include "core/io/gltf/GltfContainer.h"
#include "core/io/gltf/read/GltfFile.h"
#include "core/io/patch/gltf/JsonText.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace sinew {

/// How the values of an accessor are kept.
struct GltfLayout {
    int componentType = 5126;
    const char* type = "VEC4";
    bool normalized = false;
    int target = 0; ///< of its view; 0: none
    auto operator<=>(const GltfLayout&) const = default;
};

/// A file that has to follow a glTF file into another folder.
struct GltfFollower {
    std::string name;             ///< as the source has it, decoded
    std::filesystem::path source; ///< where it is
    std::filesystem::path target; ///< where it goes
    std::string newName;          ///< as the written file has it; the same unless it had to change
    bool there = false;           ///< nothing needs to be written: the same file, or one with its bytes
};

/// A glTF file parsed to be changed, and to be compared with what was written.
struct GltfStored {
    GltfContainer container; ///< parts of the file's bytes, which have to outlive it
    JsonText text;           ///< an object
    Json json;               ///< the same as values, for looking things up
};

/// A glTF file being changed: its text, and bytes that are added. What was there keeps its place and its
/// number.
class GltfEdit {
public:
    /// `stored` has to outlive it.
    GltfEdit(std::filesystem::path file, const GltfStored& stored);

    /// The JSON as it was read; it does not follow the changes.
    const Json& before() const { return m_stored.json; }
    /// An entry of a list at the top, to be changed.
    JsonText& entry(const char* list, std::size_t index);
    /// Adds an entry to a list at the top; returns its index.
    std::size_t append(const char* list, JsonText value);
    std::size_t count(const char* list);
    JsonText& root() { return m_root; }

    /// Adds an accessor of `count` values with a view of its own; returns its index. The same bytes are kept
    /// once.
    std::size_t addAccessor(const GltfLayout& layout, std::size_t count, std::string_view bytes);

    /// Has an accessor of the file show the values of another one, and, where a GLB's buffer holds its own
    /// values and nothing else in these bytes, puts 0 in place of those that are no numbers.
    void replaceAccessor(std::size_t accessor, std::size_t by);

    /// The files: the named one last, before it those beside it that are new, or that have to follow it into
    /// another folder. A file whose name is not safe there gets another one, in `renamed` (KeptChanges) and
    /// with a notice SideFileRenamed. Error: FileUnreadable of such a file.
    Expected<std::vector<OutputFile>> finish(const std::filesystem::path& target,
                                             std::map<std::string, std::string>& renamed, Notices& notices);

private:
    bool usesChunk() const;
    std::size_t bufferOfNewBytes();
    void describeNewBytes(const std::filesystem::path& skinFile, std::vector<OutputFile>& files);
    static Expected<void> bringFollowers(const std::vector<GltfFollower>& followers,
                                         std::vector<OutputFile>& files);
    void renameFollowers(const std::vector<GltfFollower>& followers,
                         std::map<std::string, std::string>& renamed, Notices& notices);

    std::filesystem::path m_file;
    const GltfStored& m_stored;
    JsonText m_root;
    std::size_t m_firstNew = 0;        ///< where new bytes begin in their buffer
    std::string m_new;                 ///< bytes that are added
    std::vector<std::size_t> m_zeroed; ///< floats of a GLB's buffer that become 0: where they begin in it
    std::map<std::pair<GltfLayout, std::string>, std::size_t> m_accessors;
};

/// The files that stand beside `target` once `source` was written there with another skin, but for those that
/// are there already with the same bytes. Nothing when the source cannot be read.
std::vector<std::filesystem::path> plannedBesideGltf(const std::filesystem::path& source,
                                                     const std::filesystem::path& target);

} // namespace sinew
