#include "core/base/Error.h"
#include "core/base/ReadNumber.h"
#include "core/io/FormatFunctions.h"
#include "core/io/source/FileBytes.h"
#include "core/io/source/ImportedFile.h"
#include "core/io/source/TextWords.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {
namespace {

enum class PlyType { Int8, Uint8, Int16, Uint16, Int32, Uint32, Float32, Float64 };

enum class PlyCoding { Text, LittleEndian, BigEndian };

struct PlyProperty {
    std::string name;
    PlyType type = PlyType::Float32;
    bool isList = false;
    PlyType countType = PlyType::Uint8; ///< of a list
};

struct PlyElement {
    std::string name;
    std::size_t count = 0;
    std::vector<PlyProperty> properties;
};

struct PlyHeader {
    PlyCoding coding = PlyCoding::Text;
    std::vector<PlyElement> elements;
    std::size_t size = 0; ///< bytes up to the first value
};

std::size_t plySize(PlyType type);

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
            const auto result = readNumber(count, element.count);
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

/// Error: FileBroken, also for counts the rest of the file cannot hold.
Expected<PlyHeader> readPlyHeader(std::string_view bytes, const std::string& file) {
    PlyHeader header;
    const std::string wrong = HeaderReader(bytes).read(header);
    return wrong.empty() ? Expected<PlyHeader>(std::move(header))
                         : fail(ErrorCode::FileBroken, {file, wrong});
}

/// The values behind the header, one after the other; broken() once one is missing.
class ValueReader {
public:
    ValueReader(std::string_view bytes, PlyCoding coding)
        : m_bytes(bytes)
        , m_words(bytes)
        , m_coding(coding) {}

    double next(PlyType type) {
        if (m_coding == PlyCoding::Text) {
            const std::string_view word = m_words.next();
            m_broken = m_broken || word.empty();
            return looseNumber(word).value_or(std::numeric_limits<double>::quiet_NaN());
        }
        const std::size_t size = plySize(type);
        if (size > m_bytes.size()) {
            m_broken = true;
            return 0.0;
        }
        std::array<char, 8> raw{};
        std::copy_n(m_bytes.begin(), size, raw.begin());
        m_bytes.remove_prefix(size);
        if (m_coding == PlyCoding::BigEndian) {
            std::reverse(raw.begin(), raw.begin() + static_cast<std::ptrdiff_t>(size));
        }
        return decode(raw.data(), type);
    }

    bool broken() const { return m_broken; }

private:
    template<typename T>
    static double as(const char* raw) {
        T value{};
        std::memcpy(&value, raw, sizeof(T));
        return static_cast<double>(value);
    }

    static double decode(const char* raw, PlyType type) {
        switch (type) {
        case PlyType::Int8:
            return as<std::int8_t>(raw);
        case PlyType::Uint8:
            return as<std::uint8_t>(raw);
        case PlyType::Int16:
            return as<std::int16_t>(raw);
        case PlyType::Uint16:
            return as<std::uint16_t>(raw);
        case PlyType::Int32:
            return as<std::int32_t>(raw);
        case PlyType::Uint32:
            return as<std::uint32_t>(raw);
        case PlyType::Float32:
            return as<float>(raw);
        default:
            return as<double>(raw);
        }
    }

    std::string_view m_bytes;
    ImportWords m_words;
    PlyCoding m_coding;
    bool m_broken = false;
};

/// What a vertex property means: its place in a row of 12 numbers, or none.
constexpr std::size_t kRow = 12;
std::size_t indexOf(const std::string& name) {
    constexpr std::array<std::string_view, kRow> kNames{"x", "y", "z",   "nx",    "ny",   "nz",
                                                        "u", "v", "red", "green", "blue", "alpha"};
    constexpr std::array<std::pair<std::string_view, std::size_t>, 4> kOther{
        {{"s", 6}, {"t", 7}, {"texture_u", 6}, {"texture_v", 7}}};
    const auto* other = std::ranges::find(kOther, name, &std::pair<std::string_view, std::size_t>::first);
    if (other != kOther.end()) {
        return other->second;
    }
    return static_cast<std::size_t>(std::ranges::find(kNames, name) - kNames.begin());
}

class PlyReader {
public:
    PlyReader(const PlyHeader& header, std::string_view values)
        : m_header(header)
        , m_values(values, header.coding) {}

    /// False when the file ends early.
    bool read() {
        for (const PlyElement& element : m_header.elements) {
            for (std::size_t i = 0; i < element.count; ++i) {
                if (element.name == "vertex") {
                    readVertex(element);
                } else {
                    readOther(element);
                }
                if (m_values.broken()) {
                    return false;
                }
            }
        }
        return true;
    }

