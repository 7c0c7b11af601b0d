#pragma once

#include "app/view/surface/SkinData.h"
#include "ui/viewport/Frame.h"
#include "ui/viewport/gl/Gl.h"
#include "ui/viewport/gl/KeyShadow.h"
#include "ui/viewport/gl/SkinBuffers.h"

#include <functional>

namespace sinew {

/// The parts' surface: shaded with the file's materials, colours that mean something laid over it, and the
/// polygons' sides as lines.
class MeshDrawable {
public:
    /// `repaint` is called when textures have been decoded.
    MeshDrawable(TaskPool& pool, std::function<void()> repaint);

    void update(const Frame& frame, const Changes& changes);
    /// Surface with everything laid over it.
    /// `shadows`: of the key light, null for none.
    void draw(const Frame& frame, const KeyShadow* shadows = nullptr);
    void drawWire(const Frame& frame);
    using Wanted = std::function<bool(std::size_t part)>;
    /// What these parts cover, white without light or depth.
    void drawMask(const Frame& frame, const Wanted& wanted);
    /// All that is shown, as a light sees it that has such a matrix: white.
    void drawCast(const Frame& frame, const QMatrix4x4& clipFromModel);
    const DrawSurface& surface() const { return m_surface; }
    /// Colours to lay over the surface, and what isolines are drawn of (negative: none); #V each.
    void setOverlay(std::span<const Rgba> colors, std::span<const float> levels);
    /// Other colours of the drawn vertices from `first` on.
    void changeOverlay(std::size_t first, std::span<const Rgba> colors) {
        m_overlayBuffer.replace(first, colors);
    }
    /// How many drawn vertices got other weights on the card, ever.
    std::size_t skinned() const { return m_posed.skinned(); }

private:
    struct Fixed {
        float uv[2];
        Rgba color;
    };
    void create(Gl& gl);
    void rebuild(const Frame& frame);
    void takeHiddenFaces(const Frame& frame);
    void uploadFaces();
    void drawParts(const Frame& frame, float presence, const Wanted& wanted);
    void drawGhosts(const Frame& frame, const Wanted& wanted);
    void drawRanges(const Frame& frame, QOpenGLShaderProgram& program, const Wanted& wanted);
    void useMaterial(QOpenGLShaderProgram& program, const Scene& scene, std::int32_t material,
                     const ViewTheme& theme);
    void setUniforms(const Frame& frame, const KeyShadow* shadows);
    void drawWhite(const Frame& frame, const QMatrix4x4& clipFromModel, const Wanted& wanted);

    DrawSurface m_surface;
    std::shared_ptr<const Scene> m_scene;
    std::shared_ptr<const HiddenFaces> m_hiddenFaces; ///< that m_surface leaves out
    MeshTextures m_textures;
    GpuBuffer m_fixedBuffer;
    GpuBuffer m_overlayBuffer;
    GpuBuffer m_levelBuffer;
    GpuBuffer m_triangles{QOpenGLBuffer::IndexBuffer};
    GpuBuffer m_edges{QOpenGLBuffer::IndexBuffer};
    std::unique_ptr<QOpenGLVertexArrayObject> m_array;
    std::unique_ptr<QOpenGLVertexArrayObject> m_edgeArray;
    PosedVertices m_posed;
    std::unique_ptr<QOpenGLShaderProgram> m_plainProgram;
    std::unique_ptr<QOpenGLShaderProgram> m_shadowProgram; ///< null until there are shadows
    QOpenGLShaderProgram* m_program = nullptr;             ///< the one of both in use
    std::unique_ptr<QOpenGLShaderProgram> m_wireProgram;
    std::unique_ptr<QOpenGLShaderProgram> m_maskProgram; ///< null until something asks for a mask
};

} // namespace sinew
