#include "app/document/DocumentState.h"
#include "app/document/edits/Edits.h"
#include "app/export/ExportJob.h"
#include "app/files/ReadFile.h"
#include "core/io/ImportScene.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace testExportKept {

using namespace sinew;

/// Exports into the file that was read.
class TestExportKept : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// A document as it is after opening rig.fbx.
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        const std::string file = path("rig.fbx").toStdString();
        Progress progress;
        QVERIFY(exportScene(test::richScene(), file, {}, progress));
        auto read = importScene(file, progress);
        QVERIFY(read.has_value());
        m_state = stateOfScene(std::move(read->scene), std::move(read->notices));
        const Expected<std::string> hash = fileSha256(file);
        QVERIFY(hash.has_value());
        m_state.sources = std::make_shared<const SourceFiles>(SourceFiles{{file, *hash}, {}, {}});
    }

    void keptFilesAreSaidToBeKept() {
        Progress progress;
        const auto outcome = exportAndCheck(m_state, path("out.fbx").toStdString(), {}, progress);
        QVERIFY(outcome && outcome->kept && outcome->deviation);
        const QString text = deviationText(*outcome, *m_state.scene);
        QVERIFY2(text.contains("Nothing but the skin changed"), qPrintable(text));
    }

    void shapesAndDriversAreWrittenIntoTheFile() {
        Shapes shapes(m_state.scene->parts.size());
        shapes[0].push_back({"Knie", {0, 1}, {Vec3(0, 1, 0), Vec3(1, 0, 0)}});
        m_state.shapes = std::make_shared<const Shapes>(std::move(shapes));
        m_state.drivers = std::make_shared<const Drivers>(Drivers{{m_state.scene->skeleton.joints[3].name,
                                                                   JointAngle::Swing,
                                                                   DriverChannel::Shape,
                                                                   "Knie",
                                                                   {{0.0, 0.0}, {90.0, 1.0}}}});
        Progress progress;
        const auto outcome = exportAndCheck(m_state, path("out.fbx").toStdString(), {}, progress);
        QVERIFY(outcome && outcome->kept);
        const QString text = deviationText(*outcome, *m_state.scene);
        QVERIFY2(text.contains("Nothing but the skin, shapes and what drivers move changed"),
                 qPrintable(text));
        const auto read = importScene(path("out.fbx").toStdString(), progress);
        QVERIFY(read.has_value());
        const auto& targets = read->scene.parts[0].mesh->morphTargets;
        QCOMPARE(targets.size(), m_state.scene->parts[0].mesh->morphTargets.size() + 1);
        QCOMPARE(targets.back().name, std::string("Knie"));
        QVERIFY(std::ranges::any_of(read->scene.clips[0].morphTracks, [&](const MorphTrack& track) {
            return track.part == 0 && track.shape == static_cast<std::int32_t>(targets.size()) - 1;
        }));
    }

    /// Else a save would have to read the file again.
    void documentsKnowWhatWasRead() { QVERIFY(m_state.boundScene().origin != nullptr); }

    void rebuiltFilesAreNot() {
        Progress progress;
        ExportSettings anew;
        anew.rebuild = true;
        const auto outcome = exportAndCheck(m_state, path("out.fbx").toStdString(), anew, progress);
        QVERIFY(outcome && !outcome->kept);
        const QString text = deviationText(*outcome, *m_state.scene);
        QVERIFY2(!text.contains("Nothing but the skin"), qPrintable(text));
    }

    void changedSourcesAreRefused() {
        QFile source(path("rig.fbx"));
        QVERIFY(source.open(QIODevice::Append) && source.write("\n") == 1);
        source.close();
        Progress progress;
        const auto outcome = exportAndCheck(m_state, path("out.fbx").toStdString(), {}, progress);
        QVERIFY(!outcome && outcome.error().code == ErrorCode::SourceEdited);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), QStringList{"rig.fbx"});
        ExportSettings anew;
        anew.rebuild = true;
        QVERIFY(exportAndCheck(m_state, path("out.fbx").toStdString(), anew, progress));
    }

    void reasonsAreKnownBefore_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("animations");
        QTest::addColumn<bool>("keepUnit");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* what, const char* name, bool animations, bool keepUnit,
                            const char* says) {
            QTest::newRow(what) << QString(name) << animations << keepUnit << QString(says);
        };
        row("kept", "a.fbx", true, true, "");
        row("format", "a.glb", true, true, "of another format");
        row("animations", "a.fbx", false, true, "animations are left out");
        row("unit", "a.fbx", true, false, "another unit");
    }

    void reasonsAreKnownBefore() {
        QFETCH(QString, name);
        QFETCH(bool, animations);
        QFETCH(bool, keepUnit);
        QFETCH(QString, says);
        ExportSettings settings;
        settings.animations = animations;
        settings.keepUnit = keepUnit;
        settings.profile = EngineProfile::Unreal; // the file has metres
        const auto why = whyRebuilt(m_state, path(name), settings);
        QCOMPARE(why.has_value(), !says.isEmpty());
        QVERIFY2(!why || rebuiltText(*why).contains(says), why ? qPrintable(rebuiltText(*why)) : "");
    }

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    std::unique_ptr<QTemporaryDir> m_folder;
    DocumentState m_state;
};

SINEW_TEST(TestExportKept, QCoreApplication)

} // namespace testExportKept

#include "TestExportKept.moc"
