#pragma once

#include "app/view/pick/VertexPicker.h"
#include "ui/viewport/ToolOptions.h"
#include "ui/viewport/ViewPicks.h"

#include <functional>
#include <vector>

namespace sinew {

/// What the tools of a view work on and share. One picker for all, so that vertices are projected to the
/// screen once.
struct ToolDesk {
    Document& document;
    PosedMesh& posed;
    ViewPicks& picks;
    VertexPicker& vertices;
    ToolOptions& options;
    const OrbitCamera& camera;
    std::function<void(const Error&)> tell;  ///< hears why a tool cannot do what it is asked for
    std::function<void(const QString&)> say; ///< hears what a tool has to say of itself, translated
    std::function<void(const std::vector<Vec3>&)> drawn{}; ///< hears of strokes for chains, model space
};

} // namespace sinew
