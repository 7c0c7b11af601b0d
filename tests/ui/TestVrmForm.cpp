#include "app/models/JointChoiceModels.h"
#include "tests/support/HumanScene.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/WindowDriver.h"
#include "ui/dialogs/ExportDialog.h"
#include "ui/widgets/ListRows.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#include <algorithm>
#include <vector>

namespace testVrmForm {

using namespace sinew;
using namespace sinew::test;

class TestVrmForm : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void itShowsForNewVrmsAlone() {
        WindowDesk desk;
        desk.workspace.document.reset(stateOfScene(humanScene(), {}));
        ExportForm form(desk.workspace.document, desk.prompts, {});
        const auto* vrm = form.findChild<VrmForm*>();
        auto* file = form.findChild<QLineEdit*>("export.file");
        file->setText("/tmp/a.fbx");
        QVERIFY(vrm->isHidden());
        file->setText("/tmp/a.VRM");
        QVERIFY(!vrm->isHidden());
        auto* format = form.findChild<QComboBox*>("export.format");
        QVERIFY(format->findData(".vrm") >= 0);
        // A VRM that was read stays what it is, unless it is to be written anew.
        Scene read = humanScene();
        read.sourceFile = "/tmp/source.vrm";
        desk.workspace.document.reset(stateOfScene(read, {}));
        ExportForm kept(desk.workspace.document, desk.prompts, {});
        kept.findChild<QLineEdit*>("export.file")->setText("/tmp/a.vrm");
        QVERIFY(kept.findChild<VrmForm*>()->isHidden());
        kept.findChild<QCheckBox*>("export.rebuild")->click();
        QVERIFY(!kept.findChild<VrmForm*>()->isHidden());
    }

    /// A new VRM has no animations. What was asked for holds again in another format.
    void aNewVrmHasNoAnimations() {
        const FreshSettings fresh;
        WindowDesk desk;
        Scene scene = humanScene();
        scene.clips.resize(1);
        desk.workspace.document.reset(stateOfScene(scene, {}));
        ExportForm form(desk.workspace.document, desk.prompts, {});
        const auto* box = form.findChild<QCheckBox*>("export.animations");
        auto* motion = form.findChild<QCheckBox*>("export.motion");
        motion->setChecked(true);
        form.findChild<QLineEdit*>("export.file")->setText("/tmp/a.vrm");
        QVERIFY(!box->isEnabled() && !box->isChecked() && motion->isHidden());
        QVERIFY2(box->toolTip().contains("VRM uses no animations"), qPrintable(box->toolTip()));
        QVERIFY(!form.settings().animations && !form.clips().rangeOfMotion && form.recipe().animations);
        form.findChild<QLineEdit*>("export.file")->setText("/tmp/a.glb");
        QVERIFY(box->isEnabled() && box->isChecked() && !motion->isHidden());
        QVERIFY(form.settings().animations && form.clips().rangeOfMotion);
        scene.sourceFile = "/tmp/source.vrm";
        desk.workspace.document.reset(stateOfScene(scene, {}));
        ExportForm kept(desk.workspace.document, desk.prompts, {});
        kept.findChild<QLineEdit*>("export.file")->setText("/tmp/a.vrm");
        QVERIFY(!kept.findChild<QCheckBox*>("export.animations")->isEnabled());
        QVERIFY(kept.settings().animations); // the file keeps its own
        kept.findChild<QCheckBox*>("export.rebuild")->click();
        QVERIFY(!kept.settings().animations);
    }

