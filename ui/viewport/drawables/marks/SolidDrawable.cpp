#include "ui/viewport/drawables/marks/SolidDrawable.h"

#include "app/document/edits/VolumeEdits.h"
#include "ui/viewport/Outlines.h"
#include "ui/viewport/drawables/marks/RegionDrawable.h"

namespace sinew {
namespace {

constexpr Rgba kHandleColor = rgba(250, 196, 80);
constexpr Rgba kRegionColor = rgba(142, 108, 186);
constexpr Rgba kRefineColor = rgba(92, 184, 250);
constexpr Rgba kOpenColor = rgba(250, 115, 90);
constexpr Rgba kCloseColor = rgba(115, 217, 128);
constexpr float kChosenWidth = 2.2F;
constexpr double kCrossShare = 0.01; // of the character's diagonal: half a point's cross

Rgba colorOf(VolumeEditKind kind) {
    switch (kind) {
    case VolumeEditKind::Refine:
        return kRefineColor;
    case VolumeEditKind::Separate:
        return kOpenColor;
    case VolumeEditKind::Connect:
        break;
    }
    return kCloseColor;
}

} // namespace

std::vector<SolidDrawable::Outlined> SolidDrawable::solidsOf(const Frame& frame) {
    const BindSettings& settings = frame.state.settings;
    std::vector<Outlined> solids;
    for (const Region& region : settings.regions) {
        if (!region.on || !region.solid) { // a painted region has vertices alone
            continue;
        }
        if (frame.region != nullptr && region.name == frame.region->name) {
            solids.push_back({*region.solid, kChosenRegionColor, kChosenWidth});
        } else {
            solids.push_back({*region.solid, kRegionColor});
        }
    }
    for (const VolumeEdit& edit : volumeEditsOf(settings)) {
        solids.push_back({edit.solid, colorOf(edit.kind)});
    }
    for (const Handle& handle : settings.handles) {
        solids.push_back({handle.solid, kHandleColor});
    }
    return solids;
}

void SolidDrawable::update(const Frame& frame, const Changes& /*changes*/) {
    std::vector<Outlined> solids = solidsOf(frame);
    if (solids == m_solids) {
        return;
    }
    m_solids = std::move(solids);
    std::vector<ThickLine> lines;
    for (const Outlined& outlined : m_solids) {
        const Outline outline{lines, outlined.color, outlined.width};
        outline.solid(outlined.solid, kCrossShare * frame.size());
    }
    m_lines.set(lines);
}

void SolidDrawable::draw(const Frame& frame) {
    drawInBindPose(m_lines, frame);
}

} // namespace sinew
