#pragma once

#include "ui/viewport/drawables/Drawable.h"
#include "ui/viewport/gl/LineBatch.h"

namespace sinew {

/// The paths from the bones to the explained vertex, drawn through everything.
class ExplanationDrawable final : public Drawable {
public:
    void update(const Frame& frame, const Changes& changes) override;
    void drawThrough(const Frame& frame) override;

private:
    std::shared_ptr<const VertexExplanation> m_shown;
    LineBatch m_under;
    LineBatch m_lines;
};

} // namespace sinew
