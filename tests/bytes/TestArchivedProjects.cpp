#include "app/document/Document.h"
#include "app/project/RestoreProject.h"
#include "tests/bytes/BindBytes.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QDir>
#include <QGuiApplication>
#include <QTest>

namespace testArchivedProjects {

using namespace sinew;

/// Projects that the first build of the engine wrote open, layers included, and it is said that their weights
/// are no longer those of then.
class TestArchivedProjects : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void opensWithItsLayers_data() {
        QTest::addColumn<QString>("file");
        for (const QString& name : QDir(test::sourcePath("tests/bytes/projects")).entryList({"*.sinew"})) {
            QTest::newRow(qPrintable(name)) << name;
        }
    }

    void opensWithItsLayers() {
        QFETCH(QString, file);
        const auto project = readProject(test::sourcePath("tests/bytes/projects/" + file).toStdString());
        QVERIFY2(project, project ? "" : project.error().arguments.back().c_str());
        RestoreChoices choices;
        choices.acceptChanged = true; // the sample has been made anew since
        Progress progress;
        const auto restored = restoreProject(*project, choices, progress);
        QVERIFY(restored.has_value());
        QVERIFY(restored->weightsDiffer);
        QCOMPARE(restored->state.layers.layers.size(), std::size_t{3});
        QVERIFY(restored->state.hidden[3] && restored->state.locked[1]);
        Document document; // which evaluates the layers
        document.reset(restored->state);
        const DocumentState& state = document.state();
        QVERIFY(*(*state.weights)[0] != *(*state.solved)[0]);
        test::compareWithRecord(QByteArray("project 64 ") + file.toUtf8(),
                                QByteArray::fromStdString(weightsSha256(*state.weights)) + " -");
    }
};

SINEW_TEST(TestArchivedProjects, QGuiApplication)

} // namespace testArchivedProjects

#include "TestArchivedProjects.moc"
