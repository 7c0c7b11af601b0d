#pragma once

#include "app/picture/Picture.h"
#include "app/picture/Rasterizer.h"
#include "app/picture/image/Film.h"
#include "app/picture/image/TextureImage.h"
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
