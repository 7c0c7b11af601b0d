#include "ui/viewport/gl/LineBatch.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {
namespace {

const char* const kLineBatchVertex = R"(
layout(location = 0) in vec3 a;
layout(location = 1) in vec3 b;
layout(location = 2) in vec4 color;
layout(location = 3) in float width;
uniform mat4 clipFromModel;
uniform vec2 halfPixels;
uniform float pixelRatio;
uniform float lift;
noperspective out vec2 position;   // pixels along and across, from a
flat out vec2 lengthAndRadius;
out vec4 tint;
void main() {
    vec4 from = clipFromModel * vec4(a, 1.0);
    vec4 to = clipFromModel * vec4(b, 1.0);
    // An end behind the near plane moves onto it, or its projection would turn round.
    float fromNear = from.z + from.w;
    float toNear = to.z + to.w;
    if (fromNear < 0.0 && toNear > 0.0) from = mix(from, to, -fromNear / (toNear - fromNear) + 1e-4);
    if (toNear < 0.0 && fromNear > 0.0) to = mix(to, from, -toNear / (fromNear - toNear) + 1e-4);
    vec2 p = from.xy / from.w * halfPixels;
    vec2 q = to.xy / to.w * halfPixels;
    float len = length(q - p);
    vec2 along = len > 1e-4 ? (q - p) / len : vec2(1.0, 0.0);
    vec2 across = vec2(-along.y, along.x);
    float radius = 0.5 * width * pixelRatio;
    float reach = radius + 1.0;
    int corner = gl_VertexID & 3;
    float side = (corner & 1) == 0 ? -1.0 : 1.0;
    bool atEnd = corner >= 2;
    vec2 offset = across * side * reach + along * (atEnd ? reach : -reach);
    vec4 base = atEnd ? to : from;
    gl_Position = vec4(base.xy + offset / halfPixels * base.w, base.z - lift * base.w, base.w);
    position = vec2(atEnd ? len + reach : -reach, side * reach);
    lengthAndRadius = vec2(len, radius);
    tint = color;
}
)";

const char* const kLineBatchFragment = R"(
noperspective in vec2 position;
flat in vec2 lengthAndRadius;
in vec4 tint;
uniform float opacity;
out vec4 result;
void main() {
    vec2 away = vec2(position.x - clamp(position.x, 0.0, lengthAndRadius.x), position.y);
    // Thinner than a pixel is a pixel that covers less.
    float radius = max(lengthAndRadius.y, 0.5);
    float cover = clamp(radius + 0.5 - length(away), 0.0, 1.0) * min(1.0, lengthAndRadius.y / radius);
    if (cover <= 0.004) discard;
    result = vec4(tint.rgb, tint.a * cover * opacity);
}
)";

const char* const kSolidBatchVertex = R"(
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec4 color;
uniform mat4 clipFromModel;
uniform mat4 viewFromModel;
flat out vec3 facing;
out vec4 tint;
void main() {
    gl_Position = clipFromModel * vec4(position, 1.0);
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

constexpr int kCircleSteps = 48;

} // namespace

void LineBatch::set(std::span<const ThickLine> lines) {
    m_staging.clear();
    m_staging.reserve(4 * lines.size());
    m_indices.clear();
    m_indices.reserve(6 * lines.size());
    for (const ThickLine& line : lines) {
        const auto first = static_cast<std::uint32_t>(m_staging.size());
        const Vertex vertex{{line.a.x(), line.a.y(), line.a.z()},
                            {line.b.x(), line.b.y(), line.b.z()},
                            line.color,
                            line.width};
        m_staging.insert(m_staging.end(), 4, vertex);
        for (const std::uint32_t corner : {0U, 1U, 2U, 2U, 1U, 3U}) {
            m_indices.push_back(first + corner);
        }
    }
    m_dirty = true;
}

void LineBatch::create(Gl& gl) {
    m_program = makeProgram(kLineBatchVertex, kLineBatchFragment);
    m_array = std::make_unique<QOpenGLVertexArrayObject>();
    m_array->create();
    m_array->bind();
    m_vertices.upload(std::span<const Vertex>(m_staging));
    m_elements.upload(std::span<const std::uint32_t>(m_indices));
    const Attribute attributes[] = {{0, 3, GL_FLOAT, false, offsetof(Vertex, a)},
                                    {1, 3, GL_FLOAT, false, offsetof(Vertex, b)},
                                    {2, 4, GL_UNSIGNED_BYTE, true, offsetof(Vertex, color)},
                                    {3, 1, GL_FLOAT, false, offsetof(Vertex, width)}};
    m_vertices.bind();
    describe(gl, attributes, sizeof(Vertex));
    m_array->release();
}

