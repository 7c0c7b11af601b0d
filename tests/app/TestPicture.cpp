#include "app/picture/Picture.h"
#include "app/picture/View.h"
#include "core/base/Parallel.h"

#include <QBuffer>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <limits>
#include <memory>

using namespace sinew;

namespace {

/// An upright square of side 1 that faces +Z.
Mesh square(double x = 0.0, double z = 0.0) {
    Mesh mesh;
    mesh.points = {{x - 0.5, 0.0, z}, {x + 0.5, 0.0, z}, {x + 0.5, 1.0, z}, {x - 0.5, 1.0, z}};
    mesh.addPolygon(std::array{0U, 1U, 2U, 3U});
    mesh.uvSets.push_back({"UV", {{0, 0}, {1, 0}, {1, 1}, {0, 1}}});
    return mesh;
}

Scene sceneOf(Mesh mesh) {
    Scene scene;
    scene.parts.push_back({std::make_shared<const Mesh>(std::move(mesh)), nullptr, kNone});
    return scene;
}

Material colored(const Vec4f& color) {
    Material material;
    material.baseColor = color;
    return material;
}

/// A picture of 60 x 60 pixels that the square nearly fills, seen from the front.
PictureSettings small() {
    PictureSettings settings;
    settings.width = settings.height = 60;
    settings.yaw = settings.pitch = 0.0;
    settings.skeleton = false;
    settings.supersample = 2;
    return settings;
}

QImage render(const Scene& scene, const PictureSettings& settings) {
    Progress progress;
    const auto picture = renderPicture(scene, settings, progress);
    return picture ? *picture : QImage();
}

ErrorCode errorOf(const Scene& scene, const PictureSettings& settings) {
    Progress progress;
    const auto picture = renderPicture(scene, settings, progress);
    return picture ? ErrorCode::Count : picture.error().code;
}

/// Two texels, left and right, as an embedded PNG.
Texture twoTexels(const QColor& left, const QColor& right) {
    QImage image(2, 1, QImage::Format_RGBA8888);
    image.setPixelColor(0, 0, left);
    image.setPixelColor(1, 0, right);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    Texture texture;
    const auto* begin = reinterpret_cast<const std::byte*>(bytes.constData());
    texture.data = std::make_shared<const std::vector<std::byte>>(begin, begin + bytes.size());
    return texture;
}

Scene texturedScene(const Texture& texture) {
    Mesh mesh = square();
    mesh.materials = {0};
    Scene scene = sceneOf(std::move(mesh));
    Material material;
    material.baseColorTexture = 0;
    scene.materials = {material};
    scene.textures = {texture};
    return scene;
}

/// The square bound to two joints, its left edge to the first and its right edge to the second.
Scene boundScene() {
    Scene scene = sceneOf(square());
    for (const char* name : {"left", "right"}) {
        Joint joint;
        joint.name = name;
        joint.modelFromJointBind.translation() = Vec3(name[0] == 'l' ? -0.5 : 0.5, 0.5, 0.0);
        scene.skeleton.joints.push_back(joint);
    }
    SkinWeightsBuilder weights;
    for (const std::int32_t joint : {0, 1, 1, 0}) {
        weights.add(std::array{Influence{joint, 1.0F}});
    }
    scene.parts[0].weights = std::make_shared<const SkinWeights>(weights.finish());
    return scene;
}

class CancelAfter : public Progress {
public:
    explicit CancelAfter(int polls)
        : m_left(polls) {}
    bool canceled() const override { return m_left-- <= 0; }

private:
    mutable std::atomic<int> m_left;
};

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
        scene.materials[0].alphaBlend = true;
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

    void pointsThatAreNoNumbersAreLeftOut() {
        Mesh mesh = square();
        mesh.points.emplace_back(std::numeric_limits<double>::quiet_NaN(), 0.0, 0.0);
        mesh.points.emplace_back(0.0, std::numeric_limits<double>::quiet_NaN(), 0.0);
        mesh.uvSets.clear();
        const QImage clean = render(sceneOf(mesh), small());
        mesh.addPolygon(std::array{0U, 4U, 5U});
        const QImage broken = render(sceneOf(std::move(mesh)), small());
        QVERIFY(!clean.isNull());
        QCOMPARE(broken, clean);
    }

