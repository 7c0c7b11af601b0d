#pragma once

#include "app/picture/Rasterizer.h"
#include "app/picture/View.h"

namespace sinew::picture {

/// A place on a surface, to be lit.
struct Spot {
    Vec3f normal = Vec3f::UnitY();   ///< unit, on the viewer's side
    Vec3f toViewer = Vec3f::UnitZ(); ///< unit
    Vec3f albedo = Vec3f::Ones();    ///< linear
    float roughness = 0.8F;
    float metallic = 0.0F;
    float openness = 1.0F; ///< share of the sky it sees, 0..1
    float lit = 1.0F;      ///< share of the key light it sees, 0..1
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

} // namespace sinew::picture
