#pragma once

namespace sinew {

/// What the left button does in the view; each has a row in ToolTable. Count: how many there are.
enum class ViewTool {
    Select,
    Rotate,
    Move,
    Scale,
    Ik,
    Explain,
    Cage,
    BoxSelect,
    LassoSelect,
    PaintSelect,
    PaintWeights,
    PaintRegion,
    Markers,
    Chain,
    Count
};

} // namespace sinew
