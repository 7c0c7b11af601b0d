#include "core/io/gltf/read/GltfReadParts.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr int kLines = 1;
constexpr int kLineStrip = 3;
constexpr int kTriangles = 4;
constexpr int kTriangleStrip = 5;
constexpr int kTriangleFan = 6;

class PolygonAdder {
public:
    PolygonAdder(Mesh& mesh, std::span<const std::uint32_t> indices, const GltfVertexRange& vertices)
        : m_mesh(mesh)
        , m_indices(indices)
        , m_vertices(vertices) {}

    void triangles() {
        for (std::size_t i = 0; i + 2 < m_indices.size(); i += 3) {
            add(i, i + 1, i + 2);
        }
    }

    void strip() {
        for (std::size_t i = 0; i + 2 < m_indices.size(); ++i) {
            add(i, i + 1 + i % 2, i + 2 - i % 2);
        }
    }

    void fan() {
        for (std::size_t i = 0; i + 2 < m_indices.size(); ++i) {
            add(0, i + 1, i + 2);
        }
    }

    void thin(std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            m_mesh.addPolygon({});
        }
    }

private:
    void add(std::size_t a, std::size_t b, std::size_t c) {
        for (const std::size_t place : {a, b, c}) {
            const std::uint32_t index = m_indices[place];
            m_mesh.corners.push_back(index < m_vertices.count ? m_vertices.first + index : UINT32_MAX);
        }
        m_mesh.polygonOffsets.push_back(static_cast<std::uint32_t>(m_mesh.corners.size()));
    }

    Mesh& m_mesh;
    std::span<const std::uint32_t> m_indices;
    GltfVertexRange m_vertices;
};

} // namespace

void addGltfPolygons(Mesh& mesh, std::span<const std::uint32_t> indices, double mode,
                     const GltfVertexRange& vertices) {
    PolygonAdder adder(mesh, indices, vertices);
    if (mode == kTriangles) {
        adder.triangles();
    } else if (mode == kTriangleStrip) {
        adder.strip();
    } else if (mode == kTriangleFan) {
        adder.fan();
    } else if (mode == kLines) {
        adder.thin(indices.size() / 2);
    } else if (mode == kLineStrip) {
        adder.thin(indices.empty() ? 0 : indices.size() - 1);
    } else {
        adder.thin(indices.size()); // points, and the closed line
    }
}

namespace {

Vec3 vec3At(const std::vector<float>& values, std::size_t i) {
    return Eigen::Map<const Vec3f>(values.data() + 3 * i).cast<double>();
}

/// A set of corner values some primitives of the mesh may lack.
template<typename T>
void padTo(std::vector<T>& values, std::size_t size, const T& value) {
    values.resize(std::max(values.size(), size), value);
}

std::string numbered(const char* stem, std::size_t number) {
    return stem + std::to_string(number);
}

class PrimitiveReader {
public:
    PrimitiveReader(GltfFile& file, ImportedMesh& result)
        : m_file(file)
        , m_result(result)
        , m_mesh(result.mesh) {}

    void read(const Json& primitive, const Json& shapeNames, const GltfVertexRange& range) {
        m_firstVertex = range.first;
        m_vertexCount = range.count;
        m_firstCorner = m_mesh.corners.size();
        const Json& attributes = gltfMember(primitive, "attributes");
        readVertices(attributes);
        readPolygons(primitive);
        readNormals(attributes);
        m_uvTransform = uvTransform(primitive);
        for (std::size_t set = 0; hasAttribute(attributes, "TEXCOORD_", set); ++set) {
            readUvs(attributes, set);
        }
        for (std::size_t set = 0; hasAttribute(attributes, "COLOR_", set); ++set) {
            readColors(attributes, set);
        }
        readInfluences(attributes);
        readMorphTargets(primitive, shapeNames);
    }

    /// Corner sets are as long as the longest primitive made them: the rest gets neutral values.
    void finish() {
        const std::size_t corners = m_mesh.cornerCount();
        for (UvSet& set : m_mesh.uvSets) {
            padTo(set.values, corners, Vec2f(Vec2f::Zero()));
        }
        for (ColorSet& set : m_mesh.colorSets) {
            padTo(set.values, corners, Vec4f(Vec4f::Ones()));
        }
    }

private:
    static bool hasAttribute(const Json& attributes, const char* stem, std::size_t set) {
        return !gltfMember(attributes, numbered(stem, set).c_str()).is_null();
    }

    std::optional<std::size_t> attribute(const Json& attributes, const std::string& name) {
        return m_file.reference(attributes, name.c_str(), "accessors");
    }

