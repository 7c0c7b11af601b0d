#include "ui/viewport/SceneRenderer.h"

namespace sinew {

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

namespace {

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
    double share = 1.0;
    for (int i = index; i > 0; i /= base) {
        share /= base;
        result += share * (i % base);
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
