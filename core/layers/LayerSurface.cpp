#include "core/layers/LayerSurface.h"

#include "core/geometry/CoverSearch.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinew {
namespace {

/// Of all parts, of welded vertices; those that are not finite are left out.
std::vector<Triangle> weldedTriangles(const LayerSurface& surface) {
    std::vector<Triangle> triangles;
    for (std::uint32_t part = 0; part < surface.partCount(); ++part) {
        for (const Triangle& own : surface.triangles(part)) {
            Triangle t{};
            bool finite = true;
            for (std::size_t c = 0; c < 3; ++c) {
                const std::uint32_t vertex = surface.index({part, own[c]});
                finite = finite && surface.positions()[vertex].allFinite();
                t[c] = surface.weldedVertexOf(vertex);
            }
            if (finite) {
                triangles.push_back(t);
            }
        }
    }
    return triangles;
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

SheetLinks::SheetLinks(const LayerSurface& surface) {
    const std::size_t count = surface.weldedCount();
    const std::vector<Triangle> triangles = weldedTriangles(surface);
    const SurfaceShells shells = surfaceShells(count, triangles);
    if (shells.count < 2) {
        return;
    }
    std::vector<Vec3> positions(count, Vec3::Zero());
    for (std::uint32_t v = 0; v < count; ++v) {
        positions[v] = surface.positions()[surface.verticesAt(v)[0]];
    }
    std::vector<Vec3> normals(count, Vec3::Zero());
    addNormals(positions, triangles, normals);
    const LayeredSurface layered{positions, normals, triangles, shells.ofVertex, {}};
    for (const sinew::Cover& found : findCovers(layered, kSheetReach * surface.diagonal(), 0.0, Progress())) {
        m_covers.push_back({found.vertex, triangles[found.triangle], found.barycentric, found.gap});
    }
    list(count);
}

/// Both ways, by the vertex where they begin.
void SheetLinks::list(std::size_t weldedCount) {
    m_offsets.assign(weldedCount + 1, 0);
    for (const Cover& each : m_covers) {
        for (const std::uint32_t corner : each.corners) {
            ++m_offsets[each.vertex + 1];
            ++m_offsets[corner + 1];
        }
    }
    for (std::size_t v = 0; v < weldedCount; ++v) {
        m_offsets[v + 1] += m_offsets[v];
    }
    m_steps.resize(m_offsets.back());
    std::vector<std::uint32_t> next = m_offsets;
    for (std::uint32_t c = 0; c < m_covers.size(); ++c) {
        const Cover& each = m_covers[c];
        for (const std::uint32_t corner : each.corners) {
            m_steps[next[each.vertex]++] = {corner, corner, c};
            m_steps[next[corner]++] = {each.vertex, corner, c};
        }
    }
}

LayerSurface::LayerSurface(std::vector<std::shared_ptr<const Mesh>> meshes)
    : m_meshes(std::move(meshes)) {
    std::vector<const Mesh*> all;
    std::vector<std::uint32_t> firstVertex{0};
    for (std::size_t part = 0; part < partCount(); ++part) {
        const Mesh& mesh = this->mesh(part);
        all.push_back(&mesh);
        m_positions.insert(m_positions.end(), mesh.vertices.begin(), mesh.vertices.end());
        m_triangles.push_back(triangulate(mesh));
        m_normals.resize(m_positions.size());
        addNormals(mesh, m_triangles.back(), std::span(m_normals).subspan(firstVertex.back()));
        firstVertex.push_back(static_cast<std::uint32_t>(m_positions.size()));
    }
    m_welded = WeldedSurface(m_positions, std::move(firstVertex));
    m_members = verticesByPosition(m_welded);
    m_neighbors = neighborsOf(m_welded, all, NeighborsBy::SidesAndQuadDiagonals);
}

const SheetLinks& LayerSurface::sheets() const {
    std::call_once(m_sheets->asked, [this] { m_sheets->links = std::make_unique<SheetLinks>(*this); });
    return *m_sheets->links;
}

const Mesh& LayerSurface::mesh(std::size_t part) const {
    static const Mesh nothing;
    return m_meshes[part] ? *m_meshes[part] : nothing;
}

NearestLocations::NearestLocations(const LayerSurface& surface)
    : m_vertices(surface.positions().begin(), surface.positions().end())
    , m_triangles(surface.partCount() + 1) {
    for (std::uint32_t part = 0; part < surface.partCount(); ++part) {
        for (Triangle triangle : surface.triangles(part)) {
            bool finite = true;
            for (std::uint32_t& corner : triangle) {
                corner = surface.index({part, corner});
                finite = finite && m_vertices[corner].allFinite();
            }
            if (finite) {
                m_triangles[part].push_back(triangle);
                m_triangles.back().push_back(triangle);
            }
        }
    }
    m_surfaces.resize(m_triangles.size());
    for (std::size_t s = 0; s < m_triangles.size(); ++s) {
        if (!m_triangles[s].empty()) {
            m_surfaces[s].emplace(m_vertices, m_triangles[s]);
        }
    }
}

std::vector<NearestLocations::VertexWeight> NearestLocations::on(std::size_t surface, const Vec3& position,
                                                                 double reach) const {
    std::vector<VertexWeight> weights;
    if (!m_surfaces[surface] || !position.allFinite()) {
        return weights;
    }
    for (const NearestSurface::Hit& hit : m_surfaces[surface]->nearest(position)) {
        for (int c = 0; c < 3 && hit.distance <= reach; ++c) {
            if (const double weight = hit.barycentric[c] * hit.weight; weight > 0.0) {
                weights.emplace_back(m_triangles[surface][hit.triangle][static_cast<std::size_t>(c)], weight);
            }
        }
    }
    std::ranges::sort(weights);
    std::size_t kept = 0;
    for (const VertexWeight& weight : weights) {
        if (kept > 0 && weights[kept - 1].first == weight.first) {
            weights[kept - 1].second += weight.second;
        } else {
            weights[kept++] = weight;
        }
    }
    weights.resize(kept);
    return weights;
}

std::vector<NearestLocations::VertexWeight> NearestLocations::find(const Vec3& position, std::int32_t part,
                                                                   double reach) const {
    std::vector<VertexWeight> weights;
    if (part != kNone && static_cast<std::size_t>(part) + 1 < m_surfaces.size()) {
        weights = on(static_cast<std::size_t>(part), position, reach);
    }
    return weights.empty() ? on(m_surfaces.size() - 1, position, reach) : weights;
}

} // namespace sinew
