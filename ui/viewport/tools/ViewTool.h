#pragma once

namespace sinew {

/// What the left button does in the view.
enum class ViewTool { Select, Rotate, Move, Ik, Explain, BoxSelect, LassoSelect, PaintSelect, PaintWeights };

} // namespace sinew
