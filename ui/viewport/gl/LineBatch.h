#pragma once

#include "app/view/Rgba.h"
#include "ui/viewport/gl/Gl.h"

#include <vector>

namespace sinew {

/// A straight line with round ends, `width` logical pixels wide on the screen at any distance. One with
/// equal ends is a disc.
struct ThickLine {
    Vec3f a = Vec3f::Zero();
    Vec3f b = Vec3f::Zero();
    Rgba color = kWhite;
    float width = 1.0F;
};

/// Lines as quads with smooth edges: the core profile itself draws 1 pixel and no more.
class LineBatch {
public:
    void set(std::span<const ThickLine> lines);
    bool empty() const { return m_indices.empty(); }
    /// Blended, depth tested as the state has it, never written. `lift` brings lines nearer than the surface
    /// they lie on, as a share of the depth.
    void draw(Gl& gl, const QMatrix4x4& clipFromModel, const QSizeF& pixels, float pixelRatio,
              float opacity = 1.0F, float lift = 0.0F);

private:
    struct Vertex {
        float a[3];
        float b[3];
        Rgba color;
        float width;
    };
    void create(Gl& gl);

    std::vector<Vertex> m_staging;
    std::vector<std::uint32_t> m_indices;
    GpuBuffer m_vertices;
    GpuBuffer m_elements{QOpenGLBuffer::IndexBuffer};
    std::unique_ptr<QOpenGLVertexArrayObject> m_array;
    std::unique_ptr<QOpenGLShaderProgram> m_program;
    bool m_dirty = false;
};

} // namespace sinew
