#include "core/io/dae/DaeGeometry.h"

#include <algorithm>

namespace sinew {
namespace {

/// An <input> of a primitive: which index of each corner goes into which table.
struct Input {
    std::string semantic;
    std::size_t set = 0; ///< which of several tables of one meaning
    std::size_t offset = 0;
    DaeSource source;
};

std::uint32_t indexOf(double number) {
    return number >= 0.0 && number < static_cast<double>(UINT32_MAX) ? static_cast<std::uint32_t>(number)
                                                                     : UINT32_MAX;
}

class DaeGeometryReader {
public:
    DaeGeometryReader(const DaeDocument& document, const XmlNode& mesh)
        : m_document(document)
        , m_xml(mesh) {}

    Mesh read(const std::function<std::int32_t(const std::string&)>& materialOf) {
        const DaeSource vertices = m_document.readInput(m_xml.child("vertices"), "POSITION");
        for (std::size_t p = 0; p < vertices.count(); ++p) {
            const double* row = vertices.row(p, 3);
            m_mesh.vertices.push_back(row == nullptr ? Vec3(Vec3::Zero()) : Vec3(row[0], row[1], row[2]));
        }
        for (const XmlNode& primitive : m_xml.children) {
            readPrimitive(primitive);
            const std::int32_t material =
                primitive.attribute("material").empty() ? kNone : materialOf(primitive.attribute("material"));
            m_mesh.materials.resize(m_mesh.polygonCount(), material);
        }
        pad(m_mesh.uvSets, Vec2f(Vec2f::Zero()));
        pad(m_mesh.colorSets, Vec4f(Vec4f::Ones()));
        if (m_anyNormals) {
            m_mesh.normals.resize(m_mesh.cornerCount(), Vec3f::Zero());
        }
        return std::move(m_mesh);
    }

private:
    template<typename Sets, typename Value>
    void pad(Sets& sets, const Value& value) const {
        for (auto& set : sets) {
            set.values.resize(std::max(set.values.size(), m_mesh.cornerCount()), value);
        }
    }

    void readPrimitive(const XmlNode& primitive) {
        readInputs(primitive);
        if (primitive.name == "triangles") {
            readRuns(daeNumbers(primitive.child("p").text), [](std::size_t) { return 3; });
        } else if (primitive.name == "polylist") {
            const std::vector<double> counts = daeNumbers(primitive.child("vcount").text);
            readRuns(daeNumbers(primitive.child("p").text), [&](std::size_t polygon) {
                return polygon < counts.size() ? indexOf(counts[polygon]) : UINT32_MAX;
            });
        } else if (primitive.name == "lines") {
            addThin(daeNumbers(primitive.child("p").text).size() / m_width / 2);
        } else if (primitive.name == "polygons" || primitive.name == "tristrips" ||
                   primitive.name == "trifans" || primitive.name == "linestrips") {
            for (const XmlNode& list : primitive.children) {
                // <ph> is a polygon with holes: its outline counts, the holes cannot be kept.
                readList(primitive.name, daeNumbers((list.name == "ph" ? list.child("p") : list).text),
                         list.name);
            }
        }
    }

    void readList(std::string_view kind, const std::vector<double>& indices, std::string_view element) {
        if (element != "p" && element != "ph") {
            return;
        }
        const std::size_t corners = indices.size() / m_width;
        if (kind == "polygons") {
            addPolygon(indices, corners, [](std::size_t c) { return c; });
        } else if (kind == "linestrips") {
            addThin(corners > 0 ? corners - 1 : 0);
        } else {
            for (std::size_t i = 0; i + 2 < corners; ++i) {
                const bool fan = kind == "trifans";
                const std::array<std::size_t, 3> triangle =
                    fan ? std::array<std::size_t, 3>{0, i + 1, i + 2}
                        : std::array<std::size_t, 3>{i, i + 1 + i % 2, i + 2 - i % 2};
                addPolygon(indices, 3, [&](std::size_t c) { return triangle[c]; });
            }
        }
    }

    void readInputs(const XmlNode& primitive) {
        m_inputs.clear();
        m_width = 1;
        std::map<std::string, std::size_t> sets;
        for (const XmlNode& xml : primitive.children) {
            if (xml.name != "input") {
                continue;
            }
            Input input;
            input.semantic = xml.attribute("semantic");
            const std::vector<double> offset = daeNumbers(xml.attribute("offset"));
            constexpr double kMostInputs = 64.0;
            input.offset = offset.empty() || !(offset[0] >= 0.0 && offset[0] < kMostInputs)
                               ? 0
                               : static_cast<std::size_t>(offset[0]);
            m_width = std::max(m_width, input.offset + 1);
            if (input.semantic != "VERTEX") {
                input.source = DaeDocument::readSource(m_document.find(xml.attribute("source")));
                input.set = sets[input.semantic]++;
                m_inputs.push_back(std::move(input));
                continue;
            }
            m_vertexOffset = input.offset;
            addVertexInputs(input.offset, sets);
        }
    }

