#include "ui/viewport/drawables/marks/EnvelopeDrawable.h"

#include "app/view/legend/ColorMaps.h"
#include "ui/viewport/Outlines.h"

namespace sinew {
namespace {

constexpr float kEnvelopeWidth = 1.4F;
constexpr float kChosenEnvelopeWidth = 2.2F;
constexpr float kOtherEnvelopes = 0.35F; ///< opacity, while a joint is selected

} // namespace

void EnvelopeDrawable::update(const Frame& frame, const Changes& changes) {
    m_stale = m_stale || changes.scene || changes.pose || changes.field || changes.selection ||
              frame.state.field != m_bound;
    if (!m_stale || !frame.view.layer(Overlay::Envelopes).visible) {
        return;
    }
    m_stale = false;
    m_bound = frame.state.field;
    rebuild(frame);
}

void EnvelopeDrawable::rebuild(const Frame& frame) {
    std::vector<ThickLine> lines;
    const EnvelopeSolution* envelopes = m_bound ? envelopesOf(*m_bound) : nullptr;
    if (envelopes != nullptr) {
        const std::int32_t selected = frame.state.selection.joint;
        for (const EnvelopeShape& shape : envelopeShapes(*envelopes, frame.posed.matrices())) {
            const bool chosen = shape.joint == selected;
            const float opacity = chosen || selected == kNone ? 1.0F : kOtherEnvelopes;
            const float width = chosen ? kChosenEnvelopeWidth : kEnvelopeWidth;
            for (const RoundedBox& held : shape.held) {
                Outline{lines, withAlpha(kEnvelope, opacity), width}.rounded(held);
            }
            for (const RoundedBox& faded : shape.faded) {
                Outline{lines, withAlpha(kEnvelopeEnd, opacity), kEnvelopeWidth}.rounded(faded);
            }
        }
    }
    m_lines.set(lines);
}

void EnvelopeDrawable::drawThrough(const Frame& frame) {
    if (m_lines.empty()) {
        return;
    }
    Gl& gl = frame.gl;
    gl.glDisable(GL_DEPTH_TEST);
    m_lines.draw(gl, frame.clipFromModel, frame.pixels(), frame.pixelRatio,
                 frame.view.layer(Overlay::Envelopes).opacity);
    gl.glEnable(GL_DEPTH_TEST);
}

} // namespace sinew
