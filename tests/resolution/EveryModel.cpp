#include "tests/resolution/EveryModel.h"

#include "core/io/ImportScene.h"
#include "core/solve/Bind.h"
#include "tests/support/TestModels.h"

#include <QTest>

#include <cmath>

namespace sinew::test {
namespace {

void bindOnce(const Scene& scene, const BindSettings& settings, BindResult& result) {
    Progress progress;
    auto bound = bind(scene, settings, progress);
    QVERIFY2(bound, qPrintable(QString("error %1").arg(bound ? 0 : static_cast<int>(bound.error().code))));
    QCOMPARE(bound->weights.size(), scene.parts.size());
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        QVERIFY(bound->weights[part]);
        QCOMPARE(bound->weights[part]->vertexCount(), scene.parts[part].mesh->vertexCount());
        QCOMPARE(bound->weights[part]->unweightedCount(), std::size_t{0});
    }
    for (const LeakLocation& location : bound->report.leaks) {
        QVERIFY(std::isfinite(location.gap) && location.position.allFinite());
    }
    result = std::move(*bound);
}

} // namespace

void addModelRows() {
    QTest::addColumn<QString>("name");
    for (const char* name :
         {"armadillo.obj", "cesium_man.glb", "fox.glb", "kaykit_knight.glb", "mh_helpers_game.glb",
          "mh_worker_mixamo.fbx", "pab_arnaud.fbx", "quaternius_adventurer.glb", "quaternius_spider.fbx",
          "rigged_figure.glb", "tps_red_robot.glb", "xr_hand_l.gltf"}) {
        QTest::newRow(name) << QString(name);
    }
}

Scene readModel(const QString& file) {
    Progress progress;
    auto imported = importScene(file.toStdString(), progress);
    if (!imported) {
        qFatal("%s cannot be read", qPrintable(file));
    }
    if (imported->scene.skeleton.empty()) {
        auto skeleton = importSkeleton(skeletonBeside(file).toStdString(), progress);
        if (!skeleton) {
            qFatal("%s has no skeleton", qPrintable(file));
        }
        replaceSkeleton(imported->scene, std::move(*skeleton));
    }
    return std::move(imported->scene);
}

void bindBothWays(const QString& name, int resolution, bool automatic) {
    SINEW_NEED_MODEL(file, name)
    const Scene scene = readModel(file);
    BindSettings settings;
    settings.resolution = resolution;
    settings.automatic = automatic;
    BindResult plain;
    bindOnce(scene, settings, plain);
    if (QTest::currentTestFailed()) {
        return;
    }
    settings.findLeaks = true;
    BindResult reported;
    bindOnce(scene, settings, reported);
    if (QTest::currentTestFailed()) {
        return;
    }
    for (std::size_t part = 0; part < plain.weights.size(); ++part) {
        QVERIFY(*plain.weights[part] == *reported.weights[part]);
    }
}

} // namespace sinew::test
