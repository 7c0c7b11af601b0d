#include "app/document/edits/Edits.h"
#include "app/view/BoneShapes.h"
#include "app/view/legend/Legend.h"
#include "core/skeleton/Pose.h"
#include "core/solve/classic/EnvelopeSolver.h"
#include "tests/app/support/BindNow.h"
#include "tests/app/support/LimbDocument.h"
#include "tests/support/Runner.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>

namespace testEnvelopeShape {

using namespace sinew;
using namespace sinew::test;

namespace {

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

class TestEnvelopeShape : public QObject {
    Q_OBJECT
private Q_SLOTS:
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
                const bool moves = shareOf(weights.at(v), shape.joint) > 1e-4F;
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

SINEW_TEST(TestEnvelopeShape, QCoreApplication)

} // namespace testEnvelopeShape

#include "TestEnvelopeShape.moc"
