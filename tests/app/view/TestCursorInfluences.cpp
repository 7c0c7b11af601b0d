#include "app/document/edits/Edits.h"
#include "app/document/edits/InfluenceEdits.h"
#include "app/view/pick/WeightNumbers.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace testCursorInfluences {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A limb whose vertices follow joints 0 and 1.
void openLimbOfTwo(Document& document) {
    Scene scene = limb();
    SkinWeightsBuilder builder;
    for (std::size_t p = 0; p < scene.parts[0].mesh->vertexCount(); ++p) {
        builder.add(std::array{Influence{0, 0.25F}, Influence{1, 0.75F}});
    }
    scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
    document.reset(stateOfScene(std::move(scene), {}));
}

OrbitCamera frontOf(const DocumentState& state, double nearer) {
    OrbitCamera camera;
    camera.setViewport(800, 600);
    camera.setStandardView(StandardView::Front);
    camera.setSceneBox(bounds(*state.scene));
    camera.frame(bounds(*state.scene));
    camera.zoom(nearer, 400, 300);
    return camera;
}

struct Reader {
    Document document;
    PosedMesh posed{document};
    ViewState view;
    PosedPicker surface{document, posed, view};
    WeightNumbers numbers{document, posed, surface};

    Reader() { openLimbOfTwo(document); }
};

} // namespace

/// What is told of vertices under the cursor and in the view.
class TestCursorInfluences : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theStrongestStandFirst() {
        Document document;
        openLimbOfTwo(document);
        selectJoint(document, 1);
        lockJoints(document, {0}, true);
        const CursorInfluences found =
            cursorInfluences(document.state(), *document.state().weights, {0, 3}, 8);
        QCOMPARE(found.rows.size(), std::size_t{2});
        QVERIFY(found.rows[0].joint == 1 && found.rows[0].active && !found.rows[0].locked);
        QCOMPARE(found.rows[0].weight, 0.75F);
        QVERIFY(found.rows[1].joint == 0 && !found.rows[1].active && found.rows[1].locked);
        QCOMPARE(found.more, std::size_t{0});
    }

    void theActiveJointIsAlwaysListed() {
        Document document;
        openLimbOfTwo(document);
        selectJoint(document, 2);
        const CursorInfluences found =
            cursorInfluences(document.state(), *document.state().weights, {0, 3}, 8);
        QCOMPARE(found.rows.size(), std::size_t{3});
        QVERIFY(found.rows[2].joint == 2 && found.rows[2].active);
        QCOMPARE(found.rows[2].weight, 0.0F);
    }

    void theRestIsCounted() {
        Document document;
        openLimbOfTwo(document);
        selectJoint(document, 2);
        const CursorInfluences found =
            cursorInfluences(document.state(), *document.state().weights, {0, 3}, 2);
        QCOMPARE(found.rows.size(), std::size_t{2});
        QCOMPARE(found.more, std::size_t{1});
        QCOMPARE(found.rows[0].joint, 1);
        QCOMPARE(found.rows[1].joint, 2); // the active one takes the last place
    }

    void whatIsNotThereHasNone() {
        Document document;
        openLimbOfTwo(document);
        const PartWeights& weights = *document.state().weights;
        QVERIFY(cursorInfluences(document.state(), weights, {0, 1000000}, 8).rows.empty());
        QVERIFY(cursorInfluences(document.state(), weights, {7, 0}, 8).rows.empty());
        QVERIFY(cursorInfluences(document.state(), {nullptr}, {0, 0}, 8).rows.empty());
    }

    void numbersComeWhenThereIsRoom() {
        Reader reader;
        const DocumentState& state = reader.document.state();
        QVERIFY(reader.numbers.vertices(frontOf(state, -8.0)).empty());
        const std::vector<NumberedVertex> near = reader.numbers.vertices(frontOf(state, 6.0));
        QVERIFY(near.size() > 3 && near.size() <= WeightNumbers::kMax);
        std::set<std::pair<long, long>> places;
        for (const NumberedVertex& vertex : near) {
            QVERIFY(vertex.x >= 0.0 && vertex.y >= 0.0 && vertex.x <= 800.0 && vertex.y <= 600.0);
            QVERIFY(places.insert({std::lround(vertex.x), std::lround(vertex.y)}).second);
        }
        // Nearest to the middle first.
        const auto away = [](const NumberedVertex& vertex) {
            return std::hypot(vertex.x - 400.0, vertex.y - 300.0);
        };
        QVERIFY(std::ranges::is_sorted(near, {}, away));
    }

    void noNumberLiesBehindTheSurface() {
        Reader reader;
        const DocumentState& state = reader.document.state();
        const std::vector<NumberedVertex> near = reader.numbers.vertices(frontOf(state, 6.0));
        const std::vector<Vec3>& positions = state.scene->parts[0].mesh->vertices;
        QVERIFY(!near.empty());
        for (const NumberedVertex& vertex : near) {
            QVERIFY2(positions[vertex.at.vertex].z() > -0.05, qPrintable(QString::number(vertex.at.vertex)));
        }
    }

    void hiddenPartsHaveNoNumbers() {
        Reader reader;
        const OrbitCamera camera = frontOf(reader.document.state(), 6.0);
        QVERIFY(!reader.numbers.vertices(camera).empty());
        DocumentState hidden = reader.document.state();
        hidden.hidden = {true};
        reader.document.reset(hidden);
        QVERIFY(reader.numbers.vertices(camera).empty());
    }
};

SINEW_TEST(TestCursorInfluences, QCoreApplication)

} // namespace testCursorInfluences

#include "TestCursorInfluences.moc"
