#pragma once

#include "app/view/ViewData.h"
#include "ui/viewport/Frame.h"

namespace sinew {

/// The field of the selected joint under implicit skinning, as the shown pose has it: on the slicing plane,
/// and its surface as a glassy shell.
class FieldDrawable {
public:
    explicit FieldDrawable(ViewData& data)
        : m_data(data) {}
    void update(const Frame& frame, const Changes& changes);
    /// After all that is solid, as it fades away where the field ends.
    void drawCut(const Frame& frame);
    /// After all that is solid. What hides it lets it through faintly.
    void drawSurface(const Frame& frame);

private:
    void updateCut(const Frame& frame, const Changes& changes);
    void updateSurface(const Frame& frame);
    void createCut(Gl& gl);
    void createSurface(Gl& gl);

    ViewData& m_data;
    std::shared_ptr<const ImplicitFrame> m_frame; ///< the cut is of
    std::shared_ptr<const FieldSurface> m_surface;
    GpuBuffer m_cutVertices;
    GpuBuffer m_cutIndices{QOpenGLBuffer::IndexBuffer};
    std::unique_ptr<QOpenGLVertexArrayObject> m_cutArray;
    std::unique_ptr<QOpenGLShaderProgram> m_cutProgram;
    GpuBuffer m_surfaceVertices;
    std::unique_ptr<QOpenGLVertexArrayObject> m_surfaceArray;
    std::unique_ptr<QOpenGLShaderProgram> m_surfaceProgram;
};

} // namespace sinew
