#include "app/document/edits/Edits.h"
#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "tests/support/Patience.h"
#include "tests/support/Quiet.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/PanelControls.h"
#include "tests/ui/support/WindowDriver.h"
#include "ui/dialogs/OutfitDialog.h"

#include <QAction>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>

namespace testOutfitDialog {

using namespace sinew;
using namespace sinew::test;

namespace {

/// The limb's mesh a little to the side, under another name, so that it has weights and joints to gain.
Part garment(const char* name, double aside) {
    Part part;
    Mesh mesh = *limb().parts[0].mesh;
    mesh.name = name;
    for (Vec3& vertex : mesh.vertices) {
        vertex.z() += aside;
    }
    part.mesh = std::make_shared<const Mesh>(std::move(mesh));
    return part;
}

/// A bound limb in a window, and a file of clothes without skeleton: one part lies on the limb, one far away.
struct Wardrobe {
    QTemporaryDir folder;
    QString file = folder.filePath("clothes.glb");
    QString output = folder.filePath("clothes_rigged.glb");
    WindowDesk desk;
    OutfitJob& job = desk.workspace.outfit;

    Wardrobe() {
        desk.workspace.document.reset(stateOfScene(limb(), {}));
        bindCoarsely(desk.workspace.document);
        Driver(desk).bind();
        const double diagonal = bounds(limb()).diagonal();
        Scene clothes;
        clothes.parts = {garment("Sleeve", 0.002 * diagonal), garment("Hat", 4.0 * diagonal)};
        Progress progress;
        if (!exportScene(clothes, file.toStdString(), {}, progress)) {
            qFatal("the clothes cannot be written");
        }
        desk.window.show();
        desk.window.actions()["file.outfit"]->trigger();
    }
    OutfitDialog* dialog() const { return desk.window.findChild<OutfitDialog*>(); }
    template<typename T>
    T* find(const char* name) const {
        return control<T>(*dialog(), name);
    }
    QString said() const { return find<QLabel>("outfit.said")->text(); }
    QTreeWidgetItem* row(int number) const { return find<QTreeWidget>("outfit.parts")->topLevelItem(number); }
    /// False: it was never known what matches.
    bool choose(const QString& chosen) {
        dialog()->choose(chosen);
        return QTest::qWaitFor([this] { return job.matching() != nullptr; }, kPatience);
    }
    void dress() {
        find<QPushButton>("outfit.run")->click();
        QVERIFY(QTest::qWaitFor([this] { return !job.running(); }, kPatience));
        handleEvents();
    }
    Scene written() const {
        Progress progress;
        Expected<ImportedScene> read = importScene(output.toStdString(), progress);
        return read ? std::move(read->scene) : Scene();
    }
};

} // namespace

/// File > Dress With an Outfit.
class TestOutfitDialog : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void withoutWeightsThereIsNothingToTransfer() {
        WindowDesk desk;
        QAction* action = desk.window.actions()["file.outfit"];
        QVERIFY(!action->isEnabled());
        desk.workspace.document.reset(stateOfScene(limb(), {}));
        QVERIFY(!action->isEnabled());
        QVERIFY2(action->toolTip().contains("Bind the character first"), qPrintable(action->toolTip()));
        bindCoarsely(desk.workspace.document);
        QVERIFY(Driver(desk).bind());
        QVERIFY(action->isEnabled());
    }

    void everyPartIsListedWithWhatMatches() {
        Wardrobe room;
        QVERIFY(!room.dialog()->isModal());
        QVERIFY(!room.find<QPushButton>("outfit.run")->isEnabled());
        QVERIFY(room.choose(room.file));
        QCOMPARE(room.find<QTreeWidget>("outfit.parts")->topLevelItemCount(), 2);
        QCOMPARE(room.row(0)->text(0), QString("Sleeve"));
        QCOMPARE(room.row(0)->text(2), QString("100 %"));
        QVERIFY(room.row(0)->text(4).isEmpty());
        QCOMPARE(room.row(1)->text(2), QString("0 %"));
        QVERIFY2(room.row(1)->text(4).contains("Hardly matches"), qPrintable(room.row(1)->text(4)));
        QVERIFY2(room.said().contains("vertices matched"), qPrintable(room.said()));
        QCOMPARE(room.find<QLineEdit>("outfit.output")->text(), room.output);
        // A limit that nothing fits: the figures follow.
        room.find<QDoubleSpinBox>("outfit.distance")->setValue(0.0);
        QTRY_COMPARE_WITH_TIMEOUT(room.row(0)->text(2), QString("0 %"), kPatience);
    }

