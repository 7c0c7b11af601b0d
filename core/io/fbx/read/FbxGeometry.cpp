#include "core/io/fbx/read/FbxParts.h"

#include "core/io/build/BuildSteps.h"
#include "core/io/fbx/FbxDocument.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

/// One LayerElement: a value for every corner, by whatever road the file takes to it.
class Layer {
public:
    Layer(const FbxNode& node, const char* values, const char* indices, std::size_t width)
        : m_values(fbxDoubles(node.child(values)))
        , m_indices(fbxIntegers(node.child(indices)))
        , m_mapping(fbxText(node.child("MappingInformationType")))
        , m_indexed(fbxText(node.child("ReferenceInformationType")) != "Direct" && !m_indices.empty())
        , m_width(width) {}

    bool usable() const {
        return m_mapping == "ByPolygonVertex" || m_mapping == "ByVertice" || m_mapping == "ByVertex" ||
               m_mapping == "ByPolygon" || m_mapping == "AllSame";
    }

    /// The numbers at a corner, or null where the file has none.
    const double* at(std::size_t corner, std::size_t vertex, std::size_t polygon) const {
        std::size_t index = 0;
        if (m_mapping == "ByPolygonVertex") {
            index = corner;
        } else if (m_mapping == "ByVertice" || m_mapping == "ByVertex") {
            index = vertex;
        } else if (m_mapping == "ByPolygon") {
            index = polygon;
        }
        if (m_indexed) {
            if (index >= m_indices.size() || m_indices[index] < 0) {
                return nullptr;
            }
            index = static_cast<std::size_t>(m_indices[index]);
        }
        return index < m_values.size() / m_width ? m_values.data() + index * m_width : nullptr;
    }

private:
    std::vector<double> m_values;
    std::vector<std::int64_t> m_indices;
    std::string m_mapping;
    bool m_indexed;
    std::size_t m_width;
};

class FbxGeometryReader {
public:
    FbxGeometryReader(const FbxNode& node, ImportedMesh& result)
        : m_node(node)
        , m_mesh(result.mesh)
        , m_smoothing(result.smoothing) {}

    void read() {
        readVertices();
        readPolygons();
        m_mesh.subdivision = readFbxSubdivision(m_node, m_mesh);
        bool hasNormals = false;
        for (const FbxNode& child : m_node.children) {
            if (child.name == "LayerElementNormal" && !hasNormals) {
                hasNormals = readNormals(Layer(child, "Normals", "NormalsIndex", 3));
            } else if (child.name == "LayerElementUV") {
                readUvs(Layer(child, "UV", "UVIndex", 2), fbxText(child.child("Name")));
            } else if (child.name == "LayerElementColor") {
                readColors(Layer(child, "Colors", "ColorIndex", 4), fbxText(child.child("Name")));
            } else if (child.name == "LayerElementMaterial" && m_mesh.materials.empty()) {
                readMaterials(child);
            } else if (child.name == "LayerElementSmoothing" && m_smoothing.groups.empty() &&
                       m_smoothing.hardEdges.empty()) {
                readSmoothing(child);
            }
        }
    }

private:
    void readVertices() {
        const std::vector<double> numbers = fbxDoubles(m_node.child("Vertices"));
        m_mesh.vertices.reserve(numbers.size() / 3);
        for (std::size_t i = 0; i + 2 < numbers.size(); i += 3) {
            m_mesh.vertices.emplace_back(numbers[i], numbers[i + 1], numbers[i + 2]);
        }
    }

    void readPolygons() {
        for (std::int64_t index : fbxIntegers(m_node.child("PolygonVertexIndex"))) {
            // The last corner of a polygon is stored as its complement.
            const bool last = index < 0;
            index = last ? ~index : index;
            const bool known = index < static_cast<std::int64_t>(m_mesh.vertices.size());
            m_mesh.corners.push_back(known ? static_cast<std::uint32_t>(index) : UINT32_MAX);
            if (last) {
                m_mesh.polygonOffsets.push_back(static_cast<std::uint32_t>(m_mesh.corners.size()));
            }
        }
        m_mesh.corners.resize(m_mesh.polygonOffsets.back());
    }

    /// Fills one value a corner; `convert` makes it of the layer's numbers.
    template<typename T, typename Convert>
    std::vector<T> cornerValues(const Layer& layer, const T& missing, const Convert& convert) const {
        std::vector<T> values;
        values.reserve(m_mesh.cornerCount());
        for (std::size_t f = 0; f < m_mesh.polygonCount(); ++f) {
            for (const std::uint32_t vertex : m_mesh.polygon(f)) {
                const double* numbers = layer.at(values.size(), vertex, f);
                values.push_back(numbers == nullptr ? missing : convert(numbers));
            }
        }
        return values;
    }

