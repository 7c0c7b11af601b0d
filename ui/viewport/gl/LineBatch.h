#pragma once

#include "app/view/legend/ColorMaps.h"
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
