#include "core/layers/LayerSurface.h"

#include <cmath>
#include <utility>

namespace sinew {
namespace {

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

} // namespace sinew