    void allPartsGetWeightsAtOnce() {
        Wardrobe room;
        QVERIFY(room.choose(room.file));
        room.dress();
        QVERIFY2(room.said().contains("Wrote clothes_rigged.glb"), qPrintable(room.said()));
        const Scene scene = room.written();
        QCOMPARE(scene.parts.size(), std::size_t{2});
        QCOMPARE(scene.skeleton.size(), limb().skeleton.size());
        for (const Part& part : scene.parts) {
            QVERIFY2(part.weights != nullptr, part.mesh->name.c_str());
        }
        QVERIFY2(room.row(1)->text(4).contains("match"), qPrintable(room.row(1)->text(4)));
        QVERIFY(room.desk.workspace.document.state().layers.layers.empty()); // the character stays as it is
    }

    void aPartThatIsNotTickedKeepsItsOwn() {
        Wardrobe room;
        QVERIFY(room.choose(room.file));
        room.row(1)->setCheckState(0, Qt::Unchecked);
        QTRY_VERIFY_WITH_TIMEOUT(room.row(1)->text(2).isEmpty(), kPatience); // matched again, without it
        room.dress();
        const Scene scene = room.written();
        QCOMPARE(scene.parts.size(), std::size_t{2});
        const auto named = [&](const char* name) {
            return std::ranges::find_if(scene.parts,
                                        [&](const Part& part) { return part.mesh->name == name; });
        };
        QVERIFY(named("Sleeve")->weights && !named("Hat")->weights);
        room.row(0)->setCheckState(0, Qt::Unchecked);
        QVERIFY(!room.find<QPushButton>("outfit.run")->isEnabled());
    }

    void whatIsCanceledLeavesNoFile() {
        Wardrobe room;
        QVERIFY(room.choose(room.file));
        room.find<QPushButton>("outfit.run")->click();
        QVERIFY(room.job.running());
        QCOMPARE(room.find<QPushButton>("outfit.close")->text(), QString("Cancel"));
        room.find<QPushButton>("outfit.close")->click();
        QTRY_VERIFY_WITH_TIMEOUT(!room.job.running(), kPatience);
        handleEvents();
        QVERIFY2(room.said().contains("Canceled"), qPrintable(room.said()));
        QVERIFY(!QFile::exists(room.output));
        QVERIFY(room.dialog() && room.dialog()->isVisible()); // the next click closes it
    }

    void whatCannotBeReadOrWrittenIsNamed() {
        Wardrobe room;
        QFile broken(room.folder.filePath("broken.glb"));
        QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("no clothes") > 0);
        broken.close();
        room.dialog()->choose(broken.fileName());
        QTRY_VERIFY_WITH_TIMEOUT(room.said().contains("broken.glb"), kPatience);
        QVERIFY(!room.find<QPushButton>("outfit.run")->isEnabled());
        QVERIFY(room.choose(room.file));
        const QByteArray before = [&] {
            QFile file(room.file);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        }();
        room.find<QLineEdit>("outfit.output")->setText(room.file); // over the outfit itself
        room.dress();
        QVERIFY2(room.said().contains("clothes.glb"), qPrintable(room.said()));
        QFile file(room.file);
        QVERIFY(file.open(QIODevice::ReadOnly) && file.readAll() == before);
        room.find<QLineEdit>("outfit.output")->setText(room.folder.filePath("none/clothes.glb"));
        room.dress();
        QVERIFY2(room.said().contains("clothes.glb") && !room.said().contains("Wrote"),
                 qPrintable(room.said()));
    }

    void theResultOpensInTheWindow() {
        Wardrobe room;
        QVERIFY(room.choose(room.file));
        room.dress();
        room.desk.prompts.saveAnswer = SaveAnswer::Discard;
        room.find<QPushButton>("outfit.show")->click();
        const auto& document = room.desk.workspace.document;
        QTRY_VERIFY_WITH_TIMEOUT(document.state().scene->parts.size() == 2, kPatience);
        QTRY_VERIFY(!room.dialog() || !room.dialog()->isVisible()); // it was about the limb
        QVERIFY(!room.job.outfit());
    }
};

SINEW_TEST(TestOutfitDialog, QApplication)

} // namespace testOutfitDialog

#include "TestOutfitDialog.moc"
