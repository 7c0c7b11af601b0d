#include "core/geometry/repair/Orientation.h"

#include "core/geometry/EdgeTable.h"
#include "core/geometry/WeldedSurface.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace sinew {

namespace {

struct Shell {
    double area = 0.0;
    double turnedArea = 0.0; ///< of triangles stored against the shell's first one
    Vec3 center = Vec3::Zero();
    double volume = 0.0; ///< as the shell's first triangle sees it
    bool closed = true;
    bool flip = false;
};

constexpr double kClosedVolume = 1e-9; ///< fraction of area^1.5 from which on a volume has a sign
constexpr double kOpenVolume = 3e-2;

class Orienter {
public:
    Orienter(std::span<const Vec3> vertices, std::span<const Triangle> triangles)
        : m_vertices(vertices)
        , m_triangles(triangles)
        , m_first(firstCoincident(vertices.size(), triangles))
        , m_uses(firstUses())
        , m_forest(triangles.size()) {}

    OrientationFix run() {
        connect();
        number();
        findOpenShells();
        measure();
        for (Shell& shell : m_shells) {
            shell.flip = facesInward(shell);
        }
        return decide();
    }

private:
    /// The sides of all triangles but those that repeat an earlier one.
    std::vector<EdgeUse> firstUses() const {
        std::vector<EdgeUse> uses = edgeUses(m_vertices.size(), m_triangles);
        std::erase_if(uses, [&](const EdgeUse& use) { return m_first[use.triangle] != use.triangle; });
        return uses;
    }

    void connect() {
        forEachEdge(m_uses, [&](std::span<const EdgeUse> edge) {
            if (edge.size() == 2) {
                m_forest.unite(edge[0].triangle, edge[1].triangle, edge[0].forward == edge[1].forward);
            }
        });
        for (std::uint32_t t = 0; t < m_triangles.size(); ++t) {
            if (m_first[t] != t && !hasRepeatedVertex(m_triangles[t])) {
                m_forest.unite(m_first[t], t, !sameWinding(m_triangles[m_first[t]], m_triangles[t]));
            }
        }
    }

    static bool sameWinding(const Triangle& a, const Triangle& b) {
        return (b[0] == a[0] && b[1] == a[1]) || (b[1] == a[0] && b[2] == a[1]) ||
               (b[2] == a[0] && b[0] == a[1]);
    }

    void number() {
        m_fix.shellOfTriangle.resize(m_triangles.size());
        m_fix.flipTriangle.resize(m_triangles.size());
        for (std::uint32_t t = 0; t < m_triangles.size(); ++t) {
            const auto found = m_forest.find(t);
            if (found.root == t) {
                m_fix.shellOfTriangle[t] = static_cast<std::uint32_t>(m_shells.size());
                m_shells.emplace_back();
            }
            m_fix.shellOfTriangle[t] = m_fix.shellOfTriangle[found.root];
            m_fix.flipTriangle[t] = found.turned;
        }
        m_fix.shellCount = m_shells.size();
    }

    void findOpenShells() {
        std::vector<std::uint32_t> shells;
        forEachEdge(m_uses, [&](std::span<const EdgeUse> edge) {
            shells.clear();
            for (const EdgeUse& use : edge) {
                shells.push_back(m_fix.shellOfTriangle[use.triangle]);
            }
            std::sort(shells.begin(), shells.end());
            for (std::size_t begin = 0, end = 0; begin < shells.size(); begin = end) {
                while (end < shells.size() && shells[end] == shells[begin]) {
                    ++end;
                }
                if ((end - begin) % 2 == 1) {
                    m_shells[shells[begin]].closed = false;
                }
            }
        });
    }

    /// Twice the area vector; zero for triangles that must not count.
    Vec3 doubleArea(std::uint32_t t) const {
        const Triangle& triangle = m_triangles[t];
        const Vec3& a = m_vertices[triangle[0]];
        const Vec3 cross = (m_vertices[triangle[1]] - a).cross(m_vertices[triangle[2]] - a);
        return m_first[t] == t && cross.allFinite() ? cross : Vec3(Vec3::Zero());
    }

    void measure() {
        for (std::uint32_t t = 0; t < m_triangles.size(); ++t) {
            const double area = 0.5 * doubleArea(t).norm();
            if (area > 0.0) {
                Shell& shell = m_shells[m_fix.shellOfTriangle[t]];
                shell.area += area;
                shell.turnedArea += m_fix.flipTriangle[t] ? area : 0.0;
                const Triangle& p = m_triangles[t];
                shell.center += area / 3.0 * (m_vertices[p[0]] + m_vertices[p[1]] + m_vertices[p[2]]);
            }
        }
        for (Shell& shell : m_shells) {
            shell.center /= std::max(shell.area, std::numeric_limits<double>::min());
        }
        for (std::uint32_t t = 0; t < m_triangles.size(); ++t) {
            const Vec3 cross = doubleArea(t);
            if (!cross.isZero(0.0)) {
                Shell& shell = m_shells[m_fix.shellOfTriangle[t]];
                const double volume = cross.dot(m_vertices[m_triangles[t][0]] - shell.center) / 6.0;
                shell.volume += m_fix.flipTriangle[t] ? -volume : volume;
            }
        }
    }

    static bool facesInward(const Shell& shell) {
        const double clear = (shell.closed ? kClosedVolume : kOpenVolume) * std::pow(shell.area, 1.5);
        if (std::abs(shell.volume) > clear) {
            return shell.volume < 0.0;
        }
        return shell.turnedArea > 0.5 * shell.area;
    }

    OrientationFix decide() {
        std::vector<bool> touched(m_shells.size(), false);
        for (std::uint32_t t = 0; t < m_triangles.size(); ++t) {
            const std::uint32_t shell = m_fix.shellOfTriangle[t];
            m_fix.flipTriangle[t] = m_fix.flipTriangle[t] != m_shells[shell].flip;
            if (m_fix.flipTriangle[t] && !touched[shell]) {
                touched[shell] = true;
                ++m_fix.flippedShells;
            }
        }
        return std::move(m_fix);
    }

    std::span<const Vec3> m_vertices;
    std::span<const Triangle> m_triangles;
    std::vector<std::uint32_t> m_first;
    std::vector<EdgeUse> m_uses;
    UnionFindWithParity m_forest;
    std::vector<Shell> m_shells;
    OrientationFix m_fix;
};

} // namespace

OrientationFix orientOutward(std::span<const Vec3> vertices, std::span<const Triangle> triangles) {
    return Orienter(vertices, triangles).run();
}

} // namespace sinew
