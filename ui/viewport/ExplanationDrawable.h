#pragma once

#include "ui/viewport/Drawable.h"
#include "ui/viewport/LineBatch.h"

namespace sinew {

/// The walks from the bones to the explained point, drawn through everything.
class ExplanationDrawable final : public Drawable {
public:
    void update(const Frame& frame, const Changes& changes) override;
    void drawThrough(const Frame& frame) override;

private:
    std::shared_ptr<const PointExplanation> m_shown;
    LineBatch m_under;
    LineBatch m_lines;
};

} // namespace sinew
