#pragma once

#include "app/view/ViewData.h"
#include "ui/viewport/drawables/DrawTable.h"

namespace sinew {

/// The field of the selected joint under implicit skinning, as the shown pose has it, on the slicing plane.
/// Drawn after all that is solid, as it fades away where the field ends.
class FieldCutDrawable final : public Drawable {
public:
    void update(const Frame& frame, const Changes& changes) override;
    void draw(const Frame& frame) override;

private:
    void create(Gl& gl);

    std::shared_ptr<const ImplicitFrame> m_frame; ///< the cut is of
    GpuBuffer m_vertices;
    GpuBuffer m_indices{QOpenGLBuffer::IndexBuffer};
    std::unique_ptr<QOpenGLVertexArrayObject> m_array;
    std::unique_ptr<QOpenGLShaderProgram> m_program;
};

/// The surface of that field as a glassy shell, after all that is solid. What hides it lets it through
/// faintly.
class FieldSurfaceDrawable final : public Drawable {
public:
    explicit FieldSurfaceDrawable(ViewData& data)
        : m_data(data) {}
    void update(const Frame& frame, const Changes& changes) override;
    void draw(const Frame& frame) override;

private:
    void create(Gl& gl);

    ViewData& m_data;
    std::shared_ptr<const FieldSurface> m_surface;
    GpuBuffer m_vertices;
    std::unique_ptr<QOpenGLVertexArrayObject> m_array;
    std::unique_ptr<QOpenGLShaderProgram> m_program;
};

} // namespace sinew
