#pragma once

#include "ui/viewport/Frame.h"
#include "ui/viewport/gl/DepthMap.h"

namespace sinew {

/// Unit, from the character to the key light. Without shadows it hangs on the camera. A light that casts
/// shadows goes around with the camera but stays above the ground, upper left of the viewer.
Vec3 keyLightOf(const Frame& frame);
/// The shown character in its pose, roughly: joints may reach beyond where it was bound.
Aabb posedBox(const Frame& frame);

/// How far the key light sees. Takes 4 MB of the card when it is first drawn.
class KeyShadow {
public:
    void draw(const Frame& frame, const ShadowCast& cast);
    /// For a program with kShadowLookup.
    void use(Gl& gl, QOpenGLShaderProgram& program) const;

private:
    static constexpr int kSide = 1024; ///< texels: soft edges need no more

    DepthMap m_map{kSide, true};
    QMatrix4x4 m_shadowFromModel;
    float m_lift = 0.0F; ///< along normals, model units
};

} // namespace sinew
