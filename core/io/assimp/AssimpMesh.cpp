#include "core/io/assimp/AssimpConvert.h"

#include <assimp/mesh.h>

#include <algorithm>

namespace sinew {
namespace {

class MeshAppender {
public:
    MeshAppender(ImportedMesh& result, const aiMesh& mesh)
        : m_result(result)
        , m_mesh(result.mesh)
        , m_source(mesh)
        , m_firstVertex(static_cast<std::uint32_t>(result.mesh.vertices.size()))
        , m_firstCorner(result.mesh.corners.size()) {}

    void append(const NodeByName& nodes) {
        for (unsigned p = 0; p < m_source.mNumVertices; ++p) {
            m_mesh.vertices.push_back(fromAssimp(m_source.mVertices[p]));
        }
        appendPolygons();
        appendNormals();
        appendUvs();
        appendColors();
        appendInfluences(nodes);
        appendMorphTargets();
    }

private:
    void appendPolygons() {
        for (unsigned f = 0; f < m_source.mNumFaces; ++f) {
            const aiFace& face = m_source.mFaces[f];
            for (unsigned c = 0; c < face.mNumIndices; ++c) {
                const unsigned index = face.mIndices[c];
                m_mesh.corners.push_back(index < m_source.mNumVertices ? m_firstVertex + index : UINT32_MAX);
            }
            m_mesh.polygonOffsets.push_back(static_cast<std::uint32_t>(m_mesh.corners.size()));
            m_mesh.materials.push_back(static_cast<std::int32_t>(m_source.mMaterialIndex));
        }
    }

    /// Calls set(corner, vertex of Assimp's mesh) for every corner just added.
    template<typename Set>
    void forCorners(const Set& set) const {
        for (std::size_t c = m_firstCorner; c < m_mesh.corners.size(); ++c) {
            const std::uint32_t vertex = m_mesh.corners[c];
            set(c, vertex == UINT32_MAX ? 0 : vertex - m_firstVertex);
        }
    }

    void appendNormals() {
        m_mesh.normals.resize(m_mesh.corners.size(), Vec3f::Zero());
        // Flat where a format has normals and leaves them out, as .stl may; smooth where it has none.
        m_result.smoothing.groups.resize(m_mesh.polygonCount(), m_source.mNormals != nullptr ? 0U : 1U);
        if (m_source.mNormals != nullptr) {
            forCorners([&](std::size_t c, std::size_t v) {
                m_mesh.normals[c] = fromAssimp(m_source.mNormals[v]).cast<float>();
            });
        }
    }

    void appendUvs() {
        for (unsigned set = 0; set < AI_MAX_NUMBER_OF_TEXTURECOORDS; ++set) {
            const bool has = m_source.mTextureCoords[set] != nullptr;
            if (has && m_mesh.uvSets.size() <= set) {
                m_mesh.uvSets.resize(set + 1);
                m_mesh.uvSets[set].name = "UVMap" + std::to_string(set);
            }
            if (set >= m_mesh.uvSets.size()) {
                return;
            }
            std::vector<Vec2f>& values = m_mesh.uvSets[set].values;
            values.resize(m_mesh.corners.size(), Vec2f::Zero());
            forCorners([&](std::size_t c, std::size_t v) {
                values[c] = has ? Vec2f(m_source.mTextureCoords[set][v].x, m_source.mTextureCoords[set][v].y)
                                : Vec2f(Vec2f::Zero());
            });
        }
    }

    void appendColors() {
        for (unsigned set = 0; set < AI_MAX_NUMBER_OF_COLOR_SETS; ++set) {
            const aiColor4D* colors = m_source.mColors[set];
            if (colors != nullptr && m_mesh.colorSets.size() <= set) {
                m_mesh.colorSets.resize(set + 1);
                m_mesh.colorSets[set].name = "Color" + std::to_string(set);
            }
            if (set >= m_mesh.colorSets.size()) {
                return;
            }
            std::vector<Vec4f>& values = m_mesh.colorSets[set].values;
            values.resize(m_mesh.corners.size(), Vec4f::Ones());
            forCorners([&](std::size_t c, std::size_t v) {
                values[c] = colors != nullptr ? Vec4f(colors[v].r, colors[v].g, colors[v].b, colors[v].a)
                                              : Vec4f(Vec4f::Ones());
            });
        }
    }

    /// The place of a node in the skin, added when new: meshes of one node share their skin.
    std::int32_t skinJoint(std::int32_t node, const Transform& jointFromMesh) {
        const auto known = std::ranges::find(m_result.joints, node, &ImportedSkinJoint::node);
        if (known != m_result.joints.end()) {
            return static_cast<std::int32_t>(known - m_result.joints.begin());
        }
        m_result.joints.push_back({node, jointFromMesh});
        return static_cast<std::int32_t>(m_result.joints.size()) - 1;
    }

    void appendInfluences(const NodeByName& nodes) {
        std::vector<std::vector<Influence>> ofVertex(m_source.mNumVertices);
        for (unsigned b = 0; b < m_source.mNumBones; ++b) {
            const aiBone& bone = *m_source.mBones[b];
            const auto node = nodes.find(fromAssimp(bone.mName));
            if (node == nodes.end()) {
                continue;
            }
            const std::int32_t joint = skinJoint(node->second, fromAssimp(bone.mOffsetMatrix));
            for (unsigned w = 0; w < bone.mNumWeights; ++w) {
                if (bone.mWeights[w].mVertexId < m_source.mNumVertices && bone.mWeights[w].mWeight != 0.0F) {
                    ofVertex[bone.mWeights[w].mVertexId].push_back({joint, bone.mWeights[w].mWeight});
                }
            }
        }
        ImportedInfluences& influences = m_result.influences;
        for (const std::vector<Influence>& vertex : ofVertex) {
            influences.values.insert(influences.values.end(), vertex.begin(), vertex.end());
            influences.offsets.push_back(static_cast<std::uint32_t>(influences.values.size()));
        }
    }

    void appendMorphTargets() {
        for (unsigned s = 0; s < m_source.mNumAnimMeshes; ++s) {
            const aiAnimMesh& target = *m_source.mAnimMeshes[s];
            if (m_mesh.morphTargets.size() <= s) {
                const std::string name = fromAssimp(target.mName);
                m_mesh.morphTargets.push_back(
                    {name.empty() ? "shape_" + std::to_string(s + 1) : name, {}, {}});
            }
            const unsigned count =
                target.mVertices == nullptr ? 0 : std::min(target.mNumVertices, m_source.mNumVertices);
            for (unsigned v = 0; v < count; ++v) {
                const Vec3 offset = fromAssimp(target.mVertices[v]) - fromAssimp(m_source.mVertices[v]);
                if (!offset.isZero(0.0)) {
                    m_mesh.morphTargets[s].vertices.push_back(m_firstVertex + v);
                    m_mesh.morphTargets[s].offsets.push_back(offset);
                }
            }
        }
    }

    ImportedMesh& m_result;
    Mesh& m_mesh;
    const aiMesh& m_source;
    std::uint32_t m_firstVertex;
    std::size_t m_firstCorner;
};

} // namespace

void appendAssimpMesh(ImportedMesh& result, const aiMesh& mesh, const NodeByName& nodes) {
    MeshAppender(result, mesh).append(nodes);
}

} // namespace sinew
