#pragma once

#include "app/document/PlaceEdits.h"
#include "ui/viewport/Drawable.h"
#include "ui/viewport/LineBatch.h"

namespace sinew {

/// The outlines of a document's places, drawn through everything, in the bind pose, which is where they are.
class PlaceDrawable final : public Drawable {
public:
    void update(const Frame& frame, const Changes& changes) override;
    void draw(const Frame& frame) override;

private:
    std::vector<Place> m_places;
    LineBatch m_lines;
};

} // namespace sinew
