#include "app/document/edits/Edits.h"
#include "app/view/DrawnShapes.h"
#include "app/view/OverlayTable.h"
#include "app/view/legend/Legend.h"
#include "core/bind/bones/HandleJoints.h"
#include "core/skeleton/Pose.h"
#include "core/solve/classic/EnvelopeSolver.h"
#include "tests/app/support/BindNow.h"
#include "tests/app/support/LimbDocument.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <numbers>

namespace testDrawnShapes {

using namespace sinew::test;
using namespace sinew;

namespace {

Cage flap() {
    return {"flap", {Vec3(0, 1, 0), Vec3(1, 1, 0), Vec3(0, 1, 1)}, {{0, 2, 1}}, {}, {}, "joint_1"};
}

/// The limb bound by envelopes, with nothing done to the weights afterwards.
struct EnvelopedLimb {
    EnvelopedLimb() {
        openLimb(document);
        BindSettings settings = document.state().settings;
        settings.solver = "envelope";
        settings.rigidShells = false;
        settings.pruneBelow = 0.0;
        settings.maxInfluences = 0;
        setBindSettings(document, settings);
        bindNow(document);
    }
    const EnvelopeSolution& solution() const { return *envelopesOf(*document.state().field); }
    std::vector<EnvelopeShape> shapes(const Pose& pose) const {
        return envelopeShapes(solution(), skinningMatrices(document.state().scene->skeleton, pose));
    }
    std::vector<EnvelopeShape> shapes() const {
        return shapes(Pose::bindPose(document.state().scene->skeleton));
    }
    Document document;
};

bool inside(const std::vector<RoundedBox>& volumes, const Vec3& vertex) {
    constexpr double rounding = 1e-9;
    return std::ranges::any_of(volumes,
                               [&](const RoundedBox& v) { return v.distanceTo(vertex) <= rounding; });
}

ViewSettings envelopesShown() {
    ViewSettings view;
    view.layers.fill({});
    view.layer(Overlay::Envelopes).visible = true;
    return view;
}

} // namespace

class TestDrawnShapes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void verticesFollowTheirJoints() {
        InputSettings settings;
        settings.cages = {flap()};
        const Scene scene = withHandleJoints(test::limb(), settings).value();
        const Skeleton& skeleton = scene.skeleton;
        Pose pose = Pose::bindPose(skeleton);
        const CageShape rest = cageShapes(settings.cages, skeleton, modelFromJoints(skeleton, pose)).at(0);
        QCOMPARE(rest.edges.size(), std::size_t{3});
        QCOMPARE(rest.joints, (std::vector<std::int32_t>{3, 4, 5}));
        for (std::size_t v = 0; v < 3; ++v) {
            QVERIFY(rest.vertices[v].isApprox(flap().vertices[v]));
        }
        pose.joints[4].translation = Vec3(0, 0, 2);
        pose.joints[1].rotation = Quat(Eigen::AngleAxisd(0.5 * std::numbers::pi, Vec3::UnitX()));
        const CageShape posed = cageShapes(settings.cages, skeleton, modelFromJoints(skeleton, pose)).at(0);
        QVERIFY(posed.vertices[0].isApprox(Vec3(0, 0, 1))); // with the parent
        QVERIFY(posed.vertices[1].isApprox(Vec3(1, -2, 1)));
        QVERIFY(!(posed == rest));
    }

    void oneWithoutAJointStays() {
        const Skeleton limb = test::limb().skeleton;
        const std::vector<Transform> joints = modelFromJoints(limb, Pose::bindPose(limb));
        const CageShape shape = cageShapes({flap()}, limb, joints).at(0);
        QCOMPARE(shape.joints, (std::vector<std::int32_t>{kNone, kNone, kNone}));
        QCOMPARE(shape.vertices, flap().vertices);
    }

    void drawingsShowTheFaceTheyWouldHave() {
        CageChain chain;
        chain.vertices = {{Vec3(0, 0, 0), {}}, {Vec3(1, 0, 0), {}}};
        QVERIFY(drawnShape(chain).faces.empty());
        chain.vertices.push_back({Vec3(0, 1, 0), 4U});
        const CageShape shape = drawnShape(chain);
        QCOMPARE(shape.vertices, (std::vector<Vec3>{Vec3(0, 0, 0), Vec3(1, 0, 0), Vec3(0, 1, 0)}));
        QCOMPARE(shape.joints, std::vector<std::int32_t>(3, kNone));
        QCOMPARE(shape.faces.size(), std::size_t{1});
        QCOMPARE(shape.edges, (std::vector<CageEdge>{{0, 1}, {1, 2}})); // what has been drawn
    }

    void movedVerticesTakeTheirCageAlong() {
        BindSettings settings;
        settings.cages = {flap()};
        settings.handles = {{"h", Solid::point(Vec3(5, 5, 5)), true}};
        const std::vector<HandlePoint> points = handlePoints(settings);
        QCOMPARE(points.size(), std::size_t{4});
        const CageShape cage = movedShape(settings, points[1], Vec3(2, 2, 2));
        QCOMPARE(cage.vertices, (std::vector<Vec3>{Vec3(0, 1, 0), Vec3(2, 2, 2), Vec3(0, 1, 1)}));
        QCOMPARE(cage.faces, flap().faces);
        QCOMPARE(cage.edges.size(), std::size_t{3});
        const CageShape handle = movedShape(settings, points[3], Vec3(1, 2, 3));
        QCOMPARE(handle.vertices, std::vector<Vec3>{Vec3(1, 2, 3)});
        QVERIFY(handle.edges.empty() && handle.faces.empty());
    }

