#include "app/text/NoticeText.h"

#include "app/text/Numbers.h"
#include "core/base/ReadNumber.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>

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

constexpr const char* kOutsideInWindow =
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

/// Kinds that come with a name of their own: "map SpecularColor", "extension KHR_materials_clearcoat".
const std::array kNamedContentKinds{
    KeyedText{"map ", QT_TRANSLATE_N_NOOP("ContentText", "%1 texture(s) of slot %2")},
    KeyedText{"unknownKinds ",
              QT_TRANSLATE_N_NOOP("ContentText", "%1 FBX record(s) that cannot be read (first: %2)")},
    KeyedText{"extension ", QT_TRANSLATE_N_NOOP("ContentText", "extension %2")},
};

QString counted(const char* text, std::string_view number) {
    const int count = QByteArray(number.data(), static_cast<qsizetype>(number.size())).toInt();
    return pluralText(QCoreApplication::translate("ContentText", text, nullptr, count), count == 1);
}

/// "scaled by 375, turned from Z up to Y up, moved by (0, 10, 0)" of the arguments of a notice: scale, axis,
/// degrees, x, y, z in metres.
QString fitText(std::span<const std::string> fit, double metersPerUnit) {
    const auto say = [](const char* text) { return QCoreApplication::translate("NoticeText", text); };
    const auto number = [&](std::size_t i) { return coordinateText(fit[i], metersPerUnit); };
    const auto moved = [&](std::size_t i) {
        bool read = false;
        return QString::fromStdString(fit[i]).toDouble(&read) != 0.0 || !read;
    };
    QStringList steps;
    if (fit[0] != "1") {
        steps << say(QT_TRANSLATE_NOOP("NoticeText", "scaled by %1")).arg(numberAsWritten(fit[0]));
    }
    if (fit[1] != "Y") {
        steps << say(QT_TRANSLATE_NOOP("NoticeText", "turned from %1 up to Y up"))
                     .arg(QString::fromStdString(fit[1]));
    }
    if (fit[2] != "0") {
        steps << say(QT_TRANSLATE_NOOP("NoticeText", "turned by %1 degrees about the vertical axis"))
                     .arg(QString::fromStdString(fit[2]));
    }
    if (moved(3) || moved(4) || moved(5)) {
        steps << say(QT_TRANSLATE_NOOP("NoticeText", "moved by (%1, %2, %3)"))
                     .arg(number(3), number(4), number(5));
    }
    return steps.isEmpty() ? say(QT_TRANSLATE_NOOP("NoticeText", "without a change"))
                           : steps.join(QStringLiteral(", "));
}

const NoticeEntry* find(NoticeCode code) {
    for (const auto& table : {readNotices(), bindNotices(), controlNotices(), weightNotices(), writeNotices(),
                              documentNotices()}) {
        const auto entry = std::ranges::find(table, code, &NoticeEntry::code);
        if (entry != table.end()) {
            return &*entry;
        }
    }
    return nullptr;
}

QString argumentText(const NoticeTraits& traits, std::size_t index, const std::string& argument,
                     double metersPerUnit) {
    if (traits.kind == NoticeKind::Leak) { // its place is in the scene's unit already
        return index == 1                 ? lengthText(argument, metersPerUnit)
               : index >= 2 && index <= 4 ? shortNumber(argument)
                                          : QString::fromStdString(argument);
    }
    switch (index < traits.arguments.size() ? traits.arguments[index] : NoticeArgument::Name) {
    case NoticeArgument::Word:
        return wordText(argument);
    case NoticeArgument::Length:
        return lengthText(argument, metersPerUnit);
    case NoticeArgument::Coordinate:
        return coordinateText(argument, metersPerUnit);
    case NoticeArgument::Fraction:
        return percentText(argument);
    case NoticeArgument::Name:
        break;
    }
    return QString::fromStdString(argument);
}

/// A list of any length in place of %3: a value alone is cut where it gets long, and this is to name
/// everything.
QString listText(const QString& text, const Notice& notice) {
    QStringList list;
    for (const std::string& argument : notice.arguments) {
        list << contentText(argument);
    }
    const QString before = text.section(QStringLiteral("%3"), 0, 0);
    return fillText(before, {QString::fromStdString(notice.subject)}) + list.join(QStringLiteral(", "));
}