    void whatIsFilledInIsAskedFor() {
        const FreshSettings fresh;
        VrmForm form(humanScene().skeleton, {});
        QVERIFY(form.settings() == VrmSettings());
        form.findChild<QLineEdit*>("vrm.name")->setText(" Hero ");
        form.findChild<QLineEdit*>("vrm.authors")->setText("Ada, , Bea ");
        form.findChild<QLineEdit*>("vrm.version")->setText("2");
        form.findChild<QLineEdit*>("vrm.copyright")->setText("(c)");
        form.findChild<QLineEdit*>("vrm.contact")->setText("ada@example.org");
        form.findChild<QLineEdit*>("vrm.references")->setText("A statue, a song");
        form.findChild<QLineEdit*>("vrm.thirdParty")->setText("Hair: CC0");
        form.findChild<QLineEdit*>("vrm.otherLicense")->setText("https://example.org/licence");
        form.findChild<QComboBox*>("vrm.avatar")->setCurrentIndex(2);
        form.findChild<QComboBox*>("vrm.commercial")->setCurrentIndex(1);
        form.findChild<QComboBox*>("vrm.modification")->setCurrentIndex(2);
        form.findChild<QCheckBox*>("vrm.political")->click();
        auto* mtoon = form.findChild<QCheckBox*>("vrm.mtoon");
        mtoon->click();
        auto* spec = form.findChild<QComboBox*>("vrm.spec");
        QCOMPARE(spec->currentText(), QString("VRM 1.0"));
        spec->setCurrentIndex(spec->findText("VRM 0.x"));
        Q_EMIT spec->activated(spec->currentIndex());
        QVERIFY(!mtoon->isEnabled()); // that of 0.x is another
        VrmSettings wanted;
        wanted.name = std::string("Hero");
        wanted.authors = {"Ada", "Bea"};
        wanted.version = std::string("2"); // a literal makes GCC 12 warn of a copy that cannot be
        wanted.copyright = "(c)";
        wanted.contact = "ada@example.org";
        wanted.references = {"A statue", "a song"};
        wanted.thirdPartyLicenses = "Hair: CC0";
        wanted.otherLicense = "https://example.org/licence";
        wanted.avatar = VrmAvatar::Everyone;
        wanted.commercial = VrmCommercial::PersonalProfit;
        wanted.modification = VrmModification::AllowModificationRedistribution;
        wanted.political = true;
        wanted.spec = VrmSpec::V0;
        wanted.mtoon = true;
        QVERIFY(form.settings() == wanted);
        QVERIFY(VrmForm(humanScene().skeleton, wanted).settings() == wanted);
        // The authors are proposed again, and nothing else.
        form.keepAuthors();
        VrmSettings next;
        next.authors = wanted.authors;
        QVERIFY(VrmForm(humanScene().skeleton, {}).settings() == next);
    }

    /// What a VRM needs is marked before one tries.
    void whatIsRequiredIsMarked() {
        WindowDesk desk;
        VrmForm form(humanScene().skeleton, {});
        auto* authors = form.findChild<QLineEdit*>("vrm.authors");
        QCOMPARE(authors->placeholderText(), QString("Required"));
        QVERIFY(authors->property("missing").toBool() && form.missing().contains("Authors"));
        authors->setText("Ada");
        QVERIFY(!authors->property("missing").toBool() && form.missing().isEmpty());
        authors->setText(" , ");
        QVERIFY(!form.missing().isEmpty());

        Driver driver(desk);
        desk.prompts.yes = true; // it is not bound
        desk.workspace.document.reset(stateOfScene(humanScene(), {}));
        QTemporaryDir folder;
        bool looked = false;
        driver.exportTo(folder.filePath("hero.fbx"), [&](QWidget& dialog) {
            QVERIFY(driver.waitForExport());
            const auto* result = dialog.findChild<QLabel*>("export.result");
            dialog.findChild<QLineEdit*>("export.file")->setText(folder.filePath("hero.vrm"));
            QVERIFY2(result->text().contains("Authors") && !result->text().contains("--"),
                     qPrintable(result->text()));
            dialog.findChild<QLineEdit*>("vrm.authors")->setText("Ada");
            QVERIFY(result->text().isEmpty());
            looked = true;
        });
        QVERIFY(looked);
    }

