#pragma once

#include "app/document/PlaceEdits.h"
#include "ui/viewport/Frame.h"
#include "ui/viewport/LineBatch.h"

namespace sinew {

/// The outlines of a document's places, drawn through everything, in the bind pose, which is where they are.
class PlaceDrawable {
public:
    void update(const Frame& frame);
    void draw(const Frame& frame);

private:
    std::vector<Place> m_places;
    LineBatch m_lines;
};

} // namespace sinew
