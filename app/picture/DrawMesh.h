#pragma once

#include "app/picture/Picture.h"
#include "app/picture/image/TextureImage.h"
#include "core/geometry/Mesh.h"
#include "core/scene/Scene.h"

#include <memory>
#include <vector>

namespace sinew::picture {

/// How a material answers to light.
struct Surface {
    Vec3f baseColor = Vec3f::Ones(); ///< linear
    Vec3f emissive = Vec3f::Zero();
    float roughness = 0.8F;
    float metallic = 0.0F;
    std::int32_t texture = kNone; ///< index into DrawMesh::textures
    bool cutout = false;          ///< the texture's alpha cuts holes
    float cutoff = 0.5F;          ///< where it is not above this
};

/// Every part of a scene in one list of triangles, ready to be drawn. #P vertices, #C corners, #T triangles.
struct DrawMesh {
    std::vector<Vec3> vertices;              ///< #P
    std::vector<std::uint32_t> cornerVertex; ///< #C
    std::vector<Vec3f> normals;              ///< #C unit
    std::vector<Vec3f> colors;               ///< #C linear
    std::vector<Vec2f> uvs;                  ///< #C
    std::vector<Triangle> cornerTriangles;   ///< #T corners
    std::vector<Triangle> triangles;         ///< #T vertices
    std::vector<std::uint32_t> surfaceOf;    ///< #T index into surfaces
    std::vector<Surface> surfaces;
    std::shared_ptr<const TextureSet> textures;
};

/// Gathers a scene's parts; triangles with a vertex that is not a number are left out. Textures
/// (loadTextures) that cannot be read are left out too: the material's colour stands alone. O(#C).
DrawMesh gatherDrawMesh(const Scene& scene, const PictureSettings& settings,
                        std::shared_ptr<const TextureSet> textures);

} // namespace sinew::picture
