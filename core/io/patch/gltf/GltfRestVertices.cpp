#include "core/io/patch/gltf/GltfPatchParts.h"

#include "core/io/build/BuildSteps.h"
#include "core/io/gltf/read/GltfReadParts.h"

#include <Eigen/SVD>

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr const char* kDracoMesh = "KHR_draco_mesh_compression";

/// How the surface turns about each vertex of a part from one mesh to another of the same polygons: the
/// rotation that brings the edges and normals there nearest to what they became (Kabsch, 1976). O(#C).
class SurfaceTurns {
public:
    SurfaceTurns(const Mesh& before, const Mesh& after)
        : m_before(before)
        , m_after(after)
        , m_hasNormals(before.normals.size() == before.cornerCount() &&
                       after.normals.size() == before.normals.size())
        , m_sums(before.vertexCount(), Mat3::Zero())
        , m_moved(before.vertexCount(), false)
        , m_corners(before.vertexCount()) {
        for (std::size_t v = 0; v < before.vertexCount(); ++v) {
            m_moved[v] = before.vertices[v] != after.vertices[v];
        }
        for (std::size_t f = 0; f < before.polygonCount(); ++f) {
            addPolygon(f);
        }
    }

    /// Whether the vertex stands elsewhere, or a neighbor does.
    bool changes(std::size_t vertex) const { return m_moved[vertex] || !m_sums[vertex].isZero(0.0); }

    Mat3 turn(std::size_t vertex) const {
        if (m_sums[vertex].isZero(0.0)) {
            return Mat3::Identity();
        }
        const Eigen::JacobiSVD<Mat3> svd(m_sums[vertex], Eigen::ComputeFullU | Eigen::ComputeFullV);
        Mat3 signs = Mat3::Identity();
        signs(2, 2) = (svd.matrixU() * svd.matrixV().transpose()).determinant() < 0.0 ? -1.0 : 1.0;
        return svd.matrixU() * signs * svd.matrixV().transpose();
    }

    /// What became of a normal of the vertex, model space: of the corner whose normal is nearest to it.
    Vec3 normal(std::size_t vertex, const Vec3& before) const {
        if (!m_hasNormals || m_corners[vertex].empty()) {
            return turn(vertex) * before;
        }
        const std::uint32_t corner = *std::ranges::max_element(m_corners[vertex], {}, [&](std::uint32_t c) {
            return m_before.normals[c].cast<double>().dot(before);
        });
        return m_after.normals[corner].cast<double>();
    }

private:
    void addPolygon(std::size_t polygon) {
        const auto corners = m_before.polygon(polygon);
        const std::size_t first = m_before.polygonOffsets[polygon];
        const bool moves = std::ranges::any_of(corners, [&](std::uint32_t v) { return m_moved[v]; });
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const std::size_t v = corners[i];
            m_corners[v].push_back(static_cast<std::uint32_t>(first + i));
            if (!moves) {
                continue;
            }
            double size = 0.0;
            for (const std::size_t other :
                 {corners[(i + 1) % corners.size()], corners[(i + corners.size() - 1) % corners.size()]}) {
                const Vec3 was = m_before.vertices[other] - m_before.vertices[v];
                const Vec3 is = m_after.vertices[other] - m_after.vertices[v];
                m_sums[v] += is * was.transpose();
                size += was.squaredNorm();
            }
            if (m_hasNormals) {
                m_sums[v] += size * m_after.normals[first + i].cast<double>() *
                             m_before.normals[first + i].cast<double>().transpose();
            }
        }
    }

    const Mesh& m_before;
    const Mesh& m_after;
    bool m_hasNormals;
    std::vector<Mat3> m_sums; ///< #P; zero where nothing around the vertex moves
    std::vector<bool> m_moved;
    std::vector<std::vector<std::uint32_t>> m_corners; ///< #P
};

Vec3 vectorIn(const std::vector<float>& values, std::size_t i, std::size_t wide) {
    return Eigen::Map<const Vec3f>(values.data() + i * wide).cast<double>();
}

void setVector(std::vector<float>& values, std::size_t i, std::size_t wide, const Vec3& value) {
    Eigen::Map<Vec3f>(values.data() + i * wide) = value.cast<float>();
}

