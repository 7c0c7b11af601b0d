#pragma once

#include "app/view/surface/SkinData.h"
#include "ui/viewport/Frame.h"
#include "ui/viewport/gl/Gl.h"

#include <QOpenGLTexture>

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
        float place[3];
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

} // namespace sinew
