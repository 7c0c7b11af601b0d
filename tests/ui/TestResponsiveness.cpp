#include "app/document/edits/Edits.h"
#include "core/io/ImportScene.h"
#include "tests/support/Patience.h"
#include "tests/support/Quiet.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/viewport/ViewportWidget.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <array>
#include <cmath>

using namespace sinew;

namespace {

/// Counts how often the event loop comes round: not at all while something else holds the window's thread.
class Heartbeat {
public:
    Heartbeat() {
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { ++m_beats; });
        m_timer.start(0);
    }
    int beats() const { return m_beats; }

private:
    QTimer m_timer;
    int m_beats = 0;
};

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr int kResolution = 128; // ten times slower
#else
constexpr int kResolution = 512;
#endif

DocumentState opened(const QString& file) {
    Progress progress;
    auto imported = importScene(file.toStdString(), progress);
    return stateOfScene(std::move(imported->scene), std::move(imported->notices));
}

/// With weights on the nearest joint, a layer that makes the left half of them stiffer, and an arm raised.
DocumentState painted(DocumentState state) {
    const Skeleton& skeleton = state.scene->skeleton;
    PartWeights weights;
    WeightLayer layer;
    layer.name = "Paint 1";
    for (const Part& part : state.scene->parts) {
        SkinWeightsBuilder builder;
        EditList edits;
        for (std::uint32_t p = 0; p < part.mesh->vertexCount(); ++p) {
            const Vec3& place = part.mesh->vertices[p];
            std::vector<Influence> influences;
            for (std::size_t j = 0; j < skeleton.size(); ++j) {
                const double distance = (place - skeleton.position(j)).norm();
                influences.push_back({static_cast<std::int32_t>(j),
                                      static_cast<float>(std::pow(std::max(distance, 1e-3), -8.0))});
            }
            builder.add(influences);
            if (place.x() > 0.0) {
                edits.add(p, std::array{JointEdit{0, 0.5F, 0.1F}});
            }
        }
        weights.push_back(std::make_shared<const SkinWeights>(limitInfluences(builder.finish(), 4)));
        layer.parts.push_back({PaintEdits(part.mesh->vertexCount()).with(edits), LayerMask()});
    }
    state.solved = state.weights = std::make_shared<const PartWeights>(std::move(weights));
    state.layers.joints = {"Spine"};
    state.layers = state.layers.added(std::move(layer), 0);
    state.activeLayer = 0;
    const auto arm = static_cast<std::size_t>(skeleton.find("LeftArm"));
    state.pose.joints[arm].rotation = Quat(Eigen::AngleAxisd(0.7, Vec3::UnitZ()));
    return state;
}

} // namespace

/// The window stays alive while a bind runs behind it.
class TestResponsiveness : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bindAt512();
    void operationsAndSaves_data();
    void operationsAndSaves();
};

void TestResponsiveness::bindAt512() {
    test::WindowDesk desk;
    desk.window.resize(1200, 800);
    desk.window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&desk.window));
    DocumentState state = opened(test::sourcePath("resources/sample/wayfarer.fbx"));
    state.settings.resolution = kResolution;
    desk.workspace.document.reset(state);
    QTRY_VERIFY_WITH_TIMEOUT(!desk.workspace.pool.busy(), test::kPatience);
    test::handleEvents();
    QSignalSpy finished(&desk.workspace.bind, &BindController::finished);
    const auto* viewport = desk.window.findChild<ViewportWidget*>();
    const QSize size = viewport->size();
    desk.window.actions()["bind.run"]->trigger();
    QVERIFY(desk.workspace.bind.running());
    const Heartbeat heartbeat;
    QTRY_VERIFY_WITH_TIMEOUT(heartbeat.beats() >= 5, test::kPatience);
    QVERIFY(desk.workspace.bind.running()); // seconds of work, and the window has answered already
    QCOMPARE(viewport->size(), size);       // a view that changes its size is drawn anew
    QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, test::kPatience);
    QVERIFY(desk.workspace.document.state().bound());
}

void TestResponsiveness::operationsAndSaves_data() {
    QTest::addColumn<QString>("action");
    for (const char* action : {"weights.smooth", "weights.relaxPosed", "weights.mirrorPlus",
                               "weights.addMirror", "weights.unmirrored", "file.save", "autosave"}) {
        QTest::newRow(action) << QString(action);
    }
}

/// The same while weights are worked on and projects are written: the work is not done when the call returns,
/// and goes on beside the event loop.
void TestResponsiveness::operationsAndSaves() {
    QFETCH(QString, action);
    QTemporaryDir folder;
    test::WindowDesk desk;
    Workspace& workspace = desk.workspace;
    desk.window.resize(1200, 800);
    desk.window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&desk.window));
    workspace.operations.rounds = 30;
    const DocumentState state = painted(opened(test::sourcePath("resources/sample/wayfarer.fbx")));
    const auto busy = [&] {
        return workspace.pool.busy() || workspace.operationRunner.running() || workspace.session.saving() ||
               workspace.autosave.saving();
    };
    DocumentState fresh = state;
    if (action == "weights.addMirror" || action == "weights.unmirrored") {
        fresh.layers = {}; // with layers, what mirrors each vertex is looked for at once
        fresh.activeLayer = kNone;
    }
    workspace.document.reset(std::move(fresh), {}, true);
    desk.prompts.files = {folder.filePath("work.sinew")};
    QTRY_VERIFY_WITH_TIMEOUT(!busy(), test::kPatience);
    test::handleEvents();
    if (action == "autosave") {
        workspace.autosave.saveNow();
    } else {
        desk.window.actions()[qPrintable(action)]->trigger();
    }
    QVERIFY(busy()); // what is done elsewhere is not done yet
    QTRY_VERIFY_WITH_TIMEOUT(!busy(), test::kPatience);
    QVERIFY2(desk.prompts.errors.isEmpty(), qPrintable(desk.prompts.errors.join('\n')));
}

SINEW_TEST(TestResponsiveness, QApplication)
#include "TestResponsiveness.moc"
