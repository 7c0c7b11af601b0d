#include "app/recipe/AvatarFile.h"
#include "core/avatar/Avatar.h"
#include "core/avatar/SpringCrossings.h"
#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/DressedBody.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace testAvatarCommand {

using namespace sinew;
using namespace sinew::test;

/// `sinew avatar`.
class TestAvatarCommand : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        Progress progress;
        QVERIFY(exportScene(dressedBody(), path("dressed.glb").toStdString(), {}, progress));
        Scene rigged = riggedDressedBody();
        rigged.clips.push_back(*walkClip(rigged));
        QVERIFY(exportScene(rigged, path("rigged.glb").toStdString(), {}, progress));
    }

    /// One line from a bare mesh to a VRM in which hair and skirt swing.
    void fromABareMesh() {
        const Ran ran =
            runSinew({"avatar", path("dressed.glb"), "-o", path("dressed.vrm"), "--vrm-author", "Ada",
                      "--report", path("dressed.json"), "--write-avatar", path("dressed.avatar.json")});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        for (const char* said : {"with chains for: ", "skirt", "hair", "Bound the skin",
                                 "Made another pose the rest pose", "Proposed", "Fitted", "Wrote"}) {
            QVERIFY2(ran.out.contains(said), qPrintable(QString(said) + '\n' + ran.told()));
        }
        const QJsonObject report = jsonOf(fileBytes(path("dressed.json")));
        QCOMPARE(report["sinewAvatarReport"].toInt(), 1);
        QVERIFY(report["rigged"].toInt() > 50);
        QVERIFY(report["bound"].toBool() && report["restPose"].toBool());
        QCOMPARE(report["garments"].toArray().size(), 2);
        QVERIFY(report["chains"].toArray().size() >= 10);
        QVERIFY(report["colliders"].toArray().size() >= 10);
        QJsonObject kinds;
        for (const QJsonValue& chain : report["chains"].toArray()) {
            kinds[chain["kind"].toString()] = true;
        }
        QVERIFY(kinds.contains("skirt") && (kinds.contains("hair-soft") || kinds.contains("hair-firm")));
        const QJsonObject crossings = report["crossings"].toObject();
        QVERIFY(crossings["still"].toInt() > 0);
        QVERIFY(crossings["swung"].toInt() < crossings["still"].toInt() / 2);
        const Scene read = imported(path("dressed.vrm"));
        const auto avatar = readAvatarFile(path("dressed.avatar.json").toStdString());
        QVERIFY(avatar);
        QCOMPARE(avatarOf(read.avatar).springs.chains.size(), avatar->springs.chains.size());
        QCOMPARE(avatarOf(read.avatar).springs.colliders.size(), avatar->springs.colliders.size());
    }

    /// Twice the same bytes, on other threads too.
    void theSameBytes() {
        QByteArray first;
        for (const char* threads : {"1", "2", "8"}) {
            const Ran ran = runSinew({"avatar", path("rigged.glb"), "-o", path("same.vrm"), "--vrm-author",
                                      "Ada", "--threads", threads});
            QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
            first = first.isEmpty() ? fileBytes(path("same.vrm")) : first;
            QVERIFY(fileBytes(path("same.vrm")) == first);
        }
    }

    void choicesHold() {
        const QString output = path("none.glb");
        Ran ran = runSinew({"avatar", path("rigged.glb"), "-o", output, "--springs", "none"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY(!ran.out.contains("Proposed") && !ran.out.contains("Fitted"));
        ran = runSinew({"avatar", path("rigged.glb"), "-o", output, "--colliders", "none", "--report", "-"});
        const QJsonObject report = jsonOf(ran.out);
        QCOMPARE(report["colliders"].toArray().size(), 0);
        QCOMPARE(report["chains"].toArray().size(), 11);
        QVERIFY(report["crossings"].isNull());
        QVERIFY(!report["restPose"].toBool()); // no VRM
    }

    /// Springs in keys, for programs without springs.
    void springsAreBaked() {
        const Ran ran = runSinew({"avatar", path("rigged.glb"), "-o", path("baked.glb"), "--bake-springs"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY(ran.out.contains("Baked springs into 1 animation"));
        const Scene before = imported(path("rigged.glb"));
        const Scene after = imported(path("baked.glb"));
        QVERIFY(after.clips[0].tracks.size() >= before.clips[0].tracks.size() + 30);
    }

    /// An avatar written and given back is the same; of a changed one the change holds.
    void avatarsAreGivenBack() {
        Ran ran = runSinew({"avatar", path("rigged.glb"), "-o", path("one.vrm"), "--vrm-author", "Ada",
                            "--vrm-name", "Body", "--rest-pose", "keep", "--write-avatar", path("one.json")});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        ran = runSinew({"avatar", path("rigged.glb"), "-o", path("two.vrm"), "--vrm-author", "Ada",
                        "--vrm-name", "Body", "--rest-pose", "keep", "--avatar", path("one.json"),
                        "--write-avatar", path("two.json")});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY(ran.out.contains("Kept 11 chains"));
        QVERIFY(fileBytes(path("one.json")) == fileBytes(path("two.json")));
        QVERIFY(fileBytes(path("one.vrm")) == fileBytes(path("two.vrm")));
        QByteArray wrong = fileBytes(path("one.json"));
        writeFile(path("wrong.json"), wrong.replace("\"k_1_2\"", "\"k_9_2\""));
        ran = runSinew({"avatar", path("rigged.glb"), "-o", path("two.vrm"), "--vrm-author", "Ada",
                        "--vrm-name", "Body", "--avatar", path("wrong.json")});
        QVERIFY(failedCleanly(ran));
        QVERIFY2(ran.err.contains("k_9_2"), ran.err.constData());
    }

    /// An avatar of a file does not change the version of a VRM that is kept, nor take its licence.
    void keptFilesStayOfTheirVersion() {
        Ran ran = runSinew({"avatar", path("rigged.glb"), "-o", path("v0.vrm"), "--vrm-author", "Ada",
                            "--vrm-spec", "0.x", "--write-avatar", path("v1.json")});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        ran = runSinew({"avatar", path("v0.vrm"), "-o", path("v0.glb"), "--write-avatar", path("v0.json")});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY(fileBytes(path("v0.json")).contains("\"spec\": \"0.x\""));
        ran = runSinew({"avatar", path("rigged.glb"), "-o", path("v1.vrm"), "--vrm-author", "Bea"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        ran = runSinew({"avatar", path("v1.vrm"), "-o", path("v2.vrm"), "--avatar", path("v0.json")});
        QVERIFY2(ran.exitCode == 0 && ran.out.contains("nothing but"), qPrintable(ran.told()));
        ran = runSinew({"avatar", path("v1.vrm"), "-o", path("v2.vrm"), "--avatar", path("v1.json")});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY(avatarOf(imported(path("v2.vrm")).avatar).meta->authors == std::vector<std::string>{"Bea"});
        QByteArray blank = fileBytes(path("v0.json"));
        QVERIFY(blank.contains("\"Ada\""));
        writeFile(path("blank.json"), blank.replace("\"Ada\"", "\"\""));
        ran = runSinew({"avatar", path("v1.vrm"), "-o", path("v3.vrm"), "--avatar", path("blank.json")});
        QVERIFY2(failedCleanly(ran) && ran.err.contains("authors"), qPrintable(ran.told()));
        writeFile(path("blank.json"), fileBytes(path("v0.json")).replace("\"Ada\"", ""));
        ran = runSinew({"avatar", path("v1.vrm"), "-o", path("v3.vrm"), "--avatar", path("blank.json")});
        QVERIFY2(failedCleanly(ran), qPrintable(ran.told()));
        QVERIFY(!QFile::exists(path("v3.vrm")));
    }

    /// Which chains and constraints go with a joint is said.
    void removedJointsSayWhatGoes() {
        Ran ran = runSinew({"avatar", path("rigged.glb"), "-o", path("gone.vrm"), "--vrm-author", "Ada"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        ran = runSinew(
            {"skeleton", path("gone.vrm"), "-o", path("gone2.vrm"), "--rebuild", "--remove", "k_1_2"});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY2(ran.told().contains("k_1_2 of spring"), qPrintable(ran.told()));
    }

    void mistakesAreRefused() {
        const QString out = path("out.vrm");
        for (const QStringList& arguments :
             {QStringList{"avatar", path("rigged.glb"), "-o", out, "--springs", "many"},
              QStringList{"avatar", path("rigged.glb"), "-o", out, "--rig", "centaur"},
              QStringList{"avatar", path("rigged.glb"), "-o", out, "--front"},
              QStringList{"avatar", path("rigged.glb"), "-o", out, "--report", "-", "--write-avatar", "-"},
              QStringList{"avatar", path("rigged.glb")}}) {
            const Ran ran = runSinew(arguments);
            QVERIFY2(ran.exitCode == 2, qPrintable(arguments.join(' ') + ran.told()));
        }
        for (const QStringList& arguments :
             {QStringList{"avatar", path("nothing.glb"), "-o", out},
              QStringList{"avatar", path("rigged.glb"), "-o", out}, // no author
              QStringList{"avatar", path("rigged.glb"), "-o", path("rigged.glb")},
              QStringList{"avatar", path("rigged.glb"), "-o", out, "--avatar", path("nothing.json")}}) {
            QVERIFY2(failedCleanly(runSinew(arguments)), qPrintable(arguments.join(' ')));
        }
        QVERIFY(!QFile::exists(out));
    }

    /// Bodies as they come: a mesh without a skeleton, and rigged ones that have nothing to swing.
    void sharedModels() {
        for (const char* name : {"armadillo.obj", "mh_worker_mixamo.fbx", "quaternius_adventurer.glb"}) {
            if (const QString why = whyNoModel(name); !why.isEmpty()) {
                QSKIP(qPrintable(why));
            }
            const Ran ran = runSinew({"avatar", modelPath(name), "-o", path("shared.vrm"), "--vrm-author",
                                      "Ada", "--expressions", "auto", "--constraints", "auto"});
            QVERIFY2(ran.exitCode == 0, qPrintable(QString(name) + ran.told()));
            QVERIFY(!imported(path("shared.vrm")).parts.empty());
        }
    }

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

SINEW_TEST(TestAvatarCommand, QCoreApplication)

} // namespace testAvatarCommand

#include "TestAvatarCommand.moc"
