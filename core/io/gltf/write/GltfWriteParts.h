#pragma once

#include "core/base/Types.h"
#include "core/geometry/Mesh.h"
#include "core/io/export/ExportInput.h"
#include "core/skeleton/drivers/NodeConstraint.h"
#include "core/weights/SkinWeights.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace sinew {

// What GltfWriter puts together: buffer, nodes, meshes, materials and clips of the file that it writes.

/// The file's one buffer in the making, with the views and accessors that describe it. Numbers are stored as
/// floats or unsigned integers, little-endian.
class GltfBuffer {
public:
    /// Vertex attributes, with least and greatest when `limits` (glTF wants them of positions).
    template<typename V>
    std::size_t addVertices(std::span<const V> values, bool limits = false) {
        const std::size_t view = addView(bytesOf(values), kVertices);
        return addAccessor(view, 0, kFloat, V::RowsAtCompileTime, values.size(),
                           limits ? floatsOf(values) : std::span<const float>());
    }
    /// Four numbers of a type a vertex, as gltfInfluences makes them; `normalized`: whole ones are fractions.
    std::size_t addFours(std::string_view bytes, int componentType, bool normalized, std::size_t count);
    /// Corners of triangles, as short as `vertexCount` allows.
    std::size_t addIndices(std::span<const std::uint32_t> indices, std::size_t vertexCount);
    std::size_t addMatrices(std::span<const Eigen::Matrix4f> matrices);
    /// Keys of an animation. Equal lists of times are stored once.
    std::size_t addTimes(std::span<const float> times);
    template<typename V>
    std::size_t addKeys(std::span<const V> values) {
        return addKeyFloats(floatsOf(values), V::RowsAtCompileTime, false);
    }
    /// A picture; returns its view.
    std::size_t addPicture(std::span<const std::byte> bytes);

    struct Result {
        nlohmann::json views = nlohmann::json::array();
        nlohmann::json accessors = nlohmann::json::array();
        std::string bytes;
    };
    Result finish();

private:
    static constexpr int kVertices = 34962;
    static constexpr int kIndices = 34963;
    static constexpr int kNoTarget = 0;
    static constexpr int kShort = 5123;
    static constexpr int kInt = 5125;
    static constexpr int kFloat = 5126;

    struct View {
        std::string bytes;
        int target = kNoTarget;
    };

    template<typename T>
    static std::string_view bytesOf(std::span<const T> values) {
        return {reinterpret_cast<const char*>(values.data()), values.size_bytes()};
    }
    template<typename V>
    static std::span<const float> floatsOf(std::span<const V> values) {
        static_assert(sizeof(V) == sizeof(float) * static_cast<std::size_t>(V::SizeAtCompileTime));
        return {reinterpret_cast<const float*>(values.data()), values.size_bytes() / sizeof(float)};
    }
    std::size_t addView(std::string_view bytes, int target);
    std::size_t addAccessor(std::size_t view, std::size_t offset, int componentType, int components,
                            std::size_t count, std::span<const float> forLimits);
    std::size_t addKeyFloats(std::span<const float> values, int components, bool limits);

    std::vector<View> m_views;
    nlohmann::json m_accessors = nlohmann::json::array();
    std::size_t m_keyView = 0; ///< 1 + view that holds every key; 0: none yet
    std::map<std::string, std::size_t> m_times;
};

/// The node tree of a file: joints first, so that joint j is node j.
struct GltfNodes {
    nlohmann::json nodes = nlohmann::json::array();
    nlohmann::json skins = nlohmann::json::array();
    std::vector<std::size_t> roots; ///< nodes at the top of the scene
};

/// Writes every joint as a node standing in the bind pose, and the one skin that lists them all. A skin wants
/// its joints under one node: several roots get one above them.
GltfNodes writeGltfSkeleton(GltfBuffer& buffer, const ExportInput& input);

/// Adds the node a mesh hangs on, at the origin of the scene. Returns its index.
std::size_t addGltfMeshNode(GltfNodes& nodes, const std::string& name, std::size_t mesh, bool skinned);

/// Writes the clips, one animation each. `nodeOfPart`: the node of every part's mesh, nothing for a part that
/// has none.
nlohmann::json writeGltfAnimations(GltfBuffer& buffer, const ExportInput& input,
                                   const std::vector<std::optional<std::size_t>>& nodeOfPart);

/// The value of the extension VRMC_node_constraint (VRM 1.0) of a node. `source`: the other joint's node.
nlohmann::json gltfConstraint(const NodeConstraint& constraint, std::size_t source);

/// A picture that stands beside a .gltf.
struct GltfPictureFile {
    std::string name;
    std::shared_ptr<const std::vector<std::byte>> bytes;
};

