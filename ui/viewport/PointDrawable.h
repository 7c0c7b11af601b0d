#pragma once

#include "ui/viewport/Frame.h"

namespace sinew {

/// The selected points as dots that lie on the posed surface. Their size follows the spacing of the points,
/// and where they crowd they let the shape show through, so that those of a dense mesh do not run into one
/// blot. What the surface hides is not drawn, or faintly when points are picked through it.
class PointDrawable {
public:
    void update(const Frame& frame, const Changes& changes);
    void draw(const Frame& frame);

private:
    struct Vertex {
        float place[3];
        float spacing; ///< model units to the neighbours
        float crowd;   ///< share of the neighbours that are selected too
    };
    void create(Gl& gl);
    void gather(const Frame& frame);
    void setUniforms(const Frame& frame);

    std::shared_ptr<const PointSet> m_selected;
    std::shared_ptr<const Scene> m_scene; ///< m_spacing's
    std::vector<std::vector<float>> m_spacing;
    std::vector<Vertex> m_vertices;
    GpuBuffer m_buffer;
    std::unique_ptr<QOpenGLVertexArrayObject> m_array;
    std::unique_ptr<QOpenGLShaderProgram> m_program;
    bool m_dirty = false;
};

} // namespace sinew
