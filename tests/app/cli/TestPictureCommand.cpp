#include "core/io/png/Png.h"
#include "tests/app/support/LimbFiles.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/DrawnFigure.h"
#include "tests/support/Runner.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

namespace testPictureCommand {

using namespace sinew;
using namespace sinew::test;

namespace {

using DrawnPixel = std::function<bool(double, double)>;

/// A PNG of 200 x 190, opaque where it says so; y from below.
QByteArray paintedPng(const DrawnPixel& drawn) {
    std::vector<std::byte> texels;
    for (int y = 189; y >= 0; --y) {
        for (int x = 0; x < 200; ++x) {
            const std::byte opacity{static_cast<std::uint8_t>(drawn(x + 0.5, y + 0.5) ? 255 : 0)};
            texels.insert(texels.end(), {std::byte{40}, std::byte{120}, std::byte{200}, opacity});
        }
    }
    const std::vector<std::byte> file = encodePng(200, 190, texels);
    return {reinterpret_cast<const char*>(file.data()), static_cast<qsizetype>(file.size())};
}

/// The figure with a hole in its belly and a ball over its head.
bool isHoled(double x, double y) {
    const Eigen::Vector2d p(x, y);
    const bool hole = (p - Eigen::Vector2d(100, 112)).norm() < 5.0;
    const bool ball = (p - Eigen::Vector2d(150, 175)).norm() < 6.0;
    return (isInFigure(x, y) && !hole) || ball;
}

/// A trunk with an arm that lies against it all along but for a gap of one pixel, joined at the shoulder.
bool isHugging(double x, double y) {
    const bool trunk = x > 70 && x < 110 && y > 20 && y < 180;
    const bool arm = x > 111 && x < 130 && y > 40 && y < 180;
    return trunk || arm || (x > 100 && x < 130 && y > 160 && y < 180);
}

/// The largest distance between the vertices of two files of one mesh each.
double largestMove(const Scene& a, const Scene& b) {
    double largest = 0.0;
    for (std::size_t v = 0; v < a.parts[0].mesh->vertexCount(); ++v) {
        largest = std::max(largest, (a.parts[0].mesh->vertices[v] - b.parts[0].mesh->vertices[v]).norm());
    }
    return largest;
}

double weightOf(const SkinWeights& weights, std::size_t vertex, std::int32_t joint) {
    for (const Influence& influence : weights.at(vertex)) {
        if (influence.joint == joint) {
            return static_cast<double>(influence.weight);
        }
    }
    return 0.0;
}

} // namespace

class TestPictureCommand : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aPictureBecomesAPosedCharacter() {
        writeFile(path("doll.png"), paintedPng(isInFigure));
        for (const char* name : {"doll.glb", "doll.fbx"}) {
            const Ran rigged =
                runSinew({"rig", path("doll.png"), "--template", "paper-doll", "-o", path(name)});
            QVERIFY2(rigged.exitCode == 0, qPrintable(rigged.told()));
            const Scene scene = imported(path(name));
            QCOMPARE(scene.parts.size(), std::size_t{1});
            QVERIFY(scene.parts[0].weights && scene.textures.size() == 1);
            QCOMPARE(scene.parts[0].weights->unweightedCount(), std::size_t{0});
            QVERIFY(scene.parts[0].weights->largestInfluenceCount() <= 4);
            QVERIFY(scene.skeleton.find("mixamorig:LeftForeArm") != kNone);
            QVERIFY(scene.skeleton.find("mixamorig:LeftHandIndex1") == kNone);
            for (std::size_t j = 0; j < scene.skeleton.size(); ++j) {
                QVERIFY(std::abs(scene.skeleton.position(j).z()) < 1e-3);
            }
        }
        writeFile(path("wave.json"), R"({"mixamorig:LeftForeArm": {"rotate": [40, 0, 40]}})");
        for (const char* name : {"posed.glb", "posed.fbx"}) {
            const Ran posed =
                runSinew({"pose", path("doll.glb"), "--pose", path("wave.json"), "-o", path(name)});
            QVERIFY2(posed.exitCode == 0, qPrintable(posed.told()));
            const Scene rest = imported(path("doll.glb"));
            const Scene moved = imported(path(name));
            QCOMPARE(moved.parts.at(0).mesh->vertexCount(), rest.parts.at(0).mesh->vertexCount());
            const double height = bounds(moved).extent().y();
            QVERIFY(name == std::string("posed.fbx") || largestMove(rest, moved) > 0.05 * height);
        }
    }

    void holesAndIslandsAreBound() {
        writeFile(path("holed.png"), paintedPng(isHoled));
        const Ran ran = runSinew({"rig", path("holed.png"), "--template", "paper-doll", "-o", path("h.glb")});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        const Scene scene = imported(path("h.glb"));
        QCOMPARE(scene.parts.size(), std::size_t{2});
        for (const Part& part : scene.parts) {
            QVERIFY(part.weights);
            QCOMPARE(part.weights->unweightedCount(), std::size_t{0});
        }
    }

    void anArmTakesNothingOfTheBodyBesideIt() {
        writeFile(path("hug.png"), paintedPng(isHugging));
        // x from the picture's middle: the trunk's bone and, beside it, the arm's
        writeFile(path("hug.json"), R"([{"name": "trunk", "head": [-10, 170, 0], "tail": [-10, 30, 0]},
        {"name": "arm", "parent": "trunk", "head": [20, 150, 0], "tail": [20, 45, 0]}])");
        const Ran ran =
            runSinew({"bind", path("hug.png"), "--skeleton", path("hug.json"), "--solver", "picture",
                      "--picture-smoothness", "10", "-o", path("hug.fbx"), "-o", path("hug.glb")});
        QVERIFY2(ran.exitCode == 0, qPrintable(ran.told()));
        for (const char* name : {"hug.fbx", "hug.glb"}) {
            const Scene scene = imported(path(name));
            const Mesh& mesh = *scene.parts.at(0).mesh;
            const SkinWeights& weights = *scene.parts[0].weights;
            const std::int32_t arm = scene.skeleton.find("arm");
            const double pixel = bounds(scene).extent().y() / 160.0;
            const Vec3 low = bounds(scene).min;
            std::size_t asked = 0;
            for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
                const double x = (mesh.vertices[v].x() - low.x()) / pixel; // 0 to 60; the trunk ends at 40
                const double y = (mesh.vertices[v].y() - low.y()) / pixel;
                if (y > 30.0 && y < 80.0) {
                    const double fraction = weightOf(weights, v, arm);
                    QVERIFY2(x < 40.5 ? fraction < 0.1 : fraction > 0.9,
                             qPrintable(QString::number(fraction)));
                    ++asked;
                }
            }
            QVERIFY(asked > 10);
        }
    }

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }
    QTemporaryDir m_folder;
};

SINEW_TEST(TestPictureCommand, QCoreApplication)

} // namespace testPictureCommand

#include "TestPictureCommand.moc"
