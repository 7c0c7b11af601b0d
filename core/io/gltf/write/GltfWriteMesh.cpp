#include "core/io/gltf/write/GltfWriteParts.h"

#include "core/io/export/ExportAttributes.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace sinew {
namespace {

/// Splits classes by another attribute: corners stay together when both class and value agree.
void refine(std::vector<std::uint32_t>& classes, const std::vector<std::int32_t>& values) {
    std::unordered_map<std::uint64_t, std::uint32_t> numbers;
    numbers.reserve(classes.size());
    for (std::size_t c = 0; c < classes.size(); ++c) {
        const std::uint64_t both = std::uint64_t{classes[c]} << 32U | static_cast<std::uint32_t>(values[c]);
        const auto next = static_cast<std::uint32_t>(numbers.size());
        classes[c] = numbers.try_emplace(both, next).first->second;
    }
}

} // namespace

GltfCornerClasses::GltfCornerClasses(const Mesh& mesh)
    : m_classOfCorner(mesh.corners) {
    if (!mesh.normals.empty()) {
        refine(m_classOfCorner, indexValues<Vec3f>(mesh.normals).index);
    }
    for (const UvSet& set : mesh.uvSets) {
        refine(m_classOfCorner, indexValues<Vec2f>(set.values).index);
    }
    for (const ColorSet& set : mesh.colorSets) {
        refine(m_classOfCorner, indexValues<Vec4f>(set.values).index);
    }
}

GltfVertices GltfCornerClasses::vertices(const std::vector<Triangle>& cornerTriangles) const {
    std::unordered_map<std::uint32_t, std::uint32_t> vertexOfClass;
    GltfVertices result;
    result.indices.reserve(cornerTriangles.size() * 3);
    for (const Triangle& triangle : cornerTriangles) {
        for (const std::uint32_t corner : triangle) {
            const auto next = static_cast<std::uint32_t>(result.corners.size());
            const auto [place, added] = vertexOfClass.try_emplace(m_classOfCorner[corner], next);
            if (added) {
                result.corners.push_back(corner);
            }
            result.indices.push_back(place->second);
        }
    }
    return result;
}

void addGltfWeights(GltfBuffer& buffer, const SkinWeights& weights,
                    const std::vector<std::uint32_t>& vertices, std::size_t jointCount, bool packed,
                    nlohmann::json& attributes) {
    std::vector<std::vector<Influence>> influences;
    influences.reserve(vertices.size());
    for (const std::uint32_t vertex : vertices) {
        const auto at = weights.at(vertex);
        influences.emplace_back(at.begin(), at.end());
    }
    const GltfInfluenceTypes types{jointCount <= kGltfByteJoints ? kGltfBytes : kGltfShorts,
                                   packed ? kGltfBytes : kGltfFloats};
    const std::size_t sets = weights.largestInfluenceCount() > 4 ? 2 : 1;
    std::size_t number = 0;
    for (const GltfInfluenceSet& set : gltfInfluences(influences, sets, types)) {
        const std::string suffix = std::to_string(number++);
        attributes["JOINTS_" + suffix] = buffer.addFours(set.joints, types.joints, false, vertices.size());
        attributes["WEIGHTS_" + suffix] =
            buffer.addFours(set.weights, types.weights, packed, vertices.size());
    }
}

namespace {

using Json = nlohmann::json;

/// The mesh as the file states it: attributes clean, v downwards.
Mesh cleanMesh(const Mesh& mesh) {
    Mesh result = mesh;
    result.normals = cleanNormals(mesh);
    for (UvSet& set : result.uvSets) {
        set.values = cleanUvs(set.values);
        for (Vec2f& uv : set.values) {
            uv.y() = 1.0F - uv.y();
        }
    }
    for (ColorSet& set : result.colorSets) {
        set.values = cleanColors(set.values);
    }
    return result;
}

template<typename V>
std::vector<V> atCorners(const std::vector<V>& values, const std::vector<std::uint32_t>& corners) {
    std::vector<V> result(corners.size());
    std::transform(corners.begin(), corners.end(), result.begin(),
                   [&](std::uint32_t c) { return values[c]; });
    return result;
}

/// Writes the primitives of one mesh.
class MeshWriter {
public:
    MeshWriter(GltfBuffer& buffer, const ExportInput& input, const ExportPart& part)
        : m_buffer(buffer)
        , m_name(part.name)
        , m_mesh(cleanMesh(*part.mesh))
        , m_weights(part.weights.get())
        , m_scale(input.scale)
        , m_jointCount(input.scene->skeleton.size())
        , m_packed(input.settings->packed) {}

    Json write();

private:
    Json primitive(const GltfVertices& vertices);
    Json attributes(const GltfVertices& vertices);
    std::vector<std::uint32_t> verticesOf(const GltfVertices& vertices) const {
        return atCorners(m_mesh.corners, vertices.corners);
    }
    std::size_t morphTarget(const MorphTarget& shape, const std::vector<std::uint32_t>& meshVertices);

