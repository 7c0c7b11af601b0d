#include "app/view/OverlayTable.h"

#include "app/text/SolverTexts.h"
#include "app/view/DrawnShapes.h"
#include "app/view/legend/Legend.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace sinew {
namespace {

constexpr std::array kOverlays{
    OverlayRow{Overlay::Mesh, "layer.mesh", QT_TRANSLATE_NOOP("Actions", "&Mesh"), "mesh", "Alt+1",
               QT_TRANSLATE_NOOP("Actions", "The shaded surface with the file's textures"),
               OverlayGroup::Surface, OverlayNeeds::Nothing},
    OverlayRow{Overlay::Wireframe, "layer.wireframe", QT_TRANSLATE_NOOP("Actions", "&Wireframe"), "wireframe",
               "Alt+2", QT_TRANSLATE_NOOP("Actions", "The edges of the mesh"), OverlayGroup::Surface,
               OverlayNeeds::Nothing},
    OverlayRow{Overlay::Parts, "layer.parts", QT_TRANSLATE_NOOP("Actions", "&Parts by Colour"), "parts",
               "Shift+P", QT_TRANSLATE_NOOP("Actions", "Each part of the mesh in its own colour"),
               OverlayGroup::Surface, OverlayNeeds::Nothing, &SurfaceLegends::parts},
    OverlayRow{
        Overlay::Defects, "layer.defects", QT_TRANSLATE_NOOP("Actions", "&Defects"), "warning", "Alt+3",
        QT_TRANSLATE_NOOP(
            "Actions", "Mesh defects: open borders, non-manifold edges, flipped faces, self-intersections"),
        OverlayGroup::Surface, OverlayNeeds::Nothing, &VolumeLegends::defects},
    OverlayRow{
        Overlay::PoseFaults, "layer.poseFaults", QT_TRANSLATE_NOOP("Actions", "Flipped and Crossing Faces"),
        "pose-faults", "Alt+Shift+X",
        QT_TRANSLATE_NOOP("Actions", "Faces that the pose turns inside out or pushes through other faces"),
        OverlayGroup::Surface, OverlayNeeds::Weights, &SurfaceLegends::poseFaults},
    OverlayRow{
        Overlay::Skeleton, "layer.skeleton", QT_TRANSLATE_NOOP("Actions", "&Skeleton"), "skeleton", "Alt+4",
        QT_TRANSLATE_NOOP("Actions",
                          "Joints and bones; guessed bones are dashed, joints outside the volume are marked"),
        OverlayGroup::Skeleton, OverlayNeeds::Skeleton},
    OverlayRow{Overlay::JointNames, "layer.jointNames", QT_TRANSLATE_NOOP("Actions", "Joint &Names"), "names",
               "Shift+N", QT_TRANSLATE_NOOP("Actions", "The names of the joints"), OverlayGroup::Skeleton,
               OverlayNeeds::Skeleton},
    OverlayRow{Overlay::JointLimits, "layer.jointLimits", QT_TRANSLATE_NOOP("Actions", "Joint Limits"),
               "limits", "Shift+A",
               QT_TRANSLATE_NOOP("Actions", "Arcs of how far the selected joint may turn around each axis"),
               OverlayGroup::Skeleton, OverlayNeeds::Skeleton},
    OverlayRow{Overlay::Springs, "layer.springs", QT_TRANSLATE_NOOP("Actions", "Springs"), "springs",
               "Alt+Shift+P",
               QT_TRANSLATE_NOOP("Actions", "Chains of joints that swing, and the colliders that push them"),
               OverlayGroup::Skeleton, OverlayNeeds::Skeleton, &AvatarLegends::springs},
    OverlayRow{Overlay::Weights, "layer.weights", QT_TRANSLATE_NOOP("Actions", "Joint W&eights"), "weights",
               "Alt+8", QT_TRANSLATE_NOOP("Actions", "Weights of the selected joint"), OverlayGroup::Weights,
               OverlayNeeds::Weights, &SurfaceLegends::weights},
    OverlayRow{
        Overlay::JointColors, "layer.jointColors", QT_TRANSLATE_NOOP("Actions", "All &Joints by Colour"),
        "colors", "Alt+9",
        QT_TRANSLATE_NOOP("Actions", "The weights of all joints at once, each joint in its own colour"),
        OverlayGroup::Weights, OverlayNeeds::Weights, &SurfaceLegends::joints},
    OverlayRow{Overlay::InfluenceCount, "layer.influenceCount",
               QT_TRANSLATE_NOOP("Actions", "Number of &Influences"), "count", "Alt+0",
               QT_TRANSLATE_NOOP("Actions", "How many joints move each vertex"), OverlayGroup::Weights,
               OverlayNeeds::Weights, &SurfaceLegends::influences},
    OverlayRow{
        Overlay::LimitCut, "layer.limitCut", QT_TRANSLATE_NOOP("Actions", "Los&t to Max Influences"), "cut",
        "Shift+T",
        QT_TRANSLATE_NOOP("Actions", "Vertices that lost weight because Max Influences removed a joint"),
        OverlayGroup::Weights, OverlayNeeds::Weights, &SurfaceLegends::cuts},
    OverlayRow{
        Overlay::WeightNumbers, "layer.weightNumbers", QT_TRANSLATE_NOOP("Actions", "Weight Numbers"),
        "numbers", "Alt+Shift+N",
        QT_TRANSLATE_NOOP("Actions", "The weight of the selected joint at each vertex, once you zoom in"),
        OverlayGroup::Weights, OverlayNeeds::Weights},
    OverlayRow{Overlay::RegionAmount, "layer.regionAmount", QT_TRANSLATE_NOOP("Actions", "Region &Amounts"),
               "region", "Shift+R",
               QT_TRANSLATE_NOOP("Actions", "How much of each vertex belongs to the selected region"),
               OverlayGroup::Weights, OverlayNeeds::Nothing, &SurfaceLegends::regionAmounts},
    OverlayRow{Overlay::TransferMatches, "layer.transferMatches",
               QT_TRANSLATE_NOOP("Actions", "Transfer Matches"), "check", "Shift+M",
               QT_TRANSLATE_NOOP("Actions", "Which vertices a transfer takes from the other character, and "
                                            "which get their weights from these"),
               OverlayGroup::Weights, OverlayNeeds::Nothing, &SurfaceLegends::transferMatches},
    OverlayRow{Overlay::SurfaceDistance, "layer.surfaceDistance",
               QT_TRANSLATE_NOOP("Actions", "Distance &on the Surface"), "surface", "Alt+7",
               QT_TRANSLATE_NOOP(
                   "Actions", "Distance from the selected joint's bone to the surface, through the volume"),
               OverlayGroup::Distance, OverlayNeeds::Distances, &VolumeLegends::distance},
    OverlayRow{
        Overlay::SliceDistance, "layer.sliceDistance", QT_TRANSLATE_NOOP("Actions", "Distance in the S&lice"),
        "slice", "Shift+C",
        QT_TRANSLATE_NOOP("Actions", "Distance from the selected joint's bone to each voxel of the slice"),
        OverlayGroup::Distance, OverlayNeeds::SliceDistances, &VolumeLegends::distance},
    OverlayRow{
        Overlay::Explanation, "layer.explanation", QT_TRANSLATE_NOOP("Actions", "&Bone Paths"), "explain",
        "Shift+U",
        QT_TRANSLATE_NOOP("Actions", "The paths through the voxels from the bones to the selected vertex"),
        OverlayGroup::Distance, OverlayNeeds::Bind, &VolumeLegends::explanation},
    OverlayRow{
        Overlay::Voxels, "layer.voxels", QT_TRANSLATE_NOOP("Actions", "&Voxels"), "voxels", "Alt+5",
        QT_TRANSLATE_NOOP(
            "Actions",
            "The volume that distances are measured through: interior, boundary, bone and ambiguous voxels"),
        OverlayGroup::Volume, OverlayNeeds::Voxels, &VolumeLegends::voxels},
    OverlayRow{Overlay::Octree, "layer.octree", QT_TRANSLATE_NOOP("Actions", "O&ctree"), "octree", "Alt+6",
               QT_TRANSLATE_NOOP("Actions", "The octree cells that store the volume, coloured by size"),
               OverlayGroup::Volume, OverlayNeeds::Voxels, &VolumeLegends::octree},
    OverlayRow{Overlay::Envelopes, "layer.envelopes", QT_TRANSLATE_NOOP("Actions", "Envelope S&hapes"),
               "envelopes", "Shift+E",
               QT_TRANSLATE_NOOP(
                   "Actions", "The envelope around each bone, and where its weight ends (solver Envelopes)"),
               OverlayGroup::Volume, OverlayNeeds::Envelopes, &VolumeLegends::envelopes},
    OverlayRow{Overlay::Field, "layer.field", QT_TRANSLATE_NOOP("Actions", "&Field in the Slice"), "field",
               "Shift+F",
               QT_TRANSLATE_NOOP(
                   "Actions", "Implicit skinning: the field of the selected joint's bone on the slice plane"),
               OverlayGroup::Implicit, OverlayNeeds::Weights, &FieldLegends::field},
    OverlayRow{
        Overlay::FieldSurface, "layer.fieldSurface", QT_TRANSLATE_NOOP("Actions", "S&urface of the Field"),
        "field-surface", "Shift+S",
        QT_TRANSLATE_NOOP("Actions",
                          "Implicit skinning: the shape that the skin of the selected joint's bone follows"),
        OverlayGroup::Implicit, OverlayNeeds::Weights, &FieldLegends::surface},
    OverlayRow{Overlay::Contact, "layer.contact", QT_TRANSLATE_NOOP("Actions", "S&kin in Contact"), "contact",
               "Shift+K", QT_TRANSLATE_NOOP("Actions", "Implicit skinning: vertices stopped by other skin"),
               OverlayGroup::Implicit, OverlayNeeds::Weights, &FieldLegends::contact},
    OverlayRow{Overlay::NotReached, "layer.notReached", QT_TRANSLATE_NOOP("Actions", "Unconve&rged Vertices"),
               "not-reached", "Shift+O",
               QT_TRANSLATE_NOOP("Actions",
                                 "Implicit skinning: vertices that did not reach the surface of their field"),
               OverlayGroup::Implicit, OverlayNeeds::Weights, &FieldLegends::notReached},
    OverlayRow{Overlay::Grid, "layer.grid", QT_TRANSLATE_NOOP("Actions", "&Grid"), "grid", "G",
               QT_TRANSLATE_NOOP("Actions", "Ground grid and axes, in metres"), OverlayGroup::Surroundings,
               OverlayNeeds::Nothing},
};
static_assert(kOverlays.size() == kOverlayCount);

} // namespace