/// Direction (length 1) of a vector that is not zero; others as they are.
Vec3 unit(const Vec3& vector) {
    return vector.norm() > 0.0 ? Vec3(vector.normalized()) : vector;
}

/// Puts the attributes of one mesh of the file where its part stands now.
class VertexPlacer {
public:
    VertexPlacer(const PatchInput& input, GltfFile& file, const MeshSource& source, const Transform& now)
        : m_file(file)
        , m_source(source)
        , m_mesh(*input.scene->parts[static_cast<std::size_t>(source.part)].mesh)
        , m_turns(*input.original->imported.scene.parts[static_cast<std::size_t>(source.part)].mesh, m_mesh)
        , m_before(source.modelFromMesh)
        , m_meshFromModel(now.inverse())
        , m_normalsBefore(m_before.linear().inverse().transpose())
        , m_normalsNow(now.linear().transpose()) {}

    GltfRestVertices place(const Json& primitive, const GltfVertexRange& range) {
        m_range = range;
        const Json& attributes = gltfMember(primitive, "attributes");
        GltfRestVertices result;
        const std::vector<float> normals = read(attributes, "NORMAL", 3);
        result.positions = read(attributes, "POSITION", 3);
        result.normals = normals;
        result.tangents = read(attributes, "TANGENT", 4);
        for (std::size_t v = 0; v < range.count; ++v) {
            if (const auto vertex = movedVertex(v)) {
                placeVertex(v, *vertex, result);
            }
        }
        for (const Json& target : gltfMember(primitive, "targets")) {
            result.targetNormals.push_back(turned(target, "NORMAL"));
            result.targetTangents.push_back(turned(target, "TANGENT"));
        }
        return result;
    }

private:
    /// Empty where there is no such attribute, or one of another count.
    std::vector<float> read(const Json& attributes, const char* name, std::size_t wide) {
        const auto accessor = m_file.reference(attributes, name, "accessors");
        std::vector<float> values = accessor ? m_file.floats(*accessor, wide) : std::vector<float>();
        if (values.size() != wide * m_range.count) {
            values.clear();
        }
        return values;
    }

    std::optional<std::uint32_t> movedVertex(std::size_t v) const {
        const std::uint32_t vertex = m_source.vertexInPart[m_range.first + v];
        return vertex != kNoVertex && m_turns.changes(vertex) ? std::optional(vertex) : std::nullopt;
    }

    void placeVertex(std::size_t v, std::uint32_t vertex, GltfRestVertices& result) const {
        if (!result.positions.empty()) {
            setVector(result.positions, v, 3, m_meshFromModel * m_mesh.vertices[vertex]);
        }
        Vec3 normal = Vec3::Zero();
        if (!result.normals.empty()) {
            const Vec3 before = unit(m_normalsBefore * vectorIn(result.normals, v, 3));
            normal = unit(m_normalsNow * m_turns.normal(vertex, before));
            setVector(result.normals, v, 3, normal);
        }
        if (!result.tangents.empty()) {
            const Vec3 before = m_before.linear() * vectorIn(result.tangents, v, 4);
            const Vec3 now = m_meshFromModel.linear() * (m_turns.turn(vertex) * before);
            setVector(result.tangents, v, 4, unit(now - now.dot(normal) * normal));
        }
    }

    /// What a morph target adds to normals or tangents, which turns with the surface.
    std::vector<float> turned(const Json& target, const char* name) {
        std::vector<float> values = read(target, name, 3);
        for (std::size_t v = 0; v < m_range.count && !values.empty(); ++v) {
            const Vec3 before = vectorIn(values, v, 3);
            const auto vertex = movedVertex(v);
            if (vertex && before.norm() > 0.0) {
                const Vec3 now =
                    m_meshFromModel.linear() * (m_turns.turn(*vertex) * (m_before.linear() * before));
                setVector(values, v, 3, before.norm() * unit(now));
            }
        }
        return values;
    }

    GltfFile& m_file;
    const MeshSource& m_source;
    const Mesh& m_mesh;
    SurfaceTurns m_turns;
    Transform m_before;
    Transform m_meshFromModel;
    Mat3 m_normalsBefore;
    Mat3 m_normalsNow;
    GltfVertexRange m_range;
};

