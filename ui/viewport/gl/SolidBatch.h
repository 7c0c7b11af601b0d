#pragma once

#include "app/view/Rgba.h"
#include "ui/viewport/gl/Gl.h"

#include <vector>

namespace sinew {

/// Flat-shaded coloured triangles: bones, handles, boxes.
class SolidBatch {
public:
    struct Vertex {
        Vec3f place;
        Vec3f normal;
        Rgba color = kWhite;
    };

    void clear();
    /// Corners counter-clockwise seen from outside.
    void add(const Vec3& a, const Vec3& b, const Vec3& c, Rgba color);
    bool empty() const { return m_vertices.empty(); }
    /// As the state has depth and blending; `lit` 0: plain colours, 1: shaded.
    void draw(Gl& gl, const QMatrix4x4& clipFromModel, const QMatrix4x4& viewFromModel, float opacity = 1.0F,
              float lit = 1.0F);

private:
    void create(Gl& gl);

    std::vector<Vertex> m_vertices;
    GpuBuffer m_buffer;
    std::unique_ptr<QOpenGLVertexArrayObject> m_array;
    std::unique_ptr<QOpenGLShaderProgram> m_program;
    bool m_dirty = true;
};

} // namespace sinew
