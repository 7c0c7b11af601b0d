#include "app/document/edits/Edits.h"
#include "app/view/FalloffCurve.h"
#include "tests/app/support/BindNow.h"
#include "tests/support/Patience.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"
#include "tests/ui/support/BusyPool.h"
#include "tests/ui/support/ViewportDesk.h"
#include "tests/ui/support/WindowDesk.h"
#include "ui/panels/weights/FalloffPlot.h"
#include "ui/panels/weights/VertexPanels.h"

#include <QApplication>
#include <QMouseEvent>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QUndoStack>

#include <algorithm>
#include <cmath>
#include <optional>

namespace testFalloffPlot {

using namespace sinew;
using namespace sinew::test;

namespace {

/// The bound sample with a vertex of its elbow chosen.
struct Chosen {
    ViewportDesk desk;
    FalloffPlot plot{desk.document, desk.explainer};

    explicit Chosen(const DocumentState& sample) {
        desk.document.reset(sample);
        plot.resize(320, 160);
        const Scene& scene = *sample.scene;
        const Vec3 elbow = scene.skeleton.position(static_cast<std::size_t>(sample.selection.joint));
        VertexId nearest;
        double min = 1e9;
        for (std::uint32_t part = 0; part < scene.parts.size(); ++part) {
            const std::vector<Vec3>& vertices = scene.parts[part].mesh->vertices;
            for (std::uint32_t v = 0; v < vertices.size() && scene.parts[part].mesh->name == "Body"; ++v) {
                if (const double distance = (vertices[v] - elbow).norm(); distance < min) {
                    min = distance;
                    nearest = {part, v};
                }
            }
        }
        selectVertex(desk.document, nearest);
        [[maybe_unused]] const bool explained = waitForExplanation();
    }
    bool waitForExplanation() {
        return QTest::qWaitFor([this] { return desk.explainer.explanation() && !desk.explainer.running(); },
                               kPatience);
    }
    const BindSettings& settings() const { return desk.document.state().settings; }
    int steps() { return desk.document.undoStack().count(); }

    void drag(const QPointF& from, const QPointF& to) {
        QTest::mousePress(&plot, Qt::LeftButton, {}, from.toPoint());
        for (const QPointF& at : {0.5 * (from + to), to}) {
            QMouseEvent move(QEvent::MouseMove, at, plot.mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(&plot, &move);
        }
        QTest::mouseRelease(&plot, Qt::LeftButton, {}, to.toPoint());
    }
};

/// Two blocks joined by a thin bar, all joints in one of them, bound.
DocumentState thinState() {
    Mesh mesh = joined(box(Vec3(-1, -0.4, -0.4), Vec3(-0.2, 0.4, 0.4)),
                       box(Vec3(0.2, -0.4, -0.4), Vec3(1, 0.4, 0.4)));
    mesh = joined(mesh, box(Vec3(-0.21, -0.025, -0.025), Vec3(0.21, 0.025, 0.025)));
    Skeleton skeleton = chain({Vec3(-0.95, 0, 0), Vec3(-0.65, 0, 0)});
    skeleton.joints[1].tail = Vec3(-0.4, 0, 0);
    DocumentState state = stateOfScene(scene(std::move(mesh), std::move(skeleton)), {});
    state.settings.resolution = 64;
    state.settings.automatic = false;
    Document document;
    document.reset(std::move(state));
    bindNow(document);
    return document.state();
}

} // namespace

class TestFalloffPlot : public QObject {
    Q_OBJECT

    DocumentState m_sample;

private Q_SLOTS:
    void initTestCase() { m_sample = boundSample(); }

    /// Eq. 8 and 9 through the distances that the weights were made of.
    void marksLieOnTheCurve() {
        Chosen chosen(m_sample);
        const auto& curve = chosen.plot.curve();
        QVERIFY(curve && chosen.plot.hasCurve());
        QVERIFY(curve->marks().size() > 2);
        QCOMPARE(curve->marks().front().weight, 1.0);
        const double exponent = 5.0 + 25.0 * chosen.settings().alpha;
        for (const FalloffMark& mark : curve->marks()) {
            const double expected = std::pow(curve->nearest() / mark.distance, exponent);
            QVERIFY2(std::abs(mark.weight - expected) < 1e-3,
                     qPrintable(QString("%1 %2").arg(mark.weight).arg(expected)));
            const double drawn =
                curve->weightAt(mark.distance, chosen.settings().falloff, chosen.settings().alpha);
            QVERIFY(std::abs(drawn - expected) < 1e-9);
        }
        // 100 to the power of 1 / 5: there the widest falloff weighs a hundredth.
        QVERIFY(std::abs(curve->farthest() / curve->nearest() - std::pow(100.0, 0.2)) < 1e-9);
    }

