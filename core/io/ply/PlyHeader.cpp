#include "core/io/ply/PlyHeader.h"

#include "core/io/source/TextWords.h"

#include <array>
#include <charconv>

namespace sinew {
namespace {

std::optional<PlyType> typeOf(std::string_view name) {
    struct Named {
        std::string_view name;
        PlyType type;
    };
    static constexpr std::array<Named, 16> kTypes{{{"char", PlyType::Int8},
                                                   {"int8", PlyType::Int8},
                                                   {"uchar", PlyType::Uint8},
                                                   {"uint8", PlyType::Uint8},
                                                   {"short", PlyType::Int16},
                                                   {"int16", PlyType::Int16},
                                                   {"ushort", PlyType::Uint16},
                                                   {"uint16", PlyType::Uint16},
                                                   {"int", PlyType::Int32},
                                                   {"int32", PlyType::Int32},
                                                   {"uint", PlyType::Uint32},
                                                   {"uint32", PlyType::Uint32},
                                                   {"float", PlyType::Float32},
                                                   {"float32", PlyType::Float32},
                                                   {"double", PlyType::Float64},
                                                   {"float64", PlyType::Float64}}};
    for (const Named& type : kTypes) {
        if (type.name == name) {
            return type.type;
        }
    }
    return std::nullopt;
}

class HeaderReader {
public:
    explicit HeaderReader(std::string_view bytes)
        : m_bytes(bytes) {}

    /// What is wrong, or empty.
    std::string read(PlyHeader& header) {
        m_at = m_bytes.starts_with("\xEF\xBB\xBF") ? 3 : 0;
        if (takeLine() != "ply") {
            return "it does not begin with \"ply\"";
        }
        while (m_at < m_bytes.size()) {
            const std::string line = takeLine();
            if (line == "end_header") {
                header.size = m_at;
                return countsFit(header) ? std::string() : "it is shorter than its header says";
            }
            if (!readLine(line, header)) {
                return "its header has a line it should not";
            }
        }
        return "its header does not end";
    }

private:
    /// In small letters; it ends in a line feed, a carriage return or both.
    std::string takeLine() {
        const std::size_t end = std::min(m_bytes.find_first_of("\r\n", m_at), m_bytes.size());
        const std::string_view line = m_bytes.substr(m_at, end - m_at);
        m_at = std::min(end + (m_bytes.substr(end).starts_with("\r\n") ? 2 : 1), m_bytes.size());
        return lowerWord(line.substr(0, line.find_last_not_of(" \t") + 1));
    }

    static bool readLine(std::string_view line, PlyHeader& header) {
        ImportWords words(line);
        const std::string_view key = words.next();
        if (key == "format") {
            const std::string_view coding = words.next();
            header.coding = coding == "binary_little_endian" ? PlyCoding::LittleEndian
                            : coding == "binary_big_endian"  ? PlyCoding::BigEndian
                                                             : PlyCoding::Text;
            return header.coding != PlyCoding::Text || coding == "ascii";
        }
        if (key == "element") {
            PlyElement element;
            element.name = words.next();
            const std::string_view count = words.next();
            const auto result = std::from_chars(count.data(), count.data() + count.size(), element.count);
            header.elements.push_back(std::move(element));
            return result.ec == std::errc();
        }
        return key == "property" ? readProperty(words, header)
                                 : key == "comment" || key == "obj_info" || key.empty();
    }

    static bool readProperty(ImportWords& words, PlyHeader& header) {
        PlyProperty property;
        std::optional<PlyType> type;
        std::string_view word = words.next();
        if (word == "list") {
            property.isList = true;
            const std::optional<PlyType> countType = typeOf(words.next());
            if (!countType) {
                return false;
            }
            property.countType = *countType;
            word = words.next();
        }
        type = typeOf(word);
        property.name = words.next();
        if (!type || header.elements.empty()) {
            return false;
        }
        property.type = *type;
        header.elements.back().properties.push_back(std::move(property));
        return true;
    }

    /// Every value takes at least a byte (as text two), so a count beyond the rest of the file is a lie.
    bool countsFit(const PlyHeader& header) const {
        std::size_t left = m_bytes.size() - m_at;
        for (const PlyElement& element : header.elements) {
            std::size_t each = 0;
            for (const PlyProperty& property : element.properties) {
                each += header.coding == PlyCoding::Text
                            ? 1
                            : plySize(property.isList ? property.countType : property.type);
            }
            if (each == 0 ? element.count > 0 : element.count > left / each) {
                return false;
            }
            left -= each * element.count;
        }
        return true;
    }

    std::string_view m_bytes;
    std::size_t m_at = 0;
};

} // namespace

std::size_t plySize(PlyType type) {
    switch (type) {
    case PlyType::Int8:
    case PlyType::Uint8:
        return 1;
    case PlyType::Int16:
    case PlyType::Uint16:
        return 2;
    case PlyType::Float64:
        return 8;
    default:
        return 4;
    }
}

Expected<PlyHeader> readPlyHeader(std::string_view bytes, const std::string& file) {
    PlyHeader header;
    const std::string wrong = HeaderReader(bytes).read(header);
    return wrong.empty() ? Expected<PlyHeader>(std::move(header))
                         : fail(ErrorCode::FileBroken, {file, wrong});
}

} // namespace sinew
