#pragma once

#include "app/view/legend/Legend.h"

#include <span>
#include <string>
#include <vector>

namespace sinew {

/// Overlays that stand together in the panel, in its order.
enum class OverlayGroup { Surface, Skeleton, Weights, Distance, Volume, Implicit, Surroundings };
constexpr std::size_t kOverlayGroupCount = static_cast<std::size_t>(OverlayGroup::Surroundings) + 1;

/// What a document must have for an overlay to show anything.
enum class OverlayNeeds { Nothing, Skeleton, Weights, Bind, Voxels, Distances, SliceDistances, Envelopes };

/// Something that the view can show over or beside the mesh. Action, menu, panel, shortcut, legend and the
/// name in project files follow from its row; what draws it is in ui/viewport/drawables/DrawTable. Texts are
/// English, marked for translation in the context "Actions".
struct OverlayRow {
    Overlay layer;
    const char* id; ///< of its action: "layer." and the name in project files
    const char* text;
    const char* icon;
    const char* keys;
    const char* tip;
    OverlayGroup group;
    OverlayNeeds needs;
    /// What its colours mean; null: they need no words. One without a title is left out.
    Legend (*legend)(const LegendInput&) = nullptr;

    const char* name() const { return id + std::char_traits<char>::length("layer."); }
};

/// All overlays, in the order of menu, panel and legends.
std::span<const OverlayRow> overlayTable();
const OverlayRow& overlayRow(Overlay layer);

/// The legends of all visible overlays whose colours mean something, in the language of the window.
std::vector<Legend> legends(const LegendInput& input);

/// Whether there is anything to see in it. O(#parts).
bool available(const OverlayRow& overlay, const DocumentState& state);
/// What the solvers of a bind lack for an overlay, in the language in force: "The Bone Heat solver measures
/// no distances." Empty: nothing.
QString lackText(const OverlayRow& overlay, const BindState& bound);

} // namespace sinew
