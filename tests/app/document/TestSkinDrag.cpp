#include "app/document/drivers/DriverEdits.h"
#include "app/painting/SkinDrag.h"
#include "app/project/ProjectJson.h"
#include "tests/app/support/PaintedLimb.h"
#include "tests/support/Runner.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <algorithm>

namespace testSkinDrag {

using namespace sinew;
using namespace sinew::test;

namespace {

/// The limb bent by 80 degrees at its middle joint.
void bend(Document& document) {
    JointPose pose;
    pose.rotation = Quat(Eigen::AngleAxisd(1.4, Vec3::UnitZ()));
    setJointPose(document, 1, pose, MergeKey::None);
    document.endMerge();
}

PaintOptions softBrush() {
    PaintOptions options;
    options.frontOnly = false;
    return options;
}

/// What a vertex of the limb would be moved to by half of both its joints.
Vec3 halfWay(const Document& document, PosedMesh& posed, std::uint32_t vertex) {
    const Vec3& rest = document.state().scene->parts[0].mesh->vertices[vertex];
    return 0.5 * (posed.matrices()[0] * rest) + 0.5 * (posed.matrices()[1] * rest);
}

/// Weight of the middle joint and of the last one, which moves as the middle one does.
float bent(const Document& document, std::uint32_t vertex) {
    return weightOf(document, vertex, 1) + weightOf(document, vertex, 2);
}

std::uint32_t heldVertex(const Document& document, const BrushDab& dab) {
    return triangulate(*document.state().scene->parts[0].mesh)[dab.triangle][0];
}

} // namespace

/// Skin that is dragged in a pose, and the weights that follow.
class TestSkinDrag : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aVertexComesWhereItIsDragged() {
        Document document;
        openBound(document);
        bend(document);
        PosedMesh posed(document);
        const BrushDab dab = dabNear(document, Vec3(-0.15, 0.25, 0), 0.2);
        const std::uint32_t vertex = heldVertex(document, dab);
        SkinDrag drag(document, posed);
        QVERIFY(drag.begin(softBrush(), dab, true).value_or(false));
        const Vec3 target = halfWay(document, posed, vertex);
        drag.moveTo(target - drag.grip());
        drag.end();
        QVERIFY((posed.vertices(0)[vertex] - target).norm() < 1e-5);
        QVERIFY(std::abs(bent(document, vertex) - 0.5F) < 1e-4F);
        QVERIFY(drag.remainder() != nullptr && notReached(*drag.remainder()) == 0);
        QVERIFY(valid(weightsOf(document)));
    }

    void aDragIsOneStepAndUndoIsExact() {
        Document document;
        openBound(document);
        bend(document);
        PosedMesh posed(document);
        const DocumentState before = document.state();
        const int steps = document.undoStack().count();
        SkinDrag drag(document, posed);
        QVERIFY(drag.begin(softBrush(), dabNear(document, Vec3(-0.2, 0.25, 0), 0.4), false).value_or(false));
        QVERIFY(drag.heldCount() > 5);
        for (const double way : {0.02, 0.05, 0.08}) {
            drag.moveTo(Vec3(0, way, 0));
        }
        drag.end();
        QCOMPARE(document.undoStack().count(), steps + 1);
        QCOMPARE(document.undoStack().undoText(), QString("Drag Skin"));
        QCOMPARE(document.state().layers.layers.size(), std::size_t{1});
        QVERIFY(document.state().weights != before.weights);
        const auto dragged = document.state().weights;
        const LayerStack layers = document.state().layers;
        document.undoStack().undo();
        QVERIFY(document.state().weights == before.weights);
        QVERIFY(document.state().layers == before.layers);
        QVERIFY(drag.remainder() == nullptr);
        document.undoStack().redo();
        QVERIFY(document.state().layers == layers);
        QVERIFY(*document.state().weights == *dragged || *(*document.state().weights)[0] == *(*dragged)[0]);
    }

