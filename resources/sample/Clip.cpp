#include "resources/sample/Clip.h"

#include <map>

namespace sinew::sample {
namespace {

/// Copies polygons, cutting those that cross the border; vertices keep one normal each.
class Clipper {
public:
    Clipper(const Mesh& mesh, const Field& keep, bool bothSides)
        : m_mesh(mesh)
        , m_bothSides(bothSides)
        , m_target(mesh.vertices.size(), kNone) {
        for (const Vec3& p : mesh.vertices) {
            m_values.push_back(keep(p));
        }
        m_vertexNormals.resize(mesh.vertices.size(), Vec3f::UnitY());
        for (std::size_t c = 0; c < mesh.corners.size(); ++c) {
            m_vertexNormals[mesh.corners[c]] = mesh.normals[c];
        }
    }

    Mesh run() {
        m_result.name = m_mesh.name;
        for (std::size_t f = 0; f < m_mesh.polygonCount(); ++f) {
            clip(m_mesh.polygon(f), true);
            if (m_bothSides) {
                clip(m_mesh.polygon(f), false);
            }
        }
        for (const std::uint32_t vertex : m_result.corners) {
            m_result.normals.push_back(m_newNormals[vertex]);
        }
        return std::move(m_result);
    }

private:
    void clip(std::span<const std::uint32_t> polygon, bool below) {
        std::vector<std::uint32_t> kept;
        for (std::size_t k = 0; k < polygon.size(); ++k) {
            const std::uint32_t a = polygon[k];
            const std::uint32_t b = polygon[(k + 1) % polygon.size()];
            if ((m_values[a] < 0.0) == below) {
                kept.push_back(keptPoint(a));
            }
            if ((m_values[a] < 0.0) != (m_values[b] < 0.0)) {
                kept.push_back(cutPoint(std::min(a, b), std::max(a, b)));
            }
        }
        if (kept.size() >= 3) {
            m_result.addPolygon(kept);
        }
    }

    std::uint32_t addVertex(const Vec3& position, const Vec3f& normal) {
        m_result.vertices.push_back(position);
        m_newNormals.push_back(normal);
        return static_cast<std::uint32_t>(m_result.vertices.size() - 1);
    }

    std::uint32_t keptPoint(std::uint32_t p) {
        if (m_target[p] == kNone) {
            m_target[p] = static_cast<std::int32_t>(addVertex(m_mesh.vertices[p], m_vertexNormals[p]));
        }
        return static_cast<std::uint32_t>(m_target[p]);
    }

    std::uint32_t cutPoint(std::uint32_t a, std::uint32_t b) {
        const auto [found, isNew] = m_cuts.try_emplace({a, b}, 0U);
        if (isNew) {
            const double share = std::clamp(m_values[a] / (m_values[a] - m_values[b]), 0.02, 0.98);
            const auto shareF = static_cast<float>(share);
            found->second =
                addVertex((1.0 - share) * m_mesh.vertices[a] + share * m_mesh.vertices[b],
                          ((1.0F - shareF) * m_vertexNormals[a] + shareF * m_vertexNormals[b]).normalized());
        }
        return found->second;
    }

    const Mesh& m_mesh;
    bool m_bothSides;
    std::vector<double> m_values;
    std::vector<Vec3f> m_vertexNormals;
    std::vector<std::int32_t> m_target;
    std::map<std::array<std::uint32_t, 2>, std::uint32_t> m_cuts;
    std::vector<Vec3f> m_newNormals;
    Mesh m_result;
};

using Edge = std::array<std::uint32_t, 2>;

/// Directed edges with one polygon, and that polygon.
std::map<Edge, std::size_t> borderEdges(const Mesh& mesh) {
    std::map<Edge, std::size_t> edges;
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        const auto polygon = mesh.polygon(f);
        for (std::size_t k = 0; k < polygon.size(); ++k) {
            const Edge edge{polygon[k], polygon[(k + 1) % polygon.size()]};
            if (edges.erase({edge[1], edge[0]}) == 0) {
                edges.emplace(edge, f);
            }
        }
    }
    return edges;
}

Vec3 polygonCenter(const Mesh& mesh, std::size_t f) {
    Vec3 sum = Vec3::Zero();
    for (const std::uint32_t p : mesh.polygon(f)) {
        sum += mesh.vertices[p];
    }
    return sum / static_cast<double>(mesh.polygon(f).size());
}

Vec3 vertexNormal(const Mesh& mesh, std::size_t f, std::uint32_t vertex) {
    for (std::uint32_t c = mesh.polygonOffsets[f]; c < mesh.polygonOffsets[f + 1]; ++c) {
        if (mesh.corners[c] == vertex) {
            return mesh.normals[c].cast<double>();
        }
    }
    return Vec3::UnitY();
}

struct IndexedLoop {
    std::vector<std::uint32_t> vertices;
    std::vector<BorderPoint> places;
};

/// Chains border edges; a vertex from which two borders leave takes either, in order.
std::vector<IndexedLoop> indexedLoops(const Mesh& mesh) {
    std::map<Edge, std::size_t> edges = borderEdges(mesh);
    std::vector<IndexedLoop> loops;
    while (!edges.empty()) {
        IndexedLoop loop;
        auto at = edges.begin();
        while (at != edges.end()) {
            const auto [edge, polygon] = *at;
            edges.erase(at);
            const Vec3 along = (mesh.vertices[edge[1]] - mesh.vertices[edge[0]]).normalized();
            const Vec3 normal = vertexNormal(mesh, polygon, edge[0]);
            Vec3 inward = normal.cross(along).normalized();
            if (inward.dot(polygonCenter(mesh, polygon) - mesh.vertices[edge[0]]) < 0.0) {
                inward = -inward;
            }
            loop.vertices.push_back(edge[0]);
            loop.places.push_back({mesh.vertices[edge[0]], normal, inward});
            at = edges.lower_bound({edge[1], 0U});
            if (at != edges.end() && at->first[0] != edge[1]) {
                at = edges.end();
            }
        }
        loops.push_back(std::move(loop));
    }
    return loops;
}

} // namespace

Mesh clipped(const Mesh& mesh, const Field& keep) {
    return Clipper(mesh, keep, false).run();
}

Mesh divided(const Mesh& mesh, const Field& line) {
    return Clipper(mesh, line, true).run();
}

std::vector<std::vector<BorderPoint>> borderLoops(const Mesh& mesh) {
    std::vector<std::vector<BorderPoint>> loops;
    for (IndexedLoop& loop : indexedLoops(mesh)) {
        loops.push_back(std::move(loop.places));
    }
    return loops;
}

void addHems(Mesh& mesh, double depth) {
    for (const IndexedLoop& loop : indexedLoops(mesh)) {
        const auto count = static_cast<std::uint32_t>(loop.vertices.size());
        const auto first = static_cast<std::uint32_t>(mesh.vertices.size());
        for (const BorderPoint& border : loop.places) {
            mesh.vertices.emplace_back(border.position - depth * border.normal + 0.6 * depth * border.inward);
        }
        for (std::uint32_t k = 0; k < count; ++k) {
            const std::uint32_t next = (k + 1) % count;
            const std::array<std::uint32_t, 4> quad{loop.vertices[next], loop.vertices[k], first + k,
                                                    first + next};
            mesh.addPolygon(quad);
            for (const std::uint32_t corner : {next, k, k, next}) {
                mesh.normals.emplace_back((-loop.places[corner].inward).cast<float>());
            }
        }
    }
}

} // namespace sinew::sample
