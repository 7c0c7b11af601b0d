#pragma once

#include "ui/viewport/Drawable.h"
#include "ui/viewport/PointDrawable.h"

namespace sinew {

/// The selected vertices, as dots on the posed surface.
class SelectionDrawable final : public Drawable {
public:
    void update(const Frame& frame, const Changes& changes) override {
        m_points.update(frame, changes, frame.state.selected);
    }
    void draw(const Frame& frame) override { m_points.draw(frame, frame.theme.selected); }

private:
    PointDrawable m_points;
};

} // namespace sinew
