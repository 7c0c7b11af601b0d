#pragma once

#include "app/picture/image/TextureImage.h"
#include "core/base/Types.h"
#include "core/geometry/Mesh.h"
#include "core/scene/Scene.h"

#include <functional>
#include <memory>
#include <numbers>
#include <optional>
#include <span>
#include <vector>

namespace sinew {

/// What a picture shows and how large it is.
struct PictureSettings {
    enum class Color {
        Material, ///< base colour, its texture and the corners' colours
        Weights,  ///< every joint a colour of its own, mixed by weight
        Joint     ///< the weight of one joint, dark (0) to yellow (1)
    };
    int width = 1280;
    int height = 960;
    Color color = Color::Material;
    std::int32_t joint = kNone; ///< for Color::Joint
    bool skeleton = true;       ///< bones over the mesh, seen through it
    bool background = true;     ///< false: transparent, the shadow on the ground in the alpha
    int supersample = 3;        ///< samples a pixel along each side, 1..8
    double yaw = 30.0;  ///< degrees the camera stands to the character's left; 0 looks it in the face (+Z)
    double pitch = 8.0; ///< degrees the camera looks down
    std::optional<Aabb> frame; ///< what fills the picture; the whole scene when empty
};

} // namespace sinew

namespace sinew::picture {

constexpr std::uint32_t kNothing = 0xFFFFFFFFU;

/// Which triangle every sample sees. Row by row from the top.
struct Canvas {
    int width = 0;
    int height = 0;
    std::vector<float> nearness;         ///< 0 where nothing is seen
    std::vector<std::uint32_t> triangle; ///< kNothing where nothing is seen

    std::size_t index(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x);
    }
    /// The sample under a place, or null outside.
    const float* nearnessAt(float x, float y) const {
        const bool inside =
            x >= 0.0F && y >= 0.0F && x < static_cast<float>(width) && y < static_cast<float>(height);
        return inside ? &nearness[index(static_cast<int>(x), static_cast<int>(y))] : nullptr;
    }
};

/// Fractions of a triangle's corners in a place of its plane on the screen; they sum to 1.
Vec3f screenFractions(const Vec3f& a, const Vec3f& b, const Vec3f& c, float x, float y);

/// Whether a triangle covers a sample, by the screen fractions of its corners; for cut-out textures. Null:
/// always.
using Covers = std::function<bool(std::uint32_t triangle, const Vec3f& fractions)>;

/// Draws triangles, seen from both sides, with a depth test; of two at the same nearness the first wins. A
/// triangle with a corner behind the viewer (nearness 0) is left out. Parallel over bands of rows.
Canvas rasterize(int width, int height, std::span<const Vec3f> screen, std::span<const Triangle> triangles,
                 const Covers& covers = nullptr);

/// The nearness of every step-th sample of every step-th row, from the middle of each square of them; what it
/// is for needs no triangles.
Canvas coarser(const Canvas& canvas, int step);

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

inline double radians(double degrees) {
    return degrees * std::numbers::pi / 180.0;
}

/// How model space falls onto pixels: x right, y down, and a nearness that grows towards the viewer, is
/// positive in front of it and linear across a triangle on the screen (1 / distance in perspective).
struct View {
    Vec3 right = Vec3::UnitX();
    Vec3 up = Vec3::UnitY();
    Vec3 toward = Vec3::UnitZ(); ///< from the scene to the viewer
    Vec3 eye = Vec3::Zero();
    double scale = 1.0; ///< pixels per unit (at distance 1 in perspective)
    double centerX = 0.0;
    double centerY = 0.0;
    bool perspective = true;

    Vec3f project(const Vec3& point) const;
    /// Direction from the eye through a pixel, unit.
    Vec3 ray(double x, double y) const;
};

/// A camera turned by yaw and pitch (degrees) with a long lens, as near as it can be with every point inside
/// the picture less a margin. The margin is a fraction of the smaller side. O(#P).
View framingView(std::span<const Vec3> points, double yaw, double pitch, int width, int height,
                 double margin);

/// Parallel rays along -toward, the box centred in a square of `pixels`.
View parallelView(const Aabb& box, const Vec3& toward, int pixels);

std::vector<Vec3f> projectAll(const View& view, std::span<const Vec3> points);

} // namespace sinew::picture
