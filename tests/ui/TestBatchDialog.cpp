#include "app/document/edits/Edits.h"
#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "tests/support/Patience.h"
#include "tests/support/Quiet.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/PanelControls.h"
#include "tests/ui/support/WindowDriver.h"
#include "ui/dialogs/BatchDialog.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>

namespace testBatchDialog {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr int kState = 4; ///< the column

/// A folder of limbs to bind, and the dialog open on it.
struct BatchDesk {
    QTemporaryDir folder;
    QString in = folder.filePath("limbs");
    QString out = folder.filePath("limbs_bound");
    WindowDesk desk;
    BatchJob& job = desk.workspace.batch;

    explicit BatchDesk(const QStringList& names) {
        Progress progress;
        QDir().mkpath(in);
        for (const QString& name : names) {
            if (!exportScene(limb(), input(name).toStdString(), {}, progress)) {
                qFatal("a limb cannot be written");
            }
        }
        bindCoarsely(desk.workspace.document); // also what the batch is bound with
        desk.window.show();
        desk.window.actions()["file.batch"]->trigger();
    }
    QString input(const QString& name) const { return in + '/' + name; }
    QString output(const QString& name) const { return out + '/' + name; }
    void writeBroken(const QString& name) const {
        QFile file(input(name));
        if (!file.open(QIODevice::WriteOnly) || file.write("no character") <= 0) {
            qFatal("no broken file");
        }
    }
    BatchDialog* dialog() const { return desk.window.findChild<BatchDialog*>(); }
    template<typename T>
    T* find(const char* name) const {
        return control<T>(*dialog(), name);
    }
    QString said() const { return find<QLabel>("batch.said")->text(); }
    QTreeWidget* list() const { return find<QTreeWidget>("batch.files"); }
    QString state(int row) const { return list()->topLevelItem(row)->text(kState); }
    void chooseInput(const QString& chosen) {
        desk.prompts.files.push_back(chosen);
        find<QPushButton>("batch.input.browse")->click();
    }
    bool wait() const {
        return QTest::qWaitFor([this] { return !job.running() && !job.looking(); }, kPatience);
    }
    /// The fields are looked at a moment after they change.
    void pressBind() {
        auto* bind = find<QPushButton>("batch.run");
        QTRY_VERIFY_WITH_TIMEOUT(bind->isEnabled() && !job.looking(), kPatience);
        bind->click();
    }
    void bindAll() {
        pressBind();
        QVERIFY(job.running());
        QVERIFY(wait());
        handleEvents();
    }
};

} // namespace

