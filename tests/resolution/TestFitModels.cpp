#include "core/bind/bones/Bones.h"
#include "core/bind/placement/SkeletonPlacement.h"
#include "core/scene/NodePose.h"
#include "tests/resolution/EveryModel.h"
#include "tests/support/Runner.h"
#include "tests/support/TestModels.h"

#include <QTest>

#include <algorithm>

namespace testFitModels {

using namespace sinew;

namespace {

/// Mean way of the joints that deform from where they belong, of the height.
double meanOff(const Scene& scene, const Skeleton& meant) {
    double sum = 0.0;
    const auto sources = chooseBones(scene, {});
    for (const Bone& source : sources->joints) {
        const auto j = static_cast<std::size_t>(source.joint);
        sum += (scene.skeleton.position(j) - meant.position(j)).norm();
    }
    return sum / static_cast<double>(sources->joints.size()) / bounds(scene).diagonal();
}

} // namespace

/// Skeletons of real characters: left alone where they belong, brought back from elsewhere.
class TestFitModels : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void rightOnesAreLeftAlone_data() { test::addModelRows(); }
    void rightOnesAreLeftAlone() {
        QFETCH(QString, name);
        SINEW_NEED_MODEL(file, name)
        const Scene scene = test::readModel(file);
        Progress progress;
        const auto placement = judgeSkeleton(scene, {}, progress);
        QVERIFY(placement);
        qInfo("%s: %zu of %zu outside", qPrintable(name), placement->outside, placement->joints);
        QVERIFY(!placement->astray);
        QVERIFY(!placement->fit);
    }

    void othersComeBack_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("scale");
        QTest::addColumn<double>("move");
        QTest::addColumn<double>("max");
        for (const char* name : {"cesium_man.glb", "fox.glb", "mh_worker_mixamo.fbx", "pab_arnaud.fbx",
                                 "quaternius_adventurer.glb", "rigged_figure.glb", "tps_red_robot.glb",
                                 "xr_hand_l.gltf", "armadillo.obj"}) {
            QTest::addRow("%s in centimetres, z up", name) << QString(name) << 100.0 << 0.0 << 1e-6;
            QTest::addRow("%s 375 times too small", name) << QString(name) << 1.0 / 375.0 << 0.0 << 0.1;
            QTest::addRow("%s a ninth in size", name) << QString(name) << 1.0 / 9.0 << 0.0 << 0.1;
            QTest::addRow("%s scaled and moved", name) << QString(name) << 17.0 << 3.0 << 0.1;
        }
        // A bulky body with little around it: nothing tells but that the joints lie inside.
        for (const char* name : {"kaykit_knight.glb", "quaternius_spider.fbx"}) {
            QTest::addRow("%s 375 times too small", name) << QString(name) << 1.0 / 375.0 << 0.0 << 1.0;
        }
    }
    void othersComeBack() {
        QFETCH(QString, name);
        QFETCH(double, scale);
        QFETCH(double, move);
        QFETCH(double, max);
        SINEW_NEED_MODEL(file, name)
        Scene scene = test::readModel(file);
        const Skeleton meant = scene.skeleton;
        Mat3 turn = Mat3::Identity();
        if (scale == 100.0) {
            turn << 1, 0, 0, 0, 0, -1, 0, 1, 0;
        }
        const Vec3 far = Vec3(move, -move, 0.5 * move) * bounds(scene).diagonal();
        fitSkeleton(scene.skeleton, {scale, turn, far});
        Progress progress;
        const auto placement = judgeSkeleton(scene, {}, progress);
        QVERIFY(placement && placement->fit);
        placeSkeleton(scene, *placement->fit);
        const double off = meanOff(scene, meant);
        qInfo("%s: scale %g, up %s, turned %d, off %.4f", QTest::currentDataTag(),
              placement->fit->scale * scale, upAxisOf(*placement->fit).c_str(),
              quarterTurnOf(*placement->fit), off);
        QVERIFY2(off <= max, qPrintable(QString::number(off)));
    }
};

SINEW_TEST(TestFitModels, sinew::test::NoApplication)

} // namespace testFitModels

#include "TestFitModels.moc"
