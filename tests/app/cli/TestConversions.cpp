#include "app/text/NoticeText.h"
#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "tests/app/support/ConversionFacts.h"
#include "tests/app/support/ConversionScenes.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace testConversions {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A row of the manual's table: its name, the fact it is about, and words of which the report has one where
/// the thing is lost.
struct Row {
    const char* name;
    const char* fact;
    std::vector<const char*> report;
};

const std::vector<Row>& rows() {
    static const std::vector<Row> all{
        {"polygons of more than three corners", "polygons", {}},
        {"normals", "normals", {}},
        {"tangents", "tangents", {"tangents:"}},
        {"UV sets", "uvs", {"uvSets:"}},
        {"vertex colours", "colors", {"colors:"}},
        {"vertex attributes of one's own", "attributes", {"attributes:"}},
        {"skeleton, bind pose", "skeleton", {"skeleton:"}},
        {"pose of the nodes beside the bind pose", "nodePose", {"NodePoseDropped"}},
        {"weights", "weights", {"weights:"}},
        {"animation of joints", "clips", {"clips:"}},
        {"morph targets", "shapes", {"shapes:"}},
        {"weights of morph targets while nothing plays", "shapeWeight", {"shapes:"}},
        {"normals of morph targets", "shapeNormals", {"morphNormals:"}},
        {"animation of morph targets", "shapeClips", {"AnimationIgnored", "shapes:", "clips:"}},
        {"base colour", "color", {"materials:"}},
        {"metallic and roughness, or gloss", "gloss", {"materials:"}},
        {"base colour map", "baseMap", {"textures:"}},
        {"normal map", "normalMap", {"map bump:", "textures:"}},
        {"metallic-roughness map", "metalRoughMap", {"metallic-roughness", "textures:"}},
        {"emissive map", "emissiveMap", {"textures:"}},
        {"occlusion map", "occlusionMap", {"textures:"}},
        {"opacity map of its own", "opacityMap", {"opacityTextures:", "textures:"}},
        {"maps in other slots", "otherMap", {"map ShininessExponent:", "map specular:", "map map_Ks:"}},
        {"cut-outs (alpha mask and cutoff)", "mask", {"materials:"}},
        {"blended transparency", "blend", {"materials:"}},
        {"double-sided materials", "doubleSided", {"doubleSided:", "materials:"}},
        {"WebP pictures", "webp", {"textures:"}},
        {"KTX2 pictures", "ktx2", {"textures:"}},
        {"texture wrap modes", "wraps", {"samplers:", "textures:"}},
        {"texture filter modes", "filters", {"samplers:", "textures:"}},
        {"texture offset and scale", "transforms", {"textureTransforms:", "textures:"}},
        {"cameras", "cameras", {"cameras:"}},
        {"lights", "lights", {"lights:"}},
        {"custom properties", "extras", {"extras:"}},
        {"copyright line", "copyright", {"copyright:"}},
        {"material extensions of glTF (KHR_materials)",
         "extension",
         {"extension KHR_materials_clearcoat:", "materials:"}},
        {"other extensions of glTF", "otherExtension", {"extension ACME_wind:"}},
    };
    return all;
}

/// A file with one of everything.
struct Source {
    const char* format;
    QString file;
    std::string bytes;
    ConversionFacts facts;
};

struct Conversion {
    QString file; ///< it was made of
    ConversionFacts before;
    ConversionFacts after;
    Notices notices;
};

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString cell(const Conversion& conversion, const char* fact) {
    const auto before = conversion.before.find(fact);
    const auto after = conversion.after.find(fact);
    if (before == conversion.before.end()) {
        return QString::fromUtf8("–");
    }
    return after == conversion.after.end() ? "lost" : after->second == before->second ? "kept" : "converted";
}

/// What a user reads of a thing that is lost; empty where nothing names it.
QString wordsOf(const Notices& notices, const Row& row) {
    for (const char* word : row.report) {
        for (const Notice& notice : notices) {
            const auto argument = std::ranges::find_if(
                notice.arguments, [&](const std::string& each) { return each.starts_with(word); });
            const bool listed =
                notice.code == NoticeCode::ContentIgnored || notice.code == NoticeCode::ContentDropped;
            if (argument != notice.arguments.end()) {
                return listed ? contentText(*argument) : noticeText(notice);
            }
            if (noticeName(notice.code) == word) {
                return noticeText(notice);
            }
        }
    }
    return {};
}

constexpr const char* kBegin = "<!-- what conversions keep: made by app.TestConversions -->\n";
constexpr const char* kEnd = "<!-- end -->\n";

} // namespace

