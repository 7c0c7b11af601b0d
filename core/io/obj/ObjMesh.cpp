#include "core/io/obj/ObjMesh.h"

#include <algorithm>

namespace sinew {

ObjMeshBuilder::ObjMeshBuilder(const ObjPool& pool)
    : m_pool(pool)
    , m_place(pool.vertices.size(), 0) {}

Mesh ObjMeshBuilder::build(const ObjObject& object) {
    Mesh mesh;
    mesh.name = object.name;
    placeVertices(object, mesh);
    mesh.polygonOffsets = object.polygonOffsets;
    mesh.materials = object.materials;
    for (const ObjCorner& corner : object.corners) {
        mesh.corners.push_back(corner.vertex == kObjMissing ? kObjMissing : m_place[corner.vertex]);
    }
    addNormals(object, mesh);
    addUvs(object, mesh);
    addColors(object, mesh);
    return mesh;
}

/// An object's vertices: those of its own lines, and those of others its polygons use.
void ObjMeshBuilder::placeVertices(const ObjObject& object, Mesh& mesh) {
    std::vector<std::uint32_t> used;
    for (std::uint32_t p = object.firstVertex; p < object.lastVertex; ++p) {
        used.push_back(p);
    }
    for (const ObjCorner& corner : object.corners) {
        if (corner.vertex != kObjMissing &&
            (corner.vertex < object.firstVertex || corner.vertex >= object.lastVertex)) {
            used.push_back(corner.vertex);
        }
    }
    std::ranges::sort(used);
    used.erase(std::unique(used.begin(), used.end()), used.end());
    for (const std::uint32_t p : used) {
        m_place[p] = static_cast<std::uint32_t>(mesh.vertices.size());
        mesh.vertices.push_back(m_pool.vertices[p]);
    }
}

void ObjMeshBuilder::addNormals(const ObjObject& object, Mesh& mesh) const {
    if (std::ranges::any_of(object.corners, [](const auto& c) { return c.normal != kObjMissing; })) {
        for (const ObjCorner& corner : object.corners) {
            mesh.normals.push_back(corner.normal == kObjMissing ? Vec3f(Vec3f::Zero())
                                                                : m_pool.normals[corner.normal]);
        }
    }
}

void ObjMeshBuilder::addUvs(const ObjObject& object, Mesh& mesh) const {
    if (std::ranges::any_of(object.corners, [](const auto& c) { return c.uv != kObjMissing; })) {
        UvSet& set = mesh.uvSets.emplace_back(UvSet{"UVMap", {}});
        for (const ObjCorner& corner : object.corners) {
            set.values.push_back(corner.uv == kObjMissing ? Vec2f(Vec2f::Zero()) : m_pool.uvs[corner.uv]);
        }
    }
}

void ObjMeshBuilder::addColors(const ObjObject& object, Mesh& mesh) const {
    if (!m_pool.colors.empty()) {
        ColorSet& set = mesh.colorSets.emplace_back(ColorSet{"Color", {}});
        for (const ObjCorner& corner : object.corners) {
            const bool has = corner.vertex < m_pool.colors.size();
            set.values.push_back(has ? m_pool.colors[corner.vertex] : Vec4f(Vec4f::Ones()));
        }
    }
}

} // namespace sinew