    /// <vertices> may hold more than positions; all of it goes by the vertex's index.
    void addVertexInputs(std::size_t offset, std::map<std::string, std::size_t>& sets) {
        for (const XmlNode& xml : m_xml.child("vertices").children) {
            const std::string& semantic = xml.attribute("semantic");
            if (xml.name == "input" && semantic != "POSITION") {
                m_inputs.push_back({semantic, sets[semantic]++, offset,
                                    DaeDocument::readSource(m_document.find(xml.attribute("source")))});
            }
        }
    }

    /// Cuts a list of indices into polygons of `sizeOf(polygon)` corners.
    template<typename SizeOf>
    void readRuns(const std::vector<double>& indices, const SizeOf& sizeOf) {
        const std::size_t corners = indices.size() / m_width;
        std::size_t first = 0;
        for (std::size_t polygon = 0; first < corners; ++polygon) {
            const std::size_t size = sizeOf(polygon);
            if (size > corners - first) {
                break;
            }
            addPolygon(indices, size, [first](std::size_t c) { return first + c; });
            first += size;
            if (size == 0 && polygon > corners) {
                break; // nothing but empty polygons from here on
            }
        }
    }

    template<typename CornerAt>
    void addPolygon(const std::vector<double>& indices, std::size_t size, const CornerAt& cornerAt) {
        for (std::size_t c = 0; c < size; ++c) {
            const double* corner = indices.data() + cornerAt(c) * m_width;
            const std::uint32_t vertex = indexOf(corner[m_vertexOffset]);
            m_mesh.corners.push_back(vertex < m_mesh.vertices.size() ? vertex : UINT32_MAX);
            for (const Input& input : m_inputs) {
                addAttribute(input, indexOf(corner[input.offset]));
            }
        }
        m_mesh.polygonOffsets.push_back(static_cast<std::uint32_t>(m_mesh.corners.size()));
    }

    void addAttribute(const Input& input, std::size_t index) {
        const std::size_t corner = m_mesh.cornerCount() - 1;
        if (input.semantic == "NORMAL" && input.set == 0) {
            const double* n = input.source.row(index, 3);
            m_anyNormals = true;
            m_mesh.normals.resize(corner, Vec3f::Zero());
            m_mesh.normals.push_back(n == nullptr ? Vec3f(Vec3f::Zero())
                                                  : Vec3f(Vec3(n[0], n[1], n[2]).cast<float>()));
        } else if (input.semantic == "TEXCOORD") {
            const double* uv = input.source.row(index, 2);
            Vec2f value = Vec2f::Zero();
            if (uv != nullptr) {
                value = Eigen::Vector2d(uv[0], uv[1]).cast<float>();
            }
            setCorner(m_mesh.uvSets, "UVMap", input.set, Vec2f(Vec2f::Zero()), value);
        } else if (input.semantic == "COLOR") {
            const double* rgb = input.source.row(index, 3);
            const double* rgba = input.source.row(index, 4);
            Vec4f value = Vec4f::Ones();
            if (rgb != nullptr) {
                value =
                    Eigen::Vector4d(rgb[0], rgb[1], rgb[2], rgba == nullptr ? 1.0 : rgba[3]).cast<float>();
            }
            setCorner(m_mesh.colorSets, "Color", input.set, Vec4f(Vec4f::Ones()), value);
        }
    }

    template<typename Sets, typename Value>
    void setCorner(Sets& sets, const char* stem, std::size_t set, const Value& missing,
                   const Value& value) const {
        while (sets.size() <= set) {
            sets.emplace_back();
            sets.back().name = stem + std::to_string(sets.size() - 1);
        }
        sets[set].values.resize(m_mesh.cornerCount() - 1, missing);
        sets[set].values.push_back(value);
    }

    /// Lines: kept as polygons of too few corners, so that they are counted where all formats' are.
    void addThin(std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            m_mesh.addPolygon({});
        }
    }

    const DaeDocument& m_document;
    const XmlNode& m_xml;
    Mesh m_mesh;
    std::vector<Input> m_inputs; ///< of the primitive being read, without VERTEX
    std::size_t m_vertexOffset = 0;
    std::size_t m_width = 1; ///< indices of one corner
    bool m_anyNormals = false;
};

} // namespace

Mesh readDaeGeometry(const DaeDocument& document, const XmlNode& geometry,
                     const std::function<std::int32_t(const std::string& symbol)>& materialOf) {
    return DaeGeometryReader(document, geometry.child("mesh")).read(materialOf);
}

} // namespace sinew