    /// An attribute's floats for every vertex of this primitive, or none when it has another count.
    std::vector<float> vertexFloats(std::optional<std::size_t> accessor, std::size_t components) {
        if (!accessor) {
            return {};
        }
        std::vector<float> values = m_file.floats(*accessor, components);
        if (values.size() != m_vertexCount * components) {
            m_file.markBroken("an attribute has another count than the vertices");
            values.clear();
        }
        return values;
    }

    void readVertices(const Json& attributes) {
        const std::vector<float> values = vertexFloats(attribute(attributes, "POSITION"), 3);
        m_vertexCount = values.size() / 3; // none, where they cannot be read
        for (std::size_t p = 0; p < m_vertexCount; ++p) {
            m_mesh.vertices.push_back(vec3At(values, p));
        }
    }

    void readPolygons(const Json& primitive) {
        std::vector<std::uint32_t> order;
        if (const auto accessor = m_file.reference(primitive, "indices", "accessors")) {
            order = m_file.integers(*accessor, 1);
        } else {
            order.resize(m_vertexCount);
            for (std::size_t p = 0; p < m_vertexCount; ++p) {
                order[p] = static_cast<std::uint32_t>(p);
            }
        }
        addGltfPolygons(m_mesh, order, gltfNumber(primitive, "mode", 4.0), {m_firstVertex, m_vertexCount});
        const auto material = m_file.reference(primitive, "material", "materials");
        m_mesh.materials.resize(m_mesh.polygonCount(),
                                material ? static_cast<std::int32_t>(*material) : kNone);
    }

    /// The vertex of this primitive at a corner, 0 for one that does not exist.
    std::size_t localVertex(std::size_t corner) const {
        const std::uint32_t vertex = m_mesh.corners[corner];
        return vertex == UINT32_MAX ? 0 : vertex - m_firstVertex;
    }

    void readNormals(const Json& attributes) {
        const std::vector<float> values = vertexFloats(attribute(attributes, "NORMAL"), 3);
        m_mesh.normals.resize(m_mesh.cornerCount(), Vec3f::Zero());
        for (std::size_t c = m_firstCorner; !values.empty() && c < m_mesh.cornerCount(); ++c) {
            m_mesh.normals[c] = vec3At(values, localVertex(c)).cast<float>();
        }
        // Primitives without normals are flat, says the format.
        m_result.smoothing.groups.resize(m_mesh.polygonCount(), values.empty() ? 0U : 1U);
    }

    std::optional<GltfUvTransform> uvTransform(const Json& primitive) {
        const auto material = m_file.reference(primitive, "material", "materials");
        return material ? sharedUvTransform(m_file.item("materials", *material)) : std::nullopt;
    }

    void readUvs(const Json& attributes, std::size_t set) {
        const std::vector<float> values = vertexFloats(attribute(attributes, numbered("TEXCOORD_", set)), 2);
        if (m_mesh.uvSets.size() <= set) {
            m_mesh.uvSets.resize(set + 1);
            m_mesh.uvSets[set].name = numbered("UVMap", set);
        }
        std::vector<Vec2f>& uvs = m_mesh.uvSets[set].values;
        padTo(uvs, m_firstCorner, Vec2f(Vec2f::Zero()));
        for (std::size_t c = m_firstCorner; !values.empty() && c < m_mesh.cornerCount(); ++c) {
            const std::size_t p = localVertex(c);
            const Vec2f stored(values[2 * p], values[2 * p + 1]);
            const bool moved = m_uvTransform && m_uvTransform->set == set;
            const Vec2f uv = moved ? *m_uvTransform * stored : stored;
            uvs.emplace_back(uv.x(), 1.0F - uv.y());
        }
    }

    void readColors(const Json& attributes, std::size_t set) {
        const auto accessor = attribute(attributes, numbered("COLOR_", set));
        const std::size_t components = accessor && m_file.componentCount(*accessor) == 3 ? 3 : 4;
        const std::vector<float> values = vertexFloats(accessor, components);
        if (m_mesh.colorSets.size() <= set) {
            m_mesh.colorSets.resize(set + 1);
            m_mesh.colorSets[set].name = numbered("Color", set);
        }
        std::vector<Vec4f>& colors = m_mesh.colorSets[set].values;
        padTo(colors, m_firstCorner, Vec4f(Vec4f::Ones()));
        for (std::size_t c = m_firstCorner; !values.empty() && c < m_mesh.cornerCount(); ++c) {
            const float* at = values.data() + components * localVertex(c);
            colors.emplace_back(at[0], at[1], at[2], components == 4 ? at[3] : 1.0F);
        }
    }

