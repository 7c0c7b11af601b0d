#include "core/io/patch/fbx/FbxPatchParts.h"

#include "core/io/fbx/FbxDocument.h"
#include "core/io/fbx/parse/FbxReader.h"
#include "core/io/fbx/write/FbxWriteDocument.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <type_traits>

namespace sinew {
namespace {

constexpr std::size_t kFileHeader = 27; ///< magic word and version
constexpr std::size_t kFooterMark = 16;
constexpr std::size_t kFooterRest = 4 + 120 + 16; ///< version, zeros, another mark
constexpr std::size_t kFooterZeros = 4;

/// The footer at another place: between its mark and the version stand four zeros and as many as align what
/// follows to 16 bytes; some writers align before the four, others behind them. Anything else stays as it is.
std::string movedFooter(std::string_view footer, std::size_t from, std::size_t to) {
    const auto fill = [](std::size_t index) { return 16 - index % 16; };
    std::string result(footer);
    if (footer.size() <= kFooterMark + kFooterZeros + kFooterRest) {
        return result;
    }
    const std::size_t filled = footer.size() - kFooterMark - kFooterZeros - kFooterRest;
    const std::string_view zeros = footer.substr(kFooterMark, filled + kFooterZeros);
    if (filled > 16 || zeros.find_first_not_of('\0') != std::string_view::npos) {
        return result;
    }
    for (const std::size_t ahead : {kFooterMark + kFooterZeros, kFooterMark}) {
        if (fill(from + ahead) == filled) {
            return result.replace(kFooterMark, zeros.size(),
                                  std::string(kFooterZeros + fill(to + ahead), '\0'));
        }
    }
    return result;
}

class BinaryRecordWriter {
public:
    BinaryRecordWriter(const FbxRecords& records, const FbxEdits& edits)
        : m_records(records)
        , m_edits(edits) {}

    std::string write() {
        const std::string_view bytes(m_records.bytes);
        m_out.reserve(bytes.size() + bytes.size() / 8);
        m_out.append(bytes.substr(0, kFileHeader));
        writeChildren(m_records.root);
        m_out.append(nullSize(), '\0');
        m_out.append(movedFooter(bytes.substr(m_records.footer), m_records.footer, m_out.size()));
        return std::move(m_out);
    }

private:
    std::size_t nullSize() const { return m_records.wide ? 25 : 13; }
    std::size_t sizeSize() const { return m_records.wide ? 8 : 4; }

    const FbxEdit* editOf(const FbxRecord& record) const {
        const auto found = m_edits.find(&record);
        return found == m_edits.end() ? nullptr : &found->second;
    }

    void setSize(std::size_t at, std::uint64_t size) {
        // The machine is little-endian (FbxPropertyBytes): the low half comes first.
        std::memcpy(m_out.data() + at, &size, sizeSize());
    }

    /// Puts a header whose end and size of properties come later; returns where it begins.
    std::size_t beginRecord(std::string_view name, std::size_t valueCount) {
        const std::size_t start = m_out.size();
        m_out.append(3 * sizeSize(), '\0');
        setSize(start + sizeSize(), valueCount);
        m_out += static_cast<char>(static_cast<unsigned char>(name.size()));
        m_out += name;
        return start;
    }

    void writeProperties(std::size_t start, const std::vector<FbxProperty>& properties) {
        const std::size_t from = m_out.size();
        for (const FbxProperty& property : properties) {
            appendFbxProperty(m_out, property);
        }
        setSize(start + 2 * sizeSize(), m_out.size() - from);
    }

