#include "core/io/fbx/parse/FbxReaderProperty.h"
#include "core/io/fbx/write/FbxPropertyBytes.h"
#include "core/io/patch/fbx/FbxEdits.h"

#include <cstring>

namespace sinew {
namespace {

constexpr std::size_t kFileHeader = 27; ///< magic word and version
constexpr std::size_t kFooterMark = 16;
constexpr std::size_t kFooterRest = 4 + 120 + 16; ///< version, zeros, another mark
constexpr std::size_t kFooterZeros = 4;

/// The footer at another place: between its mark and the version stand four zeros and as many as align what
/// follows to 16 bytes; some writers align before the four, others behind them. Anything else stays as it is.
std::string movedFooter(std::string_view footer, std::size_t from, std::size_t to) {
    const auto fill = [](std::size_t place) { return 16 - place % 16; };
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
        const std::size_t end = m_records.root.close + nullSize();
        m_out.append(nullSize(), '\0');
        m_out.append(movedFooter(bytes.substr(end), end, m_out.size()));
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
    std::size_t beginRecord(const std::string& name, std::size_t valueCount) {
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

} // namespace

std::string writeFbxBinaryRecords(const FbxRecords& records, const FbxEdits& edits) {
    return BinaryRecordWriter(records, edits).write();
}

std::string writeFbxRecords(const FbxRecords& records, const FbxEdits& edits) {
    return records.text ? writeFbxTextRecords(records, edits) : writeFbxBinaryRecords(records, edits);
}

} // namespace sinew
