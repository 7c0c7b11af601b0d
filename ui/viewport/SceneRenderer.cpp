#include "ui/viewport/SceneRenderer.h"

#include <numbers>

namespace sinew {
namespace {

constexpr float kGizmoRing = 2.6F;
constexpr float kActive = 4.2F;
constexpr Rgba kHighlight = rgba(0xff, 0xe1, 0x4d);
constexpr int kConeSides = 14;

Rgba partColor(GizmoPart part, GizmoPart highlighted) {
    if (part == highlighted) {
        return kHighlight;
    }
    switch (part) {
    case GizmoPart::X:
        return rgba(0xf0, 0x4f, 0x58);
    case GizmoPart::Y:
        return rgba(0x7c, 0xc8, 0x3a);
    case GizmoPart::Z:
        return rgba(0x4a, 0x8d, 0xf8);
    case GizmoPart::Screen:
    case GizmoPart::None:
        break;
    }
    return rgba(0xe6, 0xea, 0xf0);
}

const char* const kStillRefinerVertex = R"(
void main() {
    gl_Position = vec4((gl_VertexID & 1) * 4 - 1, (gl_VertexID & 2) * 2 - 1, 0.0, 1.0);
}
)";

const char* const kStillRefinerFragment = R"(
uniform sampler2D picture;
out vec4 result;
void main() { result = texelFetch(picture, ivec2(gl_FragCoord.xy), 0); }
)";

/// Halton's sequence: evenly spread however many are taken.
double halton(int index, int base) {
    double result = 0.0;
    double fraction = 1.0;
    for (int i = index; i > 0; i /= base) {
        fraction /= base;
        result += fraction * (i % base);
    }
    return result;
}

void copy(Gl& gl, GLuint from, GLuint to, const QSize& size) {
    gl.glBindFramebuffer(GL_READ_FRAMEBUFFER, from);
    gl.glBindFramebuffer(GL_DRAW_FRAMEBUFFER, to);
    gl.glBlitFramebuffer(0, 0, size.width(), size.height(), 0, 0, size.width(), size.height(),
                         GL_COLOR_BUFFER_BIT, GL_NEAREST);
    gl.glBindFramebuffer(GL_FRAMEBUFFER, to);
}

} // namespace

void GizmoDrawable::addRings(const Frame& frame, const Gizmo& gizmo, GizmoPart highlighted) {
    for (const GizmoPart ring : {GizmoPart::Screen, GizmoPart::X, GizmoPart::Y, GizmoPart::Z}) {
        const std::vector<Vec3> points = ringPoints(gizmo, ring, frame.camera);
        const float width = ring == highlighted ? kActive : ring == GizmoPart::Screen ? 1.6F : kGizmoRing;
        for (std::size_t i = 0; i + 1 < points.size(); ++i) {
            m_lineList.push_back(
                {points[i].cast<float>(), points[i + 1].cast<float>(), partColor(ring, highlighted), width});
        }
    }
}

void GizmoDrawable::addArrows(const Frame& frame, const Gizmo& gizmo, bool boxes, GizmoPart highlighted) {
    for (const GizmoPart arrow : {GizmoPart::X, GizmoPart::Y, GizmoPart::Z}) {
        const Vec3 axis = gizmo.axis(arrow, frame.camera);
        const Vec3 tip = gizmo.center + gizmo.radius * axis;
        const Vec3 neck = gizmo.center + 0.80 * gizmo.radius * axis;
        const Rgba color = partColor(arrow, highlighted);
        m_lineList.push_back({(gizmo.center + 0.14 * gizmo.radius * axis).cast<float>(), neck.cast<float>(),
                              color, arrow == highlighted ? kActive : kGizmoRing});
        if (boxes) {
            addBox(neck + 0.5 * (tip - neck), gizmo.axes, 0.07 * gizmo.radius, color);
        } else {
            addCone(neck, tip, 0.075 * gizmo.radius, color);
        }
    }
    const Vec3f center = gizmo.center.cast<float>();
    m_lineList.push_back({center, center, rgba(0x10, 0x14, 0x1c, 0xc0), 15.0F});
    m_lineList.push_back({center, center, partColor(GizmoPart::Screen, highlighted), 11.0F});
}

