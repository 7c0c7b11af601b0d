#pragma once

#include "ui/viewport/gl/Gl.h"

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

} // namespace sinew
