#include "resources/sample/Surface.h"

#include "resources/sample/Octree.h"

#include <array>
#include <set>

namespace sinew::sample {
namespace {

constexpr double kGradientStep = 2e-4; // metres, for gradients
constexpr int kRelaxRounds = 6;

/// Builds polygons around crossed edges, and a vertex for every leaf they touch.
class DualContour {
public:
    DualContour(const Field& field, const SurfaceGrid& grid)
        : m_field(field)
        , m_tree(field, grid)
        , m_pointOfLeaf(m_tree.leaves().size(), kNone) {}

    Mesh run() {
        for (std::size_t leaf = 0; leaf < m_tree.leaves().size(); ++leaf) {
            for (int axis = 0; axis < 3; ++axis) {
                for (int side = 0; side < 4; ++side) {
                    visitEdge(leaf, axis, side);
                }
            }
        }
        for (std::size_t p = 0; p < m_mesh.vertices.size(); ++p) {
            m_mesh.vertices[p] /= m_crossings[p];
        }
        return std::move(m_mesh);
    }

private:
    /// One of a leaf's twelve edges; it counts once, by the first of its smallest leaves.
    void visitEdge(std::size_t leaf, int axis, int side) {
        const Leaf& cell = m_tree.leaves()[leaf];
        const int u = (axis + 1) % 3;
        const int v = (axis + 2) % 3;
        Cell3 begin = cell.corner;
        begin[u] += (side & 1) != 0 ? cell.size : 0;
        begin[v] += (side & 2) != 0 ? cell.size : 0;
        Cell3 end = begin;
        end[axis] += cell.size;
        const double atBegin = m_tree.valueAt(begin);
        const double atEnd = m_tree.valueAt(end);
        if ((atBegin < 0.0) == (atEnd < 0.0)) {
            return;
        }
        std::array<int, 4> around{};
        for (std::size_t k = 0; k < 4; ++k) {
            Cell3 probe = begin;
            probe[u] -= k == 0 || k == 3 ? 1 : 0; // counter-clockwise seen against the axis
            probe[v] -= k == 0 || k == 1 ? 1 : 0;
            around[k] = m_tree.leafAt(probe);
            if (around[k] < 0 || m_tree.leaves()[static_cast<std::size_t>(around[k])].size < cell.size) {
                return;
            }
        }
        if (!m_seen.insert({begin.x(), begin.y(), begin.z(), axis}).second) {
            return;
        }
        addPolygon(around, crossing(begin, end, atBegin, atEnd), atBegin < 0.0);
    }

    Vec3 crossing(const Cell3& begin, const Cell3& end, double atBegin, double atEnd) const {
        const double share = atBegin / (atBegin - atEnd);
        return m_tree.place(begin.cast<double>() + share * (end - begin).cast<double>());
    }

    void addPolygon(const std::array<int, 4>& around, const Vec3& crossing, bool outward) {
        std::vector<std::uint32_t> polygon;
        for (const int leaf : around) {
            const std::uint32_t vertex = meshVertexOf(static_cast<std::size_t>(leaf), crossing);
            if (polygon.empty() || (polygon.back() != vertex && polygon.front() != vertex)) {
                polygon.push_back(vertex);
            }
        }
        if (polygon.size() < 3) {
            return;
        }
        if (!outward) {
            std::reverse(polygon.begin(), polygon.end());
        }
        m_mesh.addPolygon(polygon);
    }

    std::uint32_t meshVertexOf(std::size_t leaf, const Vec3& crossing) {
        if (m_pointOfLeaf[leaf] == kNone) {
            m_pointOfLeaf[leaf] = static_cast<std::int32_t>(m_mesh.vertices.size());
            m_mesh.vertices.emplace_back(Vec3::Zero());
            m_crossings.push_back(0.0);
        }
        const auto vertex = static_cast<std::size_t>(m_pointOfLeaf[leaf]);
        m_mesh.vertices[vertex] += crossing;
        m_crossings[vertex] += 1.0;
        return static_cast<std::uint32_t>(vertex);
    }

    const Field& m_field;
    SurfaceOctree m_tree;
    std::vector<std::int32_t> m_pointOfLeaf;
    std::vector<double> m_crossings;
    std::set<std::array<int, 4>> m_seen;
    Mesh m_mesh;
};

Vec3 ontoSurface(const Field& field, Vec3 p, double longest) {
    for (int round = 0; round < 2; ++round) {
        const double step = std::clamp(field(p), -longest, longest);
        p -= step * gradient(field, p);
    }
    return p;
}

/// Draws every vertex towards the mean of its neighbours, then back onto the surface.
void relax(Mesh& mesh, const Field& field, double longest) {
    std::vector<Vec3> sums(mesh.vertices.size(), Vec3::Zero());
    std::vector<double> counts(mesh.vertices.size(), 0.0);
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        const auto polygon = mesh.polygon(f);
        for (std::size_t k = 0; k < polygon.size(); ++k) {
            const std::uint32_t a = polygon[k];
            const std::uint32_t b = polygon[(k + 1) % polygon.size()];
            sums[a] += mesh.vertices[b];
            counts[a] += 1.0;
        }
    }
    for (std::size_t p = 0; p < mesh.vertices.size(); ++p) {
        if (counts[p] > 0.0) {
            mesh.vertices[p] = ontoSurface(field, 0.5 * (mesh.vertices[p] + sums[p] / counts[p]), longest);
        }
    }
}

} // namespace

Vec3 gradient(const Field& field, const Vec3& p) {
    Vec3 slope;
    for (int axis = 0; axis < 3; ++axis) {
        const Vec3 step = kGradientStep * Vec3::Unit(axis);
        slope[axis] = field(p + step) - field(p - step);
    }
    const double length = slope.norm();
    return length > 1e-12 ? Vec3(slope / length) : Vec3(Vec3::UnitY());
}

void setNormals(Mesh& mesh, const Field& field) {
    std::vector<Vec3f> byVertex;
    byVertex.reserve(mesh.vertices.size());
    for (const Vec3& p : mesh.vertices) {
        byVertex.emplace_back(gradient(field, p).cast<float>());
    }
    mesh.normals.clear();
    for (const std::uint32_t vertex : mesh.corners) {
        mesh.normals.push_back(byVertex[vertex]);
    }
}

Mesh surfaceOf(const Field& field, const SurfaceGrid& grid) {
    Mesh mesh = DualContour(field, grid).run();
    for (int round = 0; round < kRelaxRounds; ++round) {
        relax(mesh, field, 4.0 * grid.finest);
    }
    setNormals(mesh, field);
    return mesh;
}

} // namespace sinew::sample