    /// The end says what the last move says, whatever way the hand went.
    void onlyTheLastMoveCounts() {
        PartWeights outcomes[2];
        for (const bool detour : {false, true}) {
            Document document;
            openBound(document);
            bend(document);
            PosedMesh posed(document);
            SkinDrag drag(document, posed);
            QVERIFY(
                drag.begin(softBrush(), dabNear(document, Vec3(-0.2, 0.25, 0), 0.4), false).value_or(false));
            if (detour) {
                drag.moveTo(Vec3(0.3, -0.2, 0.1));
            }
            drag.moveTo(Vec3(0, 0.05, 0));
            drag.end();
            outcomes[detour ? 1 : 0] = *document.state().weights;
        }
        QVERIFY(*outcomes[0][0] == *outcomes[1][0]);
    }

    void cancelingLeavesNothing() {
        Document document;
        openBound(document);
        bend(document);
        PosedMesh posed(document);
        const DocumentState before = document.state();
        const int steps = document.undoStack().count();
        SkinDrag drag(document, posed);
        QVERIFY(drag.begin(softBrush(), dabNear(document, Vec3(-0.2, 0.25, 0), 0.4), false).value_or(false));
        drag.moveTo(Vec3(0, 0.1, 0));
        drag.cancel();
        QCOMPARE(document.undoStack().count(), steps);
        QVERIFY(document.state() == before);
        QVERIFY(drag.remainder() == nullptr);
    }

    void theRemainderIsMeasured() {
        Document document;
        openBound(document);
        bend(document);
        PosedMesh posed(document);
        const BrushDab dab = dabNear(document, Vec3(-0.15, 0.25, 0), 0.2);
        const std::uint32_t vertex = heldVertex(document, dab);
        SkinDrag drag(document, posed);
        QVERIFY(drag.begin(softBrush(), dab, true).value_or(false));
        const Vec3 far(0, 0, 5); // across the plane in which the limb bends
        const Vec3 target = drag.grip() + far;
        drag.moveTo(far);
        drag.end();
        const DragRemainder* remainder = drag.remainder();
        QVERIFY(remainder != nullptr);
        QCOMPARE(notReached(*remainder), remainder->targets.size());
        const double left = (posed.vertices(0)[vertex] - target).norm();
        QVERIFY(std::abs(remainder->largest - left) < 1e-6);
        QVERIFY(left > 4.9);
        const auto wanted = draggedPositions(*remainder, posed);
        QVERIFY((wanted[0][vertex] - target).norm() < 1e-9);
        std::size_t moved = 0;
        for (std::size_t p = 0; p < wanted[0].size(); ++p) {
            moved += wanted[0][p] != posed.vertices(0)[p] ? 1 : 0;
        }
        QCOMPARE(moved, remainder->targets.size());
        bend(document); // the same pose again
        setJointPose(document, 1, {}, MergeKey::None);
        QVERIFY(drag.remainder() == nullptr);
    }

    /// With the shape on, the vertex is where it was dragged.
    void theRemainderBecomesAShape() {
        Document document;
        openBound(document);
        bend(document);
        PosedMesh posed(document);
        const BrushDab dab = dabNear(document, Vec3(-0.15, 0.25, 0), 0.2);
        const std::uint32_t vertex = heldVertex(document, dab);
        SkinDrag drag(document, posed);
        QVERIFY(drag.begin(softBrush(), dab, true).value_or(false));
        const Vec3 target = drag.grip() + Vec3(0, 0, 0.3);
        drag.moveTo(Vec3(0, 0, 0.3));
        drag.end();
        QVERIFY(notReached(*drag.remainder()) > 0);
        const ShownForm shown{posed.snapshot(), nullptr, posed.drivenPose()};
        Progress progress;
        const auto shape = shapeOfTargets(shown, "Corrective", draggedPositions(*drag.remainder(), posed),
                                          driversOf(document.state()), 1, progress);
        QVERIFY(shape.has_value());
        QVERIFY(addShape(document, *shape, "Shape From Remainder").has_value());
        QVERIFY((posed.vertices(0)[vertex] - target).norm() < 1e-4);
        QVERIFY(drag.remainder() == nullptr);
        // With the shape on, skin is dragged from where it is.
        QVERIFY(drag.begin(softBrush(), dab, true).value_or(false));
        QVERIFY((drag.grip() - target).norm() < 1e-4);
        drag.moveTo(Vec3::Zero());
        QVERIFY(drag.remainder()->largest < 1e-4);
        drag.end();
    }

