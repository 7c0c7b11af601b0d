#include "app/document/edits/Edits.h"
#include "app/text/Numbers.h"
#include "app/view/ColorMaps.h"
#include "app/view/legend/Legend.h"
#include "app/view/surface/SurfaceColors.h"
#include "core/io/ExportScene.h"
#include "tests/app/support/PaintedLimb.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDesk.h"
#include "tests/ui/support/WindowDriver.h"
#include "ui/dialogs/TransferDialog.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

namespace testTransferFlow {

using namespace sinew::test;
using namespace sinew;

namespace {

/// A window with a limb that bulges at its first vertex, and the file of a bound one that does not.
struct TransferRoom {
    QTemporaryDir folder;
    QString file = folder.filePath("arm.glb");
    WindowDesk desk;
    Document& document = desk.workspace.document;

    TransferRoom() {
        document.reset(stateOfScene(test::limb(), {}));
        bindCoarsely(document);
        Driver(desk).bind();
        Progress progress;
        if (!exportScene(document.state().boundScene(), file.toStdString(), {}, progress)) {
            qFatal("the limb cannot be written");
        }
        Scene scene = test::limb();
        Mesh mesh = *scene.parts[0].mesh;
        mesh.vertices[0] += Vec3(0, 0, 0.03 * bounds(scene).diagonal());
        scene.parts[0].mesh = std::make_shared<const Mesh>(std::move(mesh));
        document.reset(stateOfScene(std::move(scene), {}));
    }
    TransferDialog* open() {
        desk.prompts.files.push_back(file);
        desk.window.actions()["weights.transfer"]->trigger();
        for (auto* dialog : desk.window.findChildren<TransferDialog*>()) {
            if (dialog->isVisible()) {
                return dialog;
            }
        }
        return nullptr;
    }
};

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
class TestTransferFlow : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void weightsComeAsALayer() {
        QTemporaryDir folder;
        WindowDesk desk;
        Document& document = desk.workspace.document;
        QAction* action = desk.window.actions()["weights.transfer"];
        QVERIFY(!action->isEnabled());
        document.reset(stateOfScene(test::limb(), {}));
        QVERIFY(action->isEnabled());
        bindCoarsely(document);
        Driver(desk).bind();
        const QString file = folder.filePath("arm.glb");
        Progress progress;
        QVERIFY(exportScene(document.state().boundScene(), file.toStdString(), {}, progress));
        desk.prompts.files.push_back(file);
        action->trigger();
        auto* dialog = desk.window.findChild<TransferDialog*>();
        QVERIFY(dialog && dialog->isVisible() && !dialog->isModal());
        dialog->accept();
        QTRY_COMPARE_WITH_TIMEOUT(document.state().layers.layers.size(), std::size_t{1}, test::kPatience);
        QCOMPARE(document.state().layers.layers[0]->name, std::string("arm.glb"));
        desk.window.actions()["edit.undo"]->trigger();
        QVERIFY(document.state().layers.layers.empty());
    }