    Mesh mesh() {
        addAttributes();
        return std::move(m_mesh);
    }

private:
    void readVertex(const PlyElement& element) {
        std::array<double, kRow + 1> row{};
        row[11] = 1.0;
        for (const PlyProperty& property : element.properties) {
            if (property.isList) {
                skipList(property);
                continue;
            }
            double& at = row[indexOf(property.name)];
            at = m_values.next(property.type);
            const bool isColor = &at >= &row[8] && &at <= &row[11];
            // Whole numbers count colours from 0 to their largest.
            if (isColor && property.type == PlyType::Uint8) {
                at /= 255.0;
            } else if (isColor && property.type == PlyType::Uint16) {
                at /= 65535.0;
            }
            m_has[indexOf(property.name)] = true;
        }
        m_mesh.vertices.emplace_back(row[0], row[1], row[2]);
        if (m_has[3]) {
            m_normals.push_back(Vec3(row[3], row[4], row[5]).cast<float>());
        }
        if (m_has[6]) {
            m_uvs.push_back(Eigen::Vector2d(row[6], row[7]).cast<float>());
        }
        if (m_has[8]) {
            m_colors.push_back(Eigen::Vector4d(row[8], row[9], row[10], row[11]).cast<float>());
        }
    }

    void skipList(const PlyProperty& property) {
        const double count = m_values.next(property.countType);
        for (double i = 0.0; i < count && !m_values.broken(); i += 1.0) {
            m_values.next(property.type);
        }
    }

    void readOther(const PlyElement& element) {
        for (const PlyProperty& property : element.properties) {
            const bool polygon = element.name == "face" && property.isList &&
                                 (property.name == "vertex_indices" || property.name == "vertex_index");
            if (polygon) {
                readPolygon(property);
            } else if (property.isList) {
                skipList(property);
            } else {
                m_values.next(property.type);
            }
        }
    }

    void readPolygon(const PlyProperty& property) {
        const double count = m_values.next(property.countType);
        for (double i = 0.0; i < count && !m_values.broken(); i += 1.0) {
            const double index = m_values.next(property.type);
            const bool possible = index >= 0.0 && index < static_cast<double>(UINT32_MAX);
            m_mesh.corners.push_back(possible ? static_cast<std::uint32_t>(index) : UINT32_MAX);
        }
        m_mesh.polygonOffsets.push_back(static_cast<std::uint32_t>(m_mesh.corners.size()));
    }

    template<typename T>
    std::vector<T> atCorners(const std::vector<T>& values, const T& missing) const {
        std::vector<T> result;
        result.reserve(m_mesh.corners.size());
        for (const std::uint32_t vertex : m_mesh.corners) {
            result.push_back(vertex < values.size() ? values[vertex] : missing);
        }
        return result;
    }

    void addAttributes() {
        if (!m_normals.empty()) {
            m_mesh.normals = atCorners(m_normals, Vec3f(Vec3f::Zero()));
        }
        if (!m_uvs.empty()) {
            m_mesh.uvSets.push_back({"UVMap", atCorners(m_uvs, Vec2f(Vec2f::Zero()))});
        }
        if (!m_colors.empty()) {
            m_mesh.colorSets.push_back({"Color", atCorners(m_colors, Vec4f(Vec4f::Ones()))});
        }
    }

    const PlyHeader& m_header;
    ValueReader m_values;
    Mesh m_mesh;
    std::array<bool, kRow + 1> m_has{};
    std::vector<Vec3f> m_normals; ///< of vertices, as the next two
    std::vector<Vec2f> m_uvs;
    std::vector<Vec4f> m_colors;
};

} // namespace

Expected<ImportedFile> readPly(const std::filesystem::path& file, const Progress& progress) {
    const Expected<std::string> bytes = readWholeFile(file, FileUse::Model, progress);
    if (!bytes) {
        return fail(bytes.error());
    }
    const Expected<PlyHeader> header = readPlyHeader(*bytes, file.string());
    if (!header) {
        return fail(header.error());
    }
    const auto faces = std::ranges::find(header->elements, std::string("face"), &PlyElement::name);
    if (faces != header->elements.end() && faces->count > kMaxTriangles) {
        return fail(ErrorCode::TooManyFaces,
                    {file.string(), std::to_string(faces->count), std::to_string(kMaxTriangles)});
    }
    PlyReader reader(*header, std::string_view(*bytes).substr(header->size));
    if (!reader.read()) {
        return fail(ErrorCode::FileBroken, {file.string(), "it ends early"});
    }
    ImportedFile source;
    source.nodes.push_back({file.stem().string(), kNone, Transform::Identity(), false, true, {}, {}});
    ImportedMesh mesh;
    mesh.mesh = reader.mesh();
    mesh.mesh.name = file.stem().string();
    mesh.node = 0;
    if (!mesh.mesh.vertices.empty()) {
        source.meshes.push_back(std::move(mesh));
    }
    return source;
}

} // namespace sinew
