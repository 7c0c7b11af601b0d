#pragma once

#include "app/view/EnvelopeShape.h"
#include "ui/viewport/drawables/Drawable.h"
#include "ui/viewport/gl/LineBatch.h"

namespace sinew {

/// The envelopes of a bind by the envelope solver, in the pose that is shown: the outlines of what each bone
/// holds and of where its weight ends, the selected joint's brought out. Drawn through everything.
class EnvelopeDrawable final : public Drawable {
public:
    void update(const Frame& frame, const Changes& changes) override;
    void drawThrough(const Frame& frame) override;

private:
    void rebuild(const Frame& frame);

    std::shared_ptr<const BindState> m_bound; ///< that the lines are of
    bool m_stale = true;                      ///< something has changed while nothing was shown
    LineBatch m_lines;
};

} // namespace sinew
