#include "core/layers/LayerSurface.h"

#include "core/base/Parallel.h"
#include "core/geometry/Weld.h"

#include <algorithm>
#include <utility>

namespace sinew {
namespace {

constexpr double kSamePlace = 1e-6; // of the diagonal, as for what is solved

/// Calls visit(a, b) for the edges of a polygon, and for both diagonals of a quad.
template<typename Visit>
void forEachPair(std::span<const std::uint32_t> polygon, const Visit& visit) {
    for (std::size_t c = 0; c < polygon.size(); ++c) {
        visit(polygon[c], polygon[(c + 1) % polygon.size()]);
    }
    if (polygon.size() == 4) {
        visit(polygon[0], polygon[2]);
        visit(polygon[1], polygon[3]);
    }
}

void addNormals(const Mesh& mesh, std::span<const Triangle> triangles, std::span<Vec3f> normals) {
    std::vector<Vec3> sums(mesh.vertexCount(), Vec3::Zero());
    for (const Triangle& t : triangles) {
        const Vec3& a = mesh.vertices[t[0]];
        const Vec3 area = (mesh.vertices[t[1]] - a).cross(mesh.vertices[t[2]] - a);
        for (const std::uint32_t corner : t) {
            sums[corner] += area;
        }
    }
    for (std::size_t p = 0; p < sums.size(); ++p) {
        const double length = sums[p].norm();
        normals[p] = length > 0.0 && std::isfinite(length) ? Vec3f((sums[p] / length).cast<float>())
                                                           : Vec3f(Vec3f::Zero());
    }
}

} // namespace

LayerSurface::LayerSurface(std::vector<std::shared_ptr<const Mesh>> meshes)
    : m_meshes(std::move(meshes)) {
    gatherVertices();
    weld();
    joinNeighbors();
}

const Mesh& LayerSurface::mesh(std::size_t part) const {
    static const Mesh nothing;
    return m_meshes[part] ? *m_meshes[part] : nothing;
}

VertexId LayerSurface::vertexAt(std::uint32_t index) const {
    const auto after = std::ranges::upper_bound(m_firstVertex, index);
    const auto part = static_cast<std::uint32_t>(after - m_firstVertex.begin()) - 1;
    return {part, index - m_firstVertex[part]};
}

void LayerSurface::gatherVertices() {
    Aabb box;
    for (std::size_t part = 0; part < partCount(); ++part) {
        const Mesh& mesh = this->mesh(part);
        m_positions.insert(m_positions.end(), mesh.vertices.begin(), mesh.vertices.end());
        m_firstVertex.push_back(static_cast<std::uint32_t>(m_positions.size()));
        m_triangles.push_back(triangulate(mesh));
        m_normals.resize(m_positions.size());
        addNormals(mesh, m_triangles.back(), std::span(m_normals).subspan(m_firstVertex[part]));
    }
    for (const Vec3& point : m_positions) {
        if (point.allFinite()) {
            box.add(point);
        }
    }
    m_diagonal = box.diagonal();
}

void LayerSurface::weld() {
    WeldMap map = weldVertices(m_positions, kSamePlace * m_diagonal);
    m_weldedOfVertex = std::move(map.groupOfVertex);
    m_memberOffsets.assign(map.firstVertex.size() + 1, 0);
    for (const std::uint32_t weldedVertex : m_weldedOfVertex) {
        ++m_memberOffsets[weldedVertex + 1];
    }
    for (std::size_t place = 1; place < m_memberOffsets.size(); ++place) {
        m_memberOffsets[place] += m_memberOffsets[place - 1];
    }
    std::vector<std::uint32_t> next(m_memberOffsets.begin(), m_memberOffsets.end() - 1);
    m_members.resize(m_weldedOfVertex.size());
    for (std::uint32_t p = 0; p < m_weldedOfVertex.size(); ++p) {
        m_members[next[m_weldedOfVertex[p]]++] = p;
    }
}

void LayerSurface::joinNeighbors() {
    std::vector<std::uint64_t> pairs; // lower place in the upper half
    for (std::size_t part = 0; part < partCount(); ++part) {
        const Mesh& mesh = this->mesh(part);
        for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
            forEachPair(mesh.polygon(f), [&](std::uint32_t a, std::uint32_t b) {
                const auto [low, high] = std::minmax(m_weldedOfVertex[m_firstVertex[part] + a],
                                                     m_weldedOfVertex[m_firstVertex[part] + b]);
                if (low != high) {
                    pairs.push_back(static_cast<std::uint64_t>(low) << 32U | high);
                }
            });
        }
    }
    sortUnique(pairs);
    m_neighborOffsets.assign(weldedCount() + 1, 0);
    for (const std::uint64_t pair : pairs) {
        ++m_neighborOffsets[(pair >> 32U) + 1];
        ++m_neighborOffsets[(pair & 0xFFFFFFFFU) + 1];
    }
    for (std::size_t place = 1; place < m_neighborOffsets.size(); ++place) {
        m_neighborOffsets[place] += m_neighborOffsets[place - 1];
    }
    std::vector<std::uint32_t> next(m_neighborOffsets.begin(), m_neighborOffsets.end() - 1);
    m_neighbors.resize(2 * pairs.size());
    for (const std::uint64_t pair : pairs) { // ascending, so every place's come ascending
        const auto low = static_cast<std::uint32_t>(pair >> 32U);
        const auto high = static_cast<std::uint32_t>(pair & 0xFFFFFFFFU);
        m_neighbors[next[low]++] = high;
        m_neighbors[next[high]++] = low;
    }
}

} // namespace sinew
