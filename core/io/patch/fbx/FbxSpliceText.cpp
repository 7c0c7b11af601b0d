#include "core/io/fbx/parse/FbxTextSpace.h"
#include "core/io/patch/fbx/FbxEdits.h"
#include "core/io/patch/fbx/FbxNodeText.h"

#include <algorithm>

namespace sinew {
namespace {

/// Bytes [begin, end) give way to others.
struct Splice {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string text;
};

class TextSplicer {
public:
    TextSplicer(const FbxRecords& records, const FbxEdits& edits)
        : m_records(records)
        , m_edits(edits)
        , m_text(plainFbxText(records.bytes, m_plain)) {
        const std::size_t line = std::min(records.bytes.find_first_of("\r\n"), records.bytes.size());
        m_style.old = records.old;
        m_style.lineBreak = records.bytes.compare(line, 2, "\r\n") == 0 ? "\r\n"
                            : records.bytes.compare(line, 1, "\r") == 0 ? "\r"
                                                                        : "\n";
    }

    std::string write() {
        visit(m_records.root, 0);
        const std::string_view bytes(m_records.bytes);
        std::string out;
        out.reserve(bytes.size() + bytes.size() / 8);
        std::size_t done = 0;
        for (const Splice& splice : m_splices) {
            out.append(bytes.substr(done, splice.begin - done));
            out += splice.text;
            done = splice.end;
        }
        out.append(bytes.substr(done));
        return out;
    }

private:
    /// Where the record's line begins, when nothing but blanks stands before it; else the record itself.
    std::size_t lineBegin(std::size_t place) const {
        std::size_t begin = place;
        while (begin > 0 && (m_text[begin - 1] == ' ' || m_text[begin - 1] == '\t')) {
            --begin;
        }
        return begin == 0 || m_text[begin - 1] == '\n' ? begin : place;
    }

    /// Behind the break that ends the line, when only blanks come before it; else the place itself.
    std::size_t lineEnd(std::size_t place) const {
        const std::size_t next = std::min(m_text.find_first_not_of(" \t\r", place), m_text.size());
        return next < m_text.size() && m_text[next] == '\n' ? next + 1 : place;
    }

    /// What stands in front of the record in its line; tabs where something else does.
    std::string indentOf(const FbxRecord& record, std::size_t depth) const {
        const std::size_t begin = lineBegin(record.begin);
        const bool ownLine = begin == 0 || m_text[begin - 1] == '\n';
        return ownLine ? std::string(m_text.substr(begin, record.begin - begin)) : std::string(depth, '\t');
    }

    std::string lines(const std::vector<FbxNode>& nodes, const std::string& indent) const {
        std::string result;
        for (const FbxNode& node : nodes) {
            result += fbxNodeText(node, indent, m_style);
        }
        return result;
    }

    /// Splices of a record's children, in the file's order; `depth` is theirs.
    void visit(const FbxRecord& record, std::size_t depth) {
        for (const FbxRecord& child : record.children) {
            const auto edit = m_edits.find(&child);
            if (edit == m_edits.end()) {
                visit(child, depth + 1);
            } else {
                apply(child, edit->second, depth);
            }
        }
        if (const auto edit = m_edits.find(&record); edit != m_edits.end() && !edit->second.added.empty()) {
            addChildren(record, edit->second.added, depth);
        }
    }

    void apply(const FbxRecord& record, const FbxEdit& edit, std::size_t depth) {
        if (!edit.before.empty()) {
            const std::size_t begin = lineBegin(record.begin);
            const bool ownLine = begin < record.begin || begin == 0 || m_text[begin - 1] == '\n';
            m_splices.push_back(
                {begin, begin,
                 (ownLine ? "" : m_style.lineBreak) + lines(edit.before, indentOf(record, depth))});
        }
        if (edit.removed) {
            m_splices.push_back({lineBegin(record.begin), lineEnd(record.end), {}});
        } else if (edit.properties && holdsNumbers(record, *edit.properties)) {
            const std::string indent = indentOf(record, depth);
            std::string text = fbxNodeText({record.name, *edit.properties, {}}, indent, m_style);
            text.erase(0, indent.size()); // the line has it
            text.erase(text.find_last_not_of(" \t\r\n") + 1);
            m_splices.push_back({record.begin, record.end, std::move(text)});
        } else {
            if (edit.properties) {
                m_splices.push_back(
                    {record.valuesBegin, record.valuesEnd, ' ' + fbxValuesText(*edit.properties, m_style)});
            }
            visit(record, depth + 1);
        }
    }

    /// An array, whose numbers stand in a child called "a": all of the record is written anew.
    static bool holdsNumbers(const FbxRecord& record, const std::vector<FbxProperty>& properties) {
        const bool was = record.children.size() == 1 && record.children.front().name == "a";
        return was || (properties.size() == 1 &&
                       properties.front().index() >= FbxProperty(std::vector<bool>()).index());
    }

    void addChildren(const FbxRecord& record, const std::vector<FbxNode>& added, std::size_t depth) {
        const std::string indent =
            record.children.empty() ? std::string(depth, '\t') : indentOf(record.children.back(), depth);
        if (!record.list) {
            const std::string outside(depth > 0 ? depth - 1 : 0, '\t');
            m_splices.push_back({record.valuesEnd, record.valuesEnd,
                                 " {" + m_style.lineBreak + lines(added, indent) + outside + "}"});
            return;
        }
        const std::size_t begin = lineBegin(record.close);
        const bool ownLine = begin == 0 || m_text[begin - 1] == '\n';
        m_splices.push_back({begin, begin, (ownLine ? "" : m_style.lineBreak) + lines(added, indent)});
    }

    const FbxRecords& m_records;
    const FbxEdits& m_edits;
    std::string m_plain; ///< holds the text where it is not the file's own
    std::string_view m_text;
    FbxTextStyle m_style;
    std::vector<Splice> m_splices;
};

} // namespace

std::string writeFbxTextRecords(const FbxRecords& records, const FbxEdits& edits) {
    return TextSplicer(records, edits).write();
}

} // namespace sinew
