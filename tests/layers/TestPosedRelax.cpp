#include "core/layers/operations/PosedRelax.h"
#include "tests/layers/LayerWork.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testPosedRelax {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr int kRounds = 10;

/// The left arm turned by 80 degrees about z, with its hand.
std::vector<Transform> bentArm() {
    std::vector<Transform> matrices(5, Transform::Identity());
    const Vec3 shoulder(0.4, 0, 0);
    matrices[1] = Eigen::Translation3d(shoulder) * Eigen::AngleAxisd(1.4, Vec3::UnitZ()) *
                  Eigen::Translation3d(-shoulder);
    matrices[2] = matrices[1];
    return matrices;
}

std::vector<Vec3> posed(const LayerSurface& surface, const PartWeights& weights,
                        const std::vector<Transform>& matrices) {
    std::vector<Vec3> result(surface.positions().begin(), surface.positions().end());
    for (std::uint32_t i = 0; i < result.size(); ++i) {
        const VertexId at = surface.vertexAt(i);
        Vec3 sum = Vec3::Zero();
        for (const Influence& influence : weights[at.part]->at(at.vertex)) {
            sum += static_cast<double>(influence.weight) *
                   (matrices[static_cast<std::size_t>(influence.joint)] * result[i]);
        }
        result[i] = sum;
    }
    return result;
}

/// Mean change of the distance between neighbours, of that at rest.
double unevenness(const LayerSurface& surface, const std::vector<Vec3>& places) {
    double sum = 0.0;
    double edges = 0.0;
    for (std::uint32_t weldedVertex = 0; weldedVertex < surface.weldedCount(); ++weldedVertex) {
        const std::uint32_t p = surface.verticesAt(weldedVertex).front();
        for (const std::uint32_t next : surface.neighbors(weldedVertex)) {
            const std::uint32_t q = surface.verticesAt(next).front();
            const double rest = (surface.positions()[p] - surface.positions()[q]).norm();
            const double stretch = (places[p] - places[q]).norm() / rest - 1.0;
            sum += stretch * stretch;
            edges += 1.0;
        }
    }
    return std::sqrt(sum / edges);
}

} // namespace

class TestPosedRelax : public QObject {
    Q_OBJECT
    LayerWork work;

    OperationInput input() const {
        OperationInput result{*work.context, work.base, {}, {}};
        for (const ReachedVertex& vertex : work.whole(0)) {
            result.vertices.push_back(vertex.at);
        }
        return result;
    }
    PartWeights after(const OperationResult& result) const {
        return work.outcome(setTargets(work.input(work.stack, 0, work.base), result.targets));
    }

private Q_SLOTS:
    void aBentArmGetsEvener() {
        // Weights that tear: each vertex hangs on its strongest joint alone.
        PartWeights torn = work.base;
        torn[0] = nullptr;
        SkinWeightsBuilder builder;
        for (std::uint32_t p = 0; p < work.base[0]->vertexCount(); ++p) {
            builder.add(work.base[0]->at(p).first(1));
        }
        torn[0] = std::make_shared<const SkinWeights>(builder.finish());
        OperationInput all{*work.context, torn, input().vertices, {}};
        const OperationResult result = relaxPosed(all, bentArm(), kRounds, 1.0F);
        const PartWeights relaxed =
            work.outcome(setTargets(work.input(work.stack, 0, work.base), result.targets));
        QVERIFY(sound(relaxed));
        const LayerSurface& surface = *work.context->surface;
        const double before = unevenness(surface, posed(surface, torn, bentArm()));
        const double now = unevenness(surface, posed(surface, relaxed, bentArm()));
        QVERIFY2(now < 0.6 * before, qPrintable(QString("%1 -> %2").arg(before).arg(now)));
    }

    void aSecondCallChangesLess() {
        const OperationResult first = relaxPosed(input(), bentArm(), kRounds, 0.5F);
        const PartWeights once = after(first);
        const OperationInput again{*work.context, once, input().vertices, {}};
        const OperationResult second = relaxPosed(again, bentArm(), kRounds, 0.5F);
        QVERIFY(first.largest > 0.01);
        QVERIFY2(second.largest < first.largest,
                 qPrintable(QString("%1, %2").arg(first.largest).arg(second.largest)));
    }

    void whereNothingBendsNothingChanges() {
        const std::vector<Transform> bind(5, Transform::Identity());
        QVERIFY(relaxPosed(input(), bind, kRounds, 1.0F).targets.vertices.empty());
        std::vector<Transform> moved(5, Transform(Eigen::Translation3d(1, 2, 3)));
        QVERIFY(relaxPosed(input(), moved, kRounds, 1.0F).targets.vertices.empty());
        QVERIFY(relaxPosed(input(), bentArm(), 0, 1.0F).targets.vertices.empty());
        QVERIFY(relaxPosed(input(), {}, kRounds, 1.0F).targets.vertices.empty());
        QVERIFY(relaxPosed(input(), bentArm(), kRounds, std::nanf("")).targets.vertices.empty());
    }

    void locksHold() {
        OperationInput locked = input();
        locked.locked = {false, true};
        const PartWeights relaxed = after(relaxPosed(locked, bentArm(), kRounds, 1.0F));
        for (const VertexId& vertex : locked.vertices) {
            QVERIFY(std::abs(weightOf(relaxed, vertex, 1) - weightOf(work.base, vertex, 1)) < 1e-5F);
        }
        QVERIFY(sound(relaxed));
    }

    void onlyTheGivenVerticesChange() {
        OperationInput some = input();
        some.vertices.resize(100);
        const OperationResult result = relaxPosed(some, bentArm(), kRounds, 1.0F);
        for (const VertexId& vertex : result.targets.vertices) {
            QVERIFY(std::ranges::binary_search(some.vertices, vertex));
        }
    }
};

SINEW_TEST(TestPosedRelax, QCoreApplication)

} // namespace testPosedRelax

#include "TestPosedRelax.moc"