    bool readNormals(const Layer& layer) {
        if (!layer.usable()) {
            return false;
        }
        m_mesh.normals = cornerValues(layer, Vec3f(Vec3f::Zero()), [](const double* n) {
            return Vec3f(Eigen::Map<const Vec3>(n).cast<float>());
        });
        return true;
    }

    void readUvs(const Layer& layer, const std::string& name) {
        if (layer.usable()) {
            m_mesh.uvSets.push_back({name, cornerValues(layer, Vec2f(Vec2f::Zero()), [](const double* n) {
                                         return Vec2f(Eigen::Map<const Eigen::Vector2d>(n).cast<float>());
                                     })});
        }
    }

    void readColors(const Layer& layer, const std::string& name) {
        if (layer.usable()) {
            m_mesh.colorSets.push_back({name, cornerValues(layer, Vec4f(Vec4f::Ones()), [](const double* n) {
                                            return Vec4f(Eigen::Map<const Eigen::Vector4d>(n).cast<float>());
                                        })});
        }
    }

    void readMaterials(const FbxNode& layer) {
        const std::vector<std::int64_t> numbers = fbxIntegers(layer.child("Materials"));
        const bool each = fbxText(layer.child("MappingInformationType")) == "ByPolygon";
        for (std::size_t f = 0; f < m_mesh.polygonCount() && !numbers.empty(); ++f) {
            const std::int64_t number = each ? (f < numbers.size() ? numbers[f] : 0) : numbers.front();
            m_mesh.materials.push_back(
                static_cast<std::int32_t>(std::clamp<std::int64_t>(number, -1, INT32_MAX)));
        }
    }

    /// By polygon the numbers are smoothing groups, one a bit; by edge 0 makes one hard.
    void readSmoothing(const FbxNode& layer) {
        const std::vector<std::int64_t> numbers = fbxIntegers(layer.child("Smoothing"));
        const std::string mapping = fbxText(layer.child("MappingInformationType"));
        if (mapping == "ByPolygon" && numbers.size() >= m_mesh.polygonCount()) {
            m_smoothing.groupsAreBits = true;
            for (std::size_t f = 0; f < m_mesh.polygonCount(); ++f) {
                m_smoothing.groups.push_back(static_cast<std::uint32_t>(numbers[f]));
            }
        } else if (mapping == "ByEdge") {
            readHardEdges(numbers);
        }
    }

    /// `Edges` names the corner that each edge begins at; it ends at the polygon's next one.
    void readHardEdges(const std::vector<std::int64_t>& smooth) {
        const std::vector<std::int64_t> edges = fbxIntegers(m_node.child("Edges"));
        for (std::size_t e = 0; e < std::min(edges.size(), smooth.size()); ++e) {
            if (smooth[e] != 0 || edges[e] < 0 ||
                edges[e] >= static_cast<std::int64_t>(m_mesh.cornerCount())) {
                continue;
            }
            const auto corner = static_cast<std::uint32_t>(edges[e]);
            const auto end = std::ranges::upper_bound(m_mesh.polygonOffsets, corner);
            const std::uint32_t a = m_mesh.corners[corner];
            const std::uint32_t b = m_mesh.corners[corner + 1 < *end ? corner + 1 : *(end - 1)];
            m_smoothing.hardEdges.push_back({std::min(a, b), std::max(a, b)});
        }
        std::ranges::sort(m_smoothing.hardEdges);
    }

    const FbxNode& m_node;
    Mesh& m_mesh;
    Smoothing& m_smoothing;
};

} // namespace

void readFbxGeometry(const FbxObject& geometry, ImportedMesh& result) {
    FbxGeometryReader(*geometry.node, result).read();
}

namespace {

class SkinReader {
public:
    SkinReader(const FbxDocument& document, std::span<const std::int32_t> nodeOfModel, ImportedMesh& mesh)
        : m_document(document)
        , m_nodeOfModel(nodeOfModel)
        , m_mesh(mesh)
        , m_ofVertex(mesh.mesh.vertexCount()) {}

