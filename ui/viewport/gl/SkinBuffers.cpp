#include "ui/viewport/gl/SkinBuffers.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr GLuint kJointsA = 6; ///< the first of the attributes of kSkinShader
constexpr GLuint kWeightsA = 8;
constexpr GLuint kEnd = 11;
constexpr int kUnit = 1; ///< 0 is for pictures

int influencesOf(std::span<const SkinVertex> vertices) {
    std::size_t most = 0;
    for (const SkinVertex& vertex : vertices) {
        while (most < vertex.weights.size() && vertex.weights[most] > 0.0F) {
            ++most;
        }
    }
    return static_cast<int>(most);
}

} // namespace

void SkinBuffers::setSkin(std::span<const SkinVertex> vertices) {
    m_vertices.upload(vertices);
    m_influences = influencesOf(vertices);
}

void SkinBuffers::changeSkin(std::size_t first, std::span<const SkinVertex> vertices,
                             std::size_t influences) {
    m_vertices.replace(first, vertices);
    m_influences = static_cast<int>(std::min(influences, SkinLimits::influences));
}

void SkinBuffers::setJoints(Gl& gl, const JointTexels& joints) {
    m_stretches = joints.stretches;
    if (!m_joints.isCreated()) {
        m_joints.create();
        m_joints.setUsagePattern(QOpenGLBuffer::StreamDraw);
    }
    m_joints.bind();
    m_joints.allocate(joints.texels.data(),
                      static_cast<int>(joints.texels.size() * sizeof(JointTexels::Texel)));
    m_joints.release();
    if (!m_texture) {
        m_texture = std::make_unique<QOpenGLTexture>(QOpenGLTexture::TargetBuffer);
        m_texture->create();
    }
    m_texture->bind(kUnit);
    gl.glActiveTexture(GL_TEXTURE0 + kUnit);
    gl.glTexBuffer(GL_TEXTURE_BUFFER, GL_RGBA32F, m_joints.bufferId());
    gl.glActiveTexture(GL_TEXTURE0);
}

void SkinBuffers::attach(Gl& gl) {
    m_vertices.bind();
    const auto stride = static_cast<GLsizei>(sizeof(SkinVertex));
    for (GLuint half = 0; half < 2; ++half) {
        gl.glEnableVertexAttribArray(kJointsA + half);
        gl.glVertexAttribIPointer(
            kJointsA + half, 4, GL_UNSIGNED_SHORT, stride,
            reinterpret_cast<const void*>(offsetof(SkinVertex, joints) + 4 * sizeof(std::uint16_t) * half));
    }
    const Attribute rest[] = {
        {kWeightsA, 4, GL_FLOAT, false, offsetof(SkinVertex, weights)},
        {kWeightsA + 1, 4, GL_FLOAT, false, offsetof(SkinVertex, weights) + 4 * sizeof(float)},
        {kWeightsA + 2, 4, GL_FLOAT, false, offsetof(SkinVertex, center)}}; // and the share
    static_assert(offsetof(SkinVertex, dualShare) == offsetof(SkinVertex, center) + 3 * sizeof(float));
    describe(gl, rest, sizeof(SkinVertex));
}

void SkinBuffers::detach(Gl& gl) {
    for (GLuint location = kJointsA; location < kEnd; ++location) {
        gl.glDisableVertexAttribArray(location);
    }
}

void SkinBuffers::use(Gl& gl, QOpenGLShaderProgram& program, std::optional<Deformer> deformer) {
    program.setUniformValue("skinDeformer", deformer ? static_cast<int>(*deformer) : -1);
    program.setUniformValue("skinInfluences", m_influences);
    program.setUniformValue("skinStretches", m_stretches);
    program.setUniformValue("skinJoints", kUnit); // always: two kinds of samplers may not share a unit
    if (deformer && m_texture) {
        m_texture->bind(kUnit);
        gl.glActiveTexture(GL_TEXTURE0);
    }
}

} // namespace sinew