    void alphaGoesThroughAPlace() {
        const Chosen chosen(m_sample);
        const FalloffCurve& curve = *chosen.plot.curve();
        for (const Falloff falloff : {Falloff::Power, Falloff::Quadratic, Falloff::Exponential}) {
            for (const double alpha : {0.0, 0.3, 0.8, 1.0}) {
                const double distance = 1.1 * curve.nearest();
                const double weight = curve.weightAt(distance, falloff, alpha);
                QVERIFY(std::abs(curve.alphaThrough(distance, weight, falloff) - alpha) < 1e-6);
            }
        }
        QVERIFY(curve.alphaThrough(1.1 * curve.nearest(), 1.0, Falloff::Power) < 1e-6);
        QVERIFY(curve.alphaThrough(1.1 * curve.nearest(), 0.0, Falloff::Power) > 1.0 - 1e-6);
    }

    /// The curve follows the mouse: one step of undo.
    void theCurveIsDragged() {
        Chosen chosen(m_sample);
        const FalloffCurve curve = *chosen.plot.curve();
        const double before = chosen.settings().alpha;
        const int steps = chosen.steps();
        const double distance = 1.12 * curve.nearest();
        const QPointF from =
            chosen.plot.positionOf(distance, curve.weightAt(distance, chosen.settings().falloff, before));
        const QPointF to = chosen.plot.positionOf(distance, curve.weightAt(distance, Falloff::Power, 0.1));
        chosen.drag(from, to);
        QVERIFY2(std::abs(chosen.settings().alpha - 0.1) < 0.03,
                 qPrintable(QString::number(chosen.settings().alpha)));
        QCOMPARE(chosen.steps(), steps + 1);
        chosen.desk.document.undoStack().undo();
        QCOMPARE(chosen.settings().alpha, before);
    }

    void theLimitIsDragged() {
        Chosen chosen(m_sample);
        changeLimit(chosen, 2);
        QVERIFY(chosen.waitForExplanation());
        const auto x = chosen.plot.limitX();
        QVERIFY(x);
        const FalloffCurve& curve = *chosen.plot.curve();
        const double y = chosen.plot.positionOf(0.0, 0.95).y();
        const double between = 0.5 * (curve.marks()[0].distance + curve.marks()[1].distance);
        chosen.drag(QPointF(*x, y), QPointF(chosen.plot.positionOf(between, 0.0).x(), y));
        QCOMPARE(chosen.settings().maxInfluences, 1);
    }

    void theThresholdIsDragged() {
        Chosen chosen(m_sample);
        const FalloffCurve& curve = *chosen.plot.curve();
        const double x = chosen.plot.positionOf(0.3 * curve.nearest(), 0.0).x();
        const double ground = chosen.plot.positionOf(0.0, 0.0).y();
        const double wanted = chosen.plot.positionOf(0.0, curve.relativeThreshold(0.1)).y();
        chosen.drag(QPointF(x, ground), QPointF(x, wanted));
        QVERIFY2(std::abs(chosen.settings().pruneBelow - 0.1) < 0.01,
                 qPrintable(QString::number(chosen.settings().pruneBelow)));
    }

    /// A hand that clicks trembles a little.
    void aClickChangesNothing() {
        Chosen chosen(m_sample);
        const FalloffCurve curve = *chosen.plot.curve();
        const BindSettings before = chosen.settings();
        const int steps = chosen.steps();
        const double distance = 1.3 * curve.nearest();
        for (const Falloff falloff : {before.falloff, Falloff::Quadratic}) {
            const QPointF on =
                chosen.plot.positionOf(distance, curve.weightAt(distance, falloff, before.alpha));
            QTest::mouseClick(&chosen.plot, Qt::LeftButton, {}, on.toPoint());
            chosen.drag(on, on + QPointF(0.0, QApplication::startDragDistance() - 2));
            QVERIFY(chosen.settings() == before);
        }
        QCOMPARE(chosen.steps(), steps);
    }

    void aPaleCurveIsTaken() {
        Chosen chosen(m_sample);
        const FalloffCurve& curve = *chosen.plot.curve();
        const double distance = 1.3 * curve.nearest();
        const QPointF pale = chosen.plot.positionOf(
            distance, curve.weightAt(distance, Falloff::Quadratic, chosen.settings().alpha));
        QTest::mouseDClick(&chosen.plot, Qt::LeftButton, {}, pale.toPoint());
        QVERIFY(chosen.settings().falloff == Falloff::Quadratic);
    }

