#pragma once

#include "ui/viewport/Frame.h"
#include "ui/viewport/LineBatch.h"

#include "app/view/ExplanationLines.h"

namespace sinew {

/// The walks from the bones to the explained point, drawn through everything.
class ExplanationDrawable {
public:
    /// Null: nothing is explained.
    void set(const PointExplanation* explanation);
    void draw(const Frame& frame);

private:
    LineBatch m_under;
    LineBatch m_lines;
};

} // namespace sinew
