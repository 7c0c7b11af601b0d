#pragma once

#include "core/io/source/TextWords.h"

#include <algorithm>
#include <string>

namespace sinew {

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

} // namespace sinew
