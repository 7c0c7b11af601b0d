#include "ui/viewport/drawables/DrawTable.h"

#include "app/view/ColorMaps.h"
#include "app/view/ViewData.h"
#include "app/view/volume/SliceCut.h"
#include "ui/viewport/gl/LineBatch.h"

namespace sinew {
namespace {

const char* const kFieldCutVertexShader = R"(
layout(location = 0) in vec3 position;
layout(location = 1) in float value;
layout(location = 2) in vec4 fill;
uniform mat4 clipFromModel;
out float field;
out vec4 color;
void main() {
    gl_Position = clipFromModel * vec4(position, 1.0);
    field = value;
    color = fill;
}
)";

const char* const kFieldCutFragmentShader = R"(
in float field;
in vec4 color;
uniform bool isolines;
uniform float opacity;
out vec4 result;
void main() {
    float slope = max(fwidth(field), 1e-6);
    vec4 mixed = color;
    if (isolines) {
        float level = 10.0 * field;
        float away = abs(fract(level + 0.5) - 0.5) / (10.0 * slope);
        // Lines closer than a few pixels are all line: let them go.
        float fade = 1.0 - smoothstep(0.15, 0.35, 10.0 * slope);
        mixed.rgb = mix(mixed.rgb, vec3(0.05, 0.05, 0.08), 0.55 * fade * (1.0 - smoothstep(0.4, 1.3, away)));
    }
    float surface = 1.0 - smoothstep(1.0, 2.0, abs(field - 0.5) / slope);
    mixed = mix(mixed, vec4(0.04, 0.04, 0.06, 1.0), surface);
    if (mixed.a * opacity < 0.004) discard;
    result = vec4(mixed.rgb, mixed.a * opacity);
}
)";

const char* const kFieldSurfaceVertexShader = R"(
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
uniform mat4 modelFromBind;
uniform mat4 clipFromModel;
uniform mat4 viewFromModel;
uniform vec3 lift; // the shell lies in the skin: a little nearer, it is seen
out vec3 facing;
void main() {
    gl_Position = clipFromModel * (modelFromBind * vec4(position, 1.0) + vec4(lift, 0.0));
    facing = mat3(viewFromModel) * (mat3(modelFromBind) * normal);
}
)";

const char* const kFieldSurfaceFragmentShader = R"(
in vec3 facing;
uniform vec4 color;
out vec4 result;
void main() {
    vec3 n = normalize(facing);
    float key = 0.5 + 0.5 * dot(n, normalize(vec3(-0.45, 0.75, 0.55)));
    float rim = 1.0 - abs(n.z); // glass is densest where it is seen edge on
    result = vec4(color.rgb * (0.55 + 0.5 * key * key) + 0.15 * rim * rim, color.a * (0.45 + 0.55 * rim));
}
)";

/// The field of the selected joint under implicit skinning, as the shown pose has it, on the slicing plane.
/// Drawn after all that is solid, as it fades away where the field ends.
class FieldCutDrawable final : public Drawable {
public:
    void update(const Frame& frame, const Changes& changes) override;
    void draw(const Frame& frame) override;

private:
    void create(Gl& gl);

    std::shared_ptr<const ImplicitFrame> m_frame; ///< the cut is of
    GpuBuffer m_vertices;
    GpuBuffer m_indices{QOpenGLBuffer::IndexBuffer};
    std::unique_ptr<QOpenGLVertexArrayObject> m_array;
    std::unique_ptr<QOpenGLShaderProgram> m_program;
};

/// The surface of that field as a glassy shell, after all that is solid. What hides it lets it through
/// faintly.
class FieldSurfaceDrawable final : public Drawable {
public:
    explicit FieldSurfaceDrawable(ViewData& data)
        : m_data(data) {}
    void update(const Frame& frame, const Changes& changes) override;
    void draw(const Frame& frame) override;

private:
    void create(Gl& gl);

    ViewData& m_data;
    std::shared_ptr<const FieldSurface> m_surface;
    GpuBuffer m_vertices;
    std::unique_ptr<QOpenGLVertexArrayObject> m_array;
    std::unique_ptr<QOpenGLShaderProgram> m_program;
};

constexpr float kThroughFraction = 0.30F; ///< of the opacity, where something hides the shell

bool fieldShown(const Frame& frame, Overlay layer) {
    const auto& implicit = frame.posed.implicit();
    return frame.view.layer(layer).visible && implicit && frame.state.scene &&
           hasField(*implicit, frame.state.selection.joint);
}

bool fieldCutShown(const Frame& frame) {
    return frame.view.sliceEnabled && fieldShown(frame, Overlay::Field);
}

void FieldCutDrawable::update(const Frame& frame, const Changes& changes) {
    if (!fieldCutShown(frame)) {
        m_frame.reset();
        return;
    }
    const bool due = frame.posed.implicit() != m_frame || changes.selection || changes.slice || changes.scene;
    if (!due) {
        return;
    }
    if (!m_array) {
        create(frame.gl);
    }
    m_frame = frame.posed.implicit();
    const FieldCut cut = cutField(*m_frame, static_cast<std::size_t>(frame.state.selection.joint),
                                  slicePlane(frame.box, frame.view.sliceAxis, frame.view.slice));
    m_array->bind();
    m_vertices.upload(std::span<const FieldVertex>(cut.vertices));
    m_indices.upload(std::span<const std::uint32_t>(cut.indices));
    m_array->release();
}

