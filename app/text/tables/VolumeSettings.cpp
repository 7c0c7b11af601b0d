#include "app/text/tables/TextTables.h"

#include <array>

namespace sinew {
namespace {

/// Of voxels and of repairs of the mesh.
constexpr std::array kVolumeSettings{
    SettingText{
        .key = "resolution",
        .group = SettingGroup::Volume,
        .name = QT_TRANSLATE_NOOP("SettingText", "Resolution"),
        .tip = QT_TRANSLATE_NOOP("SettingText",
                                 "Voxels along the longest side. Automatic: 64, and up to 4096 around "
                                 "gaps that keep limbs apart. A number: the same everywhere; each "
                                 "doubling takes about four times the time and memory"),
        .wrong =
            QT_TRANSLATE_NOOP("SettingText", "Fingers or legs stick together: choose a higher one, or refine "
                                             "only that place. Binding takes too long: choose a lower one"),
        .help = "Voxels along the longest side: 16, 32, ... 1024, everywhere; more take more time and "
                "memory. auto: 64, and finer around gaps between fingers, legs or folds (default "
                "auto)",
        .max = QT_TRANSLATE_NOOP("SettingText", "Automatic")},
    SettingText{.key = "automatic", .name = QT_TRANSLATE_NOOP("SettingText", "Resolution")},
    SettingText{
        .key = "gap",
        .group = SettingGroup::Volume,
        .name = QT_TRANSLATE_NOOP("SettingText", "Open gaps wider than"),
        .tip =
            QT_TRANSLATE_NOOP("SettingText", "Automatic resolution opens gaps between fingers, legs or folds "
                                             "that are wider than this, in percent of the longest side"),
        .wrong = QT_TRANSLATE_NOOP(
            "SettingText",
            "Close fingers or folds still stick together: lower it. Binding takes too long: raise it"),
        .help = "Open gaps wider than this with --resolution auto, in percent of the longest side",
        .unit = QT_TRANSLATE_NOOP("SettingText", " %")},
    SettingText{
        .key = "penalty",
        .group = SettingGroup::Volume,
        .name = QT_TRANSLATE_NOOP("SettingText", "Penalty"),
        .tip = QT_TRANSLATE_NOOP("SettingText",
                                 "What a step along the surface costs, compared with a step inside. More "
                                 "keeps paths out of armpits and folds; less lets them follow thin parts. "
                                 "0 and 1: no penalty. Automatic: what keeps walls at one price at every "
                                 "resolution. A bound character follows the slider in any pose"),
        .wrong =
            QT_TRANSLATE_NOOP("SettingText", "The arm moves the chest at the armpit, or the thighs move each "
                                             "other: raise it. A thin ear or fin does not follow: lower it"),
        .help = "Cost of a step along the surface, compared with a step inside, 0 to 1000; 0 and 1: no "
                "penalty. More keeps weights from bleeding where skin touches skin (default 1 + 13 * "
                "resolution / 256: 4.25 at 64)",
        .min = QT_TRANSLATE_NOOP("SettingText", "Automatic")},
    SettingText{
        .key = "gridAxes",
        .group = SettingGroup::Volume,
        .name = QT_TRANSLATE_NOOP("SettingText", "Grid axes"),
        .tip = QT_TRANSLATE_NOOP(
            "SettingText", "How the voxel grid lies. The mesh's main axes give the same weights however "
                           "the character stands; the world's axes are the paper's"),
        .wrong = QT_TRANSLATE_NOOP("SettingText", "Left and right get different weights: choose Mesh axes"),
        .help = "How the voxel grid lies: along the mesh's main axes, so that weights do not depend on how "
                "the character stands, or along the world's, as in the paper",
        .choices = {{{QT_TRANSLATE_NOOP("SettingText", "Mesh axes")},
                     {QT_TRANSLATE_NOOP("SettingText", "World axes")}}}},
    SettingText{
        .key = "voxelizer",
        .group = SettingGroup::Volume,
        .name = QT_TRANSLATE_NOOP("SettingText", "Voxelizer"),
        .tip = QT_TRANSLATE_NOOP("SettingText",
                                 "Who finds out which voxels are inside. Columns does so on the processor, "
                                 "with the same result on every machine; Drawn lets the graphics card draw "
                                 "the mesh slice by slice, as in the paper, by the nearest face"),
        .wrong = QT_TRANSLATE_NOOP("SettingText", "Drawn voxels fail or take long: choose Columns"),
        .help = "Who finds out which voxels are inside: columns, the processor, the same on every machine; "
                "drawn, the graphics card, slice by slice as in the paper, by the nearest face. It needs "
                "OpenGL 3.3 and a display",
        .choices = {{{QT_TRANSLATE_NOOP("SettingText", "Columns")},
                     {QT_TRANSLATE_NOOP("SettingText", "Drawn")}}}},
    SettingText{
        .key = "insideRule",
        .group = SettingGroup::Volume,
        .name = QT_TRANSLATE_NOOP("SettingText", "Inside test"),
        .tip = QT_TRANSLATE_NOOP("SettingText",
                                 "What counts as inside the body. Signed crossings are right for bodies "
                                 "of many parts that cross each other; the nearest face is the paper's "
                                 "rule"),
        .wrong = QT_TRANSLATE_NOOP(
            "SettingText",
            "Gaps between parts are filled, or the body is hollow (Alt+5 shows it): choose the other one"),
        .help = "What counts as inside the body: signed crossings, right for bodies of many parts "
                "that cross each other; or the nearest face, the paper's rule",
        .choices = {{{QT_TRANSLATE_NOOP("SettingText", "Signed crossings")},
                     {QT_TRANSLATE_NOOP("SettingText", "Nearest face")}}}},
    SettingText{
        .key = "windingNumbers",
        .group = SettingGroup::Volume,
        .name = QT_TRANSLATE_NOOP("SettingText", "Resolve ambiguous voxels (winding number)"),
        .tip = QT_TRANSLATE_NOOP("SettingText",
                                 "Where the inside test gives different answers from different sides, asks "
                                 "how much of the mesh surrounds the voxel. Right for open meshes; "
                                 "without it the outside comes in through their holes"),
        .wrong = QT_TRANSLATE_NOOP(
            "SettingText", "Voxels fill the space outside of an open mesh (Alt+5 shows them): switch it on"),
        .help = "Resolve ambiguous voxels by how much of the mesh surrounds them (winding number); "
                "right for open meshes"},
    SettingText{.key = "lookup",
                .group = SettingGroup::Volume,
                .name = QT_TRANSLATE_NOOP("SettingText", "Lookup"),
                .tip = QT_TRANSLATE_NOOP("SettingText",
                                         "How a vertex reads its distances. Smooth blends the voxels around "
                                         "it; Voxel takes the one that holds it, as in the paper, and shows "
                                         "steps at low resolutions"),
                .wrong =
                    QT_TRANSLATE_NOOP("SettingText", "Weights show steps as large as voxels: choose Smooth"),
                .help = "How vertices read the voxels: smooth blends those around, voxel takes one and shows "
                        "its edges",
                .choices = {{{QT_TRANSLATE_NOOP("SettingText", "Smooth")},
                             {QT_TRANSLATE_NOOP("SettingText", "Voxel")}}}},
    SettingText{
        .key = "paths",
        .group = SettingGroup::Volume,
        .name = QT_TRANSLATE_NOOP("SettingText", "Paths"),
        .tip = QT_TRANSLATE_NOOP("SettingText",
                                 "How distances are measured inside. Straight lines go around "
                                 "corners by the shortest way; Voxel centers go from voxel to voxel, "
                                 "as in the paper, and are up to 13 % too long. The last two step across "
                                 "faces of voxels alone, up to 73 % too long: the paper's authors tried them "
                                 "and gained nothing"),
        .wrong = QT_TRANSLATE_NOOP(
            "SettingText", "Weights reach farther along an axis than across it: choose Straight lines"),
        .help = "How distances are measured inside: any-angle follows straight lines around corners; "
                "centers goes from voxel to voxel, as in the paper, up to 13 % too long; face-centers and "
                "manhattan step across faces of voxels alone, for comparison",
        .choices = {{{QT_TRANSLATE_NOOP("SettingText", "Straight lines")},
                     {QT_TRANSLATE_NOOP("SettingText", "Voxel centers")},
                     {QT_TRANSLATE_NOOP("SettingText", "Centers across faces")},
                     {QT_TRANSLATE_NOOP("SettingText", "Manhattan")}}}},
    SettingText{
        .key = "splitAtBones",
        .group = SettingGroup::Volume,
        .name = QT_TRANSLATE_NOOP("SettingText", "Small voxels at bones"),
        .tip = QT_TRANSLATE_NOOP("SettingText",
                                 "Makes voxels as small along bones, and at the surfaces of handles, as at "
                                 "the mesh. Off: paths start from the whole large voxel that a bone runs "
                                 "through, which is faster and less exact"),
        .wrong = QT_TRANSLATE_NOOP("SettingText", "Thick limbs bend in steps: switch it on"),
        .help = "Make voxels as small along bones, and at the surfaces of handles, as at the mesh; off: "
                "paths start from the whole large voxel that a bone runs through"},
    SettingText{
        .key = "uniform",
        .group = SettingGroup::Volume,
        .name = QT_TRANSLATE_NOOP("SettingText", "Uniform voxels"),
        .tip = QT_TRANSLATE_NOOP("SettingText",
                                 "Fills the inside with voxels as small as those at the surface, in place "
                                 "of few large ones. Takes several times the time and memory; meant to "
                                 "compare with the paper"),
        .wrong = QT_TRANSLATE_NOOP("SettingText", "Binding takes too long or too much memory: switch it off"),
        .help = "Fill the inside with voxels as small as those at the surface, in place of few large "
                "ones, as in the paper's comparison. Takes several times the time and memory"},
    SettingText{
        .key = "memoryLimit",
        .group = SettingGroup::Volume,
        .name = QT_TRANSLATE_NOOP("SettingText", "Memory limit"),
        .tip = QT_TRANSLATE_NOOP("SettingText",
                                 "A bind that needs more memory than this stops before it starts, "
                                 "and says which resolution fits"),
        .wrong = QT_TRANSLATE_NOOP(
            "SettingText",
            "A bind stops because it needs more memory: raise the limit, or choose a lower resolution"),
        .help = "Refuse a resolution that needs more memory, in MiB (default: what the machine has "
                "free)",
        .unit = QT_TRANSLATE_NOOP("SettingText", " MiB"),
        .min = QT_TRANSLATE_NOOP("SettingText", "All that is free")},
    SettingText{
        .key = "fix",
        .group = SettingGroup::Repairs,
        .name = QT_TRANSLATE_NOOP("SettingText", "Repairs"),
        .help = "Repairs on the solver's copy of the mesh, never on the mesh itself, separated by "
                "commas, or none: orient turns inverted normals outward, fill closes holes, "
                "drop-duplicates removes duplicate faces",
        .choices =
            {{{QT_TRANSLATE_NOOP("SettingText", "Turn inverted normals outward"),
               QT_TRANSLATE_NOOP("SettingText", "A shell with inverted normals counts as a hole. Turned, it "
                                                "counts as the volume that it encloses"),
               QT_TRANSLATE_NOOP("SettingText",
                                 "A part has no voxels inside (Alt+5 shows them): switch it on")},
              {QT_TRANSLATE_NOOP("SettingText", "Close holes"),
               QT_TRANSLATE_NOOP("SettingText", "Closes every hole for the solver, so that the outside does "
                                                "not come in. Not for hair cards and cloaks: their borders "
                                                "are holes too"),
               QT_TRANSLATE_NOOP("SettingText", "The outside comes in through a hole: switch it on. Hair "
                                                "cards or a cloak turn solid: switch it off")},
              {QT_TRANSLATE_NOOP("SettingText", "Remove duplicate faces"),
               QT_TRANSLATE_NOOP("SettingText", "Keeps one of several faces in the same place. Duplicates "
                                                "count twice in the inside test"),
               QT_TRANSLATE_NOOP("SettingText",
                                 "A part with doubled faces is hollow (Alt+5 shows it): switch it on")}}}},
    SettingText{.key = "refine", .name = QT_TRANSLATE_NOOP("SettingText", "Voxel edits")},
    SettingText{.key = "voxelEdits", .name = QT_TRANSLATE_NOOP("SettingText", "Voxel edits")},
    SettingText{.key = "findLeaks", .name = QT_TRANSLATE_NOOP("SettingText", "Find leaks")},
};
static_assert(std::ranges::all_of(kVolumeSettings, hasRemedy), "every setting says what to try");

} // namespace

std::span<const SettingText> volumeSettings() {
    return kVolumeSettings;
}

} // namespace sinew
