#include "app/view/legend/SurfaceLegends.h"

#include "app/document/regions/RegionText.h"
#include "app/text/FieldText.h"
#include "app/text/Fill.h"
#include "app/text/Numbers.h"
#include "app/view/legend/ColorMaps.h"
#include "app/view/volume/FieldCut.h"

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
    std::size_t most = 1;
    if (input.state.weights) {
        for (const auto& part : *input.state.weights) {
            most = std::max(most, part ? part->largestInfluenceCount() : 0);
        }
    }
    for (std::size_t count = 1; count <= std::min(most, kMostCounted); ++count) {
        const bool more = count == kMostCounted && most > kMostCounted;
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
        if (count > 0 || match != VertexMatch::Far) {
            legend.entries.push_back({matchColor(match), text.arg(wholeText(count))});
        }
    };
    add(VertexMatch::Matched, tr("matched: %1"));
    add(VertexMatch::Inpainted, tr("inpainted: %1"));
    add(VertexMatch::Far, tr("out of reach: %1"));
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

namespace {

int countOf(const ImplicitPose& pose, VertexState state) {
    std::ptrdiff_t count = 0;
    for (const auto& part : pose.states) {
        count += std::ranges::count(part, state);
    }
    return static_cast<int>(count);
}

} // namespace

/// What a user has to do before there is anything to see; empty when there is.
QString FieldLegends::whyNothing(const LegendInput& input) {
    if (!input.state.deform.implicit) {
        return tr("Turn on Implicit Skinning in the Pose panel.");
    }
    if (input.view.exportPreview) {
        return tr("Engines do not compute it. Turn off the engine preview.");
    }
    return input.implicit == nullptr ? tr("Fitting the fields...") : QString();
}

QString FieldLegends::whyNoField(const LegendInput& input) {
    const QString nothing = whyNothing(input);
    const std::int32_t joint = input.state.selection.joint;
    if (!nothing.isEmpty()) {
        return nothing;
    }
    if (joint == kNone) {
        return tr("Select a joint to see the field of its bone.");
    }
    if (hasField(*input.implicit, joint)) {
        return {};
    }
    const auto& origins = input.implicit->skin->origins;
    const auto number = static_cast<std::size_t>(joint);
    return tr("Field: %1")
        .arg(fieldOriginText(number < origins.size() ? origins[number] : FieldOrigin::None));
}

Legend FieldLegends::field(const LegendInput& input) {
    Legend legend;
    legend.title = tr("Field of the bone");
    legend.subtitle = selectedJointName(input.state);
    legend.note = whyNoField(input);
    if (!legend.note.isEmpty()) {
        return legend;
    }
    if (!input.view.sliceEnabled) {
        legend.note = tr("Turn on Slice Volume to see it on the slice plane.");
        return legend;
    }
    legend.ramp = legendRamp(fieldColor);
    legend.ticks = {{0.0, tr("outside")}, {0.5, tr("surface")}, {1.0, tr("inside")}};
    legend.note = tr("The thick line is the surface of the field.");
    if (input.view.isolines) {
        legend.note += ' ' + tr("One thin line every %1.").arg(legendNumber(0.1, 1));
    }
    return legend;
}

Legend FieldLegends::surface(const LegendInput& input) {
    Legend legend;
    legend.title = tr("Surface of the field");
    legend.subtitle = selectedJointName(input.state);
    legend.note = whyNoField(input);
    if (legend.note.isEmpty()) {
        const auto joint = static_cast<std::size_t>(input.state.selection.joint);
        legend.entries.push_back({kFieldSurface, tr("target surface of the skin")});
        legend.note = tr("Field: %1").arg(fieldOriginText(input.implicit->skin->origins[joint]));
    }
    return legend;
}

Legend FieldLegends::contact(const LegendInput& input) {
    Legend legend;
    legend.title = tr("Skin in contact");
    legend.note = whyNothing(input);
    if (legend.note.isEmpty()) {
        legend.entries.push_back({kContact, tr("%n vertex(ices) stopped by other skin", nullptr,
                                               countOf(*input.implicit->pose, VertexState::Contact))});
    }
    return legend;
}

Legend FieldLegends::notReached(const LegendInput& input) {
    Legend legend;
    legend.title = tr("Unconverged vertices");
    legend.note = whyNothing(input);
    if (legend.note.isEmpty()) {
        legend.entries.push_back({kNotReached, tr("%n vertex(ices) did not reach the field", nullptr,
                                                  countOf(*input.implicit->pose, VertexState::NotReached))});
    }
    return legend;
}

} // namespace sinew