/// Where the six arguments of a fit begin; kNoFit: there is none.
constexpr std::size_t kNoFit = static_cast<std::size_t>(-1);
std::size_t firstOfFit(const Notice& notice) {
    const std::size_t first = notice.code == NoticeCode::SkeletonFitProposed ? 1
                              : notice.code == NoticeCode::SkeletonFitted    ? 0
                                                                             : kNoFit;
    return first != kNoFit && notice.arguments.size() >= first + 6 ? first : kNoFit;
}

/// Whether the numbers ask for the other text.
bool otherNotice(const Notice& notice) {
    switch (notice.code) {
    case NoticeCode::SkeletonOutside:
    case NoticeCode::SkeletonFitProposed: { // most joints are inside: it is the size that does not fit
        const std::string all = notice.arguments.empty() ? std::string() : notice.arguments.front();
        std::size_t joints = 0;
        const auto read = readNumber(all, joints);
        return read.ec == std::errc() && 2 * notice.count <= joints;
    }
    default:
        return false;
    }
}

const char* sentenceOf(const NoticeEntry& entry, const Notice& notice) {
    const auto words = std::ranges::find(windowNotices(), notice.code, &NoticeWords::code);
    if (inWindow() && words != windowNotices().end()) {
        return otherNotice(notice) ? words->otherText : words->text;
    }
    return otherNotice(notice) ? entry.otherText : entry.text;
}

} // namespace

const char* textOf(std::span<const KeyedText> table, std::string_view key) {
    const auto known = std::ranges::find(table, key, &KeyedText::key);
    return known == table.end() ? nullptr : known->text;
}

QString wordText(const std::string& word) {
    const char* known = inWindow() && word == "outside" ? kOutsideInWindow : textOf(kWords, word);
    return known == nullptr ? QString::fromStdString(word)
                            : QCoreApplication::translate("ArgumentText", known);
}

QString contentText(const std::string& kindAndCount) {
    const std::size_t colon = std::min(kindAndCount.rfind(':'), kindAndCount.size());
    const std::string_view kind = std::string_view(kindAndCount).substr(0, colon);
    const std::string_view number =
        std::string_view(kindAndCount).substr(std::min(colon + 1, kindAndCount.size()));
    const QString count = QString::fromUtf8(number.data(), static_cast<qsizetype>(number.size()));
    if (const char* known = textOf(kContentKinds, kind)) {
        return fillText(counted(known, number), {count});
    }
    for (const KeyedText& named : kNamedContentKinds) {
        if (kind.starts_with(named.key)) {
            const std::string_view name = kind.substr(named.key.size());
            return fillText(counted(named.text, number),
                            {count, QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))});
        }
    }
    return printable(kindAndCount);
}

QString noticeText(const Notice& notice, double metersPerUnit) {
    const NoticeEntry* entry = find(notice.code);
    if (entry == nullptr) {
        return {};
    }
    const int count = static_cast<int>(std::min<std::size_t>(notice.count, 1000000));
    const char* const chosen = sentenceOf(*entry, notice);
    QString text = QCoreApplication::translate("NoticeText", chosen, nullptr, count);
    text = pluralText(text, notice.count == 1);
    if (notice.code == NoticeCode::ContentIgnored || notice.code == NoticeCode::ContentDropped) {
        return listText(text, notice);
    }
    QStringList values{QString::fromStdString(notice.subject), wholeText(notice.count)};
    const std::size_t fit = firstOfFit(notice);
    for (std::size_t i = 0; i < notice.arguments.size() && i < fit; ++i) {
        values << argumentText(entry->traits, i, notice.arguments[i], metersPerUnit);
    }
    if (fit != kNoFit) {
        values << fitText(std::span(notice.arguments).subspan(fit, 6), metersPerUnit);
    }
    return fillText(text, values);
}

NoticeTraits noticeTraits(NoticeCode code) {
    const NoticeEntry* entry = find(code);
    return entry == nullptr ? NoticeTraits() : entry->traits;
}

std::string noticeName(NoticeCode code) {
    const NoticeEntry* entry = find(code);
    return entry == nullptr ? std::string() : entry->name;
}

} // namespace sinew
