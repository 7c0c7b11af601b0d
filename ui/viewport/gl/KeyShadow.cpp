#include "ui/viewport/gl/KeyShadow.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr GLuint kKeyShadowUnit = 3; ///< of textures; pictures have 0, joints 1

/// A light far away that sees a sphere. Its depths go from 0 before the sphere to 1 behind it.
QMatrix4x4 clipOfLight(const Vec3& towardLight, const Vec3& center, double radius) {
    const Vec3 up = std::abs(towardLight.y()) > 0.99 ? Vec3(Vec3::UnitZ()) : Vec3(Vec3::UnitY());
    QMatrix4x4 view;
    view.lookAt(toQt(Vec3(center + radius * towardLight)), toQt(center), toQt(up));
    QMatrix4x4 lens;
    const auto reach = static_cast<float>(radius);
    lens.ortho(-reach, reach, -reach, reach, 0.0F, 2.0F * reach);
    return lens * view;
}

} // namespace

Vec3 keyLightOf(const Frame& frame) {
    const Vec3 right = frame.camera.right();
    const Vec3 up = frame.shadows ? Vec3(Vec3::UnitY()) : frame.camera.up();
    return (-0.55 * right + 0.85 * up + 0.75 * right.cross(up)).normalized();
}

Aabb posedBox(const Frame& frame) {
    Aabb box = frame.box;
    const Vec3 flesh = Vec3::Constant(0.06 * frame.size()); // around a joint
    for (const Transform& joint : frame.posed.joints()) {
        const Vec3 place = joint.translation();
        if (place.allFinite()) {
            box.add(Vec3(place - flesh));
            box.add(Vec3(place + flesh));
        }
    }
    return box;
}

void KeyShadow::draw(const Frame& frame, const ShadowCast& cast) {
    const Aabb box = posedBox(frame);
    const double radius = 0.5 * std::max(box.diagonal(), 1e-9);
    const QMatrix4x4 clipFromModel = clipOfLight(keyLightOf(frame), box.center(), radius);
    m_shadowFromModel = lookupFromClip() * clipFromModel;
    m_lift = static_cast<float>(5.0 * radius / kSide); // two texels and a half
    m_map.draw(frame.gl, clipFromModel, cast);
}

void KeyShadow::use(Gl& gl, QOpenGLShaderProgram& program) const {
    m_map.bind(gl, kKeyShadowUnit);
    program.setUniformValue("shadowMap", static_cast<GLint>(kKeyShadowUnit));
    program.setUniformValue("shadowFromModel", m_shadowFromModel);
    program.setUniformValue("shadowLift", m_lift);
}

} // namespace sinew
