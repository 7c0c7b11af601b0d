#pragma once

#include "app/picture/Picture.h"
#include "app/picture/Rasterizer.h"
#include "app/picture/SkeletonSolids.h"
#include "app/picture/View.h"

namespace sinew::picture {

/// The skeleton as a layer over the mesh: solid in front of it, translucent inside it, outlined against
/// everything.
class SkeletonLayer {
public:
    /// `mesh` is what the camera sees of the mesh; it must outlive the layer.
    SkeletonLayer(const Scene& scene, const View& camera, const PictureSettings& settings, const Canvas& mesh,
                  double size);
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
