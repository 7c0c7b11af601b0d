#pragma once

#include "core/geometry/Mesh.h"
#include "ui/viewport/drawables/MeshDrawable.h"

namespace sinew::test {

/// Vertices to be deformed both ways.
struct SkinTrial {
    std::span<const Vec3> vertices;
    std::span<const Vec3f> normals; ///< one a vertex
    const SkinWeights& weights;
    std::span<const Transform> matrices;
    DeformExtras extras;
};

struct SkinCapture {
    std::vector<Vec3> vertices; ///< #P, as far from the origin as a float can tell
    std::vector<Vec3f> normals;
};

/// What kSkinShader makes of them on this machine's graphics card, by transform feedback.
SkinCapture captureSkin(Gl& gl, const SkinTrial& trial, Deformer deformer, const Vec3& origin);

/// How far the card is from core/deform.
struct SkinErrors {
    double position = 0.0;        ///< the largest, scene units
    double normal = 0.0;          ///< the largest
    std::size_t roughNormals = 0; ///< of all, off by more than 1e-3
    std::size_t normalCount = 0;
    void add(const SkinErrors& other);
};
SkinErrors skinErrors(Gl& gl, const SkinTrial& trial, Deformer deformer);

/// Every vertex's normal; any unit vector where no polygon uses it.
std::vector<Vec3f> normalsOfVertices(const Mesh& mesh);

} // namespace sinew::test
