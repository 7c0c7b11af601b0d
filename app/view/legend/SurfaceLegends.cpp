#include "app/view/legend/Legend.h"

#include "app/document/regions/RegionText.h"
#include "app/text/Numbers.h"
#include "app/view/ColorMaps.h"

#include <algorithm>

namespace sinew {

Legend SurfaceLegends::weights(const LegendInput& input) {
    Legend legend;
    legend.title = tr("Weight");
    legend.subtitle = selectedJointName(input.state);
    if (input.state.selection.joint == kNone) {
        legend.note = tr("Select a joint to see its weights.");
        return legend;
    }
    legend.ramp = legendRamp(weightColor);
    for (const double tick : {0.0, 0.25, 0.5, 0.75, 1.0}) {
        legend.ticks.push_back({tick, legendNumber(tick, 2)});
    }
    return legend;
}

Legend SurfaceLegends::joints(const LegendInput& /*input*/) {
    Legend legend;
    legend.title = tr("All joints");
    legend.note = tr("Each joint has its own colour, mixed by weight. Hover over the skin to see the joints "
                     "in the status bar.");
    return legend;
}

Legend SurfaceLegends::exportPreview(const LegendInput& /*input*/) {
    Legend legend;
    legend.title = tr("Engine preview");
    legend.note = tr("4 influences, 8-bit weights, classic linear skinning");
    return legend;
}

Legend SurfaceLegends::influences(const LegendInput& input) {
    Legend legend;
    legend.title = tr("Influences per vertex");
    std::size_t max = 1;
    if (input.state.weights) {
        for (const auto& part : *input.state.weights) {
            max = std::max(max, part ? part->largestInfluenceCount() : 0);
        }
    }
    for (std::size_t count = 1; count <= std::min(max, kMaxCounted); ++count) {
        const bool more = count == kMaxCounted && max > kMaxCounted;
        legend.entries.push_back(
            {countColor(count), more ? tr("%1 or more").arg(count) : QString::number(count)});
    }
    legend.entries.push_back({kUnweighted, tr("none")});
    return legend;
}

Legend SurfaceLegends::cuts(const LegendInput& input) {
    Legend legend;
    legend.title = tr("Lost to Max Influences");
    if (!input.state.field) {
        legend.note = tr("Bind the character to see which weights are lost.");
        return legend;
    }
    if (input.state.settings.maxInfluences == 0) {
        legend.note = tr("Max Influences is All, so no weights are lost.");
        return legend;
    }
    legend.subtitle = tr("max influences: %1").arg(input.state.settings.maxInfluences);
    legend.ramp = legendRamp(cutColor);
    for (const int percent : {0, 5, 10, 15, 20}) {
        legend.ticks.push_back(
            {percent / 20.0, percent == 20 ? tr("≥ %1 %").arg(percent) : tr("%1 %").arg(percent)});
    }
    return legend;
}

Legend SurfaceLegends::regionAmounts(const LegendInput& input) {
    Legend legend;
    legend.title = tr("Region amount");
    const Region* region = input.region;
    legend.note = input.regionPainted ? strokeHintText(region, input.state.settings)
                  : region != nullptr ? idleRegionText(*region, input.state.settings)
                                      : tr("Select a region in the Bind panel to see its amounts.");
    if (region == nullptr) {
        return legend;
    }
    legend.subtitle = printable(region->name);
    legend.ramp = legendRamp(weightColor);
    for (const double tick : {0.0, 0.25, 0.5, 0.75, 1.0}) {
        legend.ticks.push_back({tick, legendNumber(tick, 2)});
    }
    return legend;
}

Legend SurfaceLegends::transferMatches(const LegendInput& input) {
    Legend legend;
    legend.title = tr("Transfer matches");
    if (input.transferred == nullptr) {
        legend.note = tr("Transfer weights from a file to see which vertices match.");
        return legend;
    }
    const auto add = [&](VertexMatch match, const QString& text) {
        std::size_t count = 0;
        for (const TransferredPart& part : *input.transferred) {
            count += part.count(match);
        }
        if (count > 0 || match == VertexMatch::Matched || match == VertexMatch::Inpainted) {
            legend.entries.push_back({matchColor(match), text.arg(wholeText(count))});
        }
    };
    add(VertexMatch::Matched, tr("matched: %1"));
    add(VertexMatch::Inpainted, tr("inpainted: %1"));
    add(VertexMatch::Copied, tr("copied: %1"));
    add(VertexMatch::Bound, tr("bound: %1"));
    return legend;
}

Legend SurfaceLegends::parts(const LegendInput& input) {
    Legend legend;
    legend.title = tr("Parts");
    constexpr std::size_t max = 8;
    const std::size_t count = input.state.scene->parts.size();
    for (std::size_t part = 0; part < std::min(count, max); ++part) {
        legend.entries.push_back(
            {partRgba(part), QString::fromStdString(input.state.scene->parts[part].mesh->name)});
    }
    if (count > max) {
        legend.note = tr("and %n more", nullptr, static_cast<int>(count - max));
    }
    return legend;
}

Legend SurfaceLegends::poseFaults(const LegendInput& input) {
    Legend legend;
    legend.title = tr("Faces of the pose");
    if (input.poseFaults == nullptr) {
        legend.note = tr("Checking the pose...");
        return legend;
    }
    const auto [flipped, crossing] = countsOf(*input.poseFaults);
    if (flipped > 0) {
        legend.entries.push_back(
            {defectColor(DefectKind::Winding), tr("flipped faces: %1").arg(wholeText(flipped))});
    }
    if (crossing > 0) {
        legend.entries.push_back(
            {defectColor(DefectKind::Crossing), tr("crossing faces: %1").arg(wholeText(crossing))});
    }
    if (legend.entries.empty()) {
        legend.note = tr("The pose flips no face, and none crosses others.");
    }
    return legend;
}

} // namespace sinew
