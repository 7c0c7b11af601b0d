#include "app/view/legend/Legend.h"

#include "app/text/SolverTexts.h"
#include "app/view/ColorMaps.h"
#include "app/view/volume/SliceCut.h"

#include <algorithm>
#include <cstddef>

namespace sinew {
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
    QString nothing = whyNothing(input);
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
