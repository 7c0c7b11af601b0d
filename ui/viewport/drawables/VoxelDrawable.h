#pragma once

#include "app/view/ViewData.h"
#include "ui/viewport/drawables/Drawable.h"

namespace sinew {

/// modelFromGrid of a volume, as shaders want it.
QMatrix4x4 modelFromGrid(const VoxelFrame& frame);

/// The outside of a bind's voxels as boxes, cut open by the frame's clip plane. In the bind pose.
class VoxelDrawable final : public Drawable {
public:
    explicit VoxelDrawable(ViewData& data)
        : m_data(data) {}
    void update(const Frame& frame, const Changes& changes) override;
    void draw(const Frame& frame) override;

private:
    void create(Gl& gl);
    void upload();
    void setUniforms(const Frame& frame);
    void drawSides(const Frame& frame) const;
    bool turnedAway(const Frame& frame, unsigned side) const;

    ViewData& m_data;
    std::shared_ptr<const SparseVoxels> m_voxels;
    std::shared_ptr<const VoxelFaces> m_faces;
    GpuBuffer m_vertices;
    GpuBuffer m_indices{QOpenGLBuffer::IndexBuffer};
    std::unique_ptr<QOpenGLVertexArrayObject> m_array;
    std::unique_ptr<QOpenGLShaderProgram> m_program;
};

} // namespace sinew
