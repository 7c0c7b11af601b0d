#pragma once

#include "ui/viewport/gl/KeyShadow.h"

#include <QOpenGLFramebufferObject>

namespace sinew {

/// The dark on the ground: where the key light does not reach it, and a soft spot below what touches it.
/// Lives as long as a context.
class GroundShadow {
public:
    /// Looks from below how near the character is to the ground.
    void draw(const Frame& frame, const ShadowCast& cast);
    /// Darkens the ground in the picture, from above only.
    void lay(const Frame& frame, const KeyShadow& key);

private:
    static constexpr int kSide = 128;

    void create();
    void blur(Gl& gl, float groundDepth, float halvings);

    DepthMap m_depths{kSide, false};
    std::unique_ptr<QOpenGLFramebufferObject> m_nearness; ///< 1 at the ground, 0 far above it
    QMatrix4x4 m_contactFromModel;
    std::unique_ptr<QOpenGLShaderProgram> m_blurProgram;
    std::unique_ptr<QOpenGLShaderProgram> m_program;
    std::unique_ptr<QOpenGLVertexArrayObject> m_array;
};

} // namespace sinew
