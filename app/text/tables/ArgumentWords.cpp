#include "app/text/tables/TextTables.h"

#include <array>

namespace sinew {
namespace {

const std::array kWords{
    KeyedText{"weights", QT_TRANSLATE_NOOP("ArgumentText", "it is not an influence in the source skin")},
    KeyedText{"name", QT_TRANSLATE_NOOP("ArgumentText", "by its name it is a control")},
    KeyedText{"end", QT_TRANSLATE_NOOP("ArgumentText", "by its name it only marks the end of a chain")},
    KeyedText{"root", QT_TRANSLATE_NOOP("ArgumentText", "it is only the root")},
    KeyedText{"mover",
              QT_TRANSLATE_NOOP("ArgumentText", "it only carries the motion of other joints or parts")},
    KeyedText{"stray-root", QT_TRANSLATE_NOOP("ArgumentText", "it is a root that stands outside the mesh")},
    KeyedText{"place-taken",
              QT_TRANSLATE_NOOP("ArgumentText", "it stands where another joint does, which moves a limb's "
                                                "end in its place")},
    KeyedText{"list", QT_TRANSLATE_NOOP("ArgumentText", "it is not in the list of joints")},
    KeyedText{"outside",
              QT_TRANSLATE_NOOP("ArgumentText", "it is outside the model's folder. If you trust the "
                                                "model, choose its folder with --textures or File > "
                                                "Texture Folder")},
    KeyedText{"not beside", QT_TRANSLATE_NOOP("ArgumentText", "it is outside the model's folder, where this "
                                                              "format keeps its files. Copy it there")},
    KeyedText{"no file", QT_TRANSLATE_NOOP("ArgumentText", "it is not a file")},
    KeyedText{"no picture", QT_TRANSLATE_NOOP("ArgumentText", "it is not an image")},
    KeyedText{"too large", QT_TRANSLATE_NOOP("ArgumentText", "it is larger than a file of its kind may be")},
    KeyedText{"source-missing", QT_TRANSLATE_NOOP("ArgumentText", "the original file is no longer there")},
    KeyedText{"other-format", QT_TRANSLATE_NOOP("ArgumentText", "the original file is of another format")},
    KeyedText{"other-skeleton", QT_TRANSLATE_NOOP("ArgumentText", "the skeleton was replaced or moved")},
    KeyedText{"bind-pose-contradicts",
              QT_TRANSLATE_NOOP("ArgumentText", "the skins of the original file disagree on the bind pose")},
    KeyedText{"bind-pose-missing",
              QT_TRANSLATE_NOOP("ArgumentText",
                                "a skin of the original file has no inverse bind matrices, so its "
                                "weights also determine where its vertices lie")},
    KeyedText{"animations-left-out", QT_TRANSLATE_NOOP("ArgumentText", "the animations are left out")},
    KeyedText{"rescaled", QT_TRANSLATE_NOOP("ArgumentText", "the character was scaled")},
    KeyedText{"other-unit", QT_TRANSLATE_NOOP("ArgumentText", "the export profile asks for another unit")},
    KeyedText{"shared-mesh",
              QT_TRANSLATE_NOOP("ArgumentText", "several nodes of the original file share a mesh")},
    KeyedText{"joint-limits", QT_TRANSLATE_NOOP("ArgumentText", "the limits of joints were changed")},
    KeyedText{"old-version",
              QT_TRANSLATE_NOOP("ArgumentText", "the original file is of an old version of its format")},
    KeyedText{"shapes-missing", QT_TRANSLATE_NOOP("ArgumentText", "shapes of the original file are missing")},
    KeyedText{"shapes-between",
              QT_TRANSLATE_NOOP("ArgumentText", "a shape that was replaced has shapes in between")},
    KeyedText{"other-animations", QT_TRANSLATE_NOOP("ArgumentText", "animations were added or removed")},
    KeyedText{"uneven-scale", QT_TRANSLATE_NOOP("ArgumentText", "the original file scales a driven joint "
                                                                "unevenly or turns it about a pivot")},
    KeyedText{"shared-keys", QT_TRANSLATE_NOOP("ArgumentText", "the keys of a driven channel lie on several "
                                                               "layers, or belong to others too")},
    KeyedText{"rest-pose", QT_TRANSLATE_NOOP("ArgumentText", "the rest pose is another one")},
    KeyedText{"other-vrm-version",
              QT_TRANSLATE_NOOP("ArgumentText", "it is to be of another version of VRM")},
    KeyedText{"toon-materials",
              QT_TRANSLATE_NOOP("ArgumentText", "its materials are to get the toon shading of VRM 1.0")},
    KeyedText{"t-pose", QT_TRANSLATE_NOOP("ArgumentText", "T-pose")},
    KeyedText{"a-pose", QT_TRANSLATE_NOOP("ArgumentText", "A-pose")},
    KeyedText{"chain-short", QT_TRANSLATE_NOOP("ArgumentText", "it has one joint, and no other at its end")},
    KeyedText{"chain-order", QT_TRANSLATE_NOOP("ArgumentText", "a joint of it is not below the one before")},
    KeyedText{"chain-joint-twice",
              QT_TRANSLATE_NOOP("ArgumentText", "a joint of it swings in another chain")},
    KeyedText{"joint-missing", QT_TRANSLATE_NOOP("ArgumentText", "there is no joint of that name")},
    KeyedText{"number-invalid", QT_TRANSLATE_NOOP("ArgumentText", "a number of it makes no sense")},
    KeyedText{"index-unknown", QT_TRANSLATE_NOOP("ArgumentText", "it names what is not there")},
    KeyedText{"wrong-type",
              QT_TRANSLATE_NOOP("ArgumentText", "its values are not of the kind that VRM asks for")},
    KeyedText{"node-missing", QT_TRANSLATE_NOOP("ArgumentText", "it names a node that is not there")},
    KeyedText{"node-twice", QT_TRANSLATE_NOOP("ArgumentText", "another bone has the same node")},
    KeyedText{"bone-unknown", QT_TRANSLATE_NOOP("ArgumentText", "VRM has no bone of that name")},
    KeyedText{"texture-missing", QT_TRANSLATE_NOOP("ArgumentText", "it names a texture that is not there")},
    KeyedText{"joint-removed", QT_TRANSLATE_NOOP("ArgumentText", "their joints were removed")},
    KeyedText{"name-shared", QT_TRANSLATE_NOOP("ArgumentText", "another joint has the same name")},
    KeyedText{"not-a-joint", QT_TRANSLATE_NOOP("ArgumentText", "its node is not a joint of the skeleton")},
    KeyedText{"shape-missing", QT_TRANSLATE_NOOP("ArgumentText", "it names a shape that is not there")},
    KeyedText{"material-missing", QT_TRANSLATE_NOOP("ArgumentText", "it names a material that is not there")},
    KeyedText{"part-missing", QT_TRANSLATE_NOOP("ArgumentText", "it names a part that is not there")},
    KeyedText{"said-twice",
              QT_TRANSLATE_NOOP("ArgumentText", "another entry says the same thing differently")},
    KeyedText{"circle", QT_TRANSLATE_NOOP("ArgumentText", "it would move itself")},
    KeyedText{"driven-too", QT_TRANSLATE_NOOP("ArgumentText", "a driver turns the same joint")},
    KeyedText{"old-vrm", QT_TRANSLATE_NOOP("ArgumentText", "VRM 0.x has no place for it")},
    KeyedText{"no-size", QT_TRANSLATE_NOOP("ArgumentText", "it has no size")},
    KeyedText{"levels-of-detail", QT_TRANSLATE_NOOP("ArgumentText", "levels of detail were added to it")},
    KeyedText{"biped", QT_TRANSLATE_NOOP("ArgumentText", "Biped")},
    KeyedText{"quadruped", QT_TRANSLATE_NOOP("ArgumentText", "Quadruped")},
    KeyedText{"insect", QT_TRANSLATE_NOOP("ArgumentText", "Insect or spider")},
    KeyedText{"opaque-picture",
              QT_TRANSLATE_NOOP("ArgumentText",
                                "nothing in it is transparent, so its whole rectangle is the character")},
    KeyedText{"long-outline",
              QT_TRANSLATE_NOOP("ArgumentText",
                                "the outline of its opaque pixels is longer than 2 million pixels. "
                                "Remove loose dots")},
    KeyedText{"not-drawn", QT_TRANSLATE_NOOP("ArgumentText", "the part of Sinew that draws SVG is missing")},
    KeyedText{"svg-deep", QT_TRANSLATE_NOOP("ArgumentText", "its shapes are nested more than 256 deep")},
    KeyedText{"svg-many",
              QT_TRANSLATE_NOOP("ArgumentText", "it has more than a million shapes, copies included")},
    KeyedText{"svg-cycle", QT_TRANSLATE_NOOP("ArgumentText", "one of its shapes contains a copy of itself")},
    KeyedText{"svg-size", QT_TRANSLATE_NOOP("ArgumentText", "its size is zero, too large or not a number")},
    KeyedText{"svg-layers", QT_TRANSLATE_NOOP("ArgumentText", "it has more than 256 layers")},
    KeyedText{"svg-area",
              QT_TRANSLATE_NOOP("ArgumentText", "its layers have too many pixels together. Choose a "
                                                "smaller picture size")},
    KeyedText{"svg-dashes",
              QT_TRANSLATE_NOOP("ArgumentText", "its dashed lines have more than a million dashes. "
                                                "Make the dashes longer, or the lines solid")},
    KeyedText{"svg-pictures",
              QT_TRANSLATE_NOOP("ArgumentText",
                                "it shows nothing but pictures that are linked or cannot be drawn. "
                                "Embed them as PNG or JPEG")},
    KeyedText{"two-legs", QT_TRANSLATE_NOOP("ArgumentText", "two legs")},
    KeyedText{"four-legs", QT_TRANSLATE_NOOP("ArgumentText", "four legs")},
    KeyedText{"legs", QT_TRANSLATE_NOOP("ArgumentText", "legs")},
    KeyedText{"arms", QT_TRANSLATE_NOOP("ArgumentText", "arms")},
    KeyedText{"wings", QT_TRANSLATE_NOOP("ArgumentText", "wings")},
    KeyedText{"fingers", QT_TRANSLATE_NOOP("ArgumentText", "fingers")},
    KeyedText{"head", QT_TRANSLATE_NOOP("ArgumentText", "head")},
    KeyedText{"ends", QT_TRANSLATE_NOOP("ArgumentText", "two ends of a long body")},
    KeyedText{"a folder", QT_TRANSLATE_NOOP("ArgumentText", "it is a folder")},
    KeyedText{"not a regular file", QT_TRANSLATE_NOOP("ArgumentText", "it is a pipe or a device")},
    KeyedText{"no access", QT_TRANSLATE_NOOP("ArgumentText", "you may not read it")},
    KeyedText{"in use", QT_TRANSLATE_NOOP("ArgumentText", "another program has it open. Close it there")},
    KeyedText{"changed", QT_TRANSLATE_NOOP("ArgumentText", "it changed while it was read")},
    KeyedText{"no reader", QT_TRANSLATE_NOOP("ArgumentText", "it is a pipe that no program is reading from")},
    KeyedText{"unreadable", QT_TRANSLATE_NOOP("ArgumentText", "you may not read it")},
};

constexpr const char* kOutside =
    QT_TRANSLATE_NOOP("ArgumentText", "it is outside the model's folder. If you trust the model, choose its "
                                      "folder with File > Texture Folder");

// "(s)" and "(es)" go or stay with the count: pluralText.
const std::array kContentKinds{
    KeyedText{"cameras", QT_TRANSLATE_N_NOOP("ContentText", "%1 camera(s)")},
    KeyedText{"lights", QT_TRANSLATE_N_NOOP("ContentText", "%1 light(s)")},
    KeyedText{"samplers", QT_TRANSLATE_N_NOOP("ContentText", "wrap and filter modes of %1 texture(s)")},
    KeyedText{"textureTransforms", QT_TRANSLATE_N_NOOP("ContentText", "offset and scale of %1 texture(s)")},
    KeyedText{"uvChoice",
              QT_TRANSLATE_N_NOOP("ContentText", "%1 texture(s) on a UV set other than the first")},
    KeyedText{"normalScale", QT_TRANSLATE_N_NOOP("ContentText", "normal map strength of %1 material(s)")},
    KeyedText{"tangents", QT_TRANSLATE_N_NOOP("ContentText", "tangents of %1 mesh(es)")},
    KeyedText{"morphNormals", QT_TRANSLATE_N_NOOP("ContentText", "normals of %1 morph target(s)")},
    KeyedText{"attributes", QT_TRANSLATE_N_NOOP("ContentText", "%1 custom vertex attribute(s)")},
    KeyedText{"extras", QT_TRANSLATE_N_NOOP("ContentText", "custom properties of %1 object(s)")},
    KeyedText{"copyright", QT_TRANSLATE_N_NOOP("ContentText", "the copyright line")},
    KeyedText{"svgLinks", QT_TRANSLATE_N_NOOP("ContentText", "%1 linked image(s) or file(s)")},
    KeyedText{"svgEmbedded",
              QT_TRANSLATE_N_NOOP("ContentText", "%1 embedded picture(s) that cannot be drawn (embed PNG or "
                                                 "JPEG instead)")},
    KeyedText{"svgScripts", QT_TRANSLATE_N_NOOP("ContentText", "%1 script(s)")},
    KeyedText{"svgHtml", QT_TRANSLATE_N_NOOP("ContentText", "%1 block(s) of HTML")},
    KeyedText{"svgAnimations", QT_TRANSLATE_N_NOOP("ContentText", "%1 animated value(s)")},
    KeyedText{
        "svgEffects",
        QT_TRANSLATE_N_NOOP("ContentText", "%1 mask(s), clip path(s), filter(s), pattern(s) or marker(s)")},
    KeyedText{"scenes", QT_TRANSLATE_N_NOOP("ContentText", "%1 further scene(s)")},
    KeyedText{"bytesBehind", QT_TRANSLATE_N_NOOP("ContentText", "%1 byte(s) after the end of the GLB")},
    KeyedText{"skeleton", QT_TRANSLATE_N_NOOP("ContentText", "the skeleton of %1 joint(s)")},
    KeyedText{"jointLimits", QT_TRANSLATE_N_NOOP("ContentText", "the limits of %1 joint(s)")},
    KeyedText{"weights", QT_TRANSLATE_N_NOOP("ContentText", "the weights of %1 mesh(es)")},
    KeyedText{"materials", QT_TRANSLATE_N_NOOP("ContentText", "%1 material(s)")},
    KeyedText{"toonMaterials", QT_TRANSLATE_N_NOOP("ContentText", "toon shading (MToon) of %1 material(s)")},
    KeyedText{"textures", QT_TRANSLATE_N_NOOP("ContentText", "%1 texture(s)")},
    KeyedText{"clips", QT_TRANSLATE_N_NOOP("ContentText", "%1 animation(s)")},
    KeyedText{"springs", QT_TRANSLATE_N_NOOP("ContentText", "%1 spring chain(s), unless baked into clips")},
    KeyedText{"nodeConstraints", QT_TRANSLATE_N_NOOP("ContentText", "%1 constraint(s)")},
    KeyedText{"expressions", QT_TRANSLATE_N_NOOP("ContentText", "%1 expression(s)")},
    KeyedText{"shapes", QT_TRANSLATE_N_NOOP("ContentText", "%1 morph target(s)")},
    KeyedText{"colors", QT_TRANSLATE_N_NOOP("ContentText", "vertex colours of %1 mesh(es)")},
    KeyedText{"uvSets", QT_TRANSLATE_N_NOOP("ContentText", "%1 further UV set(s)")},
    KeyedText{"opacityTextures", QT_TRANSLATE_N_NOOP("ContentText", "opacity maps of %1 material(s)")},
    KeyedText{"jointBytes",
              QT_TRANSLATE_N_NOOP("ContentText", "8-bit numbers of %1 joint(s), as bytes count to 256")},
    KeyedText{"doubleSided", QT_TRANSLATE_N_NOOP("ContentText", "two-sided display of %1 material(s)")},
};

const std::array kNamedContentKinds{
    KeyedText{"map ", QT_TRANSLATE_N_NOOP("ContentText", "%1 texture(s) of slot %2")},
    KeyedText{"unknownKinds ",
              QT_TRANSLATE_N_NOOP("ContentText", "%1 FBX record(s) that cannot be read (first: %2)")},
    KeyedText{"extension ", QT_TRANSLATE_N_NOOP("ContentText", "extension %2")},
};

} // namespace

std::span<const KeyedText> argumentWords() {
    return kWords;
}

const char* outsideInWindow() {
    return kOutside;
}

std::span<const KeyedText> contentKinds() {
    return kContentKinds;
}

std::span<const KeyedText> namedContentKinds() {
    return kNamedContentKinds;
}

} // namespace sinew
