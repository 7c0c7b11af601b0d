#include "app/document/PosedMesh.h"

#include <cstddef>
#include <utility>

// What PosedMesh shows of parts that have smooth surfaces: each is made of the posed cage.

namespace sinew {

void PosedMesh::setSurfaces(std::shared_ptr<const SmoothParts> surfaces) {
    if (surfaces != m_surfaces) {
        m_surfaces = std::move(surfaces);
        invalidate();
    }
}

void PosedMesh::invalidateSurfaces() {
    for (Posed& part : m_parts) {
        part.surfaceValid = false;
    }
}

const SubdividedMesh* PosedMesh::surface(std::size_t part) const {
    return m_surfaces && part < m_surfaces->size() ? (*m_surfaces)[part].surface.get() : nullptr;
}

const Mesh& PosedMesh::shownMesh(std::size_t part) const {
    const SubdividedMesh* smooth = surface(part);
    return smooth != nullptr ? smooth->mesh : *m_document.state().scene->parts[part].mesh;
}

void PosedMesh::takeSurface(std::size_t part) {
    if (!m_parts[part].surfaceValid) {
        const SubdividedMesh& smooth = *surface(part);
        const std::vector<Vec3>& cage = vertices(part);
        Posed& posed = m_parts[part];
        posed.surfaceVertices.resize(smooth.stencils.rowCount());
        applyStencils(smooth.stencils, cage, posed.surfaceVertices);
        posed.surfaceNormals = smooth.normals(posed.surfaceVertices);
        const auto first = posed.surfaceVertices.begin();
        posed.seenVertices.assign(first, first + static_cast<std::ptrdiff_t>(cage.size()));
        posed.surfaceValid = true;
    }
}

const std::vector<Vec3>& PosedMesh::shownVertices(std::size_t part) {
    if (surface(part) == nullptr) {
        return vertices(part);
    }
    takeSurface(part);
    return m_parts[part].surfaceVertices;
}

std::vector<Vec3> PosedMesh::shownVertices(std::size_t part, std::span<const std::uint32_t> which) {
    if (surface(part) == nullptr) {
        return vertices(part, which);
    }
    const std::vector<Vec3>& all = shownVertices(part);
    std::vector<Vec3> chosen;
    chosen.reserve(which.size());
    for (const std::uint32_t vertex : which) {
        chosen.push_back(all[vertex]);
    }
    return chosen;
}

const std::vector<Vec3>& PosedMesh::seenVertices(std::size_t part) {
    if (surface(part) == nullptr) {
        return vertices(part);
    }
    takeSurface(part);
    return m_parts[part].seenVertices;
}

const std::vector<Vec3f>& PosedMesh::shownNormals(std::size_t part) {
    if (surface(part) == nullptr) {
        return normals(part);
    }
    takeSurface(part);
    return m_parts[part].surfaceNormals;
}

} // namespace sinew
