#include "tests/clients/BlenderReader.h"
#include "tests/clients/EngineFolder.h"
#include "tests/clients/GodotClient.h"
#include "tests/clients/WebClients.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QTest>

namespace testEngineDrivers {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr double kMaxMillimetres = 0.5;

} // namespace

/// Drivers of every kind and their shapes as engines show them: by the scripts of resources/engines, and by
/// clips.
class TestEngineDrivers : public QObject {
    Q_OBJECT

    static QString pathOf(const QString& name) {
        return name == QStringLiteral("sample") ? sourcePath(QStringLiteral("resources/sample/wayfarer.fbx"))
                                                : modelPath(name);
    }

    static void models() {
        QTest::addColumn<QString>("path");
        for (const char* name : {"sample", "fox.glb", "pab_arnaud.fbx", "xr_hand_l.gltf"}) {
            QTest::newRow(name) << pathOf(QString::fromLatin1(name));
        }
    }

    static void twoWays() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("clip");
        for (const char* name : {"sample", "fox.glb", "pab_arnaud.fbx", "xr_hand_l.gltf"}) {
            for (const bool clip : {false, true}) {
                QTest::newRow(qPrintable(QString("%1 by %2").arg(name, clip ? "clip" : "drivers")))
                    << pathOf(QString::fromLatin1(name)) << clip;
            }
        }
    }

    /// Those of the row's model; null: the test skips.
    static std::unique_ptr<EngineFolder> filesOfRow() {
        QFETCH(QString, path);
        auto character = path.isEmpty() ? std::nullopt : handDrivenCharacter(path);
        return character ? EngineFolder::written(std::move(*character)) : nullptr;
    }

    static void compare(const EngineResult& result) {
        QVERIFY2(result.error.isEmpty(), qPrintable(result.error));
        qInfo("%.4f mm", result.millimetres);
        QVERIFY2(result.millimetres < kMaxMillimetres, qPrintable(QString::number(result.millimetres)));
    }

private Q_SLOTS:
    void posesAreWorthIt_data() { models(); }
    void posesAreWorthIt() {
        const auto files = filesOfRow();
        if (!files) {
            QSKIP("the model is not there");
        }
        const PoseReach reach = reachOf(files->character());
        QVERIFY2(reach.moved > 5.0 && reach.driven > 2.0,
                 qPrintable(QString("%1 %2").arg(reach.moved).arg(reach.driven)));
    }

    void threeShowsWhatSinewShows_data() { twoWays(); }
    void threeShowsWhatSinewShows() {
        SINEW_NEED_WEB_CLIENTS();
        QFETCH(bool, clip);
        const auto files = filesOfRow();
        if (!files) {
            QSKIP("the model is not there");
        }
        compare(showInThree(*files, clip));
    }

    void blenderShowsWhatSinewShows_data() { twoWays(); }
    void blenderShowsWhatSinewShows() {
        SINEW_NEED_BLENDER();
        QFETCH(bool, clip);
        const auto files = filesOfRow();
        if (!files) {
            QSKIP("the model is not there");
        }
        const EngineResult result = showInBlender(*files, clip);
        compare(result);
        QCOMPARE(result.driversLeft, clip ? -1 : 0);
    }

    void godotShowsTheClip_data() { models(); }
    void godotShowsTheClip() {
        SINEW_NEED_GODOT();
        const auto files = filesOfRow();
        if (!files) {
            QSKIP("the model is not there");
        }
        compare(showInGodot(*files));
    }
};

SINEW_TEST(TestEngineDrivers, NoApplication)

} // namespace testEngineDrivers

#include "TestEngineDrivers.moc"
