#include "app/text/tables/TextTables.h"

#include <array>

namespace sinew {
namespace {

/// Of the method and of what makes weights, with the lists of the latter.
constexpr std::array kWeightSettings{
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
};
static_assert(std::ranges::all_of(kWeightSettings, hasRemedy), "every setting says what to try");

} // namespace

std::span<const SettingText> weightSettings() {
    return kWeightSettings;
}

} // namespace sinew
