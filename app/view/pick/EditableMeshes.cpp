#include "app/view/pick/EditableMeshes.h"

#include "app/document/edits/SelectEdits.h"
#include "app/view/pick/JointPick.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinew {

Vec3 EditableMesh::positionOf(const GridPlace& place) const {
    return modelPlaceOf(*mesh, place);
}

std::optional<Vec3> EditableMesh::under(const OrbitCamera& camera, double x, double y) const {
    const Ray ray = camera.ray(x, y);
    const double depth = mesh->vertices.front().z() - ray.origin.z();
    constexpr double edgeOn = 1e-6;
    if (std::abs(ray.direction.z()) < edgeOn || depth / ray.direction.z() <= 0.0) {
        return std::nullopt;
    }
    return ray.at(depth / ray.direction.z());
}

double EditableMesh::stepsOf(const OrbitCamera& camera, double pixels) const {
    const Vec3 step = positionOf({1, 0}) - positionOf({0, 0});
    return pixels * camera.unitsPerPixel(mesh->vertices.front()) / step.norm();
}

std::span<const EditableMesh> EditableMeshes::list() {
    const DocumentState& state = m_document.state();
    std::vector<bool> unreachable = state.hasScene() ? unreachableParts(state) : std::vector<bool>();
    if (m_scene == state.scene && m_sources == state.sources && m_selected == state.selection.part &&
        m_unreachable == unreachable) {
        return m_list;
    }
    m_scene = state.scene;
    m_sources = state.sources;
    m_selected = state.selection.part;
    m_unreachable = std::move(unreachable);
    m_list.clear();
    for (std::uint32_t part = 0; state.hasScene() && part < state.scene->parts.size(); ++part) {
        std::optional<HandMesh> hand =
            isReachable(state, std::size_t{part}) ? editableMesh(state, part) : std::nullopt;
        if (hand) {
            m_list.push_back({part, std::move(*hand), state.scene->parts[part].mesh});
        }
    }
    const auto selected = std::ranges::find_if(m_list, [&](const EditableMesh& each) {
        return m_selected != kNone && each.part == static_cast<std::uint32_t>(m_selected);
    });
    if (selected != m_list.end()) {
        m_list = {std::move(*selected)};
    }
    std::ranges::stable_sort(m_list, std::ranges::greater(),
                             [](const EditableMesh& each) { return each.mesh->vertices.front().z(); });
    return m_list;
}

const EditableMesh* EditableMeshes::of(std::uint32_t part) {
    const auto all = list();
    const auto found = std::ranges::find(all, part, &EditableMesh::part);
    return found == all.end() ? nullptr : &*found;
}

std::optional<VertexId> EditableMeshes::vertexAt(const OrbitCamera& camera, double x, double y) {
    std::vector<Vec3> positions;
    std::vector<VertexId> vertices;
    for (const EditableMesh& each : list()) {
        for (std::uint32_t vertex = 0; vertex < each.mesh->vertexCount(); ++vertex) {
            positions.push_back(each.mesh->vertices[vertex]);
            vertices.push_back({each.part, vertex});
        }
    }
    const std::optional<std::size_t> found = pickPosition(positions, camera, x, y);
    return found ? std::optional(vertices[*found]) : std::nullopt;
}

VertexSet EditableMeshes::verticesIn(const OrbitCamera& camera, const QRectF& box) {
    VertexSet inside = noVertices(m_document.state());
    for (const EditableMesh& each : list()) {
        for (std::uint32_t vertex = 0; vertex < each.mesh->vertexCount(); ++vertex) {
            const Eigen::Vector2d at = camera.onScreen(each.mesh->vertices[vertex]);
            inside.set(each.part, vertex, box.contains(at.x(), at.y()));
        }
    }
    return inside;
}

} // namespace sinew