/// File > Bind a Folder.
class TestBatchDialog : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        if (!qEnvironmentVariableIsSet("SINEW_EXECUTABLE")) {
            QSKIP("SINEW_EXECUTABLE names no program that binds.");
        }
    }

    void aFolderIsListedBeforeItIsBound() {
        BatchDesk desk({"a.glb", "b.glb"});
        QVERIFY(!desk.find<QPushButton>("batch.run")->isEnabled());
        desk.chooseInput(desk.in);
        QCOMPARE(desk.find<QLineEdit>("batch.output")->text(), desk.out);
        QTRY_COMPARE_WITH_TIMEOUT(desk.list()->topLevelItemCount(), 2, kPatience);
        QCOMPARE(desk.list()->topLevelItem(0)->text(0), QString("a.glb"));
        QCOMPARE(desk.state(1), QString("waiting"));
        QVERIFY2(desk.said().contains("2 waiting"), qPrintable(desk.said()));
        QVERIFY(!QFile::exists(desk.out)); // nothing is made by looking
    }

    void aBadFileStopsNothingAndWhatIsDoneIsSkipped() {
        BatchDesk desk({"a.glb", "c.glb"});
        desk.writeBroken("b.glb");
        desk.chooseInput(desk.in);
        desk.bindAll();
        QCOMPARE(desk.list()->topLevelItemCount(), 3);
        QCOMPARE(desk.state(0), QString("done"));
        QVERIFY2(desk.state(1).startsWith("failed: ") && desk.state(1).contains("b.glb"),
                 qPrintable(desk.state(1)));
        QCOMPARE(desk.state(2), QString("done"));
        QVERIFY2(desk.said().contains("2 done") && desk.said().contains("1 failed"), qPrintable(desk.said()));
        Progress progress;
        const Expected<ImportedScene> bound = importScene(desk.output("a.glb").toStdString(), progress);
        QVERIFY(bound && bound->scene.parts[0].weights);
        QVERIFY(!QFile::exists(desk.output("b.glb")));
        const QDateTime first = QFileInfo(desk.output("a.glb")).lastModified();
        desk.bindAll();
        QCOMPARE(desk.state(0), QString("done before"));
        QVERIFY(desk.state(1).startsWith("failed: ")); // tried again
        QCOMPARE(QFileInfo(desk.output("a.glb")).lastModified(), first);
        desk.find<QComboBox>("batch.existing")->setCurrentIndex(1);
        desk.bindAll();
        QCOMPARE(desk.state(0), QString("done"));
        QVERIFY(QFileInfo(desk.output("a.glb")).lastModified() > first);
    }

    /// Other settings make other files.
    void theSettingsAtHandCount() {
        BatchDesk desk({"a.glb"});
        desk.chooseInput(desk.in);
        desk.bindAll();
        BindSettings settings = desk.desk.workspace.document.state().settings;
        settings.maxInfluences = 1;
        desk.desk.workspace.document.change("Limit",
                                            [&](DocumentState& state) { state.settings = settings; });
        desk.bindAll();
        QCOMPARE(desk.state(0), QString("done")); // not skipped
        Progress progress;
        const Expected<ImportedScene> bound = importScene(desk.output("a.glb").toStdString(), progress);
        QVERIFY(bound && bound->scene.parts[0].weights);
        const SkinWeights& weights = *bound->scene.parts[0].weights;
        for (std::size_t v = 0; v < weights.vertexCount(); ++v) {
            QCOMPARE(weights.at(v).size(), std::size_t{1});
        }
    }

    void whatIsCanceledGoesOnLater() {
        BatchDesk desk({"a.glb", "b.glb", "c.glb"});
        desk.chooseInput(desk.in);
        desk.pressBind();
        QVERIFY(desk.job.running());
        QTRY_VERIFY_WITH_TIMEOUT(desk.job.count(BatchState::Done) > 0, kPatience);
        QCOMPARE(desk.find<QPushButton>("batch.close")->text(), QString("Cancel"));
        desk.find<QPushButton>("batch.close")->click();
        QVERIFY(desk.wait());
        handleEvents();
        QVERIFY2(desk.said().contains("Canceled"), qPrintable(desk.said()));
        QVERIFY(desk.job.count(BatchState::Running) == 0 && desk.dialog()->isVisible());
        const std::size_t done = desk.job.count(BatchState::Done);
        for (const BatchRow& row : desk.job.rows()) { // whole or not at all
            QCOMPARE(QFile::exists(QString::fromStdString(row.output.string())),
                     row.state == BatchState::Done);
        }
        desk.bindAll();
        QCOMPARE(desk.job.count(BatchState::Skipped), done);
        QCOMPARE(desk.job.count(BatchState::Done), 3 - done);
    }

    void whatCannotBeginIsNamed() {
        BatchDesk desk({"a.glb"});
        desk.chooseInput(desk.in);
        desk.find<QLineEdit>("batch.output")->setText(desk.input("bound"));
        desk.bindAll();
        QVERIFY2(desk.said().contains("limbs"), qPrintable(desk.said()));
        QCOMPARE(desk.list()->topLevelItemCount(), 0);
        desk.find<QLineEdit>("batch.output")->setText(desk.out);
        desk.find<QComboBox>("batch.recipeKind")->setCurrentIndex(1);
        desk.find<QLineEdit>("batch.recipe")->setText(desk.folder.filePath("none.json"));
        desk.bindAll();
        QVERIFY2(desk.said().contains("none.json"), qPrintable(desk.said()));
    }

    void aDoubleClickOpensTheResult() {
        BatchDesk desk({"a.glb"});
        desk.chooseInput(desk.in);
        desk.bindAll();
        desk.desk.prompts.saveAnswer = SaveAnswer::Discard;
        const auto& document = desk.desk.workspace.document;
        QVERIFY(!document.state().hasScene());
        desk.list()->setCurrentItem(desk.list()->topLevelItem(0));
        Q_EMIT desk.list()->itemActivated(desk.list()->topLevelItem(0), 0);
        QTRY_VERIFY_WITH_TIMEOUT(document.state().hasScene(), kPatience);
        QVERIFY(document.state().hasWeights() && desk.dialog()->isVisible());
    }
};

SINEW_TEST(TestBatchDialog, QApplication)

} // namespace testBatchDialog

#include "TestBatchDialog.moc"