    void limitsShowWhatTheyMatch() {
        TransferRoom room;
        const auto& matching = [&room] { return room.desk.workspace.transferPreview.matching(); };
        TransferDialog* dialog = room.open();
        QVERIFY(dialog);
        const auto* said = dialog->findChild<QLabel*>("transfer.matches");
        auto* distance = dialog->findChild<QDoubleSpinBox*>("transfer.distance");
        const std::size_t all = vertexCount(*room.document.state().scene);
        const auto matched = [&] {
            return said->text() == QString("%1 of %2 vertices matched")
                                       .arg(wholeText(countsOf(*matching()).matched), wholeText(all));
        };
        dialog->findChild<QDoubleSpinBox*>("transfer.angle")->setValue(180.0);
        distance->setValue(50.0);
        QTRY_VERIFY_WITH_TIMEOUT(!room.desk.workspace.transferPreview.running(), test::kPatience);
        QVERIFY(matching());
        QCOMPARE(countsOf(*matching()).matched, all);
        QVERIFY2(matched(), qPrintable(said->text()));
        distance->setValue(0.5); // the bulge is farther away
        QTRY_VERIFY_WITH_TIMEOUT(!room.desk.workspace.transferPreview.running(), test::kPatience);
        QVERIFY(matching());
        QVERIFY(countsOf(*matching()).matched > 0 && countsOf(*matching()).matched < all);
        QCOMPARE((*matching())[0].matches[0], VertexMatch::Inpainted);
        QVERIFY2(matched(), qPrintable(said->text()));
        QVERIFY(room.document.state().layers.layers.empty());
        // In two colours, which a legend explains.
        const ViewSettings& view = room.desk.workspace.view.settings();
        QVERIFY(view.layer(Overlay::TransferMatches).visible);
        std::vector<Rgba> colors(all);
        SurfaceColorInput input{room.document.state(), nullptr, view, {}};
        input.transferred = matching().get();
        surfaceColors(input, 0, colors);
        QCOMPARE(colors[0], matchColor(VertexMatch::Inpainted));
        QVERIFY(std::ranges::find(colors, matchColor(VertexMatch::Matched)) != colors.end());
        LegendInput legend{room.document.state(), view};
        legend.transferred = matching().get();
        QCOMPARE(SurfaceLegends::transferMatches(legend).entries.size(), std::size_t{2});
        dialog->reject();
    }

    void leavingTheDialogTakesTheColorsOff() {
        TransferRoom room;
        TransferPreview& preview = room.desk.workspace.transferPreview;
        TransferDialog* dialog = room.open();
        QTRY_VERIFY_WITH_TIMEOUT(!preview.running(), test::kPatience);
        QVERIFY(preview.matching());
        dialog->reject();
        QVERIFY(!preview.matching() && !preview.running());
        QVERIFY(!room.desk.workspace.view.visible(Overlay::TransferMatches));
        dialog = room.open();
        dialog->accept();
        QTRY_COMPARE_WITH_TIMEOUT(room.document.state().layers.layers.size(), std::size_t{1},
                                  test::kPatience);
        QVERIFY(preview.matching()); // as it was transferred, for whoever wants to see
        QVERIFY(!room.desk.workspace.view.visible(Overlay::TransferMatches));
        dialog = room.open();
        room.document.reset(stateOfScene(test::limb(), {})); // another character
        QVERIFY(!dialog->isVisible() && !preview.matching());
    }

    void theDialogGivesWhatWasChosen() {
        WindowDesk desk;
        desk.workspace.document.reset(stateOfScene(test::limb(), {}));
        selectJoint(desk.workspace.document, 1);
        TransferDialog dialog(desk.workspace.document, desk.prompts, "arm.glb");
        dialog.findChild<QDoubleSpinBox*>("transfer.distance")->setValue(12.5);
        dialog.findChild<QDoubleSpinBox*>("transfer.angle")->setValue(40);
        dialog.findChild<QCheckBox*>("transfer.flipped")->setChecked(true);
        dialog.findChild<QCheckBox*>("transfer.symmetric")->setChecked(true);
        dialog.findChild<QCheckBox*>("transfer.select")->setChecked(false);
        dialog.findChild<QComboBox*>("transfer.joints")->setCurrentIndex(1);
        const TransferWish wish = dialog.wish();
        QCOMPARE(wish.choices.settings.reach, 0.125);
        QCOMPARE(wish.choices.settings.angle, 40.0);
        QVERIFY(wish.choices.settings.flippedNormals && wish.choices.settings.symmetric &&
                !wish.selectUnmatched);
        QVERIFY(wish.choices.parts.empty());
        QCOMPARE(wish.choices.joints,
                 std::vector{desk.workspace.document.state().scene->skeleton.joints[1].name});
    }

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

SINEW_TEST(TestTransferFlow, QApplication)

} // namespace testTransferFlow

#include "TestTransferFlow.moc"
