#include "core/io/ply/ReadPly.h"

#include "core/io/ply/PlyHeader.h"
#include "core/io/source/FileBytes.h"
#include "core/io/source/SceneLimits.h"
#include "core/io/source/TextWords.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>

namespace sinew {
namespace {

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
std::size_t placeOf(const std::string& name) {
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
            double& place = row[placeOf(property.name)];
            place = m_values.next(property.type);
            const bool isColor = &place >= &row[8] && &place <= &row[11];
            // Whole numbers count colours from 0 to their largest.
            if (isColor && property.type == PlyType::Uint8) {
                place /= 255.0;
            } else if (isColor && property.type == PlyType::Uint16) {
                place /= 65535.0;
            }
            m_has[placeOf(property.name)] = true;
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
    if (faces != header->elements.end() && faces->count > kMostTriangles) {
        return fail(ErrorCode::TooManyFaces,
                    {file.string(), std::to_string(faces->count), std::to_string(kMostTriangles)});
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
