#include "app/document/edits/Edits.h"
#include "tests/app/support/PaintedLimb.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/WindowDesk.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace testWeightFilesFlow {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A window with a bound limb.
struct FilesRoom {
    QTemporaryDir folder;
    WindowDesk desk;
    Document& document = desk.workspace.document;
    WeightFiles& files = desk.workspace.weightFiles;

    FilesRoom() { openBound(document); }
    /// The action with this answer to the file dialog; false: it did not end.
    bool run(const char* action, const QString& file) {
        desk.prompts.files.push_back(file);
        desk.window.actions()[action]->trigger();
        return QTest::qWaitFor([this] { return !files.running(); }, kPatience);
    }
    QString path(const char* name) const { return folder.filePath(name); }
};

} // namespace

/// Weights > Import Weights and Export Weights.
class TestWeightFilesFlow : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void weightsComeBackAsALayer_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"w.csv", "w.json", "w.txt"}) {
            QTest::newRow(name) << QString(name);
        }
    }

    void weightsComeBackAsALayer() {
        QFETCH(QString, name);
        FilesRoom room;
        const SkinWeights written = weightsOf(room.document);
        const QString file = room.folder.filePath(name);
        QVERIFY(room.run("weights.export", file));
        QVERIFY2(QFile::exists(file) && room.desk.prompts.errors.isEmpty(),
                 qPrintable(room.desk.prompts.errors.join(' ')));
        BindSettings settings = room.document.state().settings;
        settings.alpha = 0.9;
        setBindSettings(room.document, settings);
        const SkinWeights other = weightsOf(room.document);
        QVERIFY(largestDifference(other, written) > 1e-3);
        const int steps = room.document.undoStack().count();
        QVERIFY(room.run("weights.import", file));
        QVERIFY2(room.desk.prompts.errors.isEmpty(), qPrintable(room.desk.prompts.errors.join(' ')));
        QCOMPARE(room.document.undoStack().count(), steps + 1);
        QCOMPARE(room.document.undoStack().undoText(), QString("Import Weights"));
        QCOMPARE(room.document.state().layers.layers.size(), std::size_t{1});
        QCOMPARE(room.document.state().layers.layers[0]->name, name.toStdString());
        QVERIFY(largestDifference(weightsOf(room.document), written) < 1e-5);
        room.document.undoStack().undo();
        QVERIFY(room.document.state().layers.layers.empty());
        QVERIFY(largestDifference(weightsOf(room.document), other) < 1e-6);
    }

    /// What is in a folder is not written over unasked.
    void foldersAreAskedFor() {
        FilesRoom room;
        QFile mine(room.path("mine.txt"));
        QVERIFY(mine.open(QIODevice::WriteOnly));
        mine.close();
        QVERIFY(room.run("weights.export", room.folder.path()));
        QCOMPARE(room.desk.prompts.asked.size(), 1);
        QVERIFY(!QFile::exists(room.path("weights.json")) && room.desk.prompts.errors.isEmpty());
    }

    void problemsAreNamed_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("says");
        QTest::newRow("joint") << QByteArray("vertex,joint,weight\n0,nobody,1\n") << QString("nobody");
        QTest::newRow("vertex") << QByteArray("vertex,joint,weight\n9999999,root,1\n") << QString("9999999");
        QTest::newRow("no table") << QByteArray("\x01\x02") << QString("w.csv");
    }

    void problemsAreNamed() {
        QFETCH(QByteArray, text);
        QFETCH(QString, says);
        FilesRoom room;
        text.replace("root", QByteArray::fromStdString(room.document.state().scene->skeleton.joints[0].name));
        QFile file(room.path("w.csv"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        QVERIFY(room.run("weights.import", file.fileName()));
        QCOMPARE(room.desk.prompts.errors.size(), 1);
        QVERIFY2(room.desk.prompts.errors[0].contains(says), qPrintable(room.desk.prompts.errors[0]));
        QVERIFY(room.document.state().layers.layers.empty());
    }

    void onlyWithASkeleton() {
        WindowDesk desk;
        const Actions& actions = desk.window.actions();
        QVERIFY(!actions["weights.import"]->isEnabled() && !actions["weights.export"]->isEnabled());
        openBound(desk.workspace.document);
        QVERIFY(actions["weights.import"]->isEnabled() && actions["weights.export"]->isEnabled());
        DocumentState bare = stateOfScene(limb(), {});
        desk.workspace.document.reset(std::move(bare)); // joints, but no weights yet
        QVERIFY(actions["weights.import"]->isEnabled() && !actions["weights.export"]->isEnabled());
    }
};

SINEW_TEST(TestWeightFilesFlow, QApplication)

} // namespace testWeightFilesFlow

#include "TestWeightFilesFlow.moc"
