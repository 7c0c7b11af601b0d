#include "app/document/edits/Edits.h"
#include "core/io/ImportScene.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/viewport/ViewportWidget.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

using namespace sinew;

namespace {

/// Beats every few milliseconds in the event loop and keeps the longest pause between two beats: for so long
/// the window answered nobody.
class Heartbeat {
public:
    Heartbeat() {
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { beat(); });
        m_timer.start(5);
        m_clock.start();
    }
    double longestMilliseconds() const { return m_longest; }

private:
    void beat() {
        m_longest = std::max(m_longest, static_cast<double>(m_clock.nsecsElapsed()) * 1e-6);
        m_clock.restart();
    }
    QTimer m_timer;
    QElapsedTimer m_clock;
    double m_longest = 0.0;
};

constexpr int kResolution = 512;

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

/// How long the window answers nobody while a bind runs behind it, and while weights are worked on and
/// projects are written: the calmest of three attempts, as what else the machine does can only lengthen a
/// pause.
class BenchPauses : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bindAt512();
    void operationsAndSaves_data();
    void operationsAndSaves();
};

void BenchPauses::bindAt512() {
    constexpr int patience = 180000;
    test::WindowDesk desk;
    desk.window.resize(1200, 800);
    desk.window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&desk.window));
    DocumentState state = opened(test::sourcePath("resources/sample/wayfarer.fbx"));
    state.settings.resolution = kResolution;
    double longest = std::numeric_limits<double>::infinity();
    // What else the machine does can only lengthen a pause, so the calmest of a few binds is what counts.
    for (int attempt = 0; attempt < 3; ++attempt) {
        desk.workspace.document.reset(state);
        QTest::qWait(500); // the first frame of a character uploads it
        QTRY_VERIFY_WITH_TIMEOUT(!desk.workspace.pool.busy(), patience); // and it is looked over once
        QTest::qWait(1500);
        QSignalSpy finished(&desk.workspace.bind, &BindController::finished);
        const auto* viewport = desk.window.findChild<ViewportWidget*>();
        const QSize size = viewport->size();
        const Heartbeat heartbeat;
        desk.window.actions()["bind.run"]->trigger();
        QTest::qWait(100);
        QCOMPARE(viewport->size(), size); // a view that changes its size is drawn anew
        QTRY_COMPARE_WITH_TIMEOUT(finished.count(), 1, patience);
        QTest::qWait(300); // and what follows from the result
        QVERIFY(desk.workspace.document.state().bound());
        longest = std::min(longest, heartbeat.longestMilliseconds());
    }
    qInfo("longest pause of the event loop: %.1f ms", longest);
}

void BenchPauses::operationsAndSaves_data() {
    QTest::addColumn<QString>("action");
    for (const char* action : {"weights.smooth", "weights.relaxPosed", "weights.mirrorPlus",
                               "weights.addMirror", "weights.unmirrored", "file.save", "autosave"}) {
        QTest::newRow(action) << QString(action);
    }
}

/// The same while weights are worked on and projects are written; every attempt begins with nothing known.
void BenchPauses::operationsAndSaves() {
    QFETCH(QString, action);
    constexpr int patience = 180000;
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
    double longest = std::numeric_limits<double>::infinity();
    for (int attempt = 0; attempt < 3; ++attempt) {
        DocumentState fresh = state;
        fresh.scene = std::make_shared<const Scene>(*state.scene);
        if (action == "weights.addMirror" || action == "weights.unmirrored") {
            fresh.layers = {}; // with layers, what mirrors each vertex is looked for at once
            fresh.activeLayer = kNone;
        }
        workspace.document.reset(std::move(fresh), {}, true);
        desk.prompts.files = {folder.filePath("work.sinew")};
        QTest::qWait(500);
        QTRY_VERIFY_WITH_TIMEOUT(!busy(), patience);
        QTest::qWait(1500);
        const Heartbeat heartbeat;
        if (action == "autosave") {
            workspace.autosave.saveNow();
        } else {
            desk.window.actions()[qPrintable(action)]->trigger();
        }
        QVERIFY(busy());
        QTRY_VERIFY_WITH_TIMEOUT(!busy(), patience);
        QTest::qWait(300); // and what follows from it
        QVERIFY2(desk.prompts.errors.isEmpty(), qPrintable(desk.prompts.errors.join('\n')));
        longest = std::min(longest, heartbeat.longestMilliseconds());
    }
    qInfo("longest pause of the event loop: %.1f ms", longest);
}

SINEW_TEST(BenchPauses, QApplication)
#include "BenchPauses.moc"
