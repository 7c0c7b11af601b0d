#include "ui/viewport/drawables/marks/ExplanationDrawable.h"

#include "app/view/ExplanationLines.h"

namespace sinew {

void ExplanationDrawable::update(const Frame& frame, const Changes& /*changes*/) {
    if (frame.explanation == m_shown) {
        return;
    }
    m_shown = frame.explanation;
    std::vector<ThickLine> under;
    std::vector<ThickLine> lines;
    if (m_shown) {
        constexpr float rim = 2.4F;
        for (const ExplanationLine& line : explanationLines(*m_shown)) {
            const Vec3f a = line.from.cast<float>();
            const Vec3f b = line.to.cast<float>();
            under.push_back({a, b, rgba(0x0c, 0x10, 0x18, 0xd0), line.width + rim});
            lines.push_back({a, b, line.color, line.width});
        }
    }
    m_under.set(under);
    m_lines.set(lines);
}

void ExplanationDrawable::drawThrough(const Frame& frame) {
    const float opacity = frame.view.layer(Overlay::Explanation).opacity;
    Gl& gl = frame.gl;
    gl.glDisable(GL_DEPTH_TEST);
    m_under.draw(gl, frame.clipFromModel, frame.pixels(), frame.pixelRatio, opacity);
    m_lines.draw(gl, frame.clipFromModel, frame.pixels(), frame.pixelRatio, opacity);
    gl.glEnable(GL_DEPTH_TEST);
}

} // namespace sinew