struct GltfMaterials {
    nlohmann::json materials = nlohmann::json::array();
    nlohmann::json textures = nlohmann::json::array();
    nlohmann::json samplers = nlohmann::json::array();
    nlohmann::json images = nlohmann::json::array();
    std::vector<GltfPictureFile> files;     ///< empty when pictures are in the buffer
    std::map<std::string, bool> extensions; ///< in use, and whether something is lost without
};

/// Writes every material of the scene as metallic-roughness. Pictures (PNG and JPEG; WebP and KTX2 by
/// extensions, untouched) go into the buffer, or into files beside the target whose names start with `stem`
/// when that is not empty. Notices: TextureDropped.
GltfMaterials writeGltfMaterials(GltfBuffer& buffer, const ExportInput& input, const std::string& stem,
                                 Notices& notices);

/// Names of the files that hold a scene's pictures beside a .gltf of that stem. `kinds` are those of the
/// pictures, empty where there is none; so is the name of what no slot of the format takes. As many as the
/// scene has textures.
std::vector<std::string> gltfPictureNames(const Scene& scene, const std::vector<std::string>& kinds,
                                          const std::string& stem);

/// A file name as a URI writes it: everything but plain letters, digits and -_.~ as %XX of its bytes.
std::string gltfUri(const std::string& fileName);

/// The distinct vertices of some triangles of a mesh: corners that agree in vertex and every attribute are
/// one.
struct GltfVertices {
    std::vector<std::uint32_t> corners; ///< #V a corner of the mesh that stands for each
    std::vector<std::uint32_t> indices; ///< 3 for each triangle, into the vertices
};

/// Tells corners of a mesh apart once, for all of its primitives.
class GltfCornerClasses {
public:
    /// `mesh` is the one whose attributes will be written. O(#C * attributes).
    explicit GltfCornerClasses(const Mesh& mesh);
    /// Vertices of the given triangles (corner indices), in the order they first appear.
    GltfVertices vertices(const std::vector<Triangle>& cornerTriangles) const;

private:
    std::vector<std::uint32_t> m_classOfCorner; ///< #C, below #C
};

/// Most influences a vertex can have in a written file: two sets of four.
constexpr std::size_t kGltfInfluences = 8;

constexpr int kGltfBytes = 5121;
constexpr int kGltfShorts = 5123;
constexpr int kGltfFloats = 5126;

/// So many joints can be numbered in bytes.
constexpr std::size_t kGltfByteJoints = 256;

/// The number types in which a primitive keeps one set of influences, as glTF numbers them: joints are bytes
/// or shorts; weights any of the three, whole numbers as fractions of their largest.
struct GltfInfluenceTypes {
    int joints = kGltfBytes;
    int weights = kGltfFloats;
};

/// Influences of vertices in sets of four, as accessors keep them.
struct GltfInfluenceSet {
    std::string joints;  ///< #V x 4
    std::string weights; ///< #V x 4
};

/// Whole numbers near `weights` (largest first, of sum 1) times `total`, whose sum is `total`. What is lost
/// in rounding down goes to those that lost most, of equals to the first.
std::vector<std::uint32_t> wholeFractions(std::span<const float> weights, std::uint32_t total);

/// The influences of `vertices` in `sets` sets. Joints are indices into the skin; every vertex has at most
/// 4 * sets. Weights sum to 1: exactly where they are whole numbers, within a float's rounding else. A place
/// without weight names joint 0.
std::vector<GltfInfluenceSet> gltfInfluences(const std::vector<std::vector<Influence>>& vertices,
                                             std::size_t sets, const GltfInfluenceTypes& types);

/// Writes joints and weights of the given vertices, one or two sets as the most influenced vertex of the
/// whole part asks, and names them among a primitive's `attributes`. Every vertex's weights sum to 1: packed
/// ones, in bytes, exactly, else within a float's rounding.
void addGltfWeights(GltfBuffer& buffer, const SkinWeights& weights,
                    const std::vector<std::uint32_t>& vertices, std::size_t jointCount, bool packed,
                    nlohmann::json& attributes);

/// What a mesh became.
struct GltfMesh {
    nlohmann::json json;            ///< null when no polygon is left: the format has no empty meshes
    std::size_t splitPolygons = 0;  ///< polygons of more than 3 corners, now triangles
    std::size_t unusedVertices = 0; ///< vertices without polygon, left out
};

/// Triangulates a part: one primitive for each material, one vertex for each distinct corner. Joints and
/// weights come when the part has weights, four or eight a vertex; morph targets with their names.
GltfMesh writeGltfMesh(GltfBuffer& buffer, const ExportInput& input, const ExportPart& part);

} // namespace sinew