    GltfBuffer& m_buffer;
    std::string m_name;
    Mesh m_mesh;
    const SkinWeights* m_weights;
    double m_scale;
    std::size_t m_jointCount;
    bool m_packed;
};

Json MeshWriter::write() {
    std::vector<Triangle> cornerTriangles;
    std::vector<std::uint32_t> polygons;
    triangulate(m_mesh, &cornerTriangles, &polygons);
    std::map<std::int32_t, std::vector<Triangle>> trianglesOfMaterial;
    for (std::size_t t = 0; t < cornerTriangles.size(); ++t) {
        const std::int32_t material = m_mesh.materials.empty() ? kNone : m_mesh.materials[polygons[t]];
        trianglesOfMaterial[material].push_back(cornerTriangles[t]);
    }
    if (trianglesOfMaterial.empty()) {
        return nullptr;
    }
    Json result{{"name", m_name}};
    const GltfCornerClasses classes(m_mesh);
    for (const auto& [material, triangles] : trianglesOfMaterial) {
        Json one = primitive(classes.vertices(triangles));
        if (material != kNone) {
            one["material"] = material;
        }
        result["primitives"].push_back(std::move(one));
    }
    for (const MorphTarget& shape : m_mesh.morphTargets) {
        result["weights"].push_back(shape.weight);
        result["extras"]["targetNames"].push_back(shape.name);
    }
    return result;
}

Json MeshWriter::primitive(const GltfVertices& vertices) {
    Json result{{"attributes", attributes(vertices)}, {"mode", 4}};
    result["indices"] = m_buffer.addIndices(vertices.indices, vertices.corners.size());
    const std::vector<std::uint32_t> meshVertices = verticesOf(vertices);
    for (const MorphTarget& shape : m_mesh.morphTargets) {
        result["targets"].push_back({{"POSITION", morphTarget(shape, meshVertices)}});
    }
    return result;
}

Json MeshWriter::attributes(const GltfVertices& vertices) {
    const std::vector<std::uint32_t> meshVertices = verticesOf(vertices);
    std::vector<Vec3f> positions;
    positions.reserve(meshVertices.size());
    for (const std::uint32_t meshVertex : meshVertices) {
        positions.emplace_back((cleanVertex(m_mesh.vertices[meshVertex]) * m_scale).cast<float>());
    }
    Json result{{"POSITION", m_buffer.addVertices<Vec3f>(positions, true)}};
    if (!m_mesh.normals.empty()) {
        result["NORMAL"] = m_buffer.addVertices<Vec3f>(atCorners(m_mesh.normals, vertices.corners));
    }
    for (std::size_t s = 0; s < m_mesh.uvSets.size(); ++s) {
        result["TEXCOORD_" + std::to_string(s)] =
            m_buffer.addVertices<Vec2f>(atCorners(m_mesh.uvSets[s].values, vertices.corners));
    }
    for (std::size_t s = 0; s < m_mesh.colorSets.size(); ++s) {
        result["COLOR_" + std::to_string(s)] =
            m_buffer.addVertices<Vec4f>(atCorners(m_mesh.colorSets[s].values, vertices.corners));
    }
    if (m_weights != nullptr) {
        addGltfWeights(m_buffer, *m_weights, meshVertices, m_jointCount, m_packed, result);
    }
    return result;
}

std::size_t MeshWriter::morphTarget(const MorphTarget& shape,
                                    const std::vector<std::uint32_t>& meshVertices) {
    std::vector<Vec3f> offsetOfVertex(m_mesh.vertexCount(), Vec3f::Zero());
    for (std::size_t i = 0; i < shape.vertices.size(); ++i) {
        offsetOfVertex[shape.vertices[i]] = (cleanVertex(shape.offsets[i]) * m_scale).cast<float>();
    }
    std::vector<Vec3f> offsets;
    offsets.reserve(meshVertices.size());
    for (const std::uint32_t meshVertex : meshVertices) {
        offsets.push_back(offsetOfVertex[meshVertex]);
    }
    return m_buffer.addVertices<Vec3f>(offsets, true);
}

std::size_t unusedVertices(const Mesh& mesh) {
    std::vector<bool> used(mesh.vertexCount(), false);
    for (const std::uint32_t meshVertex : mesh.corners) {
        used[meshVertex] = true;
    }
    return static_cast<std::size_t>(std::count(used.begin(), used.end(), false));
}

std::size_t polygonsToSplit(const Mesh& mesh) {
    std::size_t count = 0;
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        count += mesh.polygon(f).size() > 3 ? 1 : 0;
    }
    return count;
}

} // namespace

GltfMesh writeGltfMesh(GltfBuffer& buffer, const ExportInput& input, const ExportPart& part) {
    return {MeshWriter(buffer, input, part).write(), polygonsToSplit(*part.mesh), unusedVertices(*part.mesh)};
}

} // namespace sinew
