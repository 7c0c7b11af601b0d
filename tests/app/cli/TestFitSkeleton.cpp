#include "app/document/edits/Edits.h"
#include "app/document/edits/SelectEdits.h"
#include "app/project/RestoreProject.h"
#include "app/session/Session.h"
#include "core/bind/placement/SkeletonPlacement.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/ProjectWork.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>

namespace testFitSkeleton {

using namespace sinew;
using namespace sinew::test;

namespace {

/// The skeleton of the limb, a hundred times as large and turned up, as another program might have made it.
const QByteArray kAstray = "1 0 0 -100\n2 0 0 0\n3 0 0 100\n#\n1 2\n2 3\n";

QStringList codesOf(const QByteArray& report) {
    QStringList codes;
    for (const QJsonValue issue : jsonOf(report)["issues"].toArray()) {
        codes << issue.toObject()["code"].toString();
    }
    return codes;
}

} // namespace

/// A skeleton of another scale, axis or place: told, and fitted when asked, everywhere the same.
class TestFitSkeleton : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        qRegisterMetaType<sinew::Error>();
        m_files.with("astray.tgf", kAstray);
    }

    void theCommandLineSaysIt() {
        const Ran ran = runSinew(bind("said.glb", "astray.tgf"));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        // It goes before all else, and once.
        const QByteArray first = ran.err.left(ran.err.indexOf('\n'));
        QVERIFY2(first.startsWith("sinew: warning: ") && first.contains("3 of its 3 joints"),
                 qPrintable(ran.told()));
        QVERIFY2(first.contains("It would fit scaled by 0.0") && first.contains("--fit-skeleton"),
                 qPrintable(ran.told()));
        QVERIFY2(!ran.out.contains("does not fit the mesh"), qPrintable(ran.told()));
        QVERIFY(imported(m_files.path("said.glb")).skeleton.position(2).norm() > 50.0);
        const Ran report = runSinew(bind("said.glb", "astray.tgf", {"--report", "-"}));
        QVERIFY2(codesOf(report.out).contains("SkeletonFitProposed"), qPrintable(report.told()));
        QVERIFY(!codesOf(report.out).contains("JointOutside"));
    }

    void theCommandLineFits() {
        const Ran ran = runSinew(bind("fitted.glb", "astray.tgf", {"--fit-skeleton"}));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QVERIFY2(ran.out.contains("skeleton fitted to the mesh: scaled by 0.0"), qPrintable(ran.told()));
        const Scene scene = imported(m_files.path("fitted.glb"));
        QCOMPARE(scene.skeleton.size(), std::size_t{3});
        Aabb limb = bounds(scene);
        for (std::size_t j = 0; j < 3; ++j) {
            const Vec3 position = scene.skeleton.position(j);
            QVERIFY((position.array() > limb.min.array()).all() &&
                    (position.array() < limb.max.array()).all());
        }
        QVERIFY((scene.skeleton.position(0) - scene.skeleton.position(2)).norm() > 1.0);
    }

    void aRightSkeletonIsLeftAlone() {
        QCOMPARE(runSinew(bind("plain.glb", "limb.tgf")).exitCode, 0);
        const Ran ran = runSinew(bind("asked.glb", "limb.tgf", {"--fit-skeleton"}));
        QVERIFY2(ran.exitCode == 0 && !ran.out.contains("fitted"), qPrintable(ran.told()));
        QCOMPARE(fileBytes(m_files.path("asked.glb")), fileBytes(m_files.path("plain.glb")));
    }

    void theRecipeRepeatsIt() {
        const QString recipe = m_files.path("fit.json");
        QCOMPARE(
            runSinew(bind("first.glb", "astray.tgf", {"--fit-skeleton", "--save-recipe", recipe})).exitCode,
            0);
        const Ran again = runSinew(bind("second.glb", "astray.tgf", {"--recipe", recipe}));
        QVERIFY2(again.exitCode == 0, qPrintable(again.told()));
        QCOMPARE(fileBytes(m_files.path("second.glb")), fileBytes(m_files.path("first.glb")));
        const QStringList explain{
            "explain",  m_files.mesh(), "--skeleton", m_files.path("astray.tgf"), "--vertex", "0",
            "--recipe", recipe,         "--json"};
        const Ran why = runSinew(explain);
        QVERIFY2(why.exitCode == 0, qPrintable(why.told()));
        for (const QJsonValue bone : jsonOf(why.out)["bones"].toArray()) {
            QVERIFY(bone.toObject()["meters"].toDouble() < 10.0);
        }
    }

    void levelsOfDetailTakeTheSameFit() {
        const Ran ran =
            runSinew(bind("lod.glb", "astray.tgf", {"--fit-skeleton", "--reuse", m_files.mesh()}));
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        QCOMPARE(runSinew(bind("own.glb", "astray.tgf", {"--fit-skeleton"})).exitCode, 0);
        QCOMPARE(fileBytes(m_files.path("lod.glb")), fileBytes(m_files.path("own.glb")));
    }

    void theDocumentFitsInOneStep() {
        Document document;
        ViewState view;
        TaskPool pool;
        ProjectWriter writer;
        Session session(document, view, pool, writer);
        QSignalSpy fitted(&session, &Session::skeletonFitted);
        QSignalSpy stays(&session, &Session::skeletonStays);
        session.fitSkeleton(); // nothing there
        QVERIFY(!session.busy());
        DocumentState found = boundState(astray());
        found.locked = {false, true, false};
        found.hidden = {true};
        VertexSet chosen = selectedVertices(found);
        chosen.set(0, 2);
        found.selected = std::make_shared<const VertexSet>(std::move(chosen));
        document.reset(std::move(found));
        const DocumentState before = document.state();
        QVERIFY(before.report->skeletonFit);
        session.fitSkeleton();
        QTRY_COMPARE_WITH_TIMEOUT(fitted.count(), 1, kPatience);
        QVERIFY(fitted[0][0].toBool());
        QVERIFY(!document.state().bound());
        QVERIFY(document.state().sources->fit == before.report->skeletonFit);
        QCOMPARE(document.undoStack().count(), 1);
        QCOMPARE(document.undoStack().text(0), QString("Fit Skeleton"));
        const DocumentState after = document.state();
        // What was done with the mesh and the joints stays: they are the same.
        QCOMPARE(after.locked, before.locked);
        QCOMPARE(after.hidden, before.hidden);
        QVERIFY(after.selected && after.selected == before.selected);
        document.undoStack().undo();
        QVERIFY(document.state() == before);
        document.undoStack().redo();
        QVERIFY(document.state() == after);
        session.fitSkeleton();
        QTRY_COMPARE_WITH_TIMEOUT(stays.count(), 1, kPatience);
        QVERIFY(!stays[0][0].toBool());
        QVERIFY(document.state() == after);
    }

    void projectsKeepTheFit() {
        DocumentState state = withFittedSkeleton(astray(), *boundState(astray()).report->skeletonFit);
        state = boundState(std::move(state));
        QVERIFY(!state.report->skeletonFit);
        const std::filesystem::path file = m_files.path("fit.sinew").toStdString();
        QVERIFY(writeProject(projectOf(state, {}), file));
        const auto project = readProject(file);
        QVERIFY(project);
        QVERIFY(project->skeletonFit == state.sources->fit);
        Progress progress;
        const auto restored = restoreProject(*project, {}, progress);
        QVERIFY(restored && sameWork(restored->state, state));
        QVERIFY(!restored->weightsDiffer);
        QVERIFY(restored->state.sources->fit == state.sources->fit);
        // Another skeleton comes without it.
        auto change = readSkeleton(state, m_files.skeleton().toStdString(), progress);
        QVERIFY(change && !change->sources->fit);
    }

    void brokenFitsAreErrors() {
        DocumentState state = withFittedSkeleton(astray(), {0.5, Mat3::Identity(), Vec3(1, 2, 3)});
        const QString file = m_files.path("broken.sinew");
        QVERIFY(writeProject(projectOf(state, {}), file.toStdString()));
        const QByteArray good = fileBytes(file);
        for (const auto& [from, to] :
             {std::pair{"\"scale\": 0.5", "\"scale\": 0"}, std::pair{"\"scale\": 0.5", "\"scale\": 1e99"},
              std::pair{"\"scale\": 0.5", "\"scale\": null"}, std::pair{"\"move\":", "\"moved\":"},
              std::pair{"\"turn\":", "\"turned\":"}}) {
            QByteArray bad = good;
            bad.replace(from, to);
            QVERIFY2(bad != good, from);
            writeFile(file, bad);
            const auto read = readProject(file.toStdString());
            QVERIFY2(!read && read.error().code == ErrorCode::ProjectBroken, to);
        }
    }

private:
    QStringList bind(const QString& output, const QString& skeleton, const QStringList& options = {}) const {
        return QStringList{"bind", m_files.mesh(),       "--skeleton",   m_files.path(skeleton),
                           "-o",   m_files.path(output), "--resolution", "32"} +
               options;
    }
    /// The limb with that skeleton.
    DocumentState astray() const {
        Progress progress;
        DocumentState state = *readCharacter(m_files.mesh().toStdString(), progress);
        auto change = readSkeleton(state, m_files.path("astray.tgf").toStdString(), progress);
        state = withSkeleton(state, std::move(change->scene), change->notices, change->sources);
        state.settings.resolution = 32;
        state.settings.automatic = false;
        return state;
    }
    LimbFiles m_files;
};

SINEW_TEST(TestFitSkeleton, QCoreApplication)

} // namespace testFitSkeleton

#include "TestFitSkeleton.moc"
