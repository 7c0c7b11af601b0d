#include "app/avatar/SpringTrial.h"
#include "app/document/avatar/NewSprings.h"
#include "app/document/edits/Edits.h"
#include "tests/support/DressedBody.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QSignalSpy>
#include <QTest>

namespace testSpringTrial {

using namespace sinew;
using namespace sinew::test;

class TestSpringTrial : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// The job finds what the core counts, in a walk, and says it in a line.
    void countsInTheBackground() {
        Document document;
        TaskPool pool;
        SpringTrialJob job(document, pool);
        document.reset(stateOfScene(riggedDressedBody(), {}));
        QVERIFY(!canTrySprings(document.state()));
        proposeSprings(document, ProposedSprings::All, "Propose");
        QVERIFY(canTrySprings(document.state()));
        SpringTrial found;
        connect(&job, &SpringTrialJob::finished, this, [&](const SpringTrial& trial) { found = trial; });
        job.start();
        QVERIFY(job.running());
        QTRY_VERIFY_WITH_TIMEOUT(!found.clip.empty(), kPatience);
        const Scene& scene = *document.state().scene;
        Progress progress;
        const auto counted =
            countCrossings(scene, *walkClip(scene), document.state().avatar->springs, {}, progress);
        QVERIFY(counted && found.crossings == *counted);
        QVERIFY(found.crossings.swung < found.crossings.still);
        QCOMPARE(found.crossings.joint != kNone, found.crossings.swung > 0);
        const QString text = trialText(found);
        QVERIFY2(text.contains("walk") && text.contains(QString::number(counted->vertices)),
                 qPrintable(text));
        QVERIFY(!job.running());
    }

    /// Other springs end it, and nothing is said of that.
    void otherSpringsEndIt() {
        Document document;
        TaskPool pool;
        SpringTrialJob job(document, pool);
        document.reset(stateOfScene(riggedDressedBody(), {}));
        proposeSprings(document, ProposedSprings::All, "Propose");
        QSignalSpy finished(&job, &SpringTrialJob::finished);
        QSignalSpy failed(&job, &SpringTrialJob::failed);
        job.start();
        document.undoStack().undo();
        QTRY_VERIFY_WITH_TIMEOUT(!job.running(), kPatience);
        QCOMPARE(finished.count() + failed.count(), 0);
        job.start();
        QVERIFY(!job.running()); // there are no springs any more
    }

    void clipsComeBeforeAWalk() {
        Scene scene = riggedDressedBody();
        QCOMPARE(trialClip(scene, {})->name, std::string("walk"));
        Clip still;
        still.name = "Still";
        Clip dance;
        dance.name = "Dance";
        dance.duration = 1.0;
        scene.clips = {still, dance};
        QCOMPARE(trialClip(scene, {})->name, std::string("Dance"));
        QVERIFY(!trialClip(limb(), {}));
    }
};

SINEW_TEST(TestSpringTrial, QCoreApplication)

} // namespace testSpringTrial

#include "TestSpringTrial.moc"
