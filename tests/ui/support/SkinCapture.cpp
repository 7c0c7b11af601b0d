#include "tests/ui/support/SkinCapture.h"

#include "ui/viewport/shaders/MeshShaders.h"

#include <QTest>

#include <numeric>

namespace sinew::test {
namespace {

constexpr const char* kCaptureShader = R"(
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
out vec3 movedPosition;
out vec3 movedNormal;
void main() {
    movedPosition = position;
    movedNormal = normal;
    skin(movedPosition, movedNormal);
    gl_Position = vec4(0.0);
}
)";

struct Vertex {
    float position[3];
    float normal[3];
};

std::unique_ptr<QOpenGLShaderProgram> captureProgram(Gl& gl) {
    auto program = std::make_unique<QOpenGLShaderProgram>();
    program->addShaderFromSourceCode(QOpenGLShader::Vertex,
                                     QByteArray("#version 330 core\n") + kSkinShader + kCaptureShader);
    const char* names[] = {"movedPosition", "movedNormal"};
    gl.glTransformFeedbackVaryings(program->programId(), 2, names, GL_INTERLEAVED_ATTRIBS);
    if (!program->link()) {
        qWarning().noquote() << program->log();
    }
    return program;
}

std::vector<Vertex> verticesOf(const SkinTrial& trial, const Vec3& origin) {
    std::vector<Vertex> vertices;
    for (std::size_t p = 0; p < trial.vertices.size(); ++p) {
        const Vec3f position = (trial.vertices[p] - origin).cast<float>();
        const Vec3f& n = trial.normals[p];
        vertices.push_back({{position.x(), position.y(), position.z()}, {n.x(), n.y(), n.z()}});
    }
    return vertices;
}

std::vector<std::uint32_t> countUp(std::size_t count) {
    std::vector<std::uint32_t> all(count);
    std::iota(all.begin(), all.end(), 0U);
    return all;
}

/// Draws the bound vertex array's vertices into `result`.
void feedBack(Gl& gl, std::vector<Vertex>& result) {
    GLuint buffer = 0;
    gl.glGenBuffers(1, &buffer);
    gl.glBindBufferBase(GL_TRANSFORM_FEEDBACK_BUFFER, 0, buffer);
    const auto bytes = static_cast<GLsizeiptr>(result.size() * sizeof(Vertex));
    gl.glBufferData(GL_TRANSFORM_FEEDBACK_BUFFER, bytes, nullptr, GL_STREAM_READ);
    gl.glEnable(GL_RASTERIZER_DISCARD);
    gl.glBeginTransformFeedback(GL_POINTS);
    gl.glDrawArrays(GL_POINTS, 0, static_cast<GLsizei>(result.size()));
    gl.glEndTransformFeedback();
    gl.glDisable(GL_RASTERIZER_DISCARD);
    gl.glGetBufferSubData(GL_TRANSFORM_FEEDBACK_BUFFER, 0, bytes, result.data());
    gl.glDeleteBuffers(1, &buffer);
}

} // namespace

SkinCapture captureSkin(Gl& gl, const SkinTrial& trial, Deformer deformer, const Vec3& origin) {
    std::vector<Vertex> vertices = verticesOf(trial, origin);
    std::vector<SkinVertex> skin(vertices.size());
    packSkin(&trial.weights, trial.extras, origin, countUp(vertices.size()), skin);
    const auto program = captureProgram(gl);
    QOpenGLVertexArrayObject array;
    array.create();
    array.bind();
    GpuBuffer buffer;
    buffer.upload(std::span<const Vertex>(vertices));
    const Attribute attributes[] = {{0, 3, GL_FLOAT, false, 0},
                                    {1, 3, GL_FLOAT, false, offsetof(Vertex, normal)}};
    describe(gl, attributes, sizeof(Vertex));
    SkinBuffers buffers;
    buffers.setSkin(skin);
    buffers.setJoints(gl, packJoints(trial.matrices, trial.extras.parents, origin));
    buffers.attach(gl);
    program->bind();
    buffers.use(gl, *program, deformer);
    feedBack(gl, vertices);
    array.release();
    SkinCapture result;
    for (const Vertex& v : vertices) {
        result.vertices.emplace_back(Vec3f(v.position[0], v.position[1], v.position[2]).cast<double>() +
                                     origin);
        result.normals.emplace_back(v.normal[0], v.normal[1], v.normal[2]);
    }
    return result;
}

void SkinErrors::add(const SkinErrors& other) {
    position = std::max(position, other.position);
    normal = std::max(normal, other.normal);
    roughNormals += other.roughNormals;
    normalCount += other.normalCount;
}

SkinErrors skinErrors(Gl& gl, const SkinTrial& trial, Deformer deformer) {
    Aabb box;
    for (const Vec3& point : trial.vertices) {
        box.add(point);
    }
    const SkinCapture theirs = captureSkin(gl, trial, deformer, box.center());
    const auto vertices =
        deformVertices(trial.vertices, trial.weights, trial.matrices, deformer, trial.extras);
    const auto normals = deformNormals(trial.normals, countUp(trial.vertices.size()), trial.weights,
                                       trial.matrices, deformer, trial.extras);
    SkinErrors errors;
    errors.normalCount = vertices.size();
    for (std::size_t p = 0; p < vertices.size(); ++p) {
        errors.position = std::max(errors.position, (theirs.vertices[p] - vertices[p]).norm());
        const auto off = static_cast<double>((theirs.normals[p] - normals[p]).norm());
        errors.normal = std::max(errors.normal, off);
        errors.roughNormals += off <= 1e-3 ? 0U : 1U;
    }
    return errors;
}

std::vector<Vec3f> normalsOfVertices(const Mesh& mesh) {
    std::vector<Vec3f> normals(mesh.vertexCount(), Vec3f::UnitY());
    const std::vector<Vec3f> corners = mesh.normals.empty() ? smoothNormals(mesh) : mesh.normals;
    for (std::size_t c = 0; c < mesh.corners.size(); ++c) {
        normals[mesh.corners[c]] = corners[c];
    }
    return normals;
}

} // namespace sinew::test
