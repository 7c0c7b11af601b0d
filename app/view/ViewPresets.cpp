#include "app/view/ViewPresets.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr std::array kShadedOverlays{Overlay::Mesh, Overlay::Skeleton, Overlay::Explanation, Overlay::Grid};
constexpr std::array kWeightsOverlays{Overlay::Mesh, Overlay::Skeleton, Overlay::Explanation, Overlay::Grid,
                                      Overlay::Weights};
/// Weights of no joint are nothing to see: all joints at once are.
constexpr std::array kAllWeightsOverlays{Overlay::Mesh, Overlay::Skeleton, Overlay::Explanation,
                                         Overlay::Grid, Overlay::JointColors};
constexpr std::array kVolumeOverlays{Overlay::Skeleton, Overlay::Explanation, Overlay::Grid, Overlay::Voxels,
                                     Overlay::Defects};

constexpr std::array kPresets{
    ViewPresetRow{ViewPreset::Shaded, "view.shaded", kShadedOverlays, kShadedOverlays},
    ViewPresetRow{ViewPreset::Weights, "view.weights", kWeightsOverlays, kAllWeightsOverlays},
    ViewPresetRow{ViewPreset::Volume, "view.volume", kVolumeOverlays, kVolumeOverlays},
};

ShownOverlays onlyThese(std::span<const Overlay> layers) {
    ShownOverlays on{};
    for (const Overlay layer : layers) {
        on[static_cast<std::size_t>(layer)] = true;
    }
    return on;
}

} // namespace

std::span<const ViewPresetRow> viewPresets() {
    return kPresets;
}

ShownOverlays shownOverlays(const ViewSettings& view) {
    ShownOverlays on{};
    for (std::size_t i = 0; i < kOverlayCount; ++i) {
        on[i] = view.layers[i].visible;
    }
    return on;
}

ViewSettings withShown(ViewSettings view, const ShownOverlays& shown) {
    for (std::size_t i = 0; i < kOverlayCount; ++i) {
        view.layers[i].visible = shown[i];
    }
    return view;
}

ShownOverlays overlaysOf(ViewPreset preset, bool joint) {
    const ViewPresetRow& row = *std::ranges::find(kPresets, preset, &ViewPresetRow::preset);
    return onlyThese(joint ? row.layers : row.unaimed);
}

std::optional<ViewPreset> presetInForce(const ViewSettings& view) {
    const ShownOverlays now = shownOverlays(view);
    const auto found = std::ranges::find_if(kPresets, [&](const ViewPresetRow& row) {
        return now == onlyThese(row.layers) || now == onlyThese(row.unaimed);
    });
    return found == kPresets.end() ? std::nullopt : std::optional(found->preset);
}

} // namespace sinew
