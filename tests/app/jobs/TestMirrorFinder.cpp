#include "app/document/edits/MirrorEdits.h"
#include "app/jobs/MirrorFinder.h"
#include "tests/app/support/PaintedLimb.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testMirrorFinder {

using namespace sinew;
using namespace sinew::test;

class TestMirrorFinder : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void findsInTheBackgroundWhatWouldTakeTime() {
        Document document;
        TaskPool pool;
        MirrorFinder finder(document, pool);
        openBound(document);
        QVERIFY(!document.layering().hasMirror(document.state()));
        finder.prepare();
        QVERIFY(finder.busy());
        QTRY_VERIFY(document.layering().hasMirror(document.state()));
        const auto ready = document.layering().context(document.state(), true);
        QVERIFY(ready->mirror != nullptr);
        QCOMPARE(document.layering().context(document.state(), false), ready);
        finder.prepare();
        QVERIFY(!finder.busy());
    }

    void anotherChoiceIsFollowedUp() {
        Document document;
        TaskPool pool;
        MirrorFinder finder(document, pool);
        openBound(document);
        finder.prepare();
        setMirrorAxis(document, 2);
        QTRY_VERIFY(document.layering().hasMirror(document.state()));
        QTRY_VERIFY(!finder.busy());
        // The same as when it is made here and now.
        const auto found = document.layering().context(document.state(), true)->mirror;
        const LayerContext plain = *document.layering().context(document.state(), false);
        const LayerContext here = withMirror(plain, mirrorTableOf(document.state()));
        QCOMPARE(found->partnered(), here.mirror->partnered());
        QCOMPARE(found->unmatched(), here.mirror->unmatched());
        for (std::uint32_t p = 0; p < found->vertexCount(); ++p) {
            QCOMPARE(found->side(p), here.mirror->side(p));
        }
    }

    void nothingToDoWithoutSkeleton() {
        Document document;
        TaskPool pool;
        MirrorFinder finder(document, pool);
        finder.prepare();
        QVERIFY(!finder.busy());
    }
};

SINEW_TEST(TestMirrorFinder, QCoreApplication)

} // namespace testMirrorFinder

#include "TestMirrorFinder.moc"
