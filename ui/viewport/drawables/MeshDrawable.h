#pragma once

#include "app/document/edits/PartEdits.h"
#include "app/view/surface/SkinData.h"
#include "ui/viewport/Frame.h"
#include "ui/viewport/drawables/KeyShadow.h"
#include "ui/viewport/gl/Gl.h"

#include <QOpenGLTexture>

#include <functional>
#include <optional>

namespace sinew {

/// A skin on the graphics card, for shaders that begin with kSkinShader. With the context current throughout.
class SkinBuffers {
public:
    /// Weights of all vertices; kept until the next.
    void setSkin(std::span<const SkinVertex> vertices);
    /// Other weights of the vertices from `first` on; `influences`: the most that any vertex of all has.
    void changeSkin(std::size_t first, std::span<const SkinVertex> vertices, std::size_t influences);
    /// The joints' places of one pose.
    void setJoints(Gl& gl, const JointTexels& joints);

    /// Describes the skin to the bound vertex array, or takes it out of it.
    void attach(Gl& gl);
    static void detach(Gl& gl);
    /// Sets the uniforms of the bound program; nothing as deformer: its vertices come posed.
    void use(Gl& gl, QOpenGLShaderProgram& program, std::optional<Deformer> deformer);

private:
    GpuBuffer m_vertices;
    QOpenGLBuffer m_joints;
    std::unique_ptr<QOpenGLTexture> m_texture; ///< m_joints as the shader reads it
    int m_influences = 0;                      ///< of the vertex that has most
    bool m_stretches = false;
};

/// Places and normals of a surface's vertices in the shown pose: at rest with their skin, for the graphics
/// card to deform in kSkinShader, wherever that gives what PosedMesh would; otherwise as PosedMesh has them.
class PosedVertices {
public:
    /// Describes places (attribute 0), normals (1) and skins to vertex arrays, which must outlive this.
    void create(Gl& gl, QOpenGLVertexArrayObject& surface, QOpenGLVertexArrayObject& edges);
    /// `anew`: the surface is another one.
    void update(const Frame& frame, const DrawSurface& surface, bool anew);
    /// Sets the uniforms of a program that begins with kSkinShader and adds `origin` to skinned places.
    void use(Gl& gl, QOpenGLShaderProgram& program);
    /// How many vertices got other weights on the card, ever.
    std::size_t skinned() const { return m_skinned; }

private:
    struct Vertex {
        float position[3];
        std::int16_t normal[4];
    };
    void packAll(PosedMesh& posed, const DrawSurface& surface);
    bool packChanged(PosedMesh& posed, const DrawSurface& surface);
    bool updateSkin(const Frame& frame, const DrawSurface& surface);
    void attach(Gl& gl, bool skinned);
    void upload(const Frame& frame, const DrawSurface& surface, bool posed);

    QOpenGLVertexArrayObject* m_surfaceArray = nullptr;
    QOpenGLVertexArrayObject* m_edgeArray = nullptr;
    std::vector<Vertex> m_vertices;
    GpuBuffer m_vertexBuffer;
    SkinBuffers m_skin;
    std::uint64_t m_skinRevision = 0; ///< of what m_skin holds
    std::shared_ptr<const PartWeights>
        m_weights; ///< that m_skin holds, and nothing else of a vertex; or null
    std::size_t m_skinned = 0;
    bool m_skinFits = false; ///< within what the card takes
    std::optional<Deformer> m_deformer;
    bool m_rest = false; ///< m_vertexBuffer holds vertices at rest
    Vec3 m_origin = Vec3::Zero();
};

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
    /// The same of shells of parts; a part that is drawn smooth is taken whole.
    void drawShellMask(const Frame& frame, const std::vector<PieceId>& shells);
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
    void drawRanges(const Frame& frame, QOpenGLShaderProgram& program,
                    const std::vector<DrawSurface::Range>& ranges, const Wanted& wanted);
    bool beginMask(const Frame& frame, const QMatrix4x4& clipFromModel);
    void takeShells(const std::vector<PieceId>& shells);
    void useMaterial(QOpenGLShaderProgram& program, const Scene& scene, const DrawSurface::Range& range,
                     const Frame& frame);
    void useNormalMap(QOpenGLShaderProgram& program, const Scene& scene, const DrawSurface::Range& range,
                      const Frame& frame);
    void setUniforms(const Frame& frame, const KeyShadow* shadows);
    void drawWhite(const Frame& frame, const QMatrix4x4& clipFromModel, const Wanted& wanted);

    DrawSurface m_surface;
    std::shared_ptr<const Scene> m_scene;
    std::shared_ptr<const HiddenFaces> m_hiddenFaces; ///< that m_surface leaves out
    std::shared_ptr<const SmoothParts> m_smooth;      ///< that m_surface shows
    MeshTextures m_textures;
    GpuBuffer m_fixedBuffer;
    GpuBuffer m_overlayBuffer;
    GpuBuffer m_levelBuffer;
    GpuBuffer m_triangles{QOpenGLBuffer::IndexBuffer};
    GpuBuffer m_edges{QOpenGLBuffer::IndexBuffer};
    std::vector<PieceId> m_shells;                 ///< whose triangles m_shellTriangles holds
    std::vector<DrawSurface::Range> m_shellRanges; ///< into m_shellTriangles
    GpuBuffer m_shellTriangles{QOpenGLBuffer::IndexBuffer};
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
