#include "app/text/ContentText.h"

#include "app/text/Fill.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>

namespace sinew {
namespace {

struct ContentKind {
    std::string_view key;
    const char* text;
};

// "(s)" and "(es)" go or stay with the count: pluralText.
const std::array kContentKinds{
    ContentKind{"cameras", QT_TRANSLATE_N_NOOP("ContentText", "%1 camera(s)")},
    ContentKind{"lights", QT_TRANSLATE_N_NOOP("ContentText", "%1 light(s)")},
    ContentKind{"samplers", QT_TRANSLATE_N_NOOP("ContentText", "wrap and filter modes of %1 texture(s)")},
    ContentKind{"textureTransforms", QT_TRANSLATE_N_NOOP("ContentText", "offset and scale of %1 texture(s)")},
    ContentKind{"uvChoice",
                QT_TRANSLATE_N_NOOP("ContentText", "%1 texture(s) on a UV set other than the first")},
    ContentKind{"normalScale", QT_TRANSLATE_N_NOOP("ContentText", "normal map strength of %1 material(s)")},
    ContentKind{"tangents", QT_TRANSLATE_N_NOOP("ContentText", "tangents of %1 mesh(es)")},
    ContentKind{"morphNormals", QT_TRANSLATE_N_NOOP("ContentText", "normals of %1 morph target(s)")},
    ContentKind{"attributes", QT_TRANSLATE_N_NOOP("ContentText", "%1 custom vertex attribute(s)")},
    ContentKind{"extras", QT_TRANSLATE_N_NOOP("ContentText", "custom properties of %1 object(s)")},
    ContentKind{"copyright", QT_TRANSLATE_N_NOOP("ContentText", "the copyright line")},
    ContentKind{"scenes", QT_TRANSLATE_N_NOOP("ContentText", "%1 further scene(s)")},
    ContentKind{"bytesBehind", QT_TRANSLATE_N_NOOP("ContentText", "%1 byte(s) after the end of the GLB")},
    ContentKind{"skeleton", QT_TRANSLATE_N_NOOP("ContentText", "the skeleton of %1 joint(s)")},
    ContentKind{"weights", QT_TRANSLATE_N_NOOP("ContentText", "the weights of %1 mesh(es)")},
    ContentKind{"materials", QT_TRANSLATE_N_NOOP("ContentText", "%1 material(s)")},
    ContentKind{"textures", QT_TRANSLATE_N_NOOP("ContentText", "%1 texture(s)")},
    ContentKind{"clips", QT_TRANSLATE_N_NOOP("ContentText", "%1 animation(s)")},
    ContentKind{"shapes", QT_TRANSLATE_N_NOOP("ContentText", "%1 morph target(s)")},
    ContentKind{"colors", QT_TRANSLATE_N_NOOP("ContentText", "vertex colours of %1 mesh(es)")},
    ContentKind{"uvSets", QT_TRANSLATE_N_NOOP("ContentText", "%1 further UV set(s)")},
    ContentKind{"opacityTextures", QT_TRANSLATE_N_NOOP("ContentText", "opacity maps of %1 material(s)")},
    ContentKind{"doubleSided", QT_TRANSLATE_N_NOOP("ContentText", "two-sided display of %1 material(s)")},
};

/// Kinds that come with a name of their own: "map SpecularColor", "extension KHR_materials_clearcoat".
const std::array kNamedContentKinds{
    ContentKind{"map ", QT_TRANSLATE_N_NOOP("ContentText", "%1 texture(s) of slot %2")},
    ContentKind{"unknownKinds ",
                QT_TRANSLATE_N_NOOP("ContentText", "%1 FBX record(s) that cannot be read (first: %2)")},
    ContentKind{"extension ", QT_TRANSLATE_N_NOOP("ContentText", "extension %2")},
};

QString counted(const char* text, std::string_view number) {
    const int count = QByteArray(number.data(), static_cast<qsizetype>(number.size())).toInt();
    return pluralText(QCoreApplication::translate("ContentText", text, nullptr, count), count == 1);
}

} // namespace

QString contentText(const std::string& kindAndCount) {
    const std::size_t colon = std::min(kindAndCount.rfind(':'), kindAndCount.size());
    const std::string_view kind = std::string_view(kindAndCount).substr(0, colon);
    const std::string_view number =
        std::string_view(kindAndCount).substr(std::min(colon + 1, kindAndCount.size()));
    const QString count = QString::fromUtf8(number.data(), static_cast<qsizetype>(number.size()));
    if (const auto* known = std::ranges::find(kContentKinds, kind, &ContentKind::key);
        known != kContentKinds.end()) {
        return fillText(counted(known->text, number), {count});
    }
    for (const ContentKind& named : kNamedContentKinds) {
        if (kind.starts_with(named.key)) {
            const std::string_view name = kind.substr(named.key.size());
            return fillText(counted(named.text, number),
                            {count, QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))});
        }
    }
    return printable(kindAndCount);
}

} // namespace sinew
