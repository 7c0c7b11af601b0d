#pragma once

#include "app/picture/Rasterizer.h"
#include "app/picture/View.h"
#include "app/picture/light/Jitter.h"

namespace sinew::picture {

/// Share of the hemisphere over a place that nothing near hides, from what the camera sees: screen-space
/// ambient occlusion over two radii, for creases and for large forms. `size` is the scene's diagonal.
class Openness {
public:
    Openness(const View& camera, Canvas canvas, double size);
    float at(const Vec3& place, const Vec3f& normal, const Jitter& jitter, std::uint32_t taps) const;

private:
    Vec3f inCamera(const Vec3& direction) const;

    View m_camera;
    Canvas m_canvas;
    double m_near;
    double m_far;
};

} // namespace sinew::picture
