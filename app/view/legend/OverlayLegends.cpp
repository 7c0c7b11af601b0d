#include "app/view/legend/Legend.h"

#include "app/document/avatar/AvatarEdits.h"
#include "app/document/edits/VolumeEdits.h"
#include "app/document/regions/RegionText.h"
#include "app/text/JointTexts.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"
#include "app/view/ColorMaps.h"
#include "app/view/DrawnShapes.h"
#include "app/view/volume/SliceCut.h"
#include "core/voxel/SparseVoxels.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

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

namespace {

int countOf(const ImplicitPose& pose, VertexState state) {
    std::ptrdiff_t count = 0;
    for (const auto& part : pose.states) {
        count += std::ranges::count(part, state);
    }
    return static_cast<int>(count);
}

/// Of the outlines of voxel edits; of each kind that there is.
void addVolumeEdits(Legend& legend, const BindSettings& settings) {
    const std::array<std::pair<VolumeEditKind, const char*>, 3> kinds{
        {{VolumeEditKind::Refine, QT_TRANSLATE_NOOP("Legend", "voxel edit: finer voxels")},
         {VolumeEditKind::Separate, QT_TRANSLATE_NOOP("Legend", "voxel edit: separated")},
         {VolumeEditKind::Connect, QT_TRANSLATE_NOOP("Legend", "voxel edit: connected")}}};
    const std::vector<VolumeEdit> edits = volumeEditsOf(settings);
    for (const auto& [kind, name] : kinds) {
        if (std::ranges::find(edits, kind, &VolumeEdit::kind) != edits.end()) {
            legend.entries.push_back(
                {volumeEditColor(kind), QCoreApplication::translate("Legend", name), true});
        }
    }
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

Legend VolumeLegends::distance(const LegendInput& input) {
    Legend legend;
    const bool straight = input.state.field && input.state.field->withoutVoxels();
    legend.title = straight ? tr("Straight distance") : tr("Distance through the body");
    legend.subtitle = selectedJointName(input.state);
    const auto scale = distanceScale(input.state);
    if (!scale) {
        const BindState* bound = input.state.field.get();
        legend.note = bound == nullptr            ? tr("Bind the character to see distances.")
                      : bound->withoutDistances() ? noDistancesText(bound->evidenceSolver())
                      : input.state.selection.joint == kNone
                          ? tr("Select a joint to see the distance from its bone.")
                          : tr("This joint was not used in the bind.");
        return legend;
    }
    legend.ramp = legendRamp(distanceColor);
    const double step = roundStep(scale->largest, 4);
    for (double tick = 0.0; tick <= scale->largest * 1.0001; tick += step) {
        legend.ticks.push_back(
            {tick / scale->largest, tick > 0.0 ? legendLength(input, tick) : QStringLiteral("0")});
    }
    if (scale->unreached) {
        legend.entries.push_back({kUnreachable, tr("unreachable")});
    }
    if (input.view.isolines) {
        legend.note = tr("One line every %1").arg(legendLength(input, scale->step));
    }
    return legend;
}

QString VolumeLegends::volumeNote(const LegendInput& input) {
    if (!input.state.field) {
        return tr("Bind the character to see its voxels.");
    }
    if (input.state.field->withoutVoxels()) {
        return noVoxelsText(input.state.field->evidenceSolver());
    }
    return input.bindPose ? QString() : tr("Voxels are drawn in the bind pose.");
}

Legend VolumeLegends::voxels(const LegendInput& input) {
    Legend legend;
    legend.title = tr("Voxels");
    legend.note = volumeNote(input);
    if (input.state.field && input.state.field->withoutVoxels()) {
        return legend;
    }
    const std::pair<VoxelKind, const char*> kinds[] = {
        {VoxelKind::Boundary, QT_TRANSLATE_NOOP("Legend", "boundary: touches a face")},
        {VoxelKind::Interior, QT_TRANSLATE_NOOP("Legend", "interior")},
        {VoxelKind::Bone, QT_TRANSLATE_NOOP("Legend", "bone: paths start here")},
        {VoxelKind::OneVote, QT_TRANSLATE_NOOP("Legend", "ambiguous, resolved by winding number")}};
    for (const auto& [kind, name] : kinds) {
        legend.entries.push_back({voxelColor(kind), tr(name)});
    }
    addVolumeEdits(legend, input.state.settings);
    return legend;
}

Legend VolumeLegends::octree(const LegendInput& input) {
    Legend legend;
    legend.title = tr("Octree cells");
    legend.note = volumeNote(input);
    if (input.state.field && input.state.field->withoutVoxels()) {
        return legend;
    }
    addVolumeEdits(legend, input.state.settings); // first: a legend that is shortened keeps them
    const auto voxels = input.state.field ? input.state.field->voxels() : nullptr;
    if (!voxels) {
        return legend;
    }
    const double meters = voxels->frame().voxelSize * input.state.scene->metersPerUnit;
    for (int size = 0; size <= input.largestLeaf; ++size) {
        const double edge = meters * (1 << size);
        legend.entries.push_back({levelColor(size), tr("size %1").arg(legendLength(input, edge))});
    }
    return legend;
}

Legend VolumeLegends::defects(const LegendInput& input) {
    Legend legend;
    legend.title = tr("Defects");
    if (input.defects == nullptr) {
        legend.note = tr("Checking for defects...");
        return legend;
    }
    const std::tuple<DefectKind, const char*, bool> kinds[] = {
        {DefectKind::Border, QT_TRANSLATE_NOOP("Legend", "open border edges: %1"), true},
        {DefectKind::NonManifold, QT_TRANSLATE_NOOP("Legend", "non-manifold edges: %1"), true},
        {DefectKind::Winding, QT_TRANSLATE_NOOP("Legend", "flipped faces: %1"), false},
        {DefectKind::Crossing, QT_TRANSLATE_NOOP("Legend", "self-intersecting faces: %1"), false},
        {DefectKind::Degenerate, QT_TRANSLATE_NOOP("Legend", "duplicate or zero-area faces: %1"), false}};
    for (const auto& [kind, name, line] : kinds) {
        if (const std::size_t count = input.defects->count(kind); count > 0) {
            legend.entries.push_back({defectColor(kind), tr(name).arg(wholeText(count)), line});
        }
    }
    if (legend.entries.empty()) {
        legend.note = tr("No defects found. The mesh is closed.");
    }
    return legend;
}

Legend VolumeLegends::explanation(const LegendInput& input) {
    Legend legend;
    if (input.explanation == nullptr) {
        return legend;
    }
    legend.title = tr("Why these weights");
    const VertexExplanation& explained = *input.explanation;
    legend.subtitle = QString::fromStdString(input.state.scene->parts[explained.vertex.part].mesh->name) +
                      QLatin1String(", ") + tr("vertex %1").arg(explained.vertex.vertex);
    if (explained.rigid) {
        legend.note = tr("The whole part is rigidly attached to one joint.");
        return legend;
    }
    const Skeleton& skeleton = input.state.scene->skeleton;
    const std::string prefix = sharedPrefix(skeleton);
    bool boundary = false;
    bool bridge = false;
    for (std::size_t rank = 0; rank < explained.bones.size(); ++rank) {
        const BonePath& bone = explained.bones[rank];
        const QString weight = tr("%1 %").arg(legendNumber(100.0 * static_cast<double>(bone.weight), 0));
        const QString length = bone.steps.empty() ? tr("unreachable") : legendLength(input, bone.meters);
        legend.entries.push_back({distinctColor(rank), jointLabel(skeleton, bone.joint, prefix), true,
                                  QLatin1String("  ") + weight + QLatin1String("  ") + length});
        bridge = bridge || bone.thinPlace != kNone;
        for (const PathStep& step : bone.steps) {
            boundary = boundary || step.boundary;
        }
    }
    if (boundary) {
        legend.entries.push_back({kBoundaryStep, tr("surface step (penalised)")});
    }
    if (bridge) {
        legend.entries.push_back({kSuspectedBridge, tr("suspected bridge across a thin gap")});
    }
    if (!input.bindPose) {
        legend.note = tr("Paths are drawn in the bind pose.");
    }
    return legend;
}

Legend VolumeLegends::envelopes(const LegendInput& input) {
    Legend legend;
    legend.title = tr("Envelopes");
    const BindState* bound = input.state.field.get();
    const EnvelopeSolution* envelopes = bound != nullptr ? envelopesOf(*bound) : nullptr;
    if (envelopes == nullptr && input.state.settings.boneVolumes.empty()) {
        legend.note = bound == nullptr ? tr("Bind the character by the solver Envelopes to see them.")
                                       : noEnvelopesText(bound->settings.solver);
        return legend;
    }
    const std::int32_t joint = input.state.selection.joint;
    const auto radii = envelopes != nullptr ? envelopeRadii(*envelopes, joint) : std::nullopt;
    const double meters = input.state.scene->metersPerUnit;
    const auto told = [&](const QString& text, double radius) {
        return radii ? text + QStringLiteral(": ") + legendLength(input, radius * meters) : text;
    };
    legend.entries.push_back({kEnvelope, told(tr("full weight"), radii ? radii->held : 0.0), true});
    legend.entries.push_back({kEnvelopeEnd, told(tr("weight ends"), radii ? radii->faded : 0.0), true});
    legend.subtitle = selectedJointName(input.state);
    if (envelopes != nullptr && joint != kNone && !radii) {
        legend.note = tr("No vertex is nearest to this bone, so it has no envelope.");
    }
    return legend;
}

Legend AvatarLegends::springs(const LegendInput& input) {
    Legend legend;
    legend.title = tr("Springs");
    const Springs& springs = avatarOf(input.state).springs;
    if (springs.chains.empty() && springs.colliders.empty()) {
        legend.note = tr("This character has no springs. The Springs panel proposes some.");
        return legend;
    }
    legend.entries.push_back({kSpringChain, tr("chain that swings"), true});
    legend.entries.push_back({kSpringCollider, tr("collider"), true});
    return legend;
}

} // namespace sinew
