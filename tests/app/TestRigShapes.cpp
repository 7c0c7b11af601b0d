#include "app/rig/RigFiles.h"
#include "tests/support/Cloth.h"
#include "tests/support/Figures.h"
#include "tests/support/Runner.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace testRigShapes {

using namespace sinew;
using namespace sinew::test;

namespace {

Expected<RigFit> shapeFit(const Scene& scene, RigKind kind) {
    RigRequest request;
    request.kind = kind;
    Progress progress;
    return fitRig(scene, request, progress);
}

std::string chainFile(const QTemporaryDir& dir, const QByteArray& text) {
    const QString path = dir.filePath("chain.json");
    QFile file(path);
    if (file.open(QFile::WriteOnly)) {
        file.write(text);
    }
    return path.toStdString();
}

} // namespace

class TestRigShapes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyKindHasAKey() {
        for (std::size_t i = 0; i < rigShapes().size(); ++i) {
            QVERIFY(rigShapes()[i].plain || static_cast<std::size_t>(rigShapes()[i].kind) == i);
            QVERIFY(rigShape(rigShapes()[i].key) == &rigShapes()[i]);
        }
        QVERIFY(rigShape("dragon") == nullptr);
    }

    void skeletonsSayWhatTheyAreOf() {
        const auto figure = shapeFit(tPoseFigure(), RigKind::Biped);
        const auto animal = shapeFit(fourLegs(), RigKind::Quadruped);
        QVERIFY(figure && animal);
        QVERIFY(kindOfSkeleton(layTemplate({}, *figure).skeleton) == RigKind::Biped);
        QVERIFY(kindOfSkeleton(layTemplate({}, *animal).skeleton) == RigKind::Quadruped);
        QVERIFY(kindOfSkeleton(Skeleton()) == RigKind::Biped);
    }

    void animalsAreTemplatesToo() {
        const auto fit = shapeFit(fourLegs(), RigKind::Quadruped);
        QVERIFY(fit);
        const Skeleton made = layTemplate({}, *fit).skeleton;
        Skeleton own = made;
        for (Joint& joint : own.joints) {
            joint.modelFromJointBind.translation() =
                3.0 * joint.modelFromJointBind.translation() + Vec3(1, 2, 3);
        }
        const auto laid = laySkeleton(own, *fit);
        QVERIFY(laid);
        for (std::size_t j = 0; j < own.size(); ++j) {
            const double off = (laid->skeleton.position(j) - made.position(j)).norm();
            QVERIFY2(off < 0.06, own.joints[j].name.c_str());
        }
    }

    void chainsOfFilesAreLaid() {
        const auto fit = shapeFit(fourLegs(), RigKind::Quadruped);
        QVERIFY(fit);
        RigTemplateSettings settings;
        settings.tail = 0;
        FittedSkeleton fitted = layTemplate(settings, *fit);
        const std::size_t before = fitted.skeleton.size();
        const QTemporaryDir dir;
        const std::string file = chainFile(dir, R"({"name": "tail", "joints": 4, "parent": "mixamorig:Hips",
        "places": [[0, 0.72, -0.56], [0, 0.58, -0.78], [0, 0.45, -0.98]]})");
        const auto strokes = readChains(file);
        QVERIFY(strokes);
        QCOMPARE(strokes->size(), std::size_t{1});
        QVERIFY(addChain(strokes->front(), file, fourLegs(), *fit->volume, fitted));
        QCOMPARE(fitted.skeleton.size(), before + 4);
        QCOMPARE(fitted.joints.size(), before + 4);
        const auto first = static_cast<std::size_t>(fitted.skeleton.find("tail1"));
        QCOMPARE(fitted.skeleton.joints[first].parent, fitted.skeleton.find("mixamorig:Hips"));
        const Vec3 along = Vec3(0.0, -0.32, -0.5).normalized();
        for (std::size_t j = first; j < fitted.skeleton.size(); ++j) {
            QVERIFY(fitted.joints[j].inside);
            QVERIFY((fitted.skeleton.position(j) - Vec3(0.0, 0.72, -0.5)).cross(along).norm() < 0.03);
        }
        ChainStroke lost = strokes->front();
        lost.parent = "nobody";
        const auto refused = addChain(lost, file, fourLegs(), *fit->volume, fitted);
        QVERIFY(!refused && refused.error().code == ErrorCode::RigMarkersBroken);
        QCOMPARE(fitted.skeleton.size(), before + 4);
    }

    void ringsOfFilesAreLaid() {
        const auto fit = shapeFit(fourLegs(), RigKind::Quadruped);
        QVERIFY(fit);
        FittedSkeleton fitted = layTemplate(RigTemplateSettings(), *fit);
        Scene dressed = fourLegs();
        dressed.parts.push_back({std::make_shared<const Mesh>(openCone({})), nullptr, kNone});
        const std::size_t before = fitted.skeleton.size();
        const QTemporaryDir dir;
        const std::string file =
            chainFile(dir, R"({"name": "skirt", "kind": "ring", "columns": 6, "joints": 3,
        "parent": "mixamorig:Hips", "places": [[0, 1.0, 0.2], [0, 0.5, 0.45]]})");
        const auto strokes = readChains(file);
        QVERIFY(strokes);
        QVERIFY(addChain(strokes->front(), file, dressed, *fit->volume, fitted));
        QCOMPARE(fitted.skeleton.size(), before + 18);
        const std::int32_t first = fitted.skeleton.find("skirt_04_01");
        const std::int32_t second = fitted.skeleton.find("skirt_04_02");
        QVERIFY(first != kNone && second != kNone);
        QCOMPARE(fitted.skeleton.joints[static_cast<std::size_t>(first)].parent,
                 fitted.skeleton.find("mixamorig:Hips"));
        QCOMPARE(fitted.skeleton.joints[static_cast<std::size_t>(second)].parent, first);
    }

    void brokenChainsAreRefused_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("no places") << QByteArray(R"({"name": "tail"})");
        QTest::newRow("two numbers") << QByteArray(R"({"places": [[0, 1]]})");
        QTest::newRow("one joint") << QByteArray(R"({"places": [[0, 1, 0], [0, 0, 0]], "joints": 1})");
        QTest::newRow("half a joint") << QByteArray(R"({"places": [[0, 1, 0], [0, 0, 0]], "joints": 2.5})");
        QTest::newRow("no column") << QByteArray(R"({"places": [[0, 1, 0], [0, 0, 0]], "columns": 0})");
        QTest::newRow("a thousand columns")
            << QByteArray(R"({"places": [[0, 1, 0], [0, 0, 0]], "columns": 1000})");
        QTest::newRow("no kind") << QByteArray(R"({"places": [[0, 1, 0], [0, 0, 0]], "kind": "sock"})");
        QTest::newRow("kind of a number") << QByteArray(R"({"places": [[0, 1, 0], [0, 0, 0]], "kind": 2})");
        QTest::newRow("name of a number") << QByteArray(R"({"places": [[0, 1, 0], [0, 0, 0]], "name": 3})");
        QTest::newRow("no chain") << QByteArray("[7]");
        QTest::newRow("no JSON") << QByteArray("tail");
    }

    void brokenChainsAreRefused() {
        QFETCH(QByteArray, text);
        const QTemporaryDir dir;
        const auto strokes = readChains(chainFile(dir, text));
        QVERIFY(!strokes && strokes.error().code == ErrorCode::RigMarkersBroken);
    }
};

SINEW_TEST(TestRigShapes, NoApplication)

} // namespace testRigShapes

#include "TestRigShapes.moc"