std::span<const OverlayRow> overlayTable() {
    return kOverlays;
}

const OverlayRow& overlayRow(Overlay layer) {
    return *std::ranges::find(kOverlays, layer, &OverlayRow::layer);
}

std::vector<Legend> legends(const LegendInput& input) {
    std::vector<Legend> result;
    if (!input.state.scene) {
        return result;
    }
    const auto add = [&](Legend (*make)(const LegendInput&)) {
        if (Legend legend = make(input); !legend.title.isEmpty()) {
            result.push_back(std::move(legend));
        }
    };
    Legend (*last)(const LegendInput&) = nullptr;
    for (const OverlayRow& row : overlayTable()) {
        // The two overlays of distance share a legend.
        if (row.legend != nullptr && row.legend != last && input.view.layer(row.layer).visible) {
            last = row.legend;
            add(row.legend);
        }
    }
    if (input.view.exportPreview && input.state.weights != nullptr) {
        add(&SurfaceLegends::exportPreview);
    }
    return result;
}

bool available(const OverlayRow& overlay, const DocumentState& state) {
    switch (overlay.needs) {
    case OverlayNeeds::Nothing:
        break;
    case OverlayNeeds::Skeleton:
        return state.hasSkeleton();
    case OverlayNeeds::Weights:
        return state.hasWeights();
    case OverlayNeeds::Envelopes:
        if (state.hasSkeleton() && !state.settings.boneVolumes.empty()) { // what a hand has set shows at once
            return true;
        }
        [[fallthrough]];
    default:
        return state.bound() && lackText(overlay, *state.field).isEmpty();
    }
    return true;
}

QString lackText(const OverlayRow& overlay, const BindState& bound) {
    const OverlayNeeds needs = overlay.needs;
    const bool inSlice = needs == OverlayNeeds::SliceDistances;
    if ((needs == OverlayNeeds::Voxels || inSlice) && bound.withoutVoxels()) {
        return noVoxelsText(bound.evidenceSolver());
    }
    if ((needs == OverlayNeeds::Distances || inSlice) && bound.withoutDistances()) {
        return noDistancesText(bound.evidenceSolver());
    }
    if (needs == OverlayNeeds::Envelopes && envelopesOf(bound) == nullptr) {
        return noEnvelopesText(bound.settings.solver);
    }
    return {};
}

} // namespace sinew