    void keysDoTheSame() {
        Chosen chosen(m_sample);
        const BindSettings before = chosen.settings();
        QTest::keyClick(&chosen.plot, Qt::Key_Right);
        QVERIFY(std::abs(chosen.settings().alpha - before.alpha - 0.01) < 1e-9);
        QTest::keyClick(&chosen.plot, Qt::Key_Up);
        QVERIFY(chosen.settings().pruneBelow > before.pruneBelow);
        QTest::keyClick(&chosen.plot, Qt::Key_Minus);
        QCOMPARE(chosen.settings().maxInfluences, before.maxInfluences - 1);
        QVERIFY(!chosen.plot.accessibleName().isEmpty() && !chosen.plot.accessibleDescription().isEmpty());
    }

    /// Marks of before stay where they are, and pale, until the new ones are there.
    void oldMarksArePale() {
        Chosen chosen(m_sample);
        QCOMPARE(chosen.plot.markOpacity(), 1.0);
        const QColor mark = markColor(chosen);
        {
            const BusyPool busy(chosen.desk.pool);
            const VertexId before = *chosen.desk.document.state().selection.vertex;
            selectVertex(chosen.desk.document, VertexId{before.part, before.vertex == 0 ? 1U : 0U});
            QVERIFY(chosen.desk.explainer.running());
            QVERIFY(chosen.plot.hasCurve());
            QCOMPARE(chosen.plot.markOpacity(), 0.35);
            QVERIFY(markColor(chosen) != mark);
            selectVertex(chosen.desk.document, before);
        }
        QVERIFY(chosen.waitForExplanation());
        QCOMPARE(chosen.plot.markOpacity(), 1.0);
        QCOMPARE(markColor(chosen), mark);
    }

    /// In place of the list, and remembered.
    void theButtonShowsIt() {
        const FreshSettings settings;
        Chosen chosen(m_sample);
        InfluencesPanel panel(chosen.desk.document, chosen.desk.explainer);
        auto* button = panel.findChild<QToolButton*>("influences.showFalloff");
        auto* picture = panel.findChild<FalloffPlot*>("influences.falloff");
        auto* list = panel.findChild<QTableView*>("influences.table");
        QVERIFY(!button->isHidden() && picture->isHidden() && !list->isHidden());
        button->click();
        QVERIFY(!picture->isHidden() && list->isHidden());
        const InfluencesPanel again(chosen.desk.document, chosen.desk.explainer);
        QVERIFY(again.findChild<QToolButton*>("influences.showFalloff")->isChecked());
        selectVertex(chosen.desk.document, std::nullopt);
        QVERIFY(button->isHidden() && picture->isHidden());
    }

    /// A column that says nothing of any joint takes no room.
    void pathsAreListedWhereTheyTell() {
        const DocumentState thin = thinState();
        const std::vector<Vec3>& vertices = thin.scene->parts[0].mesh->vertices;
        const auto [near, far] =
            std::ranges::minmax_element(vertices, {}, [](const Vec3& v) { return v.x(); });
        Chosen chosen(m_sample);
        InfluencesPanel panel(chosen.desk.document, chosen.desk.explainer);
        auto* list = panel.findChild<QTableView*>("influences.table");
        chosen.desk.document.reset(thin);
        const auto explain = [&](auto vertex) {
            selectVertex(chosen.desk.document,
                         VertexId{0, static_cast<std::uint32_t>(vertex - vertices.begin())});
            return chosen.waitForExplanation() && list->model()->rowCount() > 1;
        };
        QVERIFY(explain(far)); // through the bar
        QVERIFY(!list->isColumnHidden(InfluencesModel::Path));
        QVERIFY(explain(near));
        QVERIFY(list->isColumnHidden(InfluencesModel::Path));
        QVERIFY(!list->isColumnHidden(InfluencesModel::Distance));
    }

    /// Without distances there is no falloff to be drawn.
    void nothingIsDrawnWithoutDistances() {
        Chosen chosen(m_sample);
        QVERIFY(chosen.plot.hasCurve());
        selectVertex(chosen.desk.document, std::nullopt);
        QVERIFY(!chosen.plot.hasCurve());
        VertexExplanation rigid;
        rigid.rigid = true;
        QVERIFY(!FalloffCurve::of(rigid));
        VertexExplanation solved;
        solved.byDistance = {{0, 1.0F}};
        solved.bones.resize(1);
        QVERIFY(!FalloffCurve::of(solved));
    }

private:
    /// What is drawn in the middle of the second mark, where the nearest bone's lies on the frame.
    static QColor markColor(Chosen& chosen) {
        const FalloffMark& mark = chosen.plot.curve()->marks()[1];
        return chosen.plot.grab().toImage().pixelColor(
            chosen.plot.positionOf(mark.distance, mark.weight).toPoint());
    }
    static void changeLimit(Chosen& chosen, int limit) {
        BindSettings settings = chosen.settings();
        settings.maxInfluences = limit;
        setBindSettings(chosen.desk.document, settings);
    }
};

SINEW_TEST(TestFalloffPlot, QApplication)

} // namespace testFalloffPlot

#include "TestFalloffPlot.moc"
