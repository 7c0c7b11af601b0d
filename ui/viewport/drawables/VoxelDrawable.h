#pragma once

#include "app/view/ViewData.h"
#include "app/view/volume/SliceCut.h"
#include "ui/viewport/drawables/DrawTable.h"
#include "ui/viewport/gl/LineBatch.h"

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

/// What the slicing plane cuts out of the voxels, coloured by kind, octree level and distance; and, where
/// nothing is sliced, the largest leaves of the octree as wire boxes. In the bind pose.
class SliceDrawable final : public Drawable {
public:
    explicit SliceDrawable(ViewData& data)
        : m_data(data) {}
    void update(const Frame& frame, const Changes& changes) override;
    void draw(const Frame& frame) override;

private:
    void drawCut(const Frame& frame);
    void drawBoxes(const Frame& frame);
    void create(Gl& gl);
    void updateCut(const Frame& frame, const Changes& changes, bool fresh);
    void updateBoxes(const Frame& frame, bool fresh);

    ViewData& m_data;
    std::shared_ptr<const SparseVoxels> m_voxels;
    std::shared_ptr<const std::vector<float>> m_distances;
    SliceCut m_cut;
    CutMesh m_mesh;
    GpuBuffer m_vertices;
    GpuBuffer m_indices{QOpenGLBuffer::IndexBuffer};
    std::unique_ptr<QOpenGLVertexArrayObject> m_array;
    std::unique_ptr<QOpenGLShaderProgram> m_program;
    LineBatch m_boxes;
    bool m_boxesValid = false;
};

} // namespace sinew
