#include "app/document/edits/InfluenceEdits.h"
#include "app/document/edits/LayerEdits.h"
#include "app/document/edits/SelectEdits.h"
#include "tests/support/Runner.h"
#include "tests/ui/support/Easel.h"

#include <QApplication>
#include <QSignalSpy>

namespace testWeightBrush {

using namespace sinew;
using sinew::test::Easel;

class TestWeightBrush : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aStrokeAddsWeightAndUndoes() {
        Easel easel;
        const int steps = easel.steps();
        easel.stroke();
        QCOMPARE(easel.steps(), steps + 1);
        QVERIFY(easel.mean(1) > 0.5);
        QCOMPARE(easel.desk.document.state().layers.layers.size(), std::size_t{1});
        easel.desk.document.undoStack().undo();
        QCOMPARE(easel.mean(1), 0.5);
        QVERIFY(easel.desk.document.state().layers.layers.empty());
    }

    void ctrlTakesWeightAway() {
        Easel easel;
        easel.stroke(Qt::ControlModifier);
        QVERIFY(easel.mean(1) < 0.5);
    }

    void escapeGivesTheStrokeUp() {
        Easel easel;
        const int steps = easel.steps();
        QTest::mousePress(&easel.desk.viewport, Qt::LeftButton, {}, easel.middle());
        QVERIFY(easel.mean(1) > 0.5);
        QTest::keyClick(&easel.desk.viewport, Qt::Key_Escape);
        QCOMPARE(easel.mean(1), 0.5);
        QCOMPARE(easel.steps(), steps);
    }

    /// A pen's pressure counts as its switches say, and one that hovers leaves the mouse its strength.
    void aPenPressesAsItsSwitchesSay() {
        const auto painted = [](double pressure, bool strength, bool size) {
            Easel easel;
            easel.setOptions([&](PaintOptions& options) {
                options.penStrength = strength;
                options.penSize = size;
            });
            PickOptions wide = easel.desk.viewport.pickOptions();
            wide.radius = 120.0; // pixels, over many vertices
            easel.desk.viewport.setPickOptions(wide);
            easel.pen(QEvent::TabletPress, pressure, Qt::LeftButton);
            easel.stroke({}, {0, 0});
            easel.pen(QEvent::TabletRelease, 0.0, Qt::NoButton);
            int touched = 0;
            float largest = 0.0F;
            for (std::size_t p = 0; p < easel.desk.document.state().scene->parts[0].mesh->vertexCount();
                 ++p) {
                touched += easel.weight(p, 1) != 0.5F ? 1 : 0;
                largest = std::max(largest, easel.weight(p, 1));
            }
            return std::pair(touched, largest);
        };
        const auto whole = painted(1.0, true, false);
        const auto softer = painted(0.4, true, false);
        const auto smaller = painted(0.4, false, true);
        const auto neither = painted(0.4, false, false);
        QVERIFY(whole.first > 4 && whole.second > 0.55F);
        QCOMPARE(softer.first, whole.first);
        QVERIFY(softer.second < whole.second - 0.02F);
        QVERIFY2(smaller.first < whole.first, qPrintable(QString::number(smaller.first)));
        QVERIFY(neither == whole);
    }

    void aPenThatHoversIsNoWeakMouse() {
        Easel mouse;
        mouse.stroke();
        Easel easel;
        easel.pen(QEvent::TabletMove, 0.0, Qt::NoButton);
        easel.stroke();
        QCOMPARE(easel.mean(1), mouse.mean(1));
    }

    /// There and back in one stroke.
    void accumulatingIsASwitch() {
        const auto after = [](bool accumulate, int times) {
            Easel easel;
            easel.setOptions([&](PaintOptions& options) { options.accumulate = accumulate; });
            QTest::mousePress(&easel.desk.viewport, Qt::LeftButton, {}, easel.middle());
            for (int i = 0; i < times; ++i) {
                easel.moveTo({60, 0});
                easel.moveTo({0, 0});
            }
            QTest::mouseRelease(&easel.desk.viewport, Qt::LeftButton, {}, easel.middle());
            return easel.mean(1);
        };
        QCOMPARE(after(false, 5), after(false, 1));
        QVERIFY(after(true, 5) > after(true, 1) + 1e-4);
    }

    void withoutAJointItSaysSo() {
        Easel easel;
        selectJoint(easel.desk.document, kNone);
        QSignalSpy said(&easel.desk.viewport, &ViewportWidget::hoverText);
        const int steps = easel.steps();
        easel.stroke();
        QCOMPARE(easel.steps(), steps);
        QVERIFY(!said.isEmpty());
    }

