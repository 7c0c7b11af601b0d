#pragma once

#include "core/io/source/TextWords.h"

#include <string>

namespace sinew {

/// The lines of an .obj, each joined with the next where it ends in a backslash.
class ObjLines {
public:
    explicit ObjLines(std::string_view text)
        : m_lines(text) {}

    bool atEnd() { return m_lines.atEnd(); }
    /// Holds until the next call.
    std::string_view next() {
        const std::string_view line = m_lines.restOfLine();
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

private:
    ImportWords m_lines;
    std::string m_joined;
};

} // namespace sinew
