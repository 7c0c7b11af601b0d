#pragma once

#include "app/document/edits/HandleEdits.h"
#include "ui/viewport/drawables/Drawable.h"
#include "ui/viewport/gl/LineBatch.h"

namespace sinew {

/// The outlines of a document's handles, drawn through everything, in the bind pose, which is where they are.
class HandleDrawable final : public Drawable {
public:
    void update(const Frame& frame, const Changes& changes) override;
    void draw(const Frame& frame) override;

private:
    std::vector<Handle> m_handles;
    LineBatch m_lines;
};

} // namespace sinew
