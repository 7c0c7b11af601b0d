#include "ui/viewport/gl/SolidBatch.h"

namespace sinew {
namespace {

const char* const kSolidBatchVertex = R"(
layout(location = 0) in vec3 place;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec4 color;
uniform mat4 clipFromModel;
uniform mat4 viewFromModel;
flat out vec3 facing;
out vec4 tint;
void main() {
    gl_Position = clipFromModel * vec4(place, 1.0);
    facing = mat3(viewFromModel) * normal;
    tint = color;
}
)";

const char* const kSolidBatchFragment = R"(
flat in vec3 facing;
in vec4 tint;
uniform float opacity;
uniform float lit;
out vec4 result;
void main() {
    vec3 n = normalize(facing);
    float key = 0.5 + 0.5 * dot(n, normalize(vec3(-0.45, 0.75, 0.55)));
    float rim = max(0.0, dot(n, normalize(vec3(0.85, 0.2, -0.4))));
    float light = 0.42 + 0.66 * key * key + 0.18 * rim;
    result = vec4(tint.rgb * mix(1.0, min(light, 1.12), lit), tint.a * opacity);
}
)";

} // namespace

void SolidBatch::clear() {
    m_vertices.clear();
    m_dirty = true;
}

void SolidBatch::add(const Vec3& a, const Vec3& b, const Vec3& c, Rgba color) {
    const Vec3f normal = (b - a).cross(c - a).stableNormalized().cast<float>();
    for (const Vec3& place : {a, b, c}) {
        m_vertices.push_back({place.cast<float>(), normal, color});
    }
    m_dirty = true;
}

void SolidBatch::create(Gl& gl) {
    m_program = makeProgram(kSolidBatchVertex, kSolidBatchFragment);
    m_array = std::make_unique<QOpenGLVertexArrayObject>();
    m_array->create();
    m_array->bind();
    m_buffer.upload(std::span<const Vertex>(m_vertices));
    const Attribute attributes[] = {{0, 3, GL_FLOAT, false, 0},
                                    {1, 3, GL_FLOAT, false, sizeof(Vec3f)},
                                    {2, 4, GL_UNSIGNED_BYTE, true, 2 * sizeof(Vec3f)}};
    describe(gl, attributes, sizeof(Vertex));
    m_array->release();
}

void SolidBatch::draw(Gl& gl, const QMatrix4x4& clipFromModel, const QMatrix4x4& viewFromModel, float opacity,
                      float lit) {
    if (m_vertices.empty()) {
        return;
    }
    if (!m_array) {
        create(gl);
        m_dirty = false;
    }
    m_array->bind();
    if (m_dirty) {
        m_buffer.upload(std::span<const Vertex>(m_vertices));
        m_dirty = false;
    }
    m_program->bind();
    m_program->setUniformValue("clipFromModel", clipFromModel);
    m_program->setUniformValue("viewFromModel", viewFromModel);
    m_program->setUniformValue("opacity", opacity);
    m_program->setUniformValue("lit", lit);
    gl.glDrawArrays(GL_TRIANGLES, 0, static_cast<GLsizei>(m_vertices.size()));
    m_array->release();
}

} // namespace sinew
