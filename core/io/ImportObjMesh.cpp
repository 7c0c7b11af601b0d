#include "core/io/ImportObjMesh.h"

#include <algorithm>

namespace sinew {

ObjMeshBuilder::ObjMeshBuilder(const ObjPool& pool)
    : m_pool(pool)
    , m_place(pool.points.size(), 0) {}

Mesh ObjMeshBuilder::build(const ObjObject& object) {
    Mesh mesh;
    mesh.name = object.name;
    placePoints(object, mesh);
    mesh.polygonOffsets = object.polygonOffsets;
    mesh.materials = object.materials;
    for (const ObjCorner& corner : object.corners) {
        mesh.corners.push_back(corner.point == kObjMissing ? kObjMissing : m_place[corner.point]);
    }
    addNormals(object, mesh);
    addUvs(object, mesh);
    addColors(object, mesh);
    return mesh;
}

/// An object's points: those of its own lines, and those of others its polygons use.
void ObjMeshBuilder::placePoints(const ObjObject& object, Mesh& mesh) {
    std::vector<std::uint32_t> used;
    for (std::uint32_t p = object.firstPoint; p < object.lastPoint; ++p) {
        used.push_back(p);
    }
    for (const ObjCorner& corner : object.corners) {
        if (corner.point != kObjMissing &&
            (corner.point < object.firstPoint || corner.point >= object.lastPoint)) {
            used.push_back(corner.point);
        }
    }
    std::ranges::sort(used);
    used.erase(std::unique(used.begin(), used.end()), used.end());
    for (const std::uint32_t p : used) {
        m_place[p] = static_cast<std::uint32_t>(mesh.points.size());
        mesh.points.push_back(m_pool.points[p]);
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
            const bool has = corner.point < m_pool.colors.size();
            set.values.push_back(has ? m_pool.colors[corner.point] : Vec4f(Vec4f::Ones()));
        }
    }
}

} // namespace sinew