    /// Properties in place of those of a record. One that stays keeps its bytes where another kind would be
    /// written for it (a letter, a truth value of kind B), and so does what stands behind an unknown kind.
    std::size_t replaceProperties(const FbxRecord& record, const std::vector<FbxProperty>& properties) {
        const std::string_view bytes = m_records.values(record);
        FbxReaderCursor cursor(bytes);
        bool read = true;
        std::size_t kept = 0;
        for (const FbxProperty& property : properties) {
            const std::size_t from = cursor.position();
            const std::optional<FbxProperty> was =
                read && cursor.remaining() > 0 ? readFbxProperty(cursor) : std::nullopt;
            read = was.has_value();
            kept = read ? cursor.position() : kept;
            const std::size_t at = m_out.size();
            appendFbxProperty(m_out, property);
            if (read && *was == property && m_out[at] != bytes[from]) {
                m_out.resize(at);
                m_out.append(bytes.substr(from, kept - from));
            }
        }
        const bool unknownFollows = read && kept < bytes.size() && properties.size() < record.valueCount &&
                                    !isFbxPropertyKind(bytes[kept]);
        m_out.append(unknownFollows ? bytes.substr(kept) : std::string_view());
        return unknownFollows ? record.valueCount : properties.size();
    }

    void endRecord(std::size_t start, bool list) {
        m_out.append(list ? nullSize() : 0, '\0');
        setSize(start, m_out.size());
    }

    void writeNew(const FbxNode& node) {
        const std::size_t start = beginRecord(node.name, node.properties.size());
        writeProperties(start, node.properties);
        for (const FbxNode& child : node.children) {
            writeNew(child);
        }
        endRecord(start, !node.children.empty() || node.properties.empty());
    }

    void writeChildren(const FbxRecord& record) {
        for (const FbxRecord& child : record.children) {
            writeRecord(child);
        }
        if (const FbxEdit* edit = editOf(record)) {
            for (const FbxNode& node : edit->added) {
                writeNew(node);
            }
        }
    }

    void writeRecord(const FbxRecord& record) {
        const FbxEdit* edit = editOf(record);
        if (edit != nullptr) {
            for (const FbxNode& node : edit->before) {
                writeNew(node);
            }
            if (edit->removed) {
                return;
            }
        }
        if (edit != nullptr && edit->properties) {
            const std::size_t start = beginRecord(record.name, edit->properties->size());
            const std::size_t from = m_out.size();
            setSize(start + sizeSize(), replaceProperties(record, *edit->properties));
            setSize(start + 2 * sizeSize(), m_out.size() - from);
            writeChildren(record);
            endRecord(start, record.list || !edit->added.empty());
            return;
        }
        const std::size_t start = beginRecord(record.name, record.valueCount);
        m_out.append(m_records.values(record));
        setSize(start + 2 * sizeSize(), record.valuesEnd - record.valuesBegin);
        writeChildren(record);
        endRecord(start, record.list || (edit != nullptr && !edit->added.empty()));
    }

    const FbxRecords& m_records;
    const FbxEdits& m_edits;
    std::string m_out;
};

/// How a text file writes.
struct FbxTextStyle {
    bool old = false; ///< before 7000: arrays are plain lists
    std::string lineBreak = "\n";
};

/// Lists go on in the next line from here on; readers with a limit have it at 2048 or more.
constexpr std::size_t kLongestLine = 1024;

template<typename T>
constexpr bool isTextArray =
    !std::is_arithmetic_v<T> && !std::is_same_v<T, std::string> && !std::is_same_v<T, FbxBlob>;

template<typename T>
void appendNumber(std::string& out, T number) {
    char digits[32];
    const auto [end, error] = std::to_chars(std::begin(digits), std::end(digits), number);
    out.append(digits, error == std::errc() ? end : digits);
}

/// Binary files keep "name\0\1Class", text files "Class::name"; quotes cannot be escaped otherwise.
std::string quoted(const std::string& value) {
    const std::size_t mark = value.find(std::string("\0\1", 2));
    const std::string shown =
        mark == std::string::npos ? value : value.substr(mark + 2) + "::" + value.substr(0, mark);
    std::string result(1, '"');
    for (const char c : shown) {
        if (c == '"') {
            result += "&quot;";
        } else {
            result += c;
        }
    }
    return result + '"';
}

template<typename T>
void appendList(std::string& out, const std::vector<T>& values, const FbxTextStyle& style) {
    std::size_t line = out.size();
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (i > 0) {
            out += ',';
        }
        if (out.size() - line > kLongestLine) {
            out += style.lineBreak;
            line = out.size();
        }
        if constexpr (std::is_same_v<T, bool>) {
            out += values[i] ? '1' : '0';
        } else {
            appendNumber(out, values[i]);
        }
    }
}

struct ValueText {
    std::string& out;
    const FbxTextStyle& style;

