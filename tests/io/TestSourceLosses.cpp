#include "tests/io/support/FbxFiles.h"
#include "tests/io/support/FormatFiles.h"
#include "tests/io/support/ImportFiles.h"
#include "tests/io/support/PictureFiles.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testSourceLosses {

using namespace sinew;
using namespace sinew::test;

/// What is not read of a file is named, and nothing else is.
class TestSourceLosses : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void optionsOfMtlMaps_data() {
        QTest::addColumn<QString>("map");
        QTest::addColumn<QString>("losses");
        const auto row = [](const char* map, const char* losses) {
            QTest::newRow(map) << QString(map) << QString(losses);
        };
        row("map_Kd", "");
        row("map_Kd -s 1 1 1 -o 0 0 0 -clamp off -mm 0 1 -blendu on", "");
        row("bump -bm 1", "");
        row("map_Kd -o -0.5 0", "textureTransforms:1");
        row("map_Kd -clamp on -s 1 2", "textureTransforms:1, samplers:1");
        row("map_d -s 2", "textureTransforms:1");
        row("bump -bm 0.25", "normalScale:1");
        row("map_Ks -clamp on", "map map_Ks:1");
    }

    void optionsOfMtlMaps() {
        QFETCH(QString, map);
        QFETCH(QString, losses);
        m_folder.write("a picture.png", markedPng("A"));
        m_folder.write("leaf.mtl", "newmtl leaf\n" + map.toStdString() + " a picture.png\n");
        const auto scene =
            m_folder.scene("leaf.obj", "mtllib leaf.mtl\nv 0 0 0\nv 1 0 0\nv 0 1 0\nusemtl leaf\nf 1 2 3\n");
        QCOMPARE(lossesOf(scene), losses);
        // None of the options is taken for the file's name.
        QVERIFY(findNotice(scene->notices, NoticeCode::TextureMissing) == nullptr);
    }

    void fbxKindsThatNobodyKnows() {
        FbxBuilder file;
        file.model(1, "Body", "Mesh", 0);
        file.geometry(2, 1, {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, {0, 1, ~2});
        file.root().children[2].children.push_back({"Thumb", {std::int16_t{3}}, {}});
        std::string bytes = file.binary();
        const auto makeUnknown = [&](const char* record) {
            const std::size_t at = bytes.find(record) + std::string(record).size();
            bytes[at] = 'q';
            return " in " + std::string(record) + " at byte " + std::to_string(at);
        };
        const std::string first = "a property of unknown kind 'q'" + makeUnknown("Thumb");
        QCOMPARE(lossesOf(m_folder.scene("some.fbx", bytes)),
                 QString::fromStdString("unknownKinds " + first + ":1"));
        // Nothing else is left that could be shown.
        const std::string vertices = "a property of unknown kind 'q'" + makeUnknown("PolygonVertexIndex");
        const Expected<ImportedScene> none = m_folder.scene("none.fbx", bytes);
        QVERIFY(failsWith(none, ErrorCode::FileBroken));
        QVERIFY(errorNames(none, vertices));
    }

    void fbxTexturesLaidOn_data() {
        QTest::addColumn<QString>("property");
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("slot");
        QTest::addColumn<QString>("losses");
        QTest::addColumn<bool>("laid");
        const auto row = [](const char* property, double value, const char* slot, bool laid,
                            const char* losses = "") {
            QTest::addRow("%s %g of %s", property, value, slot)
                << QString(property) << value << QString(slot) << QString(losses) << laid;
        };
        for (const char* property : {"Translation", "Rotation", "ModelUVTranslation"}) {
            row(property, 0.0, "DiffuseColor", false);
            row(property, 0.5, "DiffuseColor", true);
        }
        for (const char* property : {"Scaling", "ModelUVScaling"}) {
            row(property, 1.0, "NormalMap", false);
            row(property, 2.0, "NormalMap", true);
        }
        for (const char* property : {"WrapModeU", "WrapModeV"}) {
            row(property, 0.0, "DiffuseColor", false);
            row(property, 1.0, "DiffuseColor", true);
        }
        // Of what is not read at all that is said, and no more.
        row("Scaling", 2.0, "SpecularColor", false, "map SpecularColor:1");
    }

    void fbxTexturesLaidOn() {
        QFETCH(QString, property);
        QFETCH(double, value);
        QFETCH(QString, slot);
        QFETCH(QString, losses);
        FbxBuilder file;
        file.model(1, "card", "Mesh", 0);
        file.geometry(2, 1, {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, {0, 1, ~2});
        file.object("Material", 3, "skin", "");
        file.connect(3, 1);
        FbxNode& texture = file.object("Texture", 4, "picture", "");
        if (property.startsWith("Model")) {
            texture.children.push_back({property.toStdString(), {value, value}, {}});
        } else {
            FbxBuilder::vector(texture, property.toStdString(), Vec3::Constant(value));
        }
        file.connect(4, 3, slot.toStdString());
        QFETCH(bool, laid);
        for (const auto& scene :
             {m_folder.scene("card.fbx", file.binary()), m_folder.scene("text.fbx", file.text())}) {
            QCOMPARE(lossesOf(scene), losses);
            const auto& layings = scene->scene.materials.at(0).layings;
            QCOMPARE(std::ranges::any_of(layings, [](const auto& one) { return one != TextureLaying(); }),
                     laid);
        }
    }

    void daeHoldsMore_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("more");
        QTest::addColumn<QString>("losses");
        const auto row = [](const char* name, const char* from, const char* more, const char* losses) {
            QTest::newRow(name) << QString(from) << QString(more) << QString(losses);
        };
        const char* extra = "<extra><technique profile='x'><owner>me</owner></technique></extra>";
        row("nothing", "<asset>", "", "");
        row("camera", "<library_materials>", "<library_cameras><camera id='k'/></library_cameras>",
            "cameras:1");
        row("lights with properties", "<library_materials>",
            qPrintable(QString("<library_lights><light>%1</light><light/></library_lights>").arg(extra)),
            "lights:2");
        row("map in another slot", "<diffuse>", "<specular><texture texture='i'/></specular>",
            "map specular:1");
        row("bumps", "<technique sid",
            "<extra><technique profile='x'><bump><texture texture='i'/></bump></technique></extra>",
            "map bump:1");
        row("clamped", "<technique sid",
            "<newparam sid='s'><sampler2D><wrap_s>WRAP</wrap_s><wrap_t> CLAMP "
            "</wrap_t></sampler2D></newparam>",
            "samplers:1");
        row("coarse", "<technique sid",
            "<newparam sid='s'><sampler2D><magfilter>NEAREST</magfilter></sampler2D></newparam>",
            "samplers:1");
        row("plain sampler", "<technique sid",
            "<newparam "
            "sid='s'><sampler2D><wrap_s>WRAP</wrap_s><minfilter>LINEAR</minfilter></sampler2D></newparam>",
            "");
        row("properties", "<instance_controller", extra, "extras:1");
        row("no properties", "<instance_controller", "<extra/>", "");
        row("copyright", "<unit", "<contributor><copyright>me</copyright></contributor>", "copyright:1");
        row("tangents", "<input semantic=\"TEXCOORD\"",
            "<input semantic='TEXTANGENT' source='#p' offset='0'/>", "tangents:1");
    }

    void daeHoldsMore() {
        QFETCH(QString, from);
        QFETCH(QString, more);
        QFETCH(QString, losses);
        QString dae = QString::fromUtf8(kDae);
        QVERIFY(dae.contains(from));
        dae.insert(dae.indexOf(from), more);
        QCOMPARE(lossesOf(m_folder.scene("quad.dae", dae.toStdString())), losses);
    }

private:
    /// "cameras:1, extras:2", or what went wrong.
    static QString lossesOf(const Expected<ImportedScene>& scene) {
        if (!scene) {
            return outcome(scene);
        }
        QStringList losses;
        const Notice* notice = findNotice(scene->notices, NoticeCode::ContentIgnored);
        for (const std::string& argument :
             notice == nullptr ? std::vector<std::string>() : notice->arguments) {
            losses << QString::fromStdString(argument);
        }
        return losses.join(", ");
    }

    ImportFolder m_folder;
};

SINEW_TEST(TestSourceLosses, NoApplication)

} // namespace testSourceLosses

#include "TestSourceLosses.moc"
