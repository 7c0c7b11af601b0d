#include "app/text/SettingText.h"

#include "core/bind/BindInput.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace sinew {
namespace {

// A text for each row of kSettings.

constexpr std::array kSettingTexts{
    SettingText{.key = "solver",
                .name = QT_TRANSLATE_NOOP("SettingText", "Solver"),
                .wrong = QT_TRANSLATE_NOOP("SettingText",
                                           "Weights look wrong all over: go back to Geodesic Voxel, "
                                           "or compare two solvers side by side (View > Compare)")},
    SettingText{
        .key = "scaleByThickness",
        .group = SettingGroup::Method,
        .name = QT_TRANSLATE_NOOP("SettingText", "Scale distance by limb thickness"),
        .tip = QT_TRANSLATE_NOOP("SettingText",
                                 "Divides distances by the thickness of each limb, so that a thin "
                                 "arm takes no weight from the chest beside it. Short thick end bones "
                                 "(heads, toes) count nearer, too"),
        .wrong = QT_TRANSLATE_NOOP("SettingText", "A thin arm pulls the chest along: switch it on. A head or "
                                                  "a toe moves too much around it: switch it off"),
        .help = "Divide distances by the thickness of each limb, so that a thin arm takes no weight "
                "from the chest; short thick end bones (heads, toes) count nearer, too"},
    SettingText{
        .key = "fitBones",
        .group = SettingGroup::Method,
        .name = QT_TRANSLATE_NOOP("SettingText", "Fit bones to the mesh"),
        .tip = QT_TRANSLATE_NOOP("SettingText",
                                 "Bones follow the mesh: one without a child, and that of a head with ears, "
                                 "goes into what it moves, feet attached to the root follow their legs, and "
                                 "a root outside moves nothing. Off: bones only join joints"),
        .wrong =
            QT_TRANSLATE_NOOP("SettingText", "A big head follows the neck, or a foot stays behind: switch "
                                             "it on. A last bone reaches into its neighbours: switch it off"),
        .help =
            "Make bones follow the mesh: one without a child goes into what it moves, feet attached to the "
            "root follow their legs, a root outside moves nothing; off: bones only join joints"},
    SettingText{.key = "guessLoneBones",
                .group = SettingGroup::Method,
                .name = QT_TRANSLATE_NOOP("SettingText", "Guess bones of joints without parent"),
                .tip = QT_TRANSLATE_NOOP("SettingText",
                                         "Joints that have neither parent nor child, as in WebXR hands, get "
                                         "bones along the local axis that most of them aim with. Off: "
                                         "they get no bones"),
                .wrong =
                    QT_TRANSLATE_NOOP("SettingText", "Joints without parent and child move nothing: switch "
                                                     "it on. Their bones turn the wrong way: switch it off"),
                .help = "Give joints that have neither parent nor child bones along their common local axis; "
                        "off: they get no bones"},
    SettingText{.key = "alpha",
                .group = SettingGroup::Weights,
                .name = QT_TRANSLATE_NOOP("SettingText", "Stiffness (alpha)"),
                .tip = QT_TRANSLATE_NOOP("SettingText",
                                         "How stiff the bends are. 0 is soft like cloth: each joint reaches "
                                         "far. 1 is stiff: each joint bends in a narrow band"),
                .wrong = QT_TRANSLATE_NOOP(
                    "SettingText", "An elbow bends like rubber: raise it. It breaks in a sharp line: lower "
                                   "it. Only one joint does: select it and give it its own stiffness"),
                .help = "Stiffness: 0 is soft like cloth, 1 is stiff with a narrow bend",
                .min = QT_TRANSLATE_NOOP("SettingText", "soft"),
                .max = QT_TRANSLATE_NOOP("SettingText", "stiff")},
    SettingText{
        .key = "smoothing",
        .group = SettingGroup::Weights,
        .name = QT_TRANSLATE_NOOP("SettingText", "Smoothing"),
        .tip = QT_TRANSLATE_NOOP("SettingText",
                                 "How far weights spread over the surface, relative to the thickness "
                                 "of each limb. 0 does not spread them, 1 spreads them as far as the "
                                 "limb is thick"),
        .wrong = QT_TRANSLATE_NOOP(
            "SettingText",
            "Bends show steps or sharp lines: raise it. Fingers or lips pull one another along: lower it"),
        .help = "Spread weights over the surface, relative to the thickness of each limb: 0 not at "
                "all, 1 as far as the limb is thick"},
    SettingText{.key = "maxInfluences",
                .group = SettingGroup::Weights,
                .name = QT_TRANSLATE_NOOP("SettingText", "Max influences"),
                .tip = QT_TRANSLATE_NOOP("SettingText",
                                         "How many joints may move a vertex. Game engines take 4, some 8. "
                                         "More bend softer where many bones meet"),
                .wrong = QT_TRANSLATE_NOOP("SettingText",
                                           "Shoulders or hips bend in steps: raise it, if your engine takes "
                                           "more. Shift+T shows where the limit took weight away"),
                .help = "Joints that may move one vertex, or all. Game engines take 4, some 8; more bend "
                        "softer where many bones meet",
                .min = QT_TRANSLATE_NOOP("SettingText", "All")},
    SettingText{
        .key = "falloff",
        .group = SettingGroup::Weights,
        .name = QT_TRANSLATE_NOOP("SettingText", "Falloff"),
        .tip = QT_TRANSLATE_NOOP("SettingText",
                                 "How weight fades with distance. Power (the 2014 paper) fades evenly; "
                                 "Quadratic (the 2013 paper, and Unreal) is the softest; Exponential "
                                 "stays close to the nearest bone"),
        .wrong = QT_TRANSLATE_NOOP(
            "SettingText",
            "Bends are too wide although they are stiff: try Exponential. Bends crease: try Quadratic"),
        .help = "How weight fades with distance: power; quadratic, the softest; exponential, widths "
                "relative to the character",
        .choices = {{{QT_TRANSLATE_NOOP("SettingText", "Power")},
                     {QT_TRANSLATE_NOOP("SettingText", "Quadratic")},
                     {QT_TRANSLATE_NOOP("SettingText", "Exponential")}}}},
    SettingText{.key = "pruneBelow",
                .group = SettingGroup::Weights,
                .name = QT_TRANSLATE_NOOP("SettingText", "Prune below"),
                .tip = QT_TRANSLATE_NOOP("SettingText", "Removes weights smaller than this. 0.01 keeps files "
                                                        "small without a visible change"),
                .wrong = QT_TRANSLATE_NOOP("SettingText",
                                           "Skin shows steps where weights are small: set it to 0. Far "
                                           "joints still move a vertex a little: raise it to 0.01"),
                .help = "Remove weights smaller than this, 0 to 0.5; 0.01 makes smaller files",
                .min = QT_TRANSLATE_NOOP("SettingText", "Keep all")},
    SettingText{
        .key = "keepSmallWeights",
        .group = SettingGroup::Weights,
        .name = QT_TRANSLATE_NOOP("SettingText", "Keep the smallest weights"),
        .tip = QT_TRANSLATE_NOOP("SettingText",
                                 "Keeps weights that together are less than 0.1 % of a vertex, as the "
                                 "paper does. Smoothing then spreads them, too, and bends get wider"),
        .wrong = QT_TRANSLATE_NOOP("SettingText", "Far joints hold tiny weights: switch it off"),
        .help =
            "Keep weights that together are less than 0.1 % of a vertex, as the paper does; smoothing then "
            "spreads them, too"},
    SettingText{.key = "rigidShells",
                .group = SettingGroup::Weights,
                .name = QT_TRANSLATE_NOOP("SettingText", "Rigid shells"),
                .tip = QT_TRANSLATE_NOOP("SettingText",
                                         "Parts and loose pieces of the mesh that move nearly as one follow "
                                         "one joint, so that buttons, buckles and helmets do not bend. The "
                                         "Parts panel can make each of them smooth again"),
                .wrong = QT_TRANSLATE_NOOP("SettingText",
                                           "A strap or a sleeve does not bend: set that part to Smooth in "
                                           "the Parts panel. A button or a buckle bends: switch it on"),
                .help = "Let parts and shells that move nearly as one follow one joint, so that buttons, "
                        "buckles and helmets do not bend; --part NAME=smooth leaves one out"},
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
        .key = "exactSum",
        .group = SettingGroup::Weights,
        .name = QT_TRANSLATE_NOOP("SettingText", "Exact sum of 1"),
        .tip = QT_TRANSLATE_NOOP("SettingText",
                                 "Bounded biharmonic weights: solve all joints at once so that their "
                                 "weights sum to 1, in place of scaling them to 1 afterwards. Differs "
                                 "little and takes several times as long"),
        .wrong = QT_TRANSLATE_NOOP(
            "SettingText",
            "Weights ripple where many joints meet: switch it on. Binding takes too long: switch it off"),
        .help = "Solve the bounded biharmonic weights of all joints at once so that they sum to 1, in "
                "place of scaling them afterwards; slower"},
    SettingText{.key = "heat",
                .group = SettingGroup::Weights,
                .name = QT_TRANSLATE_NOOP("SettingText", "Heat"),
                .tip = QT_TRANSLATE_NOOP("SettingText",
                                         "How strongly the nearest bone heats what lies around it. Less lets "
                                         "weights spread wider"),
                .wrong = QT_TRANSLATE_NOOP("SettingText",
                                           "Bends are too soft: raise it. Bends are too sharp: lower it"),
                .help =
                    "How strongly the nearest bone heats the vertices around it, 0.01 to 100; less spreads "
                    "wider (default 1, as in Blender)"},
    SettingText{.key = "distancePower",
                .group = SettingGroup::Weights,
                .name = QT_TRANSLATE_NOOP("SettingText", "Power of distance"),
                .tip = QT_TRANSLATE_NOOP("SettingText",
                                         "Inverse distance: weights fall with this power of the distance. "
                                         "More is stiffer"),
                .wrong = QT_TRANSLATE_NOOP(
                    "SettingText",
                    "Every joint moves a little of everything: raise it. Bends are too sharp: lower it"),
                .help = "Inverse distance: weights fall with this power of the distance, 1 to 16"},
    SettingText{
        .key = "pictureSmoothness",
        .group = SettingGroup::Weights,
        .name = QT_TRANSLATE_NOOP("SettingText", "Smoothness in pixels"),
        .tip = QT_TRANSLATE_NOOP("SettingText",
                                 "Flat picture: how far weights reach along the picture, in pixels of "
                                 "a picture 512 pixels long. 10 bends hard, 100 softly"),
        .wrong = QT_TRANSLATE_NOOP(
            "SettingText",
            "The picture breaks where it bends: raise it. A limb pulls its neighbour along: lower it"),
        .help = "Flat picture: how far weights reach, 1 to 500 pixels of a picture 512 long; 10 bends "
                "hard, 100 softly"},
    SettingText{
        .key = "pictureResolution",
        .group = SettingGroup::Weights,
        .name = QT_TRANSLATE_NOOP("SettingText", "Resolution in pixels"),
        .tip = QT_TRANSLATE_NOOP("SettingText",
                                 "Flat picture: pixels along the longest side in which paths are searched. "
                                 "All takes the picture's own, up to 4096, so that slits one pixel wide keep "
                                 "limbs apart"),
        .wrong = QT_TRANSLATE_NOOP(
            "SettingText", "Limbs beside a narrow slit move together: choose All. It takes long: choose 512"),
        .help = "Flat picture: pixels along the longest side in which paths are searched, or all that the "
                "picture has, up to 4096",
        .min = QT_TRANSLATE_NOOP("SettingText", "All")},
    SettingText{
        .key = "picturePaths",
        .group = SettingGroup::Weights,
        .name = QT_TRANSLATE_NOOP("SettingText", "Paths in pixels"),
        .tip = QT_TRANSLATE_NOOP("SettingText", "Flat picture: how distances go from pixel to pixel"),
        .wrong = QT_TRANSLATE_NOOP("SettingText", "Weights show edges along rows and columns: choose "
                                                  "diagonals. Weights have eight corners around a "
                                                  "joint: choose straight. It takes long: choose diagonals"),
        .help = "Flat picture: distances go along rows and columns alone (Manhattan), across the corners of "
                "pixels too, or straight (Euclidean)",
        .choices = {{{QT_TRANSLATE_NOOP("SettingText", "Rows"),
                      QT_TRANSLATE_NOOP("SettingText", "Along rows and columns alone (Manhattan)")},
                     {QT_TRANSLATE_NOOP("SettingText", "Diagonals"),
                      QT_TRANSLATE_NOOP("SettingText", "Across the corners of pixels too")},
                     {QT_TRANSLATE_NOOP("SettingText", "Straight"),
                      QT_TRANSLATE_NOOP("SettingText", "As straight as the shape allows (Euclidean)")}}}},
    SettingText{
        .key = "envelopeBlend",
        .group = SettingGroup::Weights,
        .name = QT_TRANSLATE_NOOP("SettingText", "Envelope blend"),
        .tip = QT_TRANSLATE_NOOP("SettingText",
                                 "How far a bone's weight reaches beyond its envelope, relative to "
                                 "the envelope's radius. 0: a bone moves what its envelope contains "
                                 "and nothing else"),
        .wrong = QT_TRANSLATE_NOOP(
            "SettingText", "Skin tears between two bones: raise it. A bone moves its neighbours: lower it"),
        .help = "How far weights reach beyond the envelopes, relative to their radius; 0: each bone "
                "moves what its envelope contains"},
    SettingText{
        .key = "envelopeHold",
        .group = SettingGroup::Weights,
        .name = QT_TRANSLATE_NOOP("SettingText", "Envelope size"),
        .tip = QT_TRANSLATE_NOOP("SettingText",
                                 "A bone's envelope grows until it holds this fraction of the surface "
                                 "that is nearest to the bone"),
        .wrong = QT_TRANSLATE_NOOP("SettingText", "Skin stays behind although its bone moves: raise it. An "
                                                  "envelope reaches into another limb: lower it"),
        .help = "Envelopes grow until they hold this fraction of the surface nearest to their bone, "
                "0.1 to 1"},
    SettingText{
        .key = "envelopeFit",
        .group = SettingGroup::Weights,
        .name = QT_TRANSLATE_NOOP("SettingText", "Envelopes fit"),
        .tip =
            QT_TRANSLATE_NOOP("SettingText", "What sets how wide envelopes are, of joints without their own"),
        .wrong = QT_TRANSLATE_NOOP("SettingText",
                                   "Envelopes of crowded bones are too narrow or too wide: choose the length "
                                   "of bones. They miss what stands far out: choose the mesh"),
        .help = "What sets how wide envelopes are: mesh, the skin that is nearest to each bone; bones, the "
                "length of each bone to its children",
        .choices = {{{QT_TRANSLATE_NOOP("SettingText", "The mesh"),
                      QT_TRANSLATE_NOOP("SettingText", "The skin that is nearest to each bone")},
                     {QT_TRANSLATE_NOOP("SettingText", "Length of bones"),
                      QT_TRANSLATE_NOOP("SettingText",
                                        "A quarter of the length from each joint to its children")}}}},
    SettingText{
        .key = "envelopeShape",
        .group = SettingGroup::Weights,
        .name = QT_TRANSLATE_NOOP("SettingText", "Envelope shape"),
        .tip =
            QT_TRANSLATE_NOOP("SettingText", "What envelopes are shaped like, of joints without their own"),
        .wrong = QT_TRANSLATE_NOOP("SettingText", "Envelopes leave corners of the body out: choose boxes"),
        .help = "What envelopes are shaped like: capsule, ellipsoid, box or cylinder",
        .choices = {{{QT_TRANSLATE_NOOP("SettingText", "Capsule"),
                      QT_TRANSLATE_NOOP("SettingText", "Round about the bone and at its ends")},
                     {QT_TRANSLATE_NOOP("SettingText", "Ellipsoid"),
                      QT_TRANSLATE_NOOP("SettingText", "Widest in the middle of the bone")},
                     {QT_TRANSLATE_NOOP("SettingText", "Box"),
                      QT_TRANSLATE_NOOP("SettingText", "Along the bone and the axes of its joint")},
                     {QT_TRANSLATE_NOOP("SettingText", "Cylinder"),
                      QT_TRANSLATE_NOOP("SettingText", "Round about the bone, flat at its ends")}}}},
    SettingText{
        .key = "envelopeSharing",
        .group = SettingGroup::Weights,
        .name = QT_TRANSLATE_NOOP("SettingText", "Shared vertices"),
        .tip = QT_TRANSLATE_NOOP("SettingText", "How bones move a vertex that several envelopes hold"),
        .wrong = QT_TRANSLATE_NOOP(
            "SettingText", "Joints bend too flat where envelopes overlap: choose by depth. Weights are "
                           "to be rigid before they are smoothed: choose the deepest alone"),
        .help = "How bones move a vertex that several envelopes hold: blend, all alike; depth, the deeper it "
                "lies in an envelope the more; rigid, the one that holds it deepest alone",
        .choices = {{{QT_TRANSLATE_NOOP("SettingText", "Alike"),
                      QT_TRANSLATE_NOOP("SettingText", "All that hold it count alike")},
                     {QT_TRANSLATE_NOOP("SettingText", "By depth"),
                      QT_TRANSLATE_NOOP("SettingText", "The deeper it lies in an envelope, the more")},
                     {QT_TRANSLATE_NOOP("SettingText", "Deepest alone"),
                      QT_TRANSLATE_NOOP("SettingText", "The bone whose envelope holds it deepest")}}}},
    SettingText{.key = "envelopeSmoothing",
                .group = SettingGroup::Weights,
                .name = QT_TRANSLATE_NOOP("SettingText", "Second pass"),
                .tip = QT_TRANSLATE_NOOP(
                    "SettingText", "How strongly the weights of envelopes are smoothed over the surface "
                                   "afterwards, relative to the thickness of each limb. 0: not at all"),
                .wrong = QT_TRANSLATE_NOOP(
                    "SettingText", "Skin breaks where one envelope ends: raise it. Envelopes are washed out: "
                                   "lower it"),
                .help = "Smooth the weights of envelopes over the surface in a second pass, 0 (off) to 1"},
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
            {
                {{QT_TRANSLATE_NOOP("SettingText", "Turn inverted normals outward"),
                  QT_TRANSLATE_NOOP("SettingText",
                                    "A shell with inverted normals counts as a hole. Turned, it "
                                    "counts as the volume that it encloses"),
                  QT_TRANSLATE_NOOP("SettingText",
                                    "A part has no voxels inside (Alt+5 shows them): switch it on")},
                 {QT_TRANSLATE_NOOP("SettingText", "Close holes"),
                  QT_TRANSLATE_NOOP("SettingText",
                                    "Closes every hole for the solver, so that the outside does "
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
    SettingText{.key = "joints", .name = QT_TRANSLATE_NOOP("SettingText", "Bind to joints")},
    SettingText{.key = "handles", .name = QT_TRANSLATE_NOOP("SettingText", "Handles")},
    SettingText{.key = "cages", .name = QT_TRANSLATE_NOOP("SettingText", "Cages")},
    SettingText{.key = "parts", .name = QT_TRANSLATE_NOOP("SettingText", "Binding of parts")},
    SettingText{.key = "regions", .name = QT_TRANSLATE_NOOP("SettingText", "Regions")},
    SettingText{.key = "boneAlphas",
                .name = QT_TRANSLATE_NOOP("SettingText", "Stiffness of joints"),
                .wrong = QT_TRANSLATE_NOOP(
                    "SettingText",
                    "Only this joint bends too softly or too sharply: change its own stiffness. Its "
                    "neighbours look wrong too: change the stiffness of all joints")},
    SettingText{
        .key = "alphaCurves",
        .name = QT_TRANSLATE_NOOP("SettingText", "Stiffness by angle"),
        .wrong = QT_TRANSLATE_NOOP(
            "SettingText", "A joint bends well a little and badly far: give it a key at the far angle")},
    SettingText{
        .key = "boneSmoothness",
        .name = QT_TRANSLATE_NOOP("SettingText", "Smoothness of joints"),
        .wrong = QT_TRANSLATE_NOOP(
            "SettingText",
            "Hair bends like an elbow, or an elbow like hair: change only the smoothness of this joint")},
    SettingText{.key = "boneVolumes",
                .name = QT_TRANSLATE_NOOP("SettingText", "Envelopes of joints"),
                .wrong = QT_TRANSLATE_NOOP(
                    "SettingText", "Only this bone moves too much or too little skin: change its envelope")},
    SettingText{.key = "findLeaks", .name = QT_TRANSLATE_NOOP("SettingText", "Find leaks")},
};

constexpr bool hasOneText(std::string_view key) {
    return std::ranges::count(kSettingTexts, key,
                              [](const SettingText& text) { return std::string_view(text.key); }) == 1;
}
static_assert(std::apply([](const auto&... row) { return (hasOneText(row.key) && ...); }, kSettings),
              "every setting has one text");

/// What a form shows has a word for whoever does not like what comes of it.
constexpr bool hasRemedy(const SettingText& text) {
    return text.group == SettingGroup::None || *text.wrong != '\0' ||
           (text.choices.front().wrong != nullptr &&
            std::ranges::all_of(text.choices, [](const ChoiceText& each) {
                return each.name == nullptr || each.wrong != nullptr;
            }));
}
static_assert(std::ranges::all_of(kSettingTexts, hasRemedy), "every setting says what to try");

} // namespace

std::span<const SettingText> settingTexts() {
    return kSettingTexts;
}

const SettingText& settingTextOf(std::string_view key) {
    return *std::ranges::find(kSettingTexts, key,
                              [](const SettingText& text) { return std::string_view(text.key); });
}

std::vector<std::pair<QString, QString>> settingRemedies() {
    std::vector<std::pair<QString, QString>> remedies;
    for (const SettingText& text : kSettingTexts) {
        if (*text.wrong != '\0') {
            remedies.emplace_back(text.name, text.wrong);
        }
        for (const ChoiceText& choice : text.choices) {
            if (choice.wrong != nullptr) {
                remedies.emplace_back(choice.name, choice.wrong);
            }
        }
    }
    return remedies;
}

QString settingWords(const char* text) {
    return QCoreApplication::translate("SettingText", text);
}

QString settingText(const BindSettings& before, const BindSettings& after) {
    std::set<std::string_view> names; // rows that people take for one setting share their name
    forEachSetting([&](const auto& row) {
        if (!row.same(before, after)) {
            names.insert(settingTextOf(row.key).name);
        }
    });
    return settingWords(names.size() == 1 ? names.begin()->data()
                                          : QT_TRANSLATE_NOOP("SettingText", "Settings"));
}

bool settingCounts(bool (*counts)(const BindSettings&), const BindSettings& settings) {
    return counts == nullptr || countsInForce(counts, settings);
}

} // namespace sinew
