#pragma once

#include "core/geometry/Mesh.h"

#include <cstdint>
#include <string>
#include <vector>

namespace sinew {

/// An index that points nowhere, in an .obj's own numbering.
constexpr std::uint32_t kObjMissing = UINT32_MAX;

struct ObjCorner {
    std::uint32_t vertex = kObjMissing;
    std::uint32_t uv = kObjMissing;
    std::uint32_t normal = kObjMissing;
};

/// One `o` of the file; numbers count the whole file's vertices, coordinates and normals.
struct ObjObject {
    std::string name;
    std::uint32_t firstVertex = 0; ///< its own `v` lines
    std::uint32_t lastVertex = 0;
    std::vector<ObjCorner> corners;
    std::vector<std::uint32_t> polygonOffsets{0};
    std::vector<std::int32_t> materials;
    std::vector<std::uint32_t> smoothingGroups; ///< of polygons, 0: flat
};

/// What all objects share.
struct ObjPool {
    std::vector<Vec3> vertices;
    std::vector<Vec4f> colors; ///< of vertices, empty when no line has any
    std::vector<Vec2f> uvs;
    std::vector<Vec3f> normals;
};

/// Makes meshes of objects; O(n log n) in an object's corners, whatever the file has besides.
class ObjMeshBuilder {
public:
    explicit ObjMeshBuilder(const ObjPool& pool);
    Mesh build(const ObjObject& object);

private:
    void placeVertices(const ObjObject& object, Mesh& mesh);
    void addNormals(const ObjObject& object, Mesh& mesh) const;
    void addUvs(const ObjObject& object, Mesh& mesh) const;
    void addColors(const ObjObject& object, Mesh& mesh) const;

    const ObjPool& m_pool;
    std::vector<std::uint32_t> m_place; ///< of pool vertices, in the mesh being built
};

} // namespace sinew
