#include "app/view/legend/Legend.h"

#include "app/document/edits/VolumeEdits.h"
#include "app/text/JointTexts.h"
#include "app/text/Numbers.h"
#include "app/text/SolverTexts.h"
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
namespace {

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

} // namespace sinew
