#pragma once

#include "ui/viewport/Frame.h"
#include "ui/viewport/gl/Gl.h"

#include <QOpenGLFramebufferObject>

#include <functional>

namespace sinew {

/// Draws all that casts shadows, as a light sees it that has such a matrix.
using ShadowCast = std::function<void(const QMatrix4x4& clipFromModel)>;

/// A square of depths that something is drawn into as a light sees it. Lives as long as a context.
class DepthMap {
public:
    /// `compared`: shaders look up how much of a place is nearer than what is there; beside the map all is.
    DepthMap(int side, bool compared)
        : m_side(side)
        , m_compared(compared) {}
    ~DepthMap();
    DepthMap(const DepthMap&) = delete;
    DepthMap& operator=(const DepthMap&) = delete;

    int side() const { return m_side; }
    /// Draws into the map anew. The framebuffer that was in force is so again afterwards.
    void draw(Gl& gl, const QMatrix4x4& clipFromModel, const ShadowCast& cast);
    void bind(Gl& gl, GLuint unit) const;

private:
    void create(Gl& gl);

    int m_side;
    bool m_compared;
    GLuint m_texture = 0;
    GLuint m_framebuffer = 0;
};

/// From clip space to where textures are looked up.
QMatrix4x4 lookupFromClip();

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
