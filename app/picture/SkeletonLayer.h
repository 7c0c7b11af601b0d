#pragma once

#include "app/picture/Picture.h"
#include "app/picture/Rasterizer.h"
#include "app/picture/SkeletonSolids.h"
#include "app/picture/View.h"

namespace sinew::picture {

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

} // namespace sinew::picture