/// The manual's table of what each conversion keeps, from conversions as they are.
class TestConversions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        Progress progress;
        for (const Source& source : sources()) {
            QVERIFY2(!source.bytes.empty(), source.format);
            writeFile(source.file, QByteArray::fromStdString(source.bytes));
            const auto read = importScene(source.file.toStdString(), progress);
            QVERIFY2(read, source.format);
            for (const auto& [target, extension] :
                 {std::pair{"glTF", ".glb"}, {"FBX", ".fbx"}, {"OBJ", ".obj"}}) {
                Conversion conversion{source.file, source.facts, {}, read->notices};
                const QString out = m_folder.filePath(QString("out") + extension);
                const auto written = exportScene(read->scene, out.toStdString(), {}, progress);
                QVERIFY2(written, target);
                conversion.notices.insert(conversion.notices.end(), written->begin(), written->end());
                const std::string result = contents(out).toStdString();
                conversion.after = QByteArray(extension) == ".glb"   ? factsOfGlb(result)
                                   : QByteArray(extension) == ".fbx" ? factsOfFbx(result)
                                                                     : factsOfObj(result);
                m_conversions.emplace_back(QString("%1 to %2").arg(source.format, target),
                                           std::move(conversion));
            }
        }
    }

    void sourcesHoldEverything() {
        for (const Row& row : rows()) {
            const bool held = std::ranges::any_of(
                m_conversions, [&](const auto& c) { return c.second.before.contains(row.fact); });
            QVERIFY2(held, row.name);
        }
    }

    void whatIsLostIsNamed() {
        for (const auto& [name, conversion] : m_conversions) {
            for (const Row& row : rows()) {
                if (cell(conversion, row.fact) == "lost") {
                    QVERIFY2(!wordsOf(conversion.notices, row).isEmpty(), qPrintable(name + ": " + row.name));
                }
            }
        }
    }

    /// Once, in one line, and no key of ours without words.
    void reportsNameItInWords() {
        for (const auto& [name, conversion] : m_conversions) {
            for (const NoticeCode code : {NoticeCode::ContentIgnored, NoticeCode::ContentDropped}) {
                QVERIFY(std::ranges::count(conversion.notices, code, &Notice::code) <= 1);
            }
            for (const Notice& notice : conversion.notices) {
                const QString text = noticeText(notice);
                for (const std::string& argument : notice.arguments) {
                    const bool key = notice.code == NoticeCode::ContentIgnored ||
                                     notice.code == NoticeCode::ContentDropped;
                    QVERIFY2(!key || !text.contains(QString::fromStdString(argument)), qPrintable(text));
                }
            }
        }
    }

    /// Whoever binds on the command line reads there what the bound file lacks.
    void standardOutputNamesItOnce() {
        for (const auto& [name, conversion] : m_conversions) {
            // OBJ is not written rigged, and has no skeleton to bind to.
            if (name.contains("OBJ")) {
                continue;
            }
            const QString out = m_folder.filePath(name.endsWith("FBX") ? "bound.fbx" : "bound.glb");
            const Ran ran = runSinew({"bind", conversion.file, "-o", out, "--resolution", "32", "--rebuild"});
            QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
            for (const Row& row : rows()) {
                const QString words = wordsOf(conversion.notices, row);
                if (cell(conversion, row.fact) == "lost") {
                    QVERIFY2(ran.out.count(words.toUtf8()) == 1,
                             qPrintable(name + ": " + words + "\n" + ran.told()));
                }
            }
        }
    }

    /// SINEW_WRITE_CONVERSIONS=FILE writes the table there, between the same marks, in place of comparing.
    void manualTellsTheSame() {
        const QString rewritten = qEnvironmentVariable("SINEW_WRITE_CONVERSIONS");
        const QString path = rewritten.isEmpty() ? sourcePath("resources/manual/conversions.md") : rewritten;
        QString page = QString::fromUtf8(contents(path));
        const qsizetype begin = page.indexOf(kBegin) + static_cast<qsizetype>(qstrlen(kBegin));
        const qsizetype end = page.indexOf(kEnd, begin);
        QVERIFY(page.contains(kBegin) && end > begin - 1);
        if (!rewritten.isEmpty()) {
            page.replace(begin, end - begin, table());
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(page.toUtf8()) > 0);
            return;
        }
        QVERIFY2(
            page.mid(begin, end - begin) == table(),
            "run app.TestConversions with SINEW_WRITE_CONVERSIONS=resources/manual/conversions.md and look "
            "at what "
            "changed");
    }

private:
    std::vector<Source> sources() const {
        const std::string folder = m_folder.path().toStdString();
        const std::string gltf = everythingGltf();
        const std::string fbx = everythingFbx(folder);
        const std::string dae = everythingDae(folder);
        const ObjAndMtl obj = everythingObj(folder);
        return {{"glTF", m_folder.filePath("everything.gltf"), gltf, factsOfGltf(gltf, {})},
                {"FBX", m_folder.filePath("everything.fbx"), fbx, factsOfFbx(fbx)},
                {"DAE", m_folder.filePath("everything.dae"), dae, factsOfDae(dae)},
                {"OBJ", m_folder.filePath("everything.obj"), obj.obj, factsOfObj(obj.obj, obj.mtl)}};
    }

    QString table() const {
        QString text = "| |";
        QString line = "|---|";
        for (const auto& [name, conversion] : m_conversions) {
            text += ' ' + name + " |";
            line += "---|";
        }
        text += '\n' + line + '\n';
        for (const Row& row : rows()) {
            text += QString("| %1 |").arg(row.name);
            for (const auto& [name, conversion] : m_conversions) {
                text += ' ' + cell(conversion, row.fact) + " |";
            }
            text += '\n';
        }
        return text;
    }

    QTemporaryDir m_folder;
    std::vector<std::pair<QString, Conversion>> m_conversions;
};

SINEW_TEST(TestConversions, QCoreApplication)

} // namespace testConversions

#include "TestConversions.moc"