    void bonesAreChosenInTheTable() {
        const FreshSettings fresh;
        Scene scene = humanScene();
        renameJoint(scene, "mixamorig:Head", "Mitte");
        VrmForm form(scene.skeleton, {});
        const auto* missing = form.findChild<QLabel*>("vrm.missing");
        QVERIFY(missing->text().contains("head"));
        QAbstractItemModel* model = form.findChild<QTableView*>("vrm.bones")->model();
        const QModelIndexList heads =
            model->match(model->index(0, HumanoidModel::Bone), Qt::DisplayRole, "head", 1, Qt::MatchExactly);
        QCOMPARE(heads.size(), qsizetype{1});
        const QModelIndex joint = heads.front().siblingAtColumn(HumanoidModel::Joint);
        QVERIFY(model->flags(joint).testFlag(Qt::ItemIsEditable));
        QVERIFY(model->setData(joint, 2 + scene.skeleton.find("Mitte"), Qt::EditRole));
        QCOMPARE(joint.data().toString(), QString("Mitte"));
        // The editor opens at the joint that it is, found or chosen.
        QCOMPARE(joint.data(Qt::EditRole).toInt(), 2 + scene.skeleton.find("Mitte"));
        const QModelIndex spine = model->index(1, HumanoidModel::Joint);
        QCOMPARE(model->index(1, HumanoidModel::Origin).data().toString(), QString("Automatic"));
        QCOMPARE(spine.data(Qt::EditRole).toInt(), 2 + scene.skeleton.find("mixamorig:Spine"));
        QVERIFY(!model->setData(spine, spine.data(Qt::EditRole), Qt::EditRole));
        QVERIFY(!missing->text().contains("head"));
        QVERIFY((form.settings().bones == std::vector<BoneJoint>{{"head", "Mitte"}}));
        QVERIFY(model->setData(joint, 1, Qt::EditRole));
        QVERIFY((form.settings().bones == std::vector<BoneJoint>{{"head", ""}}));
        QVERIFY(model->setData(joint, 0, Qt::EditRole));
        QVERIFY(form.settings().bones.empty());
        QVERIFY(!model->setData(joint, 1000, Qt::EditRole));
        QVERIFY(!model->setData(model->index(0, HumanoidModel::Bone), 1, Qt::EditRole));
    }

