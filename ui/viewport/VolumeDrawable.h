#pragma once

#include "app/view/SliceCut.h"
#include "app/view/ViewData.h"
#include "ui/viewport/Frame.h"
#include "ui/viewport/LineBatch.h"

namespace sinew {

/// The voxels of a bind: their outside as boxes, cut open by the slice; on the cut what they are, octree
/// leaves and distances. All in the bind pose.
class VolumeDrawable {
public:
    explicit VolumeDrawable(ViewData& data)
        : m_data(data) {}

    void update(const Frame& frame, const Changes& changes);
    void drawVoxels(const Frame& frame);
    void drawCut(const Frame& frame);
    void drawBoxes(const Frame& frame);

private:
    struct CutVertex {
        std::array<float, 3> place;
        std::array<std::uint16_t, 4> leaf; ///< lowest corner, size
        Rgba fill;
        Rgba border;
        float level;
    };
    void create(Gl& gl);
    void uploadFaces();
    void colorCut(const Frame& frame);
    void collectBoxes(const Frame& frame);
    void setCommon(QOpenGLShaderProgram& program, const Frame& frame) const;

    ViewData& m_data;
    std::shared_ptr<const BindVolume> m_volume;
    std::shared_ptr<const VoxelFaces> m_faces;
    std::shared_ptr<const std::vector<float>> m_distances;
    SliceCut m_cut;
    std::vector<CutVertex> m_cutVertices;
    std::vector<std::uint32_t> m_cutIndices;
    GpuBuffer m_faceBuffer;
    GpuBuffer m_faceIndexBuffer{QOpenGLBuffer::IndexBuffer};
    GpuBuffer m_cutBuffer;
    GpuBuffer m_cutIndexBuffer{QOpenGLBuffer::IndexBuffer};
    std::unique_ptr<QOpenGLVertexArrayObject> m_faceArray;
    std::unique_ptr<QOpenGLVertexArrayObject> m_cutArray;
    std::unique_ptr<QOpenGLShaderProgram> m_voxelProgram;
    std::unique_ptr<QOpenGLShaderProgram> m_cutProgram;
    LineBatch m_boxes;
    bool m_boxesValid = false;
};

} // namespace sinew
