#pragma once

#include "ui/viewport/drawables/Drawable.h"
#include "ui/viewport/drawables/marks/VertexDrawable.h"

namespace sinew {

/// The selected vertices, as dots on the posed surface.
class SelectionDrawable final : public Drawable {
public:
    void update(const Frame& frame, const Changes& changes) override {
        m_vertices.update(frame, changes, frame.state.selected);
    }
    void draw(const Frame& frame) override { m_vertices.draw(frame, frame.theme.selected); }

private:
    VertexDrawable m_vertices;
};

} // namespace sinew