    void operator()(bool value) const { out += value ? (style.old ? 'Y' : 'T') : (style.old ? 'N' : 'F'); }
    void operator()(const std::string& value) const { out += quoted(value); }
    void operator()(const FbxBlob& /*value*/) const {}
    template<typename T>
    void operator()(const T& value) const {
        if constexpr (isTextArray<T>) {
            appendList(out, value, style);
        } else {
            appendNumber(out, value);
        }
    }
};

/// How many numbers the array has that is the node's only property; nothing for other nodes.
bool holdsArray(const FbxNode& node, std::size_t& count) {
    return node.properties.size() == 1 && std::visit(
                                              [&](const auto& value) {
                                                  if constexpr (isTextArray<std::decay_t<decltype(value)>>) {
                                                      count = value.size();
                                                      return true;
                                                  } else {
                                                      return false;
                                                  }
                                              },
                                              node.properties.front());
}

/// The values of a node as text, behind the name's colon: `"Model::Hips", 1,2.5`. Arrays are left to
/// fbxNodeText, unless the style is the old one.
std::string fbxValuesText(const std::vector<FbxProperty>& properties, const FbxTextStyle& style) {
    std::string out;
    for (std::size_t i = 0; i < properties.size(); ++i) {
        const bool text = std::holds_alternative<std::string>(properties[i]);
        out += i == 0 ? "" : text ? ", " : ",";
        std::visit(ValueText{out, style}, properties[i]);
    }
    return out;
}

/// The node and all below as lines of text behind an indentation, children by a tab more, with a line break
/// at the end. A property of raw bytes has no place in it.
std::string fbxNodeText(const FbxNode& node, const std::string& indent, const FbxTextStyle& style) {
    std::string out = indent + node.name + ": ";
    std::size_t count = 0;
    if (!style.old && holdsArray(node, count)) {
        out += "*" + std::to_string(count) + " {" + style.lineBreak + indent + "\ta: ";
        out += fbxValuesText(node.properties, style) + style.lineBreak + indent + "} " + style.lineBreak;
        return out;
    }
    out += fbxValuesText(node.properties, style);
    if (!node.children.empty() || node.properties.empty()) {
        out += " {" + style.lineBreak;
        for (const FbxNode& child : node.children) {
            out += fbxNodeText(child, indent + '\t', style);
        }
        out += indent + "}";
    }
    return out + style.lineBreak;
}

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
        , m_text(records.plain()) {
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
    std::size_t lineBegin(std::size_t index) const {
        std::size_t begin = index;
        while (begin > 0 && (m_text[begin - 1] == ' ' || m_text[begin - 1] == '\t')) {
            --begin;
        }
        return begin == 0 || m_text[begin - 1] == '\n' ? begin : index;
    }

    /// Behind the break that ends the line, when only blanks come before it; else the place itself.
    std::size_t lineEnd(std::size_t index) const {
        const std::size_t next = std::min(m_text.find_first_not_of(" \t\r", index), m_text.size());
        return next < m_text.size() && m_text[next] == '\n' ? next + 1 : index;
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
            std::string text = fbxNodeText({std::string(record.name), *edit.properties, {}}, indent, m_style);
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
    std::string_view m_text;
    FbxTextStyle m_style;
    std::vector<Splice> m_splices;
};

} // namespace

std::string writeFbxRecords(const FbxRecords& records, const FbxEdits& edits) {
    return records.text ? TextSplicer(records, edits).write() : BinaryRecordWriter(records, edits).write();
}

} // namespace sinew
