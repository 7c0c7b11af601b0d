#include "app/document/edits/Edits.h"
#include "core/io/ExportScene.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/help/Help.h"
#include "ui/panels/compare/CompareView.h"
#include "ui/widgets/Elided.h"

#include <QApplication>
#include <QComboBox>
#include <QPointer>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

namespace testCompareView {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A window with a coarse limb, not bound.
struct CompareDesk : WindowDesk {
    CompareDesk() { open(limb()); }
    void open(Scene scene) {
        DocumentState state = stateOfScene(std::move(scene), {});
        state.settings.resolution = 32;
        state.settings.automatic = false;
        workspace.document.reset(std::move(state));
    }
    void trigger(const char* action) { window.actions()[action]->trigger(); }
    CompareView* view() { return window.findChild<CompareView*>(); }
    ViewportWidget* viewport() { return window.findChild<ViewportWidget*>(); }
    QWidget* page() { return window.centralWidget()->findChild<QStackedWidget*>()->currentWidget(); }
    bool rest() {
        return QTest::qWaitFor([this] { return !workspace.compare.running(); }, kPatience);
    }
    /// Lets views that were closed go.
    static void sweep() { QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); }
};

bool sameLook(const OrbitCamera& a, const OrbitCamera& b) {
    return a.viewFromModel().isApprox(b.viewFromModel(), 1e-12);
}

} // namespace

