#pragma once

#include "core/io/source/ImportedFile.h"
#include "core/io/source/SideFiles.h"
#include "core/io/source/TextWords.h"

#include <tl/expected.hpp>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

namespace sinew {

/// The .mtl that an .obj names. Otherwise why it is not read: "outside", "no file", "too large" or
/// "unreadable"; empty when there is none.
tl::expected<SideFile, std::string> findMaterialFile(const std::string& named, const SideFiles& files);

/// Adds the materials of the .mtl file that an .obj names, and the textures they name. A file that is not
/// there adds nothing. Notices: MaterialFileRefused, ContentIgnored.
void readMtl(const std::string& named, const SideFiles& files, ImportedFile& source);

/// The lines of an .obj, each joined with the next where it ends in a backslash.
class ObjLines {
public:
    explicit ObjLines(std::string_view text)
        : m_text(text)
        , m_lines(text) {}

    bool atEnd() { return m_lines.atEnd(); }
    /// Holds until the next call.
    std::string_view next() {
        const std::string_view line = m_lines.restOfLine();
        m_last = line;
        if (!line.ends_with('\\')) {
            return line;
        }
        m_joined = line;
        while (m_joined.ends_with('\\')) {
            m_joined.back() = ' ';
            m_joined += m_lines.restOfLine();
        }
        return m_joined;
    }
    /// The number of the last one, from 1, as editors count. O(text).
    std::size_t number() const {
        return 1 + static_cast<std::size_t>(std::count(m_text.data(), m_last.data(), '\n'));
    }

private:
    std::string_view m_text;
    std::string_view m_last; ///< its first part
    ImportWords m_lines;
    std::string m_joined;
};

/// Files that an .obj names for its materials and that are read with it: in its folder, below it, or in those
/// that the user named. Empty when it cannot be read or is no .obj.
std::vector<std::filesystem::path> objSideFiles(const std::filesystem::path& file,
                                                const std::vector<std::string>& textureFolders = {});

} // namespace sinew
