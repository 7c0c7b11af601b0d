#include "ui/viewport/drawables/GridDrawable.h"

#include <cmath>

namespace sinew {
namespace {

const char* const kScreenVertex = R"(
out vec2 position;
void main() {
    position = vec2((gl_VertexID & 1) * 4 - 1, (gl_VertexID & 2) * 2 - 1);
    gl_Position = vec4(position, 1.0, 1.0);
}
)";

const char* const kBackgroundFragment = R"(
in vec2 position;
uniform vec3 top;
uniform vec3 bottom;
out vec4 result;
void main() {
    float t = smoothstep(-1.1, 1.15, position.y);
    float vignette = 1.0 - 0.10 * dot(position, position) * 0.5;
    // Half a step of noise, so that the gradient shows no bands.
    float noise = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - 0.5;
    result = vec4(mix(bottom, top, t) * vignette + noise / 255.0, 1.0);
}
)";

const char* const kGroundVertex = R"(
uniform mat4 clipFromModel;
uniform vec3 center;
uniform float reach;
out vec3 ground;
void main() {
    vec2 corner = vec2((gl_VertexID & 1) * 2 - 1, (gl_VertexID & 2) - 1);
    ground = center + vec3(corner.x, 0.0, corner.y) * reach;
    gl_Position = clipFromModel * vec4(ground, 1.0);
}
)";

const char* const kGroundFragment = R"(
in vec3 ground;
uniform vec3 center;
uniform float reach;
uniform float spacing;
uniform vec3 color;
uniform float opacity;
out vec4 result;
float lines(vec2 position, float step, float width) {
    vec2 cell = position / step;
    vec2 slope = max(fwidth(cell), 1e-6);
    vec2 away = abs(fract(cell - 0.5) - 0.5) / slope;
    vec2 line = (1.0 - smoothstep(width - 0.5, width + 0.5, away)) * (1.0 - smoothstep(0.2, 0.5, slope));
    return max(line.x, line.y);
}
float axis(float position, float width) {
    return 1.0 - smoothstep(width - 0.5, width + 0.5, abs(position) / max(fwidth(position), 1e-6));
}
void main() {
    float fade = 1.0 - smoothstep(0.25, 1.0, distance(ground.xz, center.xz) / reach);
    float fine = 0.20 * lines(ground.xz, spacing, 0.6);
    float coarse = 0.42 * lines(ground.xz, spacing * 10.0, 0.75);
    vec3 tint = color;
    float alpha = max(fine, coarse);
    float x = axis(ground.z, 1.0);
    float z = axis(ground.x, 1.0);
    tint = mix(tint, vec3(0.90, 0.32, 0.34), x);
    tint = mix(tint, vec3(0.30, 0.52, 0.94), z * (1.0 - x));
    alpha = max(alpha, 0.75 * max(x, z)) * fade * opacity;
    if (alpha < 0.004) discard;
    result = vec4(tint, alpha);
}
)";

QVector3D rgb(const QColor& color) {
    return QVector3D(static_cast<float>(color.redF()), static_cast<float>(color.greenF()),
                     static_cast<float>(color.blueF()));
}

} // namespace

double GroundDrawable::spacingMeters(double sizeMeters) {
    return std::pow(10.0, std::floor(std::log10(std::max(sizeMeters, 1e-6) * 0.6))) / 10.0;
}

void SkyDrawable::update(const Frame& /*frame*/, const Changes& /*changes*/) {
    if (!m_array) {
        m_program = makeProgram(kScreenVertex, kBackgroundFragment);
        m_array = std::make_unique<QOpenGLVertexArrayObject>();
        m_array->create();
    }
}

void SkyDrawable::draw(const Frame& frame) {
    Gl& gl = frame.gl;
    m_array->bind();
    m_program->bind();
    m_program->setUniformValue("top", rgb(frame.theme.skyTop));
    m_program->setUniformValue("bottom", rgb(frame.theme.skyBottom));
    gl.glDisable(GL_DEPTH_TEST);
    gl.glDepthMask(GL_FALSE);
    gl.glDrawArrays(GL_TRIANGLES, 0, 3);
    gl.glDepthMask(GL_TRUE);
    gl.glEnable(GL_DEPTH_TEST);
    m_array->release();
}

void GroundDrawable::update(const Frame& /*frame*/, const Changes& /*changes*/) {
    if (!m_array) {
        m_program = makeProgram(kGroundVertex, kGroundFragment);
        m_array = std::make_unique<QOpenGLVertexArrayObject>();
        m_array->create();
    }
}

void GroundDrawable::draw(const Frame& frame) {
    Gl& gl = frame.gl;
    const double size = frame.size();
    const double meters = frame.state.scene ? frame.state.scene->metersPerUnit : 1.0;
    const double level = frame.groundLevel();
    const Vec3 center = frame.box.empty() ? Vec3(Vec3::Zero()) : frame.box.center();
    m_array->bind();
    m_program->bind();
    m_program->setUniformValue("clipFromModel", frame.clipFromModel);
    m_program->setUniformValue("center", static_cast<float>(center.x()), static_cast<float>(level),
                               static_cast<float>(center.z()));
    m_program->setUniformValue("reach", static_cast<float>(2.4 * size));
    m_program->setUniformValue("spacing", static_cast<float>(spacingMeters(size * meters) / meters));
    m_program->setUniformValue("color", rgb(frame.theme.gridLine));
    m_program->setUniformValue("opacity", frame.view.layer(Overlay::Grid).opacity);
    gl.glEnable(GL_BLEND);
    gl.glDepthMask(GL_FALSE);
    gl.glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    gl.glDepthMask(GL_TRUE);
    gl.glDisable(GL_BLEND);
    m_array->release();
}

} // namespace sinew
