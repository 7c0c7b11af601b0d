#include "app/picture/Picture.h"
#include "core/base/Parallel.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <atomic>
#include <memory>
#include <numbers>

namespace testPictureBind {

using namespace sinew;

namespace {

/// A standing pipe with a knee in it, bound rigidly above and below.
Scene pipe() {
    Mesh mesh;
    constexpr std::uint32_t sides = 12;
    constexpr std::uint32_t rings = 9;
    SkinWeightsBuilder weights;
    for (std::uint32_t r = 0; r < rings; ++r) {
        for (std::uint32_t s = 0; s < sides; ++s) {
            const double turn = 2.0 * std::numbers::pi * s / sides;
            mesh.vertices.emplace_back(0.3 + 0.06 * std::sin(turn), 1.0 - r / 8.0, 0.06 * std::cos(turn));
            weights.add(std::array{Influence{r < 4 ? 1 : 2, 1.0F}});
        }
    }
    for (std::uint32_t r = 0; r + 1 < rings; ++r) {
        for (std::uint32_t s = 0; s < sides; ++s) {
            const std::uint32_t t = (s + 1) % sides;
            mesh.addPolygon(
                std::array{r * sides + s, (r + 1) * sides + s, (r + 1) * sides + t, r * sides + t});
        }
    }
    Scene scene;
    for (const Vec3& at :
         {Vec3(0, 1.1, 0), Vec3(0.3, 1.0, 0), Vec3(0.3, 0.5, 0.01), Vec3(0.3, 0, 0), Vec3(-0.3, 0.9, 0)}) {
        Joint joint;
        joint.parent = scene.skeleton.empty() ? kNone : static_cast<std::int32_t>(scene.skeleton.size()) - 1;
        joint.modelFromJointBind.translation() = at;
        scene.skeleton.joints.push_back(joint);
    }
    scene.skeleton.joints[4].parent = 0;
    scene.parts.push_back({std::make_shared<const Mesh>(std::move(mesh)),
                           std::make_shared<const SkinWeights>(weights.finish()), kNone});
    return scene;
}

QImage render(const Scene& scene) {
    Progress progress;
    const auto picture = renderBindPicture(scene, progress, 120);
    return picture ? *picture : QImage();
}

class Watch : public Progress {
public:
    void report(Stage stage, double fraction) override {
        ordered = ordered && stage == Stage::Picture;
        max = std::max(max.load(), fraction);
    }
    std::atomic<bool> ordered{true};
    std::atomic<double> max{0.0};
};

} // namespace

class TestPictureBind : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsThreePanels() {
        const QImage picture = render(pipe());
        QVERIFY(!picture.isNull());
        QVERIFY(picture.height() <= 120);
        const int panel = picture.width() / 3;
        int colored = 0; // weights are colourful, clay and backdrop are not
        int bent = 0;    // the third panel shows the first one's mesh elsewhere
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < panel; ++x) {
                const QColor first = picture.pixelColor(x, y);
                const QColor second = picture.pixelColor(x + panel, y);
                const QColor third = picture.pixelColor(x + 2 * panel, y);
                QCOMPARE(first.alpha(), 255);
                QVERIFY(first.hsvSaturation() < 80);
                colored += second.hsvSaturation() > 80 ? 1 : 0;
                bent += std::abs(qGray(first.rgb()) - qGray(third.rgb())) > 40 ? 1 : 0;
            }
        }
        QVERIFY2(colored > 200, qPrintable(QString::number(colored)));
        QVERIFY2(bent > 100, qPrintable(QString::number(bent)));
    }

    void worksWithoutWeightsAndSkeleton() {
        Scene scene = pipe();
        scene.parts[0].weights = nullptr;
        scene.skeleton = {};
        QVERIFY(!render(scene).isNull());
    }

    void threadsDoNotMatter() {
        const Scene scene = pipe();
        QImage one;
        QImage eight;
        withThreads(1, [&] { one = render(scene); });
        withThreads(8, [&] { eight = render(scene); });
        QCOMPARE(eight, one);
    }

    void reportsOneProgress() {
        Watch watch;
        QVERIFY(renderBindPicture(pipe(), watch, 60));
        QVERIFY(watch.ordered);
        QCOMPARE(watch.max.load(), 1.0);
    }

    void cancelsInEveryPanel() {
        for (const int polls : {0, 3, 12, 40}) {
            test::CancelAfter progress(polls);
            const auto picture = renderBindPicture(pipe(), progress, 120);
            QVERIFY(!picture);
            QCOMPARE(picture.error().code, ErrorCode::Canceled);
        }
    }

    void errorsAreThePictures() {
        Progress progress;
        QCOMPARE(renderBindPicture(Scene(), progress).error().code, ErrorCode::NoMesh);
        QCOMPARE(renderBindPicture(pipe(), progress, 0).error().code, ErrorCode::ParameterOutOfRange);
    }
};

SINEW_TEST(TestPictureBind, QCoreApplication)

} // namespace testPictureBind

#include "TestPictureBind.moc"
