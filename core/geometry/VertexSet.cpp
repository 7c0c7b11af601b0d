#include "core/geometry/VertexSet.h"

#include "core/geometry/WeldedSurface.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace sinew {
namespace {

/// A part's shells and lone welded vertices that hold a vertex of the set, whole.
void takeShells(const Mesh& mesh, std::size_t part, VertexSet& set) {
    const WeldedSurface surface(mesh);
    const SurfaceShells shells = surfaceShells(surface, mesh);
    std::vector<bool> shellIn(shells.count, false);
    std::vector<bool> weldedIn(surface.weldedCount(), false);
    for (const std::uint32_t p : set.indices(part)) {
        weldedIn[surface.weldedVertexOf(p)] = true;
        if (shells.ofVertex[p] != SurfaceShells::kNone) {
            shellIn[shells.ofVertex[p]] = true;
        }
    }
    for (std::uint32_t p = 0; p < mesh.vertexCount(); ++p) {
        const std::uint32_t shell = shells.ofVertex[p];
        set.set(part, p,
                shell != SurfaceShells::kNone ? shellIn[shell] : weldedIn[surface.weldedVertexOf(p)]);
    }
}

} // namespace

VertexSet::VertexSet(std::span<const std::size_t> vertexCounts) {
    m_parts.reserve(vertexCounts.size());
    for (const std::size_t vertices : vertexCounts) {
        m_parts.emplace_back(vertices, false);
    }
}

std::size_t VertexSet::vertexCount() const {
    return std::accumulate(m_parts.begin(), m_parts.end(), std::size_t{0},
                           [](std::size_t sum, const auto& part) { return sum + part.size(); });
}

bool VertexSet::sameCounts(const VertexSet& other) const {
    return std::ranges::equal(m_parts, other.m_parts,
                              [](const auto& a, const auto& b) { return a.size() == b.size(); });
}

void VertexSet::setPart(std::size_t part, bool in) {
    m_parts[part].assign(m_parts[part].size(), in);
}

std::size_t VertexSet::count(std::size_t part) const {
    return static_cast<std::size_t>(std::count(m_parts[part].begin(), m_parts[part].end(), true));
}

std::size_t VertexSet::count() const {
    std::size_t sum = 0;
    for (std::size_t part = 0; part < m_parts.size(); ++part) {
        sum += count(part);
    }
    return sum;
}

std::vector<std::uint32_t> VertexSet::indices(std::size_t part) const {
    std::vector<std::uint32_t> vertices;
    for (std::size_t p = 0; p < m_parts[part].size(); ++p) {
        if (m_parts[part][p]) {
            vertices.push_back(static_cast<std::uint32_t>(p));
        }
    }
    return vertices;
}

VertexSet& VertexSet::operator|=(const VertexSet& other) {
    assert(sameCounts(other));
    for (std::size_t part = 0; part < m_parts.size(); ++part) {
        std::transform(m_parts[part].begin(), m_parts[part].end(), other.m_parts[part].begin(),
                       m_parts[part].begin(), [](bool a, bool b) { return a || b; });
    }
    return *this;
}

VertexSet& VertexSet::operator&=(const VertexSet& other) {
    assert(sameCounts(other));
    for (std::size_t part = 0; part < m_parts.size(); ++part) {
        std::transform(m_parts[part].begin(), m_parts[part].end(), other.m_parts[part].begin(),
                       m_parts[part].begin(), [](bool a, bool b) { return a && b; });
    }
    return *this;
}

VertexSet& VertexSet::operator-=(const VertexSet& other) {
    assert(sameCounts(other));
    for (std::size_t part = 0; part < m_parts.size(); ++part) {
        std::transform(m_parts[part].begin(), m_parts[part].end(), other.m_parts[part].begin(),
                       m_parts[part].begin(), [](bool a, bool b) { return a && !b; });
    }
    return *this;
}

VertexSet united(VertexSet a, const VertexSet& b) {
    a |= b;
    return a;
}

VertexSet common(VertexSet a, const VertexSet& b) {
    a &= b;
    return a;
}

VertexSet without(VertexSet a, const VertexSet& b) {
    a -= b;
    return a;
}

VertexSet inverted(const VertexSet& set) {
    VertexSet all = set;
    for (std::size_t part = 0; part < all.partCount(); ++part) {
        all.setPart(part);
    }
    all -= set;
    return all;
}

VertexSet grown(const VertexSet& set, std::span<const Mesh* const> meshes) {
    const WeldedSurface surface(meshes);
    const NumberLists neighbors = neighborsOf(surface, meshes, NeighborsBy::Sides);
    std::vector<bool> in(surface.weldedCount(), false);
    for (std::size_t part = 0; part < set.partCount(); ++part) {
        for (const std::uint32_t p : set.indices(part)) {
            const std::uint32_t weldedVertex = surface.weldedVertices(part)[p];
            in[weldedVertex] = true;
            for (const std::uint32_t neighbor : neighbors[weldedVertex]) {
                in[neighbor] = true;
            }
        }
    }
    VertexSet result = set;
    for (std::size_t part = 0; part < set.partCount(); ++part) {
        for (std::size_t p = 0; p < set.vertexCount(part); ++p) {
            result.set(part, p, in[surface.weldedVertices(part)[p]]);
        }
    }
    return result;
}

VertexSet shrunk(const VertexSet& set, std::span<const Mesh* const> meshes) {
    return inverted(grown(inverted(set), meshes));
}

VertexSet linkedShells(const VertexSet& set, std::span<const Mesh* const> meshes) {
    VertexSet result = set;
    for (std::size_t part = 0; part < meshes.size(); ++part) {
        if (set.count(part) > 0) {
            takeShells(*meshes[part], part, result);
        }
    }
    return result;
}

} // namespace sinew
