#pragma once

#include "app/document/edits/VolumeEdits.h"
#include "ui/viewport/drawables/Drawable.h"
#include "ui/viewport/gl/LineBatch.h"

namespace sinew {

/// The outlines of a document's places, drawn through everything, in the bind pose, which is where they are.
class VolumeEditDrawable final : public Drawable {
public:
    void update(const Frame& frame, const Changes& changes) override;
    void draw(const Frame& frame) override;

private:
    std::vector<VolumeEdit> m_places;
    LineBatch m_lines;
};

} // namespace sinew
