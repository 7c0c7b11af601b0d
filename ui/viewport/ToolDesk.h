#pragma once

#include "app/document/RestMode.h"
#include "app/painting/PaintOptions.h"
#include "app/view/pick/PosedPicker.h"
#include "ui/viewport/ViewPicks.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace sinew {

class DragPreview;
class RigDraft;

/// How tools that work on vertices pick them.
struct PickOptions {
    bool through = false; ///< the surface hides nothing
    double radius = 32.0; ///< of a round brush, logical pixels
    bool operator==(const PickOptions&) const = default;

    static constexpr double kSmallest = 3.0;
    static constexpr double kLargest = 400.0;
    /// One step smaller or larger.
    void resize(double steps) {
        constexpr double growth = 1.15;
        radius = std::clamp(radius * std::pow(growth, steps), kSmallest, kLargest);
    }
};

enum class ViewAxes { Local, World };

/// What the user sets for tools; shared by all of them.
struct ToolOptions {
    PickOptions pick;
    PaintOptions paint;
    std::string region{};                      ///< chosen: name of the one that is brought out; empty: none
    ViewAxes axes = ViewAxes::Local;           ///< that joints are turned and moved along
    DrawDepth drawDepth = DrawDepth::Middle;   ///< where clicks put vertices of cages
    DrawDepth strokeDepth = DrawDepth::Middle; ///< where strokes for chains lie
    RigDraft* rig = nullptr;                   ///< whose markers are set; null: none
    DragPreview* drag = nullptr;               ///< follows joints dragged in rest mode; null: nothing does
    std::optional<RestOptions> rest{}; ///< rest mode: joints are edited, not posed; nothing: it is off
};

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
