#pragma once

#include "app/picture/Rasterizer.h"
#include "app/picture/image/Film.h"
#include "app/picture/image/TextureImage.h"
#include "core/base/Error.h"
#include "core/base/Progress.h"
#include "core/geometry/Mesh.h"
#include "core/skeleton/Skeleton.h"

#include <memory>
#include <span>
#include <vector>

namespace sinew::picture {

/// Draws a scene with a camera into transparent films, one for each look: mesh, skeleton, the shadow on the
/// ground. All looks have the size and samples of the first; they differ in colour and skeleton, and what
/// they have in common, shape, light and shadow, is worked out once; holes that textures cut are the first
/// look's. At most two looks. The settings' frame, yaw, pitch and background are not looked at. Errors:
/// Canceled.
Expected<std::vector<Film>> photograph(const Scene& scene, const View& camera,
                                       std::span<const PictureSettings> looks,
                                       const std::shared_ptr<const TextureSet>& textures, Progress& progress);

/// A skeleton as artists draw it: an octahedron for every bone, thick near its joint, and a ball on every
/// joint.
struct SkeletonSolids {
    std::vector<Vec3> vertices;
    std::vector<Triangle> triangles;    ///< flat-shaded, outward
    std::vector<std::uint32_t> solidOf; ///< #T which bone or ball, for outlines
    std::vector<std::int32_t> jointOf;  ///< #T the joint it belongs to
};

/// `size` is the scene's diagonal: balls and slim bones take their measure from it. Joints without children
/// end in the file's tail, where it has one. Of joints not `shown` (#J) only the ends of shown bones are
/// drawn.
SkeletonSolids skeletonSolids(const Skeleton& skeleton, const std::vector<bool>& shown, double size);

/// The bones and joints that a picture with these settings shows; none without a skeleton. `size` is the
/// scene's diagonal.
SkeletonSolids shownSolids(const Scene& scene, const PictureSettings& settings, double size);

/// The skeleton as a layer over the mesh: solid in front of it, translucent inside it, outlined against
/// everything.
class SkeletonLayer {
public:
    /// `solids` as shownSolids has them; `mesh` is what the camera sees of the mesh and must outlive the
    /// layer.
    SkeletonLayer(SkeletonSolids solids, const View& camera, const PictureSettings& settings,
                  const Canvas& mesh);
    /// Linear colour times alpha, and alpha, of a sample.
    Vec4f at(int x, int y) const;

private:
    bool outlined(int x, int y, std::uint32_t solid) const;

    const Canvas& m_mesh;
    int m_outline; ///< samples
    SkeletonSolids m_solids;
    std::vector<Vec3f> m_colors; ///< #T shaded
    Canvas m_canvas;             ///< empty when the skeleton is not shown
};

/// Fraction of the hemisphere over a place that nothing near hides, from what the camera sees: screen-space
/// ambient occlusion over two radii, for creases and for large forms. `size` is the scene's diagonal.
class Openness {
public:
    Openness(const View& camera, Canvas canvas, double size);
    float at(const Vec3& position, const Vec3f& normal, const Jitter& jitter, std::uint32_t taps) const;

private:
    Vec3f inCamera(const Vec3& direction) const;

    View m_camera;
    Canvas m_canvas;
    double m_near;
    double m_far;
};

/// Which parts of a square map hold anything, tile by tile: most places need no closer look.
class Occupancy {
public:
    /// Tiles count as near when anything lies within the reach of them.
    Occupancy(const Canvas& map, double reachPixels);
    bool isNear(const Vec3f& screen) const;

private:
    int m_tiles;
    std::vector<bool> m_near;
};

/// What the key light sees: soft shadows by comparing depths around a place.
class KeyShadow {
public:
    KeyShadow(const Aabb& box, std::span<const Vec3> vertices, std::span<const Triangle> triangles,
              const Vec3& toLight);
    /// Fraction of the light that reaches a place with that normal (unit, on the lit side or not), 0..1.
    float lit(const Vec3& position, const Vec3f& normal, const Jitter& jitter, std::uint32_t taps) const;

private:
    View m_view;
    Canvas m_canvas;
    double m_radius; ///< of the light's blur, scene units
    Occupancy m_occupancy;
    double m_epsilon; ///< scene units
};

/// The dark under a figure: how much of the sky it hides from the ground it stands on. Worked out once on a
/// grid, since the shadow is soft.
class GroundShadow {
public:
    GroundShadow(const Aabb& box, std::span<const Vec3> vertices, std::span<const Triangle> triangles);
    /// Fraction of the sky hidden from a place on the ground, 0..1.
    float hidden(const Vec3& position) const;
    double height() const { return m_height; }

private:
    float cell(int x, int y) const;
    float gather(const Canvas& underside, const Vec3& position) const;

    double m_height;
    double m_reach;
    View m_view; ///< from below; pixels are the grid's cells
    std::vector<float> m_hidden;
};

/// A place on a surface, to be lit.
struct Spot {
    Vec3f normal = Vec3f::UnitY();   ///< unit, on the viewer's side
    Vec3f toViewer = Vec3f::UnitZ(); ///< unit
    Vec3f albedo = Vec3f::Ones();    ///< linear
    float roughness = 0.8F;
    float metallic = 0.0F;
    float openness = 1.0F; ///< fraction of the sky it sees, 0..1
    float lit = 1.0F;      ///< fraction of the key light it sees, 0..1
};

/// A portrait studio that turns with the camera: warm key from upper left, sky and ground light, two cool
/// rims from behind.
class Lights {
public:
    explicit Lights(const View& camera);
    Vec3f keyDirection() const { return m_key; }
    /// Light towards the viewer, linear, not yet tone mapped.
    Vec3f shade(const Spot& spot) const;

private:
    Vec3f m_key;
    Vec3f m_rimRight;
    Vec3f m_rimLeft;
};

/// Brings light into [0, 1]: as it is in the darks and mids, rolled off in the highlights.
Vec3f toneMapped(const Vec3f& light);

/// Whether a scene can be drawn with those settings. Errors: NoMesh, ZeroSizeScene, ParameterOutOfRange,
/// JointUnknown.
Expected<void> checkPicture(const Scene& scene, const PictureSettings& settings);

/// All vertices of a scene that are numbers.
std::vector<Vec3> finiteVertices(const Scene& scene);

/// Of a part of the work: its fraction is a piece of the whole's.
class PartProgress : public Progress {
public:
    PartProgress(Progress& whole, double from, double to)
        : m_whole(whole)
        , m_from(from)
        , m_to(to) {}
    bool canceled() const override { return m_whole.canceled(); }
    void report(Stage stage, double fraction) override {
        m_whole.report(stage, m_from + (m_to - m_from) * fraction);
    }
    void residual(double largest) override { m_whole.residual(largest); }

private:
    Progress& m_whole;
    double m_from;
    double m_to;
};

} // namespace sinew::picture
