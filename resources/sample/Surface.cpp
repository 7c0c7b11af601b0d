#include "resources/sample/Surface.h"

#include <array>
#include <bit>
#include <set>
#include <unordered_map>
#include <vector>

namespace sinew::sample {
namespace {

using Cell3 = Eigen::Vector3i;

/// A leaf that may hold surface. Coordinates count finest cells from the root's corner.
struct Leaf {
    Cell3 corner = Cell3::Zero();
    int size = 1;
};

/// Leaves near a field's surface, as fine as the grid asks. Fields over-estimate distances by at most half.
class SurfaceOctree {
public:
    SurfaceOctree(const Field& field, const SurfaceGrid& grid);

    const std::vector<Leaf>& leaves() const { return m_leaves; }
    Vec3 place(const Vec3& cells) const { return m_origin + m_grid.finest * cells; }
    double valueAt(const Cell3& corner);
    /// Index of the leaf a finest cell lies in, or -1 away from the surface.
    int leafAt(const Cell3& cell) const;

private:
    void split(const Cell3& corner, int size);
    std::uint64_t key(const Cell3& cell) const;

    const Field& m_field;
    const SurfaceGrid& m_grid;
    Vec3 m_origin;
    int m_rootSize;
    std::vector<Leaf> m_leaves;
    std::vector<std::unordered_map<std::uint64_t, int>> m_leafOfCorner; ///< by level
    std::unordered_map<std::uint64_t, double> m_values;
};

std::size_t levelOf(int size) {
    return static_cast<std::size_t>(std::countr_zero(static_cast<unsigned>(size)));
}

SurfaceOctree::SurfaceOctree(const Field& field, const SurfaceGrid& grid)
    : m_field(field)
    , m_grid(grid)
    , m_rootSize(1 << grid.depth)
    , m_leafOfCorner(static_cast<std::size_t>(grid.depth) + 1) {
    m_origin = grid.center - Vec3::Constant(0.5 * grid.finest * m_rootSize);
    split(Cell3::Zero(), m_rootSize);
}

std::uint64_t SurfaceOctree::key(const Cell3& cell) const {
    return static_cast<std::uint64_t>(cell.x()) << 42U | static_cast<std::uint64_t>(cell.y()) << 21U |
           static_cast<std::uint64_t>(cell.z());
}

double SurfaceOctree::valueAt(const Cell3& corner) {
    const auto [found, isNew] = m_values.try_emplace(key(corner), 0.0);
    if (isNew) {
        found->second = m_field(place(corner.cast<double>()));
    }
    return found->second;
}

int SurfaceOctree::leafAt(const Cell3& cell) const {
    if (cell.minCoeff() < 0 || cell.maxCoeff() >= m_rootSize) {
        return -1;
    }
    for (std::size_t level = 0; level < m_leafOfCorner.size(); ++level) {
        const int mask = ~((1 << level) - 1);
        const auto found =
            m_leafOfCorner[level].find(key({cell.x() & mask, cell.y() & mask, cell.z() & mask}));
        if (found != m_leafOfCorner[level].end()) {
            return found->second;
        }
    }
    return -1;
}

void SurfaceOctree::split(const Cell3& corner, int size) {
    const Vec3 center = place(corner.cast<double>() + Vec3::Constant(0.5 * size));
    const double radius = 0.5 * std::sqrt(3.0) * size * m_grid.finest;
    if (std::abs(m_field(center)) > 1.5 * radius) {
        return;
    }
    const double wanted = m_grid.cellSize ? m_grid.cellSize(center) : m_grid.finest;
    if (size == 1 || size * m_grid.finest <= wanted) {
        m_leafOfCorner[levelOf(size)].emplace(key(corner), static_cast<int>(m_leaves.size()));
        m_leaves.push_back({corner, size});
        return;
    }
    const int half = size / 2;
    for (int child = 0; child < 8; ++child) {
        split(corner + half * Cell3(child & 1, child >> 1 & 1, child >> 2 & 1), half);
    }
}

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
        const double fraction = atBegin / (atBegin - atEnd);
        return m_tree.place(begin.cast<double>() + fraction * (end - begin).cast<double>());
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