    /// Of a vertex in any envelope: those it has weight of are those whose fading part it lies in.
    void holdWhatTheirBonesMove() {
        const EnvelopedLimb limb;
        const auto shapes = limb.shapes();
        QCOMPARE(shapes.size(), std::size_t{3});
        const auto& mesh = *limb.document.state().scene->parts[0].mesh;
        const SkinWeights& weights = *limb.document.state().weights->at(0);
        std::size_t held = 0;
        for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
            const auto holds = [&](const EnvelopeShape& shape) {
                return inside(shape.held, mesh.vertices[v]);
            };
            if (std::ranges::none_of(shapes, holds)) {
                continue;
            }
            ++held;
            for (const EnvelopeShape& shape : shapes) {
                const bool moves = weightOf(weights.at(v), shape.joint) > 1e-4F;
                QVERIFY(!moves || inside(shape.faded, mesh.vertices[v]));
                QVERIFY(!holds(shape) || moves);
            }
        }
        QVERIFY(held > mesh.vertexCount() / 2);
    }

    void followTheirJoints() {
        const EnvelopedLimb limb;
        const Skeleton& skeleton = limb.document.state().scene->skeleton;
        Pose pose = Pose::bindPose(skeleton);
        pose.joints[2].translation += Vec3(0, 0.5, 0);
        const auto rest = limb.shapes();
        const auto posed = limb.shapes(pose);
        const auto matrices = skinningMatrices(skeleton, pose);
        for (std::size_t s = 0; s < rest.size(); ++s) {
            const Transform& matrix = matrices[static_cast<std::size_t>(rest[s].joint)];
            for (std::size_t i = 0; i < rest[s].held.size(); ++i) {
                QVERIFY(posed[s].held[i].center.isApprox(matrix * rest[s].held[i].center));
                QVERIFY(std::abs(posed[s].held[i].radius - rest[s].held[i].radius) < 1e-9);
            }
        }
        QVERIFY(!posed[2].held[0].center.isApprox(rest[2].held[0].center));
    }

    /// As far out from the handle's volume as the fitted radius says.
    void standAroundHandles() {
        EnvelopedLimb limb;
        BindSettings settings = limb.document.state().settings;
        Handle handle;
        handle.joint = limb.document.state().scene->skeleton.joints[1].name;
        handle.solid = Solid::box(Vec3(0.0, 0.0, 0.0), Vec3(0.1, 0.05, 0.02));
        settings.handles = {handle};
        setBindSettings(limb.document, settings);
        bindNow(limb.document);
        const auto shapes = limb.shapes();
        const auto radii = envelopeRadii(limb.solution(), 1);
        QVERIFY(radii.has_value());
        const EnvelopeShape& shape = shapes[1];
        QCOMPARE(shape.joint, 1);
        QCOMPARE(shape.held.size(), std::size_t{1});
        QVERIFY(shape.held[0].half.isApprox(handle.solid.half));
        QVERIFY(std::abs(shape.held[0].radius - radii->held) < 1e-9);
        QVERIFY(std::abs(shape.faded[0].radius - radii->held * (1.0 + settings.envelopeBlend)) < 1e-9);
    }

    void otherSolversHaveNone() {
        EnvelopedLimb limb;
        BindSettings settings = limb.document.state().settings;
        settings.solver = "nearest";
        setBindSettings(limb.document, settings);
        bindNow(limb.document);
        QVERIFY(envelopesOf(*limb.document.state().field) == nullptr);
        Region region;
        region.name = "end";
        region.solid = Solid::sphere(Vec3(1.0, 0.0, 0.0), 0.5);
        region.solver = "envelope";
        settings.regions = {region};
        setBindSettings(limb.document, settings);
        bindNow(limb.document);
        QVERIFY(envelopesOf(*limb.document.state().field) != nullptr);
    }

    void theLegendTellsTheRadii() {
        EnvelopedLimb limb;
        const ViewSettings view = envelopesShown();
        const auto legend = [&] { return legends({limb.document.state(), view}).at(0); };
        QCOMPARE(legend().entries.size(), std::size_t{2});
        QCOMPARE(legend().entries[0].text, QString("full weight"));
        selectJoint(limb.document, 1);
        const double radius = envelopeRadii(limb.solution(), 1)->held;
        const DocumentState& state = limb.document.state();
        QCOMPARE(legend().entries[0].text,
                 "full weight: " + legendLength({state, view}, radius * state.scene->metersPerUnit));
        QCOMPARE(legend().subtitle, QString::fromStdString(state.scene->skeleton.joints[1].name));
        BindSettings settings = state.settings;
        settings.solver = "rigid";
        setBindSettings(limb.document, settings);
        bindNow(limb.document);
        QVERIFY(legend().entries.empty() && legend().note.contains("Rigid"));
    }
};

SINEW_TEST(TestDrawnShapes, QCoreApplication)

} // namespace testDrawnShapes

#include "TestDrawnShapes.moc"