    /// One click and a part of a name are enough; what no joint is called changes nothing.
    void aPartOfANameFindsAJoint() {
        const FreshSettings fresh;
        VrmForm form(humanScene().skeleton, {});
        form.findChild<QPushButton*>("vrm.changeBones")->click();
        form.resize(560, 700);
        form.show();
        auto* table = form.findChild<QTableView*>("vrm.bones");
        QVERIFY(table->toolTip().contains("type a part of a name"));
        const QModelIndex joint = table->model()->index(0, HumanoidModel::Joint);
        const auto type = [&](const QString& text) {
            QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(joint).center());
            auto* box = table->findChild<QComboBox*>();
            QVERIFY(box != nullptr && box->isEditable());
            QVERIFY(box->completer()->filterMode() == Qt::MatchContains);
            QCOMPARE(box->completer()->caseSensitivity(), Qt::CaseInsensitive);
            QCOMPARE(box->lineEdit()->selectedText(), joint.data().toString());
            box->lineEdit()->setText(text);
            QTest::keyClick(box, Qt::Key_Return);
            QTRY_VERIFY_WITH_TIMEOUT(table->findChild<QComboBox*>() == nullptr, kPatience);
        };
        type("lEFTfORE");
        QCOMPARE(joint.data().toString(), QString("mixamorig:LeftForeArm"));
        type("nobody is called so");
        QCOMPARE(joint.data().toString(), QString("mixamorig:LeftForeArm"));
    }

    /// All is said in one line, and the table opens where a joint is missing, or when it is asked for.
    void theTableOpensWhereItIsNeeded() {
        const FreshSettings fresh;
        VrmForm form(humanScene().skeleton, {});
        const auto* table = form.findChild<QTableView*>("vrm.bones");
        QVERIFY(table->isHidden() && form.findChild<QLabel*>("vrm.unmapped")->isHidden());
        QVERIFY(form.findChild<QLabel*>("vrm.missing")->text().contains("15 of 15"));
        auto* button = form.findChild<QPushButton*>("vrm.changeBones");
        QCOMPARE(button->text(), QString("Show Bones")); // no dialog: no dots
        button->click();
        QVERIFY(!table->isHidden());
        QCOMPARE(button->text(), QString("Hide Bones"));
        Scene scene = humanScene();
        renameJoint(scene, "mixamorig:Head", "Mitte");
        const VrmForm lacking(scene.skeleton, {});
        QVERIFY(!lacking.findChild<QTableView*>("vrm.bones")->isHidden());
        QVERIFY(lacking.findChild<QLabel*>("vrm.missing")->text().contains("14 of 15"));
    }

    /// As in rigs for animators, whose feet hang on a control.
    void aJointOutsideItsLimbIsNoBone() {
        const FreshSettings fresh;
        Scene scene = humanScene();
        const auto foot = static_cast<std::size_t>(scene.skeleton.find("mixamorig:LeftFoot"));
        scene.skeleton.joints[foot].parent = scene.skeleton.find("mixamorig:Hips");
        const VrmForm form(scene.skeleton, {});
        const QString said = form.findChild<QLabel*>("vrm.missing")->text();
        QVERIFY2(said.contains("14 of 15") && said.contains("leftFoot"), qPrintable(said));
        const auto* table = form.findChild<QTableView*>("vrm.bones");
        QVERIFY(!table->isHidden());
        const QModelIndexList rows =
            table->model()->match(table->model()->index(0, HumanoidModel::Bone), Qt::DisplayRole, "leftFoot");
        QCOMPARE(rows.front().siblingAtColumn(HumanoidModel::Origin).data().toString(), QString("Misplaced"));
    }

    /// No name is cut while the table has room for it, nor in the list of a narrow cell.
    void namesAreWhole() {
        const FreshSettings fresh;
        VrmForm form(humanScene().skeleton, {});
        form.findChild<QPushButton*>("vrm.changeBones")->click();
        form.resize(560, 700);
        form.show();
        auto* table = form.findChild<QTableView*>("vrm.bones");
        const std::vector<Joint> joints = humanScene().skeleton.joints;
        const auto widthOf = [&](const Joint& joint) {
            return table->fontMetrics().horizontalAdvance(QString::fromStdString(joint.name));
        };
        const int widest = widthOf(*std::ranges::max_element(joints, {}, widthOf));
        QTRY_VERIFY_WITH_TIMEOUT(table->columnWidth(HumanoidModel::Joint) > widest, kPatience);
        QWidget cell;
        cell.resize(40, 20);
        const QStringList names{"a", QString(60, 'W')};
        const ChoiceDelegate delegate(names, nullptr);
        const auto* editor = qobject_cast<QComboBox*>(delegate.createEditor(&cell, {}, {}));
        const int name = editor->view()->fontMetrics().horizontalAdvance(names[1]);
        QVERIFY2(editor->view()->minimumWidth() >= name,
                 qPrintable(QString("%1 for %2").arg(editor->view()->minimumWidth()).arg(name)));
    }

    void whatIsNotMappedIsSaid() {
        const FreshSettings fresh;
        Skeleton skeleton = humanScene().skeleton;
        Joint thumb;
        thumb.name = "LeftThumb1";
        thumb.parent = skeleton.find("mixamorig:Hips");
        skeleton.joints.push_back(thumb);
        const VrmForm form(skeleton, {});
        const auto* unmapped = form.findChild<QLabel*>("vrm.unmapped");
        QCOMPARE(unmapped->text(), QString("Not mapped: left thumb"));
        QVERIFY(!unmapped->isHidden());
    }

    void choicesOfGoneJointsAreDropped() {
        const HumanoidModel model(humanScene().skeleton, {{"hips", "gone"}, {"jaw", ""}});
        QVERIFY((model.chosen() == std::vector<BoneJoint>{{"jaw", ""}}));
        QVERIFY(model.missing().isEmpty());
    }

    /// A new VRM of one that was read says the same, unless the project says something else.
    void whatTheVrmSaysIsFilledIn() {
        const FreshSettings fresh;
        WindowDesk desk;
        Scene read = humanScene();
        Avatar avatar;
        avatar.meta.emplace();
        avatar.meta->authors = {"Ada"};
        avatar.meta->contact = "ada@example.org";
        avatar.meta->redistribution = true;
        read.avatar = sharedAvatar(avatar);
        desk.workspace.document.reset(stateOfScene(read, {}));
        const ExportForm form(desk.workspace.document, desk.prompts, {});
        QVERIFY(form.settings().vrm == *avatar.meta);
        Recipe recipe;
        recipe.vrm.authors = {"Bea"};
        const ExportForm kept(desk.workspace.document, desk.prompts, recipe);
        QVERIFY(kept.settings().vrm == recipe.vrm);
    }

    void theDialogWritesAVrm() {
        QTemporaryDir folder;
        WindowDesk desk;
        Driver driver(desk);
        desk.prompts.yes = true; // it is not bound
        desk.workspace.document.reset(stateOfScene(humanScene(), {}));
        const QString file = folder.filePath("hero.vrm");
        // Nobody is invented.
        const QString refused = driver.exportTo(file);
        QVERIFY2(refused.contains("author"), qPrintable(refused));
        QVERIFY(!QFile::exists(file));
        VrmSettings vrm;
        vrm.authors = {"Ada"};
        Recipe recipe;
        recipe.vrm = vrm;
        desk.workspace.session.setExportSettings(recipe);
        const QString said = driver.exportTo(file);
        QVERIFY2(said.contains("hero.vrm") && QFile::exists(file), qPrintable(said));
        QVERIFY(desk.workspace.session.exportSettings().vrm == vrm);
    }

    /// On a screen of 1366 by 768 nothing that a VRM requires has to be scrolled to.
    void whatAVrmRequiresIsInSight() {
        QTemporaryDir folder;
        WindowDesk desk;
        Driver driver(desk);
        desk.prompts.yes = true; // it is not bound
        desk.window.show();
        desk.workspace.document.reset(stateOfScene(humanScene(), {}));
        bool looked = false;
        driver.exportTo(folder.filePath("hero.vrm"), [&](QWidget& dialog) {
            QVERIFY(driver.waitForExport());
            QVERIFY2(dialog.height() <= 690, qPrintable(QString::number(dialog.height())));
            for (const char* name :
                 {"vrm.authors", "vrm.avatar", "vrm.commercial", "vrm.modification", "vrm.redistribution",
                  "vrm.uncredited", "vrm.missing", "vrm.changeBones"}) {
                const auto* widget = dialog.findChild<QWidget*>(name);
                QTRY_VERIFY2_WITH_TIMEOUT(
                    widget->visibleRegion().boundingRect().height() >= widget->height() - 2, name, kPatience);
            }
            looked = true;
        });
        QVERIFY(looked);
    }

    /// However low the dialog is: what became of the click is in sight, in the window's words, and the field
    /// that mends it too.
    void whatBecameOfItIsInSight() {
        QTemporaryDir folder;
        WindowDesk desk;
        Driver driver(desk);
        desk.prompts.yes = true; // it is not bound
        desk.window.show();
        desk.workspace.document.reset(stateOfScene(humanScene(), {}));
        const auto inSight = [](const QWidget& dialog, const QWidget& widget) {
            return widget.isVisible() &&
                   widget.visibleRegion().boundingRect().height() >= widget.height() - 2 &&
                   dialog.rect().contains(widget.mapTo(&dialog, widget.rect().center()));
        };
        bool looked = false;
        const auto look = [&](QWidget& dialog) {
            dialog.resize(640, 420);
            auto* result = dialog.findChild<QLabel*>("export.result");
            auto* authors = dialog.findChild<QLineEdit*>("vrm.authors");
            QVERIFY(driver.waitForExport());
            QTRY_VERIFY_WITH_TIMEOUT(inSight(dialog, *result), kPatience);
            QTRY_VERIFY_WITH_TIMEOUT(inSight(dialog, *authors), kPatience);
            QVERIFY2(result->text().contains("Authors") && !result->text().contains("--"),
                     qPrintable(result->text()));
            // What an engine's unit would be is nothing to a VRM.
            QVERIFY(dialog.findChild<QComboBox*>("export.profile")->isHidden());
            authors->setText("Ada");
            QVERIFY(result->isHidden());
            dialog.findChild<QPushButton*>("export.run")->click();
            QVERIFY(driver.waitForExport());
            QTRY_VERIFY_WITH_TIMEOUT(inSight(dialog, *result) && result->text().contains("hero.vrm"),
                                     kPatience);
            dialog.findChild<QLineEdit*>("export.file")->setText(folder.filePath("hero.fbx"));
            QVERIFY(!dialog.findChild<QComboBox*>("export.profile")->isHidden());
            looked = true;
        };
        driver.exportTo(folder.filePath("hero.vrm"), look);
        QVERIFY(looked);
        QVERIFY(QFile::exists(folder.filePath("hero.vrm")));
    }
};

SINEW_TEST(TestVrmForm, QApplication)

} // namespace testVrmForm

#include "TestVrmForm.moc"
