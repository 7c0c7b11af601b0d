#pragma once

#include "app/document/HandleEdits.h"
#include "ui/viewport/Frame.h"
#include "ui/viewport/LineBatch.h"

namespace sinew {

/// The outlines of a document's handles, drawn through everything, in the bind pose, which is where they are.
class HandleDrawable {
public:
    void update(const Frame& frame);
    void draw(const Frame& frame);

private:
    std::vector<Handle> m_handles;
    LineBatch m_lines;
};

} // namespace sinew