void GizmoDrawable::addBox(const Vec3& center, const Mat3& axes, double half, Rgba color) {
    for (int side = 0; side < 3; ++side) {
        for (const double sign : {-1.0, 1.0}) {
            const Vec3 middle = center + sign * half * axes.col(side);
            const Vec3 u = half * axes.col((side + 1) % 3);
            const Vec3 v = sign * half * axes.col((side + 2) % 3);
            m_solids.add(middle - u - v, middle + u - v, middle + u + v, color);
            m_solids.add(middle - u - v, middle + u + v, middle - u + v, color);
        }
    }
}

void GizmoDrawable::addCone(const Vec3& base, const Vec3& tip, double radius, Rgba color) {
    const Vec3 axis = (tip - base).normalized();
    const Vec3 side = axis.unitOrthogonal();
    const Vec3 other = axis.cross(side);
    const auto rim = [&](int k) {
        const double turn = 2.0 * std::numbers::pi * k / kConeSides;
        return Vec3(base + radius * (std::cos(turn) * side + std::sin(turn) * other));
    };
    for (int k = 0; k < kConeSides; ++k) {
        m_solids.add(rim(k), rim(k + 1), tip, color);
        m_solids.add(rim(k + 1), rim(k), base, color);
    }
}

void GizmoDrawable::flush(const Frame& frame) {
    m_lines.set(m_lineList);
    Gl& gl = frame.gl;
    gl.glDepthRange(0.0, 0.05);
    gl.glClear(GL_DEPTH_BUFFER_BIT);
    m_solids.draw(gl, frame.clipFromModel, frame.viewFromModel, 1.0F, 0.6F);
    m_lines.draw(gl, frame.clipFromModel, frame.pixels(), frame.pixelRatio);
    gl.glDepthRange(0.1, 1.0);
    m_lineList.clear();
    m_solids.clear();
}

void GizmoDrawable::draw(const Frame& frame, const ShownGizmo& shown) {
    if (shown.shape == GizmoShape::Rings) {
        addRings(frame, shown.gizmo, shown.highlighted);
    } else {
        addArrows(frame, shown.gizmo, shown.shape == GizmoShape::Boxes, shown.highlighted);
    }
    flush(frame);
}

void GizmoDrawable::drawSlice(const Frame& frame, const Aabb& outline, const Vec3& grip, bool highlighted) {
    const auto axis = static_cast<Eigen::Index>(frame.view.sliceAxis);
    const Eigen::Index u = (axis + 1) % 3;
    const Eigen::Index v = (axis + 2) % 3;
    std::array<Vec3, 4> corners{outline.min, outline.min, outline.max, outline.max};
    for (Vec3& corner : corners) {
        corner[axis] = grip[axis];
    }
    corners[1][u] = outline.max[u];
    corners[3][u] = outline.min[u];
    corners[1][v] = outline.min[v];
    corners[3][v] = outline.max[v];
    const Rgba color =
        highlighted ? kHighlight : partColor(static_cast<GizmoPart>(axis + 1), GizmoPart::None);
    for (std::size_t k = 0; k < 4; ++k) {
        m_lineList.push_back(
            {corners[k].cast<float>(), corners[(k + 1) % 4].cast<float>(), color, highlighted ? 2.4F : 1.6F});
    }
    const double reach = 30.0 * frame.camera.unitsPerPixel(grip);
    const Vec3 normal = Vec3::Unit(axis);
    for (const double sign : {-1.0, 1.0}) {
        const Vec3 neck = grip + sign * 0.45 * reach * normal;
        addCone(neck, grip + sign * reach * normal, 0.22 * reach, color);
        m_lineList.push_back({grip.cast<float>(), neck.cast<float>(), color, 2.4F});
    }
    m_lineList.push_back({grip.cast<float>(), grip.cast<float>(), rgba(0x10, 0x14, 0x1c, 0xc0), 12.0F});
    m_lineList.push_back({grip.cast<float>(), grip.cast<float>(), color, 8.0F});
    flush(frame);
}