void LineBatch::draw(Gl& gl, const QMatrix4x4& clipFromModel, const QSizeF& pixels, float pixelRatio,
                     float opacity, float lift) {
    if (m_indices.empty()) {
        return;
    }
    if (!m_array) {
        create(gl);
        m_dirty = false;
    }
    m_array->bind();
    if (m_dirty) {
        m_vertices.upload(std::span<const Vertex>(m_staging));
        m_elements.upload(std::span<const std::uint32_t>(m_indices));
        m_dirty = false;
    }
    m_program->bind();
    m_program->setUniformValue("clipFromModel", clipFromModel);
    m_program->setUniformValue("halfPixels", static_cast<float>(0.5 * pixels.width()),
                               static_cast<float>(0.5 * pixels.height()));
    m_program->setUniformValue("pixelRatio", pixelRatio);
    m_program->setUniformValue("opacity", opacity);
    m_program->setUniformValue("lift", lift);
    gl.glEnable(GL_BLEND);
    gl.glDepthMask(GL_FALSE);
    gl.glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(m_indices.size()), GL_UNSIGNED_INT, nullptr);
    gl.glDepthMask(GL_TRUE);
    gl.glDisable(GL_BLEND);
    m_array->release();
}

void SolidBatch::clear() {
    m_vertices.clear();
    m_dirty = true;
}

void SolidBatch::add(const Vec3& a, const Vec3& b, const Vec3& c, Rgba color) {
    const Vec3f normal = (b - a).cross(c - a).stableNormalized().cast<float>();
    for (const Vec3& position : {a, b, c}) {
        m_vertices.push_back({position.cast<float>(), normal, color});
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

void Outline::solid(const Solid& solid, double crossHalf) const {
    switch (solid.shape) {
    case SolidShape::Point:
        cross(solid.from, crossHalf);
        break;
    case SolidShape::Sphere:
        sphere(solid.from, solid.radius);
        break;
    case SolidShape::Capsule:
        capsule(solid.from, solid.to, solid.radius);
        break;
    case SolidShape::Box:
        box(solid.from, solid.half);
        break;
    }
}

void Outline::line(const Vec3& a, const Vec3& b) const {
    lines.push_back({a.cast<float>(), b.cast<float>(), color, width});
}

void Outline::circle(const Vec3& center, const Vec3& u, const Vec3& v) const {
    const auto at = [&](int step) {
        const double angle = 2.0 * std::numbers::pi * step / kCircleSteps;
        return Vec3(center + std::cos(angle) * u + std::sin(angle) * v);
    };
    for (int step = 0; step < kCircleSteps; ++step) {
        line(at(step), at(step + 1));
    }
}

void Outline::box(const Vec3& center, const Vec3& half) const {
    edges(Transform(Eigen::Translation3d(center)), half);
}

void Outline::edges(const Transform& modelFromBox, const Vec3& half) const {
    const auto corner = [&](unsigned bits) {
        const Vec3 side((bits & 1U) != 0 ? 1 : -1, (bits & 2U) != 0 ? 1 : -1, (bits & 4U) != 0 ? 1 : -1);
        return Vec3(modelFromBox * side.cwiseProduct(half));
    };
    for (unsigned from = 0; from < 8; ++from) {
        for (unsigned axis = 1; axis < 8; axis *= 2) {
            if ((from & axis) == 0) {
                line(corner(from), corner(from | axis));
            }
        }
    }
}

void Outline::sphere(const Vec3& center, double radius) const {
    for (int axis = 0; axis < 3; ++axis) {
        circle(center, radius * Vec3::Unit((axis + 1) % 3), radius * Vec3::Unit((axis + 2) % 3));
    }
}

void Outline::capsule(const Vec3& from, const Vec3& to, double radius) const {
    sphere(from, radius);
    sphere(to, radius);
    const Vec3 offset = to - from;
    if (!(offset.norm() > 0.0)) {
        return;
    }
    const Vec3 u = radius * offset.unitOrthogonal();
    const Vec3 v = offset.normalized().cross(u);
    for (const Vec3& side : {u, v, Vec3(-u), Vec3(-v)}) {
        line(from + side, to + side);
    }
}

void Outline::cross(const Vec3& center, double half) const {
    for (int axis = 0; axis < 3; ++axis) {
        line(center - half * Vec3::Unit(axis), center + half * Vec3::Unit(axis));
    }
}

void Outline::rounded(const RoundedBox& solid) const {
    const auto sizes = (solid.half.array() > 0.0).count();
    if (sizes > 1) {
        const Vec3 half = solid.half + Vec3::Constant(solid.radius);
        const Transform turned = Eigen::Translation3d(solid.center) * Transform(solid.axes);
        edges(turned, half);
        return;
    }
    const Vec3 end = solid.axes * solid.half; // along the one axis that has a size
    if (sizes == 0) {
        sphere(solid.center, solid.radius);
    } else {
        capsule(solid.center - end, solid.center + end, solid.radius);
    }
}

} // namespace sinew
