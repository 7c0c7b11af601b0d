#include "app/view/SurfaceLegends.h"

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
    legend.note = tr("Each joint in a colour of its own, mixed by weight. Point at the skin: the status bar "
                     "names its joints.");
    return legend;
}

Legend SurfaceLegends::exportPreview(const LegendInput& /*input*/) {
    Legend legend;
    legend.title = tr("As in an engine");
    legend.note = tr("4 influences, weights of 8 bits, linear blending");
    return legend;
}

Legend SurfaceLegends::influences(const LegendInput& input) {
    Legend legend;
    legend.title = tr("Influences of a point");
    std::size_t most = 1;
    if (input.state.weights) {
        for (const auto& part : *input.state.weights) {
            most = std::max(most, part ? part->largestInfluenceCount() : 0);
        }
    }
    for (std::size_t count = 1; count <= std::min(most, kMostCounted); ++count) {
        const bool more = count == kMostCounted && most > kMostCounted;
        legend.entries.push_back(
            {countColor(count), more ? tr("%1 and more").arg(count) : QString::number(count)});
    }
    legend.entries.push_back({kUnweighted, tr("none")});
    return legend;
}

Legend SurfaceLegends::cuts(const LegendInput& input) {
    Legend legend;
    legend.title = tr("Cut by the influence limit");
    if (!input.state.field) {
        legend.note = tr("Bind the character to see what the limit cuts.");
        return legend;
    }
    if (input.state.settings.maxInfluences == 0) {
        legend.note = tr("There is no limit, so nothing is cut.");
        return legend;
    }
    legend.subtitle = tr("at most %1 influences").arg(input.state.settings.maxInfluences);
    legend.ramp = legendRamp(cutColor);
    for (const int percent : {0, 5, 10, 15, 20}) {
        legend.ticks.push_back(
            {percent / 20.0, percent == 20 ? tr("≥ %1 %").arg(percent) : tr("%1 %").arg(percent)});
    }
    return legend;
}

Legend SurfaceLegends::parts(const LegendInput& input) {
    Legend legend;
    legend.title = tr("Parts");
    constexpr std::size_t most = 8;
    const std::size_t count = input.state.scene->parts.size();
    for (std::size_t part = 0; part < std::min(count, most); ++part) {
        legend.entries.push_back(
            {partRgba(part), QString::fromStdString(input.state.scene->parts[part].mesh->name)});
    }
    if (count > most) {
        legend.note = tr("and %n more", nullptr, static_cast<int>(count - most));
    }
    return legend;
}

} // namespace sinew
