#include "app/picture/Picture.h"
#include "tests/app/support/PictureScenes.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <memory>

namespace testPicture {

using namespace sinew;
using namespace sinew::test;

namespace {

Material colored(const Vec4f& color) {
    Material material;
    material.baseColor = color;
    return material;
}

} // namespace

class TestPicture : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void materialColorFillsTheMiddle() {
        Mesh mesh = square();
        mesh.materials = {0};
        Scene scene = sceneOf(std::move(mesh));
        scene.materials = {colored({0.8F, 0.02F, 0.02F, 1.0F})};
        const QColor middle = render(scene, small()).pixelColor(30, 30);
        QVERIFY2(middle.red() > 150 && middle.green() < 110 && middle.blue() < 110,
                 qPrintable(middle.name()));
    }

    void alphaOfZeroIsNoReasonToShowNothing() {
        Mesh mesh = square();
        mesh.materials = {0};
        Scene scene = sceneOf(std::move(mesh));
        scene.materials = {colored({0.8F, 0.02F, 0.02F, 0.0F})};
        const QColor middle = render(scene, small()).pixelColor(30, 30);
        QVERIFY(middle.red() > middle.blue() + 60);
    }

    void cornerColorsMultiply() {
        Mesh mesh = square();
        mesh.colorSets.push_back({"Color", std::vector<Vec4f>(4, Vec4f(0.0F, 0.7F, 0.0F, 1.0F))});
        const QColor middle = render(sceneOf(std::move(mesh)), small()).pixelColor(30, 30);
        QVERIFY(middle.green() > middle.red() + 60);
    }

    void backgroundIsOpaqueOrAbsent() {
        const Scene scene = sceneOf(square());
        const QImage with = render(scene, small());
        for (int y = 0; y < with.height(); ++y) {
            for (int x = 0; x < with.width(); ++x) {
                QCOMPARE(qAlpha(with.pixel(x, y)), 255);
            }
        }
        PictureSettings settings = small();
        settings.background = false;
        const QImage without = render(scene, settings);
        QCOMPARE(qAlpha(without.pixel(0, 0)), 0);
        QCOMPARE(qAlpha(without.pixel(30, 30)), 255);
    }

    void textureIsSampledTheRightWayRound() {
        const QImage picture = render(texturedScene(twoTexels(Qt::red, Qt::blue)), small());
        QVERIFY(picture.pixelColor(16, 30).red() > picture.pixelColor(16, 30).blue() + 60);
        QVERIFY(picture.pixelColor(44, 30).blue() > picture.pixelColor(44, 30).red() + 60);
    }

    void cutOutTextureLeavesHoles() {
        Scene scene = texturedScene(twoTexels(Qt::red, Qt::transparent));
        PictureSettings settings = small();
        settings.background = false;
        settings.height = 60;
        QCOMPARE(qAlpha(render(scene, settings).pixel(40, 15)), 255);
        scene.materials[0].alphaMode = AlphaMode::Blend;
        const QImage cut = render(scene, settings);
        QVERIFY(qAlpha(cut.pixel(40, 15)) < 128);
        QCOMPARE(qAlpha(cut.pixel(16, 15)), 255);
    }

    void brokenTextureLeavesTheColor() {
        Texture texture;
        texture.data = std::make_shared<const std::vector<std::byte>>(40, std::byte{0x5A});
        Scene scene = texturedScene(texture);
        scene.materials[0].baseColor = {0.02F, 0.02F, 0.8F, 1.0F};
        const QColor middle = render(scene, small()).pixelColor(30, 30);
        QVERIFY(middle.blue() > middle.red() + 60);
    }

    void weightsTellJointsApart() {
        PictureSettings settings = small();
        settings.color = PictureSettings::Color::Weights;
        const QImage picture = render(boundScene(), settings);
        const QColor left = picture.pixelColor(10, 30);
        const QColor right = picture.pixelColor(50, 30);
        const int apart = std::abs(left.red() - right.red()) + std::abs(left.green() - right.green()) +
                          std::abs(left.blue() - right.blue());
        QVERIFY2(apart > 80, qPrintable(left.name() + right.name()));
    }

    void oneJointRunsFromDarkToYellow() {
        PictureSettings settings = small();
        settings.color = PictureSettings::Color::Joint;
        settings.joint = 1;
        const QImage picture = render(boundScene(), settings);
        int last = 0;
        for (int x = 8; x <= 52; x += 4) {
            const int brightness = qGray(picture.pixel(x, 30));
            QVERIFY2(brightness > last, qPrintable(QString::number(x)));
            last = brightness;
        }
        QVERIFY(picture.pixelColor(52, 30).red() > picture.pixelColor(52, 30).blue() + 60);
    }

    void skeletonShowsThroughTheMesh() {
        Scene scene = boundScene();
        scene.skeleton.joints[1].parent = 0;
        for (Joint& joint : scene.skeleton.joints) {
            joint.modelFromJointBind.translation().z() = -0.2; // behind the square
        }
        PictureSettings settings = small();
        const QImage without = render(scene, settings);
        settings.skeleton = true;
        const QImage with = render(scene, settings);
        int changed = 0;
        for (int x = 0; x < 60; ++x) {
            changed += with.pixel(x, 30) != without.pixel(x, 30) ? 1 : 0;
        }
        QVERIFY(changed > 20);
        QCOMPARE(with.pixel(30, 10), without.pixel(30, 10));
    }
};

SINEW_TEST(TestPicture, QCoreApplication)

} // namespace testPicture

#include "TestPicture.moc"