void clearPicture(Gl& gl) {
    // Qt's painter was here before and leaves its own state behind.
    gl.glDisable(GL_SCISSOR_TEST);
    gl.glDisable(GL_STENCIL_TEST);
    gl.glDisable(GL_CULL_FACE);
    gl.glDisable(GL_BLEND);
    gl.glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
    gl.glDepthMask(GL_TRUE);
    gl.glDepthRange(0.1, 1.0);
    gl.glClearDepth(1.0);
    gl.glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
    gl.glEnable(GL_DEPTH_TEST);
    gl.glDepthFunc(GL_LEQUAL);
    gl.glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
}

SceneRenderer::SceneRenderer(TaskPool& pool, ViewData& data, std::function<void()> repaint) {
    const DrawDesk desk{pool, data, std::move(repaint), m_counts};
    for (const DrawRow& row : drawTable()) {
        m_entries.push_back({row.layer, row.make(desk)});
    }
}

void SceneRenderer::update(const Frame& frame, const Changes& changes) {
    for (const Entry& entry : m_entries) {
        entry.drawable->update(frame, changes);
    }
}

void SceneRenderer::each(const Frame& frame, void (Drawable::*draws)(const Frame&)) {
    for (const Entry& entry : m_entries) {
        if (!entry.layer || frame.view.layer(*entry.layer).visible) {
            (entry.drawable.get()->*draws)(frame);
        }
    }
}

void SceneRenderer::draw(const Frame& frame) {
    clearPicture(frame.gl);
    each(frame, &Drawable::draw);
    each(frame, &Drawable::drawThrough);
}

void SceneRenderer::drawHandles(const Frame& frame, const ViewInteraction& interaction) {
    if (SliceDrag::shown(frame.view, frame.state)) {
        m_gizmo.drawSlice(frame, frame.box, SliceDrag::grip(frame.view, frame.box),
                          interaction.sliceDrag().highlighted());
    }
    if (const auto shown = interaction.current().gizmo(frame.camera)) {
        m_gizmo.draw(frame, *shown);
    }
    frame.gl.glDepthRange(0.0, 1.0);
}

void StillRefiner::makeTargets(const QSize& pixels) {
    if (m_sum && m_sum->size() == pixels) {
        return;
    }
    m_samples = 0;
    m_target =
        std::make_unique<QOpenGLFramebufferObject>(pixels, QOpenGLFramebufferObject::CombinedDepthStencil);
    QOpenGLFramebufferObjectFormat format;
    format.setInternalTextureFormat(GL_RGBA16F); // a mean of bytes in bytes would band
    m_sum = std::make_unique<QOpenGLFramebufferObject>(pixels, format);
}

QPointF StillRefiner::shift() const {
    // The first one stands where the moving picture stood.
    return m_samples == 0 ? QPointF() : QPointF(halton(m_samples, 2) - 0.5, halton(m_samples, 3) - 0.5);
}

void StillRefiner::bindTarget(const QSize& pixels) {
    makeTargets(pixels);
    m_target->bind();
}

void StillRefiner::add(Gl& gl) {
    if (!m_program) {
        m_program = makeProgram(kStillRefinerVertex, kStillRefinerFragment);
        m_array = std::make_unique<QOpenGLVertexArrayObject>();
        m_array->create();
    }
    ++m_samples;
    m_sum->bind();
    m_array->bind();
    m_program->bind();
    m_program->setUniformValue("picture", 0);
    gl.glActiveTexture(GL_TEXTURE0);
    gl.glBindTexture(GL_TEXTURE_2D, m_target->texture());
    gl.glDisable(GL_DEPTH_TEST);
    gl.glEnable(GL_BLEND);
    gl.glBlendColor(0.0F, 0.0F, 0.0F, 1.0F / static_cast<float>(m_samples));
    gl.glBlendFunc(GL_CONSTANT_ALPHA, GL_ONE_MINUS_CONSTANT_ALPHA);
    gl.glDrawArrays(GL_TRIANGLES, 0, 3);
    gl.glDisable(GL_BLEND);
    gl.glBindTexture(GL_TEXTURE_2D, 0);
    m_array->release();
}

void StillRefiner::show(Gl& gl, GLuint framebuffer) const {
    copy(gl, m_sum->handle(), framebuffer, m_sum->size());
}

} // namespace sinew