    void readInfluences(const Json& attributes) {
        std::vector<std::vector<std::uint32_t>> joints;
        std::vector<std::vector<float>> weights;
        for (std::size_t set = 0; hasAttribute(attributes, "JOINTS_", set); ++set) {
            const auto accessor = attribute(attributes, numbered("JOINTS_", set));
            joints.push_back(accessor ? m_file.integers(*accessor, 4) : std::vector<std::uint32_t>());
            weights.push_back(vertexFloats(attribute(attributes, numbered("WEIGHTS_", set)), 4));
            if (joints.back().size() != weights.back().size()) {
                m_file.markBroken("joints and weights differ in number");
                joints.back().clear();
                weights.back().clear();
            }
        }
        ImportedInfluences& influences = m_result.influences;
        for (std::size_t p = 0; p < m_vertexCount; ++p) {
            std::uint32_t& largest = influences.largestJoint.emplace_back(0U);
            for (std::size_t set = 0; set < joints.size(); ++set) {
                for (std::size_t k = 4 * p; k < 4 * p + 4 && k < joints[set].size(); ++k) {
                    largest = std::max(largest, joints[set][k]);
                    if (weights[set][k] != 0.0F) {
                        influences.values.push_back(
                            {static_cast<std::int32_t>(joints[set][k]), weights[set][k]});
                    }
                }
            }
            influences.offsets.push_back(static_cast<std::uint32_t>(influences.values.size()));
        }
    }

    void readMorphTargets(const Json& primitive, const Json& names) {
        const Json& targets = gltfMember(primitive, "targets");
        for (std::size_t t = 0; targets.is_array() && t < targets.size(); ++t) {
            const std::vector<float> values = vertexFloats(attribute(targets[t], "POSITION"), 3);
            if (m_mesh.morphTargets.size() <= t) {
                m_mesh.morphTargets.push_back({gltfTargetName(names, t), {}, {}});
            }
            MorphTarget& shape = m_mesh.morphTargets[t];
            for (std::size_t p = 0; p < values.size() / 3; ++p) {
                const Vec3 offset = vec3At(values, p);
                if (!offset.isZero(0.0)) {
                    shape.vertices.push_back(m_firstVertex + static_cast<std::uint32_t>(p));
                    shape.offsets.push_back(offset);
                }
            }
        }
    }

    GltfFile& m_file;
    ImportedMesh& m_result;
    Mesh& m_mesh;
    std::uint32_t m_firstVertex = 0;
    std::size_t m_vertexCount = 0;
    std::size_t m_firstCorner = 0;
    std::optional<GltfUvTransform> m_uvTransform; ///< of the primitive's textures
};

} // namespace

std::vector<GltfVertexRange> gltfVertexRanges(GltfFile& file, std::size_t index) {
    std::vector<GltfVertexRange> ranges;
    std::uint32_t first = 0;
    const Json& primitives = gltfMember(file.item("meshes", index), "primitives");
    for (std::size_t p = 0; primitives.is_array() && p < primitives.size(); ++p) {
        const auto accessor =
            file.reference(gltfMember(primitives[p], "attributes"), "POSITION", "accessors");
        const std::size_t count = accessor ? file.valueCount(*accessor) : 0;
        ranges.push_back({first, count});
        first += static_cast<std::uint32_t>(count);
    }
    return ranges;
}

std::string gltfTargetName(const Json& names, std::size_t target) {
    const bool named = names.is_array() && target < names.size() && names[target].is_string();
    return named ? names[target].get<std::string>() : numbered("shape_", target + 1);
}

ImportedMesh readGltfMesh(GltfFile& file, std::size_t index) {
    ImportedMesh result;
    result.split = true;
    result.exactWeights = true;
    const Json& json = file.item("meshes", index);
    result.mesh.name = gltfText(json, "name");
    PrimitiveReader reader(file, result);
    const Json& primitives = gltfMember(json, "primitives");
    const std::vector<GltfVertexRange> ranges = gltfVertexRanges(file, index);
    for (std::size_t p = 0; p < ranges.size(); ++p) {
        reader.read(primitives[p], gltfMember(gltfMember(json, "extras"), "targetNames"), ranges[p]);
    }
    reader.finish();
    return result;
}

std::size_t countGltfTriangles(GltfFile& file, std::size_t index) {
    std::size_t corners = 0;
    for (const Json& primitive : gltfMember(file.item("meshes", index), "primitives")) {
        const Json& attributes = gltfMember(primitive, "attributes");
        auto accessor = file.reference(primitive, "indices", "accessors");
        accessor = accessor ? accessor : file.reference(attributes, "POSITION", "accessors");
        corners += accessor ? file.valueCount(*accessor) : 0;
    }
    return corners / 3;
}

} // namespace sinew