    void errorsNameWhatIsWrong() {
        const Scene scene = sceneOf(square());
        PictureSettings settings = small();
        settings.width = 0;
        QCOMPARE(errorOf(scene, settings), ErrorCode::ParameterOutOfRange);
        settings = small();
        settings.supersample = 9;
        QCOMPARE(errorOf(scene, settings), ErrorCode::ParameterOutOfRange);
        settings = small();
        settings.color = PictureSettings::Color::Joint;
        settings.joint = 0;
        QCOMPARE(errorOf(scene, settings), ErrorCode::JointUnknown);
        QCOMPARE(errorOf(Scene(), small()), ErrorCode::NoMesh);
        Mesh point = square();
        point.points.assign(4, Vec3(1.0, 2.0, 3.0));
        QCOMPARE(errorOf(sceneOf(std::move(point)), small()), ErrorCode::ZeroSizeScene);
    }

    void cancelsAtEveryPoll() {
        const Scene scene = sceneOf(square());
        for (const int polls : {0, 1, 5, 20}) {
            CancelAfter progress(polls);
            const auto picture = renderPicture(scene, small(), progress);
            QVERIFY(!picture);
            QCOMPARE(picture.error().code, ErrorCode::Canceled);
        }
    }

    void threadsDoNotMatter() {
        PictureSettings settings = small();
        settings.width = 200;
        settings.height = 160;
        settings.yaw = 25.0;
        settings.skeleton = true;
        settings.color = PictureSettings::Color::Weights;
        const Scene scene = boundScene();
        QImage first;
        withThreads(1, [&] { first = render(scene, settings); });
        for (const int threads : {2, 8}) {
            QImage other;
            withThreads(threads, [&] { other = render(scene, settings); });
            QCOMPARE(other, first);
        }
    }

    void framingHoldsEveryPointTightly_data() {
        QTest::addColumn<double>("yaw");
        QTest::addColumn<double>("pitch");
        QTest::addColumn<int>("width");
        QTest::newRow("front, wide") << 0.0 << 0.0 << 400;
        QTest::newRow("three quarters, tall") << 30.0 << 8.0 << 120;
        QTest::newRow("behind, from above") << 200.0 << 60.0 << 200;
    }

    void framingHoldsEveryPointTightly() {
        QFETCH(double, yaw);
        QFETCH(double, pitch);
        QFETCH(int, width);
        constexpr int height = 200;
        std::vector<Vec3> points;
        for (int k = 0; k < 200; ++k) {
            points.emplace_back(std::sin(12.9 * k) * 2.0 + 5.0, std::sin(78.2 * k), std::sin(37.7 * k) * 0.5);
        }
        const picture::View view = picture::framingView(points, yaw, pitch, width, height, 0.1);
        const double rim = 0.1 * std::min(width, height);
        double spare = 1e9;
        for (const Vec3f& p : picture::projectAll(view, points)) {
            QVERIFY(p.z() > 0.0F);
            for (const double gap : {p.x() - rim, width - rim - p.x(), p.y() - rim, height - rim - p.y()}) {
                QVERIFY2(gap > -0.1, qPrintable(QString::number(gap)));
                spare = std::min(spare, gap);
            }
        }
        QVERIFY(spare < 0.5);
    }

    void writesPngAndSaysWhyNot() {
        const QTemporaryDir folder;
        const QImage picture = render(sceneOf(square()), small());
        const QString file = folder.filePath("picture.png");
        QVERIFY(writePicture(picture, file));
        QCOMPARE(QImage(file).convertToFormat(picture.format()), picture);
        const auto written = writePicture(picture, folder.filePath("missing/picture.png"));
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::PictureUnwritable);
        QCOMPARE(written.error().arguments.size(), std::size_t{2});
    }
};

QTEST_GUILESS_MAIN(TestPicture)
#include "TestPicture.moc"
