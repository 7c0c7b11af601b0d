#include "ui/viewport/drawables/KeyShadow.h"

#include "ui/viewport/shaders/MeshShaders.h"

#include <QOpenGLContext>
#include <QOpenGLFunctions>

#include <algorithm>
#include <array>
#include <cmath>

namespace sinew {
namespace {

constexpr GLuint kKeyShadowUnit = 3; ///< of textures; pictures have 0, joints 1

/// A light far away that sees a sphere. Its depths go from 0 before the sphere to 1 behind it.
QMatrix4x4 clipOfLight(const Vec3& towardLight, const Vec3& center, double radius) {
    const Vec3 up = std::abs(towardLight.y()) > 0.99 ? Vec3(Vec3::UnitZ()) : Vec3(Vec3::UnitY());
    QMatrix4x4 view;
    view.lookAt(toQt(Vec3(center + radius * towardLight)), toQt(center), toQt(up));
    QMatrix4x4 lens;
    const auto reach = static_cast<float>(radius);
    lens.ortho(-reach, reach, -reach, reach, 0.0F, 2.0F * reach);
    return lens * view;
}

constexpr double kBelowGround = 0.02; ///< of the size: soles sink in a little
constexpr double kHalvedEvery = 0.03; ///< of the size, going up
constexpr double kContactRim = 0.12;  ///< of the size, around what stands there

/// An eye below the ground that looks straight up: the depths grow with the height.
QMatrix4x4 clipOfUnderside(const Aabb& box, double lowest) {
    const Vec3 middle = box.center();
    QMatrix4x4 view;
    view.lookAt(toQt(Vec3(middle.x(), lowest, middle.z())), toQt(Vec3(middle.x(), lowest + 1.0, middle.z())),
                QVector3D(0, 0, 1));
    const auto reach = static_cast<float>(0.5 * std::max(box.extent().x(), box.extent().z()));
    QMatrix4x4 lens;
    lens.ortho(-reach, reach, -reach, reach, 0.0F, static_cast<float>(box.max.y() - lowest));
    return lens * view;
}

} // namespace

QMatrix4x4 lookupFromClip() {
    QMatrix4x4 matrix;
    matrix.translate(0.5F, 0.5F, 0.5F);
    matrix.scale(0.5F);
    return matrix;
}

DepthMap::~DepthMap() {
    if (QOpenGLContext* context = QOpenGLContext::currentContext(); context != nullptr && m_texture != 0) {
        context->functions()->glDeleteFramebuffers(1, &m_framebuffer);
        context->functions()->glDeleteTextures(1, &m_texture);
    }
}

void DepthMap::create(Gl& gl) {
    gl.glGenTextures(1, &m_texture);
    gl.glBindTexture(GL_TEXTURE_2D, m_texture);
    gl.glTexImage2D(GL_TEXTURE_2D, 0, GL_DEPTH_COMPONENT24, m_side, m_side, 0, GL_DEPTH_COMPONENT,
                    GL_UNSIGNED_INT, nullptr);
    const GLint filter = m_compared ? GL_LINEAR : GL_NEAREST;
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, filter);
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, filter);
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_MODE,
                       m_compared ? GL_COMPARE_REF_TO_TEXTURE : GL_NONE);
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_COMPARE_FUNC, GL_LEQUAL);
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_BORDER);
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_BORDER);
    const std::array<GLfloat, 4> farthest{1.0F, 1.0F, 1.0F, 1.0F};
    gl.glTexParameterfv(GL_TEXTURE_2D, GL_TEXTURE_BORDER_COLOR, farthest.data());
    gl.glBindTexture(GL_TEXTURE_2D, 0);
    gl.glGenFramebuffers(1, &m_framebuffer);
    gl.glBindFramebuffer(GL_FRAMEBUFFER, m_framebuffer);
    gl.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_TEXTURE_2D, m_texture, 0);
    gl.glDrawBuffer(GL_NONE);
    gl.glReadBuffer(GL_NONE);
}

void DepthMap::draw(Gl& gl, const QMatrix4x4& clipFromModel, const ShadowCast& cast) {
    GLint before = 0;
    std::array<GLint, 4> viewport{}; // x, y, width, height
    gl.glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &before);
    gl.glGetIntegerv(GL_VIEWPORT, viewport.data());
    if (m_texture == 0) {
        create(gl);
    }
    gl.glBindFramebuffer(GL_FRAMEBUFFER, m_framebuffer);
    gl.glViewport(0, 0, m_side, m_side);
    gl.glDepthRange(0.0, 1.0);
    gl.glClear(GL_DEPTH_BUFFER_BIT);
    gl.glEnable(GL_POLYGON_OFFSET_FILL);
    gl.glPolygonOffset(2.0F, 4.0F);
    cast(clipFromModel);
    gl.glDisable(GL_POLYGON_OFFSET_FILL);
    gl.glDepthRange(0.1, 1.0); // as clearPicture has it
    gl.glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(before));
    gl.glViewport(viewport[0], viewport[1], viewport[2], viewport[3]);
}

void DepthMap::bind(Gl& gl, GLuint unit) const {
    gl.glActiveTexture(GL_TEXTURE0 + unit);
    gl.glBindTexture(GL_TEXTURE_2D, m_texture);
    gl.glActiveTexture(GL_TEXTURE0);
}

Vec3 keyLightOf(const Frame& frame) {
    const Vec3 right = frame.camera.right();
    const Vec3 up = frame.shadows ? Vec3(Vec3::UnitY()) : frame.camera.up();
    return (-0.55 * right + 0.85 * up + 0.75 * right.cross(up)).normalized();
}

