#pragma once

#include "app/view/ColorMaps.h"
#include "core/geometry/Solid.h"
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
    /// they lie on, as a fraction of the depth.
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
        Vec3f position;
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

/// Outlines of shapes in model space, as lines added to others.
struct Outline {
    std::vector<ThickLine>& lines;
    Rgba color = kWhite;
    float width = 1.6F;

    /// A point as a cross of that size.
    void solid(const Solid& solid, double crossHalf) const;
    void line(const Vec3& a, const Vec3& b) const;
    /// Around `center`, in the plane of two orthogonal vectors as long as its radius.
    void circle(const Vec3& center, const Vec3& u, const Vec3& v) const;
    void box(const Vec3& center, const Vec3& half) const;
    /// Of a box around the origin of a space of its own.
    void edges(const Transform& modelFromBox, const Vec3& half) const;
    void sphere(const Vec3& center, double radius) const;
    void capsule(const Vec3& from, const Vec3& to, double radius) const;
    void cross(const Vec3& center, double half) const;
    /// A sphere or capsule; of a box with round edges the box that it fills.
    void rounded(const RoundedBox& solid) const;
};

} // namespace sinew