    void read(std::size_t geometry) {
        for (const std::size_t skin : m_document.sources(geometry, "Deformer", "Skin")) {
            for (const std::size_t cluster : m_document.sources(skin, "Deformer", "Cluster")) {
                readCluster(cluster);
            }
        }
        for (const std::vector<Influence>& vertex : m_ofVertex) {
            auto& influences = m_mesh.influences;
            influences.values.insert(influences.values.end(), vertex.begin(), vertex.end());
            influences.offsets.push_back(static_cast<std::uint32_t>(influences.values.size()));
        }
    }

private:
    void readCluster(std::size_t cluster) {
        const std::vector<std::size_t> models = m_document.sources(cluster, "Model");
        if (models.empty() || m_nodeOfModel[models.front()] == kNone) {
            return;
        }
        const FbxNode& node = *m_document.object(cluster).node;
        const std::optional<Transform> jointFromNode = fbxMatrix(node.child("Transform"));
        const std::optional<Transform> fileFromJoint = fbxMatrix(node.child("TransformLink"));
        m_mesh.bindKnown = m_mesh.bindKnown && jointFromNode.has_value();
        // Geometry offsets lie between the vertices and the node the cluster speaks of.
        const Transform jointFromMesh = jointFromNode.value_or(Transform::Identity()) * m_mesh.nodeFromMesh;
        if (jointFromNode && fileFromJoint && !m_mesh.fileFromMeshBind && invertible(*fileFromJoint)) {
            m_mesh.fileFromMeshBind = *fileFromJoint * jointFromMesh;
        }
        const auto joint = static_cast<std::int32_t>(m_mesh.joints.size());
        m_mesh.joints.push_back({m_nodeOfModel[models.front()], jointFromMesh});
        const std::vector<std::int64_t> vertices = fbxIntegers(node.child("Indexes"));
        const std::vector<double> weights = fbxDoubles(node.child("Weights"));
        for (std::size_t i = 0; i < std::min(vertices.size(), weights.size()); ++i) {
            if (vertices[i] >= 0 && vertices[i] < static_cast<std::int64_t>(m_ofVertex.size()) &&
                weights[i] != 0.0) {
                m_ofVertex[static_cast<std::size_t>(vertices[i])].push_back(
                    {joint, static_cast<float>(weights[i])});
            }
        }
    }

    const FbxDocument& m_document;
    std::span<const std::int32_t> m_nodeOfModel;
    ImportedMesh& m_mesh;
    std::vector<std::vector<Influence>> m_ofVertex;
};

MorphTarget readShape(const FbxNode& node, const std::string& name, std::size_t vertexCount) {
    MorphTarget shape{name, {}, {}};
    const std::vector<std::int64_t> vertices = fbxIntegers(node.child("Indexes"));
    const std::vector<double> numbers = fbxDoubles(node.child("Vertices"));
    for (std::size_t i = 0; i < std::min(vertices.size(), numbers.size() / 3); ++i) {
        const Vec3 offset = Eigen::Map<const Vec3>(numbers.data() + 3 * i);
        if (vertices[i] >= 0 && vertices[i] < static_cast<std::int64_t>(vertexCount) && !offset.isZero(0.0)) {
            shape.vertices.push_back(static_cast<std::uint32_t>(vertices[i]));
            shape.offsets.push_back(offset);
        }
    }
    return shape;
}

/// A channel's weight while nothing plays, as a property or, in plain files, beside the properties.
double shownPercent(const FbxDocument& document, const FbxObject& channel) {
    const std::vector<double> beside = fbxDoubles(channel.node->child("DeformPercent"));
    return document.number(channel, "DeformPercent", beside.empty() ? 0.0 : beside.front());
}

} // namespace

void readFbxSkin(const FbxDocument& document, std::size_t geometry, std::span<const std::int32_t> nodeOfModel,
                 ImportedMesh& mesh) {
    SkinReader(document, nodeOfModel, mesh).read(geometry);
}

std::vector<FbxShapeChannel> readFbxShapes(const FbxDocument& document, std::size_t geometry, Mesh& mesh) {
    std::vector<FbxShapeChannel> channels;
    for (const std::size_t blend : document.sources(geometry, "Deformer", "BlendShape")) {
        for (const std::size_t channel : document.sources(blend, "Deformer", "BlendShapeChannel")) {
            const std::vector<std::size_t> morphTargets = document.sources(channel, "Geometry", "Shape");
            if (!morphTargets.empty()) {
                const std::vector<double> full =
                    fbxDoubles(document.object(channel).node->child("FullWeights"));
                const bool usable = !full.empty() && std::isfinite(full.back()) && full.back() != 0.0;
                channels.push_back({channel, usable ? full.back() : 100.0});
                mesh.morphTargets.push_back(readShape(*document.object(morphTargets.back()).node,
                                                      document.object(channel).name, mesh.vertexCount()));
                mesh.morphTargets.back().weight =
                    shownPercent(document, document.object(channel)) / channels.back().fullPercent;
            }
        }
    }
    return channels;
}

} // namespace sinew