Aabb posedBox(const Frame& frame) {
    Aabb box = frame.box;
    const Vec3 flesh = Vec3::Constant(0.06 * frame.size()); // around a joint
    for (const Transform& joint : frame.posed.joints()) {
        const Vec3 position = joint.translation();
        if (position.allFinite()) {
            box.add(Vec3(position - flesh));
            box.add(Vec3(position + flesh));
        }
    }
    return box;
}

void KeyShadow::draw(const Frame& frame, const ShadowCast& cast) {
    const Aabb box = posedBox(frame);
    const double radius = 0.5 * std::max(box.diagonal(), 1e-9);
    const QMatrix4x4 clipFromModel = clipOfLight(keyLightOf(frame), box.center(), radius);
    m_shadowFromModel = lookupFromClip() * clipFromModel;
    m_lift = static_cast<float>(5.0 * radius / kSide); // two texels and a half
    m_map.draw(frame.gl, clipFromModel, cast);
}

void KeyShadow::use(Gl& gl, QOpenGLShaderProgram& program) const {
    m_map.bind(gl, kKeyShadowUnit);
    program.setUniformValue("shadowMap", static_cast<GLint>(kKeyShadowUnit));
    program.setUniformValue("shadowFromModel", m_shadowFromModel);
    program.setUniformValue("shadowLift", m_lift);
}

void GroundShadow::create() {
    QOpenGLFramebufferObjectFormat format;
    format.setInternalTextureFormat(GL_R16F);
    m_nearness = std::make_unique<QOpenGLFramebufferObject>(QSize(kSide, kSide), format);
    m_blurProgram = makeProgram(kNearnessVertexShader, kNearnessFragmentShader);
    m_program =
        makeProgram(kGroundShadowVertexShader, QByteArray(kShadowLookup) + kGroundShadowFragmentShader);
    m_array = std::make_unique<QOpenGLVertexArrayObject>();
    m_array->create();
}

void GroundShadow::draw(const Frame& frame, const ShadowCast& cast) {
    if (!m_array) {
        GLint before = 0; // a new framebuffer is left bound
        frame.gl.glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &before);
        create();
        frame.gl.glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(before));
    }
    const Vec3 rim = Vec3::Constant(kContactRim * frame.size());
    Aabb box = posedBox(frame);
    box.add(Vec3(box.min - rim));
    box.add(Vec3(box.max + rim));
    const double lowest = frame.groundLevel() - kBelowGround * frame.size();
    const double height = box.max.y() - lowest;
    const QMatrix4x4 clipFromModel = clipOfUnderside(box, lowest);
    m_contactFromModel = lookupFromClip() * clipFromModel;
    m_depths.draw(frame.gl, clipFromModel, cast);
    blur(frame.gl, static_cast<float>(kBelowGround * frame.size() / height),
         static_cast<float>(height / (kHalvedEvery * frame.size())));
}

void GroundShadow::blur(Gl& gl, float groundDepth, float halvings) {
    GLint before = 0;
    std::array<GLint, 4> viewport{}; // x, y, width, height
    gl.glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &before);
    gl.glGetIntegerv(GL_VIEWPORT, viewport.data());
    gl.glBindFramebuffer(GL_FRAMEBUFFER, m_nearness->handle());
    gl.glViewport(0, 0, kSide, kSide);
    gl.glDisable(GL_DEPTH_TEST);
    m_depths.bind(gl, 0);
    m_array->bind();
    m_blurProgram->bind();
    m_blurProgram->setUniformValue("depths", 0);
    m_blurProgram->setUniformValue("ground", groundDepth);
    m_blurProgram->setUniformValue("halvings", halvings);
    gl.glDrawArrays(GL_TRIANGLES, 0, 3);
    m_array->release();
    gl.glEnable(GL_DEPTH_TEST);
    gl.glBindTexture(GL_TEXTURE_2D, m_nearness->texture());
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    gl.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    gl.glBindTexture(GL_TEXTURE_2D, 0);
    gl.glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(before));
    gl.glViewport(viewport[0], viewport[1], viewport[2], viewport[3]);
}

void GroundShadow::lay(const Frame& frame, const KeyShadow& key) {
    const double level = frame.groundLevel();
    const bool below = frame.camera.projection() == Projection::Orthographic
                           ? frame.camera.toward().y() <= 0.0
                           : frame.camera.eye().y() <= level;
    if (below) { // there the ground would darken the character
        return;
    }
    Gl& gl = frame.gl;
    const Vec3 center = posedBox(frame).center();
    m_array->bind();
    m_program->bind();
    gl.glActiveTexture(GL_TEXTURE0);
    gl.glBindTexture(GL_TEXTURE_2D, m_nearness->texture());
    m_program->setUniformValue("nearness", 0);
    key.use(gl, *m_program);
    m_program->setUniformValue("clipFromModel", frame.clipFromModel);
    m_program->setUniformValue("contactFromModel", m_contactFromModel);
    m_program->setUniformValue("center", static_cast<float>(center.x()), static_cast<float>(level),
                               static_cast<float>(center.z()));
    m_program->setUniformValue("reach", static_cast<float>(1.6 * frame.size()));
    m_program->setUniformValue("color", frame.theme.groundShadow);
    gl.glEnable(GL_BLEND);
    gl.glDepthMask(GL_FALSE);
    gl.glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    gl.glDepthMask(GL_TRUE);
    gl.glDisable(GL_BLEND);
    gl.glBindTexture(GL_TEXTURE_2D, 0);
    m_array->release();
}

} // namespace sinew