/// The nearest joint at a node or above it, kNone: none.
std::int32_t jointAbove(const PatchInput& input, const Json& root, std::int32_t node) {
    const std::vector<JointSource>& joints = input.original->map.joints;
    const Json& nodes = gltfMember(root, "nodes");
    const auto parentOf = [&](std::int32_t child) {
        for (std::size_t n = 0; n < nodes.size(); ++n) {
            const Json& children = gltfMember(nodes[n], "children");
            if (std::find(children.begin(), children.end(), Json(child)) != children.end()) {
                return static_cast<std::int32_t>(n);
            }
        }
        return kNone;
    };
    for (; node != kNone; node = parentOf(node)) {
        const auto found = std::ranges::find(joints, node, &JointSource::node);
        if (found != joints.end()) {
            return static_cast<std::int32_t>(found - joints.begin());
        }
    }
    return kNone;
}

} // namespace

Transform gltfModelFromMesh(const PatchInput& input, const Json& root, const MeshSource& source,
                            bool skinned) {
    const std::int32_t joint = skinned || !input.restPosed ? kNone : jointAbove(input, root, source.node);
    if (joint == kNone) {
        return source.modelFromMesh;
    }
    const auto j = static_cast<std::size_t>(joint);
    const Transform& before = input.original->imported.scene.skeleton.joints[j].modelFromJointBind;
    const Transform& now = input.scene->skeleton.joints[j].modelFromJointBind;
    return now * before.inverse() * source.modelFromMesh;
}

bool movedFromFile(const PatchInput& input, const MeshSource& source, const Transform& modelFromMesh) {
    if (!input.restPosed || source.part == kNone) {
        return false;
    }
    constexpr double kRoundedAway = 1e-6; // of the mesh's size: files keep floats
    const auto part = static_cast<std::size_t>(source.part);
    const Mesh& before = *input.original->imported.scene.parts[part].mesh;
    const Mesh& now = *input.scene->parts[part].mesh;
    if (modelFromMesh.matrix() == source.modelFromMesh.matrix()) {
        return before.vertices != now.vertices;
    }
    const Transform moved = modelFromMesh * source.modelFromMesh.inverse();
    Eigen::AlignedBox3d box;
    for (const Vec3& vertex : before.vertices) {
        box.extend(vertex);
    }
    const double size = box.isEmpty() ? 0.0 : box.diagonal().norm();
    for (std::size_t v = 0; v < before.vertexCount(); ++v) {
        if ((moved * before.vertices[v] - now.vertices[v]).norm() > kRoundedAway * size) {
            return true;
        }
    }
    return false;
}

bool packsVertices(const Json& mesh) {
    const Json& primitives = gltfMember(mesh, "primitives");
    return std::any_of(primitives.begin(), primitives.end(), [](const Json& primitive) {
        return gltfMember(primitive, "extensions").contains(kDracoMesh);
    });
}

std::vector<GltfRestVertices> gltfRestVertices(const PatchInput& input, GltfFile& file, std::size_t mesh,
                                               const MeshSource& source, const Transform& modelFromMesh) {
    std::vector<GltfRestVertices> result;
    VertexPlacer placer(input, file, source, modelFromMesh);
    const std::vector<GltfVertexRange> ranges = gltfVertexRanges(file, mesh);
    const Json primitives = gltfMember(file.item("meshes", mesh), "primitives");
    for (std::size_t p = 0; p < ranges.size(); ++p) {
        result.push_back(placer.place(primitives[p], ranges[p]));
    }
    return result;
}

GltfRestAccessors addGltfRest(GltfEdit& edit, const GltfRestVertices& vertices) {
    constexpr int kVertices = 34962;
    const auto add = [&](const std::vector<float>& values, const char* type,
                         int components) -> std::optional<std::size_t> {
        return values.empty() ? std::nullopt
                              : std::optional(edit.addFloats(type, components, values, kVertices));
    };
    GltfRestAccessors result{add(vertices.positions, "VEC3", 3),
                             add(vertices.normals, "VEC3", 3),
                             add(vertices.tangents, "VEC4", 4),
                             {},
                             {}};
    for (std::size_t t = 0; t < vertices.targetNormals.size(); ++t) {
        result.targetNormals.push_back(add(vertices.targetNormals[t], "VEC3", 3));
        result.targetTangents.push_back(add(vertices.targetTangents[t], "VEC3", 3));
    }
    return result;
}

} // namespace sinew