class TestCompareView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theActionOpensAndCloses() {
        CompareDesk desk;
        QVERIFY(desk.view() == nullptr);
        desk.trigger("view.compare");
        const QPointer<CompareView> view = desk.view();
        QVERIFY(view != nullptr);
        QCOMPARE(desk.page(), view.data());
        QVERIFY(desk.window.actions()["view.compare"]->isChecked());
        QVERIFY(desk.workspace.compare.open());
        desk.trigger("view.compare");
        QCOMPARE(desk.page(), desk.viewport());
        QVERIFY(!desk.window.actions()["view.compare"]->isChecked());
        QVERIFY(!desk.workspace.compare.open() && !desk.workspace.compare.running());
        CompareDesk::sweep();
        QVERIFY(view == nullptr);
        desk.trigger("view.compare");
        QVERIFY(desk.view() != nullptr);
    }

    void escapeCloses() {
        CompareDesk desk;
        desk.trigger("view.compare");
        QTest::keyClick(&desk.view()->pane(1), Qt::Key_Escape);
        QCOMPARE(desk.page(), desk.viewport());
        QVERIFY(!desk.window.actions()["view.compare"]->isChecked());
    }

    void itNeedsASkeleton() {
        CompareDesk desk;
        QVERIFY(desk.window.actions()["view.compare"]->isEnabled());
        Scene bare = limb();
        bare.skeleton = {};
        desk.open(std::move(bare));
        QVERIFY(!desk.window.actions()["view.compare"]->isEnabled());
    }

    void panesShareTheCamera() {
        CompareDesk desk;
        desk.trigger("view.compare");
        CompareView& view = *desk.view();
        QVERIFY(sameLook(view.pane(0).camera(), desk.viewport()->camera()));
        OrbitCamera turned = desk.viewport()->camera();
        turned.orbit(80.0, 30.0);
        Q_EMIT view.pane(1).cameraMoved(turned);
        for (std::size_t pane = 0; pane < CompareData::kPanes; ++pane) {
            QVERIFY(sameLook(view.pane(pane).camera(), turned));
        }
        desk.trigger("view.compare");
        QVERIFY(sameLook(desk.viewport()->camera(), turned)); // closing changes nothing
    }

    void standardViewsTurnAllPanes() {
        CompareDesk desk;
        desk.trigger("view.compare");
        desk.trigger("view.right");
        OrbitCamera camera = desk.viewport()->camera();
        QVERIFY(sameLook(desk.view()->pane(0).camera(), camera));
        QTest::keyClick(&desk.view()->pane(0), Qt::Key_Left);
        QVERIFY(!sameLook(desk.view()->pane(0).camera(), camera));
        QVERIFY(sameLook(desk.view()->pane(0).camera(), desk.view()->pane(1).camera()));
    }

    void fourPanes() {
        CompareDesk desk;
        QVERIFY(!desk.window.actions()["view.compareFour"]->isEnabled());
        desk.trigger("view.compare");
        CompareView& view = *desk.view();
        QVERIFY(view.pane(2).parentWidget()->isHidden());
        desk.trigger("view.compareFour");
        for (std::size_t pane = 0; pane < CompareData::kPanes; ++pane) {
            QVERIFY(!view.pane(pane).parentWidget()->isHidden());
        }
        QCOMPARE(view.findChild<QTableView*>("compare.table")->model()->rowCount(), 4);
        desk.trigger("view.compareFour");
        QVERIFY(view.pane(3).parentWidget()->isHidden());
    }

    void listsChooseTheWeights() {
        CompareDesk desk;
        desk.trigger("view.compare");
        auto* list = desk.view()->findChild<QComboBox*>("compare.skin2");
        const int nearest = list->findText("Nearest Bone");
        QVERIFY(nearest >= 0);
        list->setCurrentIndex(nearest);
        Q_EMIT list->activated(nearest);
        QCOMPARE(desk.workspace.compare.skin(1).source.solver, std::string("nearest"));
        QVERIFY(desk.rest());
        QCOMPARE(desk.workspace.compare.skin(1).state, SkinState::Done);
        const auto* table = desk.view()->findChild<QTableView*>("compare.table");
        QCOMPARE(table->model()->index(1, CompareModel::Skin).data().toString(), QString("Nearest Bone"));
        QTRY_VERIFY(!table->model()->index(1, CompareModel::Influences).data().toString().isEmpty());
    }

    void aFailureStandsAboveItsPane() {
        CompareDesk desk;
        desk.trigger("view.compare");
        desk.workspace.compare.setSource(1, {SkinSource::Kind::File, {}, "/nowhere/hero.fbx", nullptr, 0});
        QVERIFY(desk.rest());
        const auto* head = desk.view()->findChild<ElidedLabel*>("compare.head2");
        QVERIFY(head->text().contains("hero.fbx"));
        QVERIFY(head->property("warning").toBool());
        QCOMPARE(desk.view()->findChild<QComboBox*>("compare.skin2")->currentText(), QString("hero.fbx"));
    }

    void anotherFileIsAskedFor() {
        CompareDesk desk;
        desk.trigger("view.compare");
        auto* list = desk.view()->findChild<QComboBox*>("compare.skin1");
        Q_EMIT list->activated(list->count() - 1); // and no file is named
        QCoreApplication::processEvents();
        QCOMPARE(desk.workspace.compare.skin(0).source.kind, SkinSource::Kind::Document);
        QCOMPARE(list->currentIndex(), 0);
        desk.prompts.files.push_back("/nowhere/hero.fbx");
        Q_EMIT list->activated(list->count() - 1);
        QTRY_COMPARE(desk.workspace.compare.skin(0).source.kind, SkinSource::Kind::File);
        QVERIFY(desk.prompts.files.empty());
    }

    void mapsAreInListAndMenu() {
        CompareDesk desk;
        const auto item = [&](CompareMap map) {
            return desk.window.findChild<QAction*>(QString("view.compareMap%1").arg(static_cast<int>(map)));
        };
        QVERIFY(!item(CompareMap::Stretch)->isEnabled());
        desk.trigger("view.compare");
        auto* list = desk.view()->findChild<QComboBox*>("compare.map");
        QCOMPARE(list->count(), static_cast<int>(kCompareMapCount));
        item(CompareMap::Stretch)->trigger();
        QCOMPARE(desk.workspace.compareData.map(), CompareMap::Stretch);
        QCOMPARE(list->currentText(), compareMapName(CompareMap::Stretch));
        Q_EMIT list->activated(static_cast<int>(CompareMap::Bleed));
        QVERIFY(item(CompareMap::Bleed)->isChecked() && !item(CompareMap::Stretch)->isChecked());
        desk.trigger("view.compare");
        CompareDesk::sweep();
        desk.trigger("view.compare"); // what it was left with
        QCOMPARE(desk.view()->findChild<QComboBox*>("compare.map")->currentText(),
                 compareMapName(CompareMap::Bleed));
    }

    void anotherCharacterCloses() {
        CompareDesk desk;
        desk.trigger("view.compare");
        desk.open(twoFingers());
        QCOMPARE(desk.page(), desk.viewport());
        QVERIFY(!desk.workspace.compare.open());
        desk.trigger("view.compare");
        desk.workspace.document.reset(DocumentState());
        QVERIFY(desk.page() != desk.viewport() && !desk.workspace.compare.open()); // the welcome page
    }

    void anotherSkeletonStays() {
        CompareDesk desk;
        desk.trigger("view.compare");
        Scene other = limb();
        other.skeleton = chain({Vec3(-1, 0, 0), Vec3(-0.3, 0, 0), Vec3(0.3, 0, 0), Vec3(1, 0, 0)});
        setSkeleton(desk.workspace.document, std::move(other), {});
        QCOMPARE(desk.page(), desk.view());
        QTRY_VERIFY_WITH_TIMEOUT(desk.workspace.compare.skin(1).state == SkinState::Done, kPatience);
        desk.workspace.compareData.finish();
        QVERIFY(desk.workspace.compareData.figures(1));
    }

    void clipsPlayInAllPanes() {
        CompareDesk desk;
        desk.trigger("bind.run");
        QTRY_VERIFY_WITH_TIMEOUT(desk.workspace.document.state().bound(), kPatience);
        desk.trigger("view.compare");
        QTRY_VERIFY_WITH_TIMEOUT(desk.workspace.compare.skin(1).state == SkinState::Done, kPatience);
        desk.workspace.compareData.finish();
        ClipPlayer& player = desk.workspace.player;
        player.seek(0.137 * player.duration());
        QVERIFY(!(desk.workspace.posed.shownPose() == desk.workspace.document.state().pose));
        for (std::size_t pane = 0; pane < 2; ++pane) {
            QVERIFY(desk.workspace.compareData.posed(pane).shownPose() == desk.workspace.posed.shownPose());
        }
        player.stop();
        QVERIFY(desk.workspace.compareData.posed(1).shownPose() == desk.workspace.document.state().pose);
    }

    /// Saved with a project, it opens with it; another character has none.
    void projectsKeepIt() {
        const QTemporaryDir folder;
        const QString character = folder.filePath("limb.glb");
        const QString project = folder.filePath("limb.sinew");
        Progress progress;
        QVERIFY(exportScene(limb(), character.toStdString(), {}, progress));
        CompareDesk desk;
        Session& session = desk.workspace.session;
        QSignalSpy opened(&session, &Session::opened);
        QSignalSpy saved(&session, &Session::saved);
        const auto open = [&](const QString& file) {
            opened.clear();
            session.open(file);
            return opened.count() > 0 || opened.wait(kPatience);
        };
        QVERIFY(open(character) && desk.view() == nullptr);
        desk.trigger("view.compare");
        desk.trigger("view.compareFour");
        desk.workspace.compare.setSource(1, {SkinSource::Kind::Solver, "rigid", {}, {}, 0});
        desk.workspace.compareData.setMap(CompareMap::Bleed);
        Q_EMIT desk.view()->paneFocused(3);
        const ComparedView kept = desk.workspace.view.settings().compared;
        QVERIFY(kept.open && kept.panes == 4 && kept.focus == 3 && kept.shown[1] == "solver:rigid");
        session.save(project);
        QVERIFY(saved.count() > 0 || saved.wait(kPatience));
        QVERIFY(open(character));
        CompareDesk::sweep();
        QVERIFY(desk.view() == nullptr);
        QVERIFY(desk.workspace.view.settings().compared == ComparedView());
        QVERIFY(open(project));
        QVERIFY(desk.view() != nullptr && desk.page() == desk.view());
        QVERIFY(desk.workspace.view.settings().compared == kept);
        QCOMPARE(desk.workspace.compare.count(), std::size_t{4});
        QCOMPARE(desk.workspace.compareData.map(), CompareMap::Bleed);
        QVERIFY(desk.window.actions()["view.compareFour"]->isChecked());
    }

    void itHasItsPageOfTheManual() {
        CompareDesk desk;
        desk.trigger("view.compare");
        QCOMPARE(manualTopic(&desk.view()->pane(0)), QString("compare"));
        QCOMPARE(manualTopic(desk.viewport()), QString("view"));
    }

    void panesDraw() {
        if (!ViewportCanvas::possible()) {
            QSKIP("no OpenGL 3.3 core context here");
        }
        CompareDesk desk;
        desk.window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&desk.window));
        desk.trigger("view.compare");
        desk.trigger("view.compareFour");
        CompareView& view = *desk.view();
        for (std::size_t pane = 0; pane < CompareData::kPanes; ++pane) {
            QTRY_VERIFY_WITH_TIMEOUT(view.pane(pane).framesDrawn() > 0, kPatience);
        }
        QVERIFY(desk.rest());
        view.pane(0).grab(); // with everything there is
        desk.trigger("view.compare");
        CompareDesk::sweep();
        const int frames = desk.viewport()->framesDrawn();
        desk.viewport()->grab();
        QVERIFY(desk.viewport()->framesDrawn() > frames || frames > 0);
    }
};

SINEW_TEST(TestCompareView, QApplication)

} // namespace testCompareView

#include "TestCompareView.moc"