void FieldSurfaceDrawable::update(const Frame& frame, const Changes& /*changes*/) {
    if (!fieldShown(frame, Overlay::FieldSurface)) {
        return;
    }
    const auto surface = m_data.fieldSurface(frame.posed.implicit()->skin, frame.state.selection.joint);
    if (surface == m_surface) {
        return;
    }
    m_surface = surface;
    if (!m_surface) {
        return;
    }
    if (!m_array) {
        create(frame.gl);
    }
    m_array->bind();
    m_vertices.upload(std::span<const FieldSurface::Vertex>(m_surface->vertices));
    m_array->release();
}

void FieldCutDrawable::create(Gl& gl) {
    m_program = makeProgram(kFieldCutVertexShader, kFieldCutFragmentShader);
    const Attribute attributes[] = {{0, 3, GL_FLOAT, false, offsetof(FieldVertex, position)},
                                    {1, 1, GL_FLOAT, false, offsetof(FieldVertex, value)},
                                    {2, 4, GL_UNSIGNED_BYTE, true, offsetof(FieldVertex, color)}};
    m_array = std::make_unique<QOpenGLVertexArrayObject>();
    m_array->create();
    m_array->bind();
    m_vertices.upload(std::span<const FieldVertex>());
    describe(gl, attributes, sizeof(FieldVertex));
    m_indices.upload(std::span<const std::uint32_t>());
    m_array->release();
}

void FieldSurfaceDrawable::create(Gl& gl) {
    m_program = makeProgram(kFieldSurfaceVertexShader, kFieldSurfaceFragmentShader);
    const Attribute attributes[] = {{0, 3, GL_FLOAT, false, offsetof(FieldSurface::Vertex, position)},
                                    {1, 3, GL_FLOAT, false, offsetof(FieldSurface::Vertex, normal)}};
    m_array = std::make_unique<QOpenGLVertexArrayObject>();
    m_array->create();
    m_array->bind();
    m_vertices.upload(std::span<const FieldSurface::Vertex>());
    describe(gl, attributes, sizeof(FieldSurface::Vertex));
    m_array->release();
}

void FieldCutDrawable::draw(const Frame& frame) {
    if (!fieldCutShown(frame) || m_indices.count() == 0) {
        return;
    }
    Gl& gl = frame.gl;
    m_array->bind();
    m_program->bind();
    m_program->setUniformValue("clipFromModel", frame.clipFromModel);
    m_program->setUniformValue("isolines", frame.view.isolines);
    m_program->setUniformValue("opacity", frame.view.layer(Overlay::Field).opacity);
    gl.glEnable(GL_BLEND);
    gl.glDepthMask(GL_FALSE);
    gl.glDrawElements(GL_TRIANGLES, m_indices.count(), GL_UNSIGNED_INT, nullptr);
    gl.glDepthMask(GL_TRUE);
    gl.glDisable(GL_BLEND);
    m_array->release();
}

void FieldSurfaceDrawable::draw(const Frame& frame) {
    if (!fieldShown(frame, Overlay::FieldSurface) || !m_surface || m_vertices.count() == 0) {
        return;
    }
    Gl& gl = frame.gl;
    const auto joint = static_cast<std::size_t>(frame.state.selection.joint);
    m_array->bind();
    m_program->bind();
    m_program->setUniformValue("clipFromModel", frame.clipFromModel);
    m_program->setUniformValue("viewFromModel", frame.viewFromModel);
    m_program->setUniformValue("modelFromBind", toQt(frame.posed.implicit()->matrices[joint].matrix()));
    constexpr double lift = 0.006; // of the character's size
    m_program->setUniformValue("lift", toQt(Vec3(lift * frame.size() * frame.camera.toward())));
    const auto pass = [&](GLenum depth, float opacity) {
        m_program->setUniformValue("color", static_cast<float>(channel(kFieldSurface, 0)) / 255.0F,
                                   static_cast<float>(channel(kFieldSurface, 1)) / 255.0F,
                                   static_cast<float>(channel(kFieldSurface, 2)) / 255.0F, opacity);
        gl.glDepthFunc(depth);
        gl.glDrawArrays(GL_TRIANGLES, 0, m_vertices.count());
    };
    const float opacity = frame.view.layer(Overlay::FieldSurface).opacity;
    gl.glEnable(GL_BLEND);
    gl.glDepthMask(GL_FALSE);
    pass(GL_GREATER, kThroughFraction * opacity);
    pass(GL_LEQUAL, opacity);
    gl.glDepthMask(GL_TRUE);
    gl.glDisable(GL_BLEND);
    m_array->release();
}

} // namespace

std::unique_ptr<Drawable> makeFieldCut(const DrawDesk& /*desk*/) {
    return std::make_unique<FieldCutDrawable>();
}

std::unique_ptr<Drawable> makeFieldSurface(const DrawDesk& desk) {
    return std::make_unique<FieldSurfaceDrawable>(desk.data);
}

} // namespace sinew
