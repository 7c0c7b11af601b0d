#pragma once

#include "app/document/ViewState.h"

#include <array>
#include <optional>
#include <span>

namespace sinew {

/// Sets of overlays that are switched on together.
enum class ViewPreset { Shaded, Weights, Volume };

struct ViewPresetRow {
    ViewPreset preset;
    const char* id;                   ///< of its action
    std::span<const Overlay> layers;  ///< that it shows; all others are off
    std::span<const Overlay> unaimed; ///< the same where no joint is selected
};

std::span<const ViewPresetRow> viewPresets();

/// Which overlays are on.
using ShownOverlays = std::array<bool, kOverlayCount>;
ShownOverlays shownOverlays(const ViewSettings& view);
/// The view with these on; opacities and everything else stay.
ViewSettings withShown(ViewSettings view, const ShownOverlays& shown);

/// What a preset shows. `joint`: one is selected.
ShownOverlays overlaysOf(ViewPreset preset, bool joint);
/// The preset whose overlays are those of the view, with a joint or without; nothing: the view is the
/// user's own.
std::optional<ViewPreset> presetInForce(const ViewSettings& view);

} // namespace sinew
