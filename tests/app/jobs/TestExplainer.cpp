#include "app/document/edits/Edits.h"
#include "app/jobs/Explainer.h"
#include "tests/app/support/BindNow.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QSignalSpy>
#include <QTest>

namespace testExplainer {

using namespace sinew;

class TestExplainer : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void followsSelectionAndWeights() {
        Document document;
        TaskPool pool;
        DocumentState state = stateOfScene(test::limb(), {});
        state.settings.resolution = 32;
        state.settings.automatic = false;
        document.reset(std::move(state));
        Explainer explainer(document, pool);
        selectVertex(document, VertexId{0, 60});
        QVERIFY(!explainer.explanation()); // not bound: nothing to explain
        test::bindNow(document);
        QTRY_VERIFY_WITH_TIMEOUT(explainer.explanation(), test::kPatience);
        QCOMPARE(explainer.explanation()->vertex.vertex, 60U);
        const std::vector<Influence> before = explainer.explanation()->bound;

        BindSettings settings = document.state().settings;
        settings.alpha = 0.0;
        setBindSettings(document, settings, MergeKey::Setting);
        QTRY_VERIFY_WITH_TIMEOUT(explainer.explanation() && explainer.explanation()->bound != before,
                                 test::kPatience);

        selectVertex(document, std::nullopt);
        QVERIFY(!explainer.explanation());
    }

    void lastQuestionWins() {
        Document document;
        TaskPool pool;
        DocumentState state = stateOfScene(test::limb(), {});
        state.settings.resolution = 64;
        state.settings.automatic = false;
        document.reset(std::move(state));
        test::bindNow(document);
        Explainer explainer(document, pool);
        QSignalSpy spy(&explainer, &Explainer::changed);
        for (std::uint32_t vertex = 0; vertex < 20; ++vertex) {
            selectVertex(document, VertexId{0, vertex});
        }
        QTRY_VERIFY_WITH_TIMEOUT(explainer.explanation(), test::kPatience);
        QCOMPARE(explainer.explanation()->vertex.vertex, 19U);
        pool.waitForWork();
        QCoreApplication::processEvents();
        QCOMPARE(explainer.explanation()->vertex.vertex, 19U);
        QCOMPARE(spy.count(), 1);
    }
};

SINEW_TEST(TestExplainer, QCoreApplication)

} // namespace testExplainer

#include "TestExplainer.moc"
