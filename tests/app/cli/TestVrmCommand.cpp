#include "app/cli/CommonOptions.h"
#include "app/recipe/Recipe.h"
#include "core/avatar/Avatar.h"
#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Runner.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <nlohmann/json.hpp>

#include <cstring>

namespace testVrmCommand {

using namespace sinew;
using namespace sinew::test;

namespace {

/// VRMC_vrm of a file, or VRM of one of 0.x.
QJsonObject vrmOf(const QString& file, const char* extension = "VRMC_vrm") {
    const QByteArray bytes = fileBytes(file);
    std::uint32_t length = 0;
    if (bytes.size() > 20) {
        std::memcpy(&length, bytes.constData() + 12, 4);
    }
    const QJsonObject root = QJsonDocument::fromJson(bytes.mid(20, length)).object();
    return root["extensions"].toObject()[QLatin1String(extension)].toObject();
}

} // namespace

/// VRM of the command line, from a character that is none.
class TestVrmCommand : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        Progress progress;
        QVERIFY(exportScene(humanScene(), human().toStdString(), {}, progress));
        QVERIFY(exportScene(humanWithArms(40), m_files.path("apose.glb").toStdString(), ExportSettings(),
                            progress));
    }

    void bonesAreRead() {
        QVERIFY((*boneJointFrom("hips=a=b") == BoneJoint{"hips", "a=b"}));
        QVERIFY((*boneJointFrom("jaw=") == BoneJoint{"jaw", ""}));
        for (const char* wrong : {"hips", "", "=Pelvis", "Hips=Pelvis", "tail=Pelvis"}) {
            QVERIFY2(!boneJointFrom(wrong), wrong);
        }
    }

    void optionsAreSaid() {
        VrmSettings recipe;
        recipe.authors = {"Ada", "Bea"};
        recipe.copyright = "(c)";
        recipe.bones = {{"hips", "a"}, {"jaw", "b"}};
        VrmOptions options;
        QVERIFY(vrmSettings(options, recipe) == recipe);
        options.authors = {"Cleo"};
        options.allow = {"political"};
        options.bones = {"hips=c"};
        const VrmSettings both = vrmSettings(options, recipe);
        QCOMPARE(both.authors, std::vector<std::string>{"Cleo"});
        QCOMPARE(both.copyright, std::string("(c)"));
        QVERIFY(both.political && !both.violence);
        QVERIFY((both.bones == std::vector<BoneJoint>{{"jaw", "b"}, {"hips", "c"}}));
        options.contact = "cleo@example.org";
        options.references = {"Statue"};
        options.thirdPartyLicenses = "Hair: CC0";
        options.otherLicense = "https://example.org";
        const VrmSettings more = vrmSettings(options, recipe);
        QCOMPARE(more.contact, std::string("cleo@example.org"));
        QCOMPARE(more.references, std::vector<std::string>{"Statue"});
        QCOMPARE(more.thirdPartyLicenses, std::string("Hair: CC0"));
        QCOMPARE(more.otherLicense, std::string("https://example.org"));
    }

    /// Over what the VRM that was read says of itself.
    void theVrmThatWasReadSpeaksFirst() {
        Scene scene;
        Avatar avatar;
        avatar.meta.emplace();
        avatar.meta->authors = {"Ada"};
        avatar.meta->copyright = "(c)";
        scene.avatar = sharedAvatar(avatar);
        VrmOptions options;
        QVERIFY(vrmSettings(options, scene) == *avatar.meta);
        options.copyright = "(d)";
        QCOMPARE(vrmSettings(options, scene).copyright, std::string("(d)"));
        QCOMPARE(vrmSettings(options, scene).authors, std::vector<std::string>{"Ada"});
        QVERIFY(vrmSettings(VrmOptions(), Scene()) == VrmSettings());
    }

    void allOfTheLicenceIsWritten() {
        const Ran ran = bindVrm({"--vrm-author", "Ada", "--vrm-contact", "ada@example.org", "--vrm-reference",
                                 "Statue", "--vrm-reference", "Song", "--vrm-third-party", "Hair: CC0",
                                 "--vrm-other-license", "https://example.org"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const QJsonObject meta = vrmOf(out())["meta"].toObject();
        QCOMPARE(meta["contactInformation"].toString(), QString("ada@example.org"));
        QCOMPARE(meta["references"].toArray(), (QJsonArray{"Statue", "Song"}));
        QCOMPARE(meta["thirdPartyLicenses"].toString(), QString("Hair: CC0"));
        QCOMPARE(meta["otherLicenseUrl"].toString(), QString("https://example.org"));
    }

    void aBindWritesVrm() {
        const Ran ran = bindVrm({"--vrm-author", "Ada", "--vrm-author", "Bea", "--vrm-name", "Hero",
                                 "--vrm-allow", "redistribution", "--vrm-avatar", "everyone"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const QJsonObject vrm = vrmOf(out());
        const QJsonObject meta = vrm["meta"].toObject();
        QCOMPARE(meta["name"].toString(), QString("Hero"));
        QCOMPARE(meta["authors"].toArray(), (QJsonArray{"Ada", "Bea"}));
        QCOMPARE(meta["avatarPermission"].toString(), QString("everyone"));
        QVERIFY(meta["allowRedistribution"].toBool() && !meta["allowAntisocialOrHateUsage"].toBool());
        QCOMPARE(vrm["humanoid"].toObject()["humanBones"].toObject().size(), 26);
        // The pose is said where it is none of VRM's.
        const Ran posed = runSinew(
            {"bind", m_files.path("apose.glb"), "-o", out(), "--resolution", "32", "--vrm-author", "Ada"});
        QVERIFY2(posed.exitCode == 0 && posed.told().contains("T-pose"), qPrintable(posed.told()));
    }

    void recipesAskForTheSame() {
        const QString recipe = m_files.path("vrm.json");
        const Ran first = bindVrm({"--vrm-author", "Ada", "--vrm-bone", "leftToes=", "--vrm-version", "3",
                                   "--save-recipe", recipe});
        QVERIFY2(first.exitCode == 0, qPrintable(first.told()));
        const QJsonObject vrm = vrmOf(out());
        QVERIFY(!vrm["humanoid"].toObject()["humanBones"].toObject().contains("leftToes"));
        QVERIFY(QFile::remove(out()));
        const Ran again = bindVrm({"--recipe", recipe});
        QVERIFY2(again.exitCode == 0, qPrintable(again.told()));
        QCOMPARE(vrmOf(out()), vrm);
        QCOMPARE(vrm["meta"].toObject()["version"].toString(), QString("3"));
        // What nobody asked for is not in a recipe.
        QVERIFY(!recipeJson(Recipe())["export"].contains("vrm"));
    }

    void weightsWritesVrm() {
        const Ran ran = runSinew({"weights", human(), "-o", out(), "--vrm-author", "Ada"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QCOMPARE(vrmOf(out())["meta"].toObject()["name"].toString(), QString("human"));
    }

    void failsCleanly_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("says");
        const QStringList human{"bind", "human.glb", "-o", "none.vrm", "--resolution", "32"};
        QTest::newRow("no author") << human << "--vrm-author";
        QTest::newRow("bone left out")
            << human + QStringList{"--vrm-author", "Ada", "--vrm-bone", "head="} << "head";
        QTest::newRow("no such joint")
            << human + QStringList{"--vrm-author", "Ada", "--vrm-bone", "head=Nose"} << "Nose";
        QTest::newRow("wrong order") << human + QStringList{"--vrm-author", "Ada", "--vrm-bone",
                                                            "chest=mixamorig:Spine"}
                                     << "mixamorig:Spine";
        QTest::newRow("not below") << human + QStringList{"--vrm-author", "Ada", "--vrm-bone",
                                                          "leftHand=mixamorig:RightToeBase"}
                                   << "leftHand";
        QTest::newRow("no human") << QStringList{"bind", "limb.obj", "--skeleton",   "limb.tgf",
                                                 "-o",   "none.vrm", "--vrm-author", "Ada"}
                                  << "hips";
    }

    /// Before anything is bound, and nothing is written.
    void failsCleanly() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, says);
        for (QString& word : arguments) {
            if (word.endsWith(".glb") || word.endsWith(".vrm") || word.endsWith(".obj") ||
                word.endsWith(".tgf")) {
                word = m_files.path(word);
            }
        }
        const Ran ran = runSinew(arguments);
        QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
        QVERIFY2(ran.told().contains(says), qPrintable(ran.told()));
        QVERIFY(!QFile::exists(m_files.path("none.vrm")));
    }

    /// A VRM that is kept says what the options do, and nothing else changes.
    void keptFilesTakeOptions() {
        QVERIFY(bindVrm({"--vrm-author", "Ada", "--vrm-name", "Hero"}).exitCode == 0);
        const QString kept = m_files.path("kept.vrm");
        for (const QStringList& command :
             {QStringList{"weights", out(), "--repair"}, QStringList{"skeleton", out()},
              QStringList{"avatar", out(), "--springs", "keep"},
              QStringList{"bind", out(), "--resolution", "32"}}) {
            const Ran ran = runSinew(command + QStringList{"-o", kept, "--vrm-author", "Bea", "--vrm-contact",
                                                           "bea@example.org", "--vrm-allow", "political",
                                                           "--vrm-bone", "leftToes="});
            QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
            QVERIFY2(ran.out.contains("nothing but"), qPrintable(ran.told()));
            QJsonObject was = vrmOf(out());
            QJsonObject is = vrmOf(kept);
            const QJsonObject meta = is["meta"].toObject();
            QCOMPARE(meta["authors"].toArray(), QJsonArray{"Bea"});
            QCOMPARE(meta["name"].toString(), QString("Hero"));
            QCOMPARE(meta["contactInformation"].toString(), QString("bea@example.org"));
            QVERIFY(meta["allowPoliticalOrReligiousUsage"].toBool());
            QVERIFY(!is["humanoid"].toObject()["humanBones"].toObject().contains("leftToes"));
            for (const char* key : {"meta", "humanoid"}) {
                was.remove(key);
                is.remove(key);
            }
            QCOMPARE(is, was);
        }
    }

    void whatAKeptFileCannotBecomeIsRefused() {
        QVERIFY(bindVrm({"--vrm-author", "Ada"}).exitCode == 0);
        const QString kept = m_files.path("refused.vrm");
        Ran ran = runSinew({"skeleton", out(), "-o", kept, "--vrm-spec", "0.x"});
        QVERIFY2(failedCleanly(ran) && ran.err.contains("version of VRM") && ran.err.contains("--rebuild"),
                 qPrintable(ran.told()));
        QVERIFY(!QFile::exists(kept));
        ran = runSinew({"skeleton", out(), "-o", kept, "--vrm-spec", "0.x", "--rebuild"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY(!vrmOf(kept, "VRM").isEmpty());
        // From there on it stays a VRM 0.x.
        ran = runSinew({"skeleton", kept, "-o", out(), "--rebuild"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY(vrmOf(out()).isEmpty() && !vrmOf(out(), "VRM").isEmpty());
        ran = runSinew({"skeleton", kept, "-o", out(), "--rebuild", "--vrm-spec", "1.0"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY(!vrmOf(out()).isEmpty());
        ran = runSinew({"skeleton", kept, "-o", out(), "--vrm-mtoon"});
        QVERIFY2(failedCleanly(ran) && ran.err.contains("toon shading"), qPrintable(ran.told()));
    }

    void aPoseIsNoVrm() {
        const QString pose = m_files.with("pose.json", "{}");
        const Ran ran = runSinew({"pose", human(), "--pose", pose, "-o", m_files.path("posed.vrm")});
        QVERIFY2(failedCleanly(ran) && ran.told().contains(".obj"), qPrintable(ran.told()));
    }

private:
    QString human() const { return m_files.path("human.glb"); }
    QString out() const { return m_files.path("human.vrm"); }
    Ran bindVrm(const QStringList& options) const {
        return runSinew(QStringList{"bind", human(), "-o", out(), "--resolution", "32"} + options);
    }
    LimbFiles m_files;
};

SINEW_TEST(TestVrmCommand, QCoreApplication)

} // namespace testVrmCommand

#include "TestVrmCommand.moc"