    void otherSkinningMethodsFollow() {
        for (const Deformer method : {Deformer::DualQuaternion, Deformer::Blended}) {
            Document document;
            openBound(document);
            bend(document);
            DeformSettings settings = document.state().deform;
            settings.deformer = method;
            settings.joints.assign(3, {0.5F, JointOperator::Union, {}});
            document.change("Deformer", [&](DocumentState& state) { state.deform = settings; });
            PosedMesh posed(document);
            const BrushDab dab = dabNear(document, Vec3(-0.15, 0.25, 0), 0.2);
            const std::uint32_t vertex = heldVertex(document, dab);
            SkinDrag drag(document, posed);
            QVERIFY(drag.begin(softBrush(), dab, true).value_or(false));
            const double before =
                (drag.grip() - posed.matrices()[1] * document.state().scene->parts[0].mesh->vertices[vertex])
                    .norm();
            const Vec3 target = posed.matrices()[1] * document.state().scene->parts[0].mesh->vertices[vertex];
            drag.moveTo(target - drag.grip());
            drag.end();
            const double left = (posed.vertices(0)[vertex] - target).norm();
            QVERIFY2(left < 0.05 * before, qPrintable(QString("%1 of %2").arg(left).arg(before)));
            QVERIFY(std::abs(drag.remainder()->largest - left) < 1e-5);
        }
    }

    void lockedJointsAndLayersHaveASay() {
        Document document;
        openBound(document);
        bend(document);
        PosedMesh posed(document);
        document.change("Lock", [](DocumentState& state) { state.locked = {true, true, true}; });
        const PartWeights before = *document.state().weights;
        SkinDrag drag(document, posed);
        QVERIFY(drag.begin(softBrush(), dabNear(document, Vec3(-0.2, 0.25, 0), 0.4), false).value_or(false));
        drag.moveTo(Vec3(0, 0.1, 0));
        drag.end();
        QVERIFY(*(*document.state().weights)[0] == *before[0]);
        document.change("Unlock", [](DocumentState& state) { state.locked.clear(); });
        addLayer(document, LayerKind::Relax);
        QVERIFY(!drag.begin(softBrush(), dabNear(document, Vec3(-0.2, 0.25, 0), 0.4), false));
    }

    void withoutWeightsItSaysSo() {
        Document document;
        document.reset(stateOfScene(limb(), {}));
        PosedMesh posed(document);
        SkinDrag drag(document, posed);
        const auto begun = drag.begin(softBrush(), dabOn(5, 0.4), false);
        QVERIFY(!begun && begun.error().code == ErrorCode::NoWeights);
        QVERIFY(!drag.active());
    }

    void projectsAndBindsKeepIt() {
        Document document;
        openBound(document);
        bend(document);
        PosedMesh posed(document);
        const BrushDab dab = dabNear(document, Vec3(-0.15, 0.25, 0), 0.2);
        const std::uint32_t vertex = heldVertex(document, dab);
        SkinDrag drag(document, posed);
        QVERIFY(drag.begin(softBrush(), dab, true).value_or(false));
        drag.moveTo(halfWay(document, posed, vertex) - drag.grip());
        drag.end();
        const nlohmann::ordered_json stored = layersJson(document.state().layers);
        const auto read = readLayersJson(stored, "a.sinew");
        QVERIFY(read && layersJson(*read) == stored);
        BindSettings settings = document.state().settings;
        settings.alpha = 0.1;
        setBindSettings(document, settings);
        bindNow(document);
        QVERIFY(std::abs(bent(document, vertex) - 0.5F) < 1e-4F);
    }
};

SINEW_TEST(TestSkinDrag, QCoreApplication)

} // namespace testSkinDrag

#include "TestSkinDrag.moc"
