#pragma once

#include "app/view/surface/SkinData.h"
#include "ui/viewport/gl/Gl.h"

#include <QOpenGLTexture>

#include <optional>

namespace sinew {

/// A skin on the graphics card, for shaders that begin with kSkinShader. With the context current throughout.
class SkinBuffers {
public:
    /// Weights of all vertices; kept until the next.
    void setSkin(std::span<const SkinVertex> vertices);
    /// Other weights of the vertices from `first` on; `influences`: the most that any vertex of all has.
    void changeSkin(std::size_t first, std::span<const SkinVertex> vertices, std::size_t influences);
    /// The joints' places of one pose.
    void setJoints(Gl& gl, const JointTexels& joints);

    /// Describes the skin to the bound vertex array, or takes it out of it.
    void attach(Gl& gl);
    static void detach(Gl& gl);
    /// Sets the uniforms of the bound program; nothing as deformer: its vertices come posed.
    void use(Gl& gl, QOpenGLShaderProgram& program, std::optional<Deformer> deformer);

private:
    GpuBuffer m_vertices;
    QOpenGLBuffer m_joints;
    std::unique_ptr<QOpenGLTexture> m_texture; ///< m_joints as the shader reads it
    int m_influences = 0;                      ///< of the vertex that has most
    bool m_stretches = false;
};

} // namespace sinew