    void aGradientRunsAlongTheLine() {
        Easel easel;
        easel.setOptions([](PaintOptions& options) {
            options.mode = BrushMode::Gradient;
            options.value = 1.0F;
            options.gradientEnd = 0.0F;
            options.strength = 1.0F;
            options.frontOnly = false;
        });
        const int steps = easel.steps();
        easel.stroke({}, {200, 0});
        QCOMPARE(easel.steps(), steps + 1);
        // Along the line the weight falls from 1 to 0; vertices beyond its ends keep theirs.
        const auto& camera = easel.desk.viewport.camera();
        const Mesh& mesh = *easel.desk.document.state().scene->parts[0].mesh;
        int along = 0;
        for (std::size_t p = 0; p < mesh.vertexCount(); ++p) {
            const double fraction = (camera.onScreen(mesh.vertices[p]).x() - easel.middle().x()) / 200.0;
            const bool on = fraction >= 0.0 && fraction <= 1.0;
            along += on ? 1 : 0;
            const double wanted = on ? 1.0 - fraction : 0.5;
            QVERIFY(std::abs(easel.weight(p, 1) - wanted) < 1e-5);
        }
        QVERIFY(along > 20);
        easel.desk.document.undoStack().undo();
        QCOMPARE(easel.mean(1), 0.5);
    }

    void aSelectionTakesTheWholeGradient() {
        Easel easel;
        easel.setOptions([](PaintOptions& options) {
            options.mode = BrushMode::Gradient;
            options.value = 0.25F;
            options.gradientEnd = 0.75F;
            options.strength = 1.0F;
            options.frontOnly = false;
        });
        selectAllVertices(easel.desk.document);
        easel.stroke({}, {10, 0});
        float min = 1.0F;
        float max = 0.0F;
        for (std::size_t p = 0; p < easel.desk.document.state().scene->parts[0].mesh->vertexCount(); ++p) {
            const float weight = easel.weight(p, 1);
            QVERIFY(weight > 0.2499F && weight < 0.7501F);
            min = std::min(min, weight);
            max = std::max(max, weight);
        }
        // Both ends of the short line lie inside the character: what lies beyond them has the ends' weights.
        QVERIFY(min < 0.26F && max > 0.74F);
    }

    void aGradientNeedsALine() {
        Easel easel;
        easel.setOptions([](PaintOptions& options) { options.mode = BrushMode::Gradient; });
        const int steps = easel.steps();
        easel.stroke({}, {1, 1});
        QCOMPARE(easel.steps(), steps);
        QTest::mousePress(&easel.desk.viewport, Qt::LeftButton, {}, easel.middle());
        easel.moveTo({150, 0});
        QVERIFY(easel.mean(1) != 0.5);
        QTest::keyClick(&easel.desk.viewport, Qt::Key_Escape);
        QCOMPARE(easel.mean(1), 0.5);
        QCOMPARE(easel.steps(), steps);
    }

    void aFloodFillsWhatIsSelected() {
        Easel easel;
        easel.setOptions([](PaintOptions& options) {
            options.mode = BrushMode::Flood;
            options.value = 0.875F;
            options.strength = 1.0F;
        });
        VertexSet some = noVertices(easel.desk.document.state());
        for (const std::size_t p : {std::size_t{0}, std::size_t{5}, std::size_t{9}}) {
            some.set(0, p);
        }
        setSelectedVertices(easel.desk.document, some, "Select");
        easel.stroke({}, {0, 0});
        QVERIFY(std::abs(easel.weight(5, 1) - 0.875F) < 1e-5F);
        QCOMPARE(easel.weight(6, 1), 0.5F);
        selectNoVertices(easel.desk.document);
        easel.stroke({}, {0, 0});
        QVERIFY(std::abs(easel.mean(1) - 0.875) < 1e-5);
    }

    void aMaskHidesWhatTheLayerDid() {
        Easel easel;
        easel.setOptions([](PaintOptions& options) {
            options.mode = BrushMode::Flood;
            options.value = 1.0F;
            options.strength = 1.0F;
        });
        easel.stroke({}, {0, 0});
        QVERIFY(std::abs(easel.mean(1) - 1.0) < 1e-5);
        easel.setOptions([](PaintOptions& options) {
            options.mode = BrushMode::Add;
            options.mask = true;
        });
        selectJoint(easel.desk.document, kNone); // a mask is nobody's weight
        easel.stroke();
        const double hidden = easel.mean(1);
        QVERIFY(hidden < 0.999);
        easel.stroke(Qt::ControlModifier);
        QVERIFY(easel.mean(1) > hidden);
        QCOMPARE(easel.desk.document.state().layers.layers.size(), std::size_t{1});
    }

    void freedWeightGoesToItsRecipient() {
        Easel easel;
        easel.setOptions([](PaintOptions& options) { options.recipient = 2; });
        easel.stroke(Qt::ControlModifier);
        QVERIFY(easel.mean(1) < 0.5);
        QCOMPARE(easel.mean(0), 0.5);
        QVERIFY(easel.mean(2) > 0.0);
    }

    void locksGoWithTheScene() {
        Easel easel;
        lockJoints(easel.desk.document, {1}, true);
        easel.stroke();
        QCOMPARE(easel.mean(1), 0.5);
        easel.desk.document.undoStack().undo();
        QVERIFY(!isLocked(easel.desk.document.state(), 1));
        lockJoints(easel.desk.document, {1}, true);
        Scene other = *easel.desk.document.state().scene;
        other.skeleton.joints[1].name = "other";
        easel.desk.document.change(
            "Other", [&](DocumentState& state) { state.scene = std::make_shared<const Scene>(other); });
        QVERIFY(easel.desk.document.state().locked.empty());
    }
};

SINEW_TEST(TestWeightBrush, QApplication)

} // namespace testWeightBrush

#include "TestWeightBrush.moc"
