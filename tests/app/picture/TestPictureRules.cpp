#include "app/picture/Picture.h"
#include "app/picture/View.h"
#include "core/base/Parallel.h"
#include "tests/app/support/PictureScenes.h"
#include "tests/support/CancelAfter.h"
#include "tests/support/Runner.h"

#include <QTemporaryDir>
#include <QTest>

#include <limits>

namespace testPictureRules {

using namespace sinew;
using namespace sinew::test;

namespace {

ErrorCode errorOf(const Scene& scene, const PictureSettings& settings) {
    Progress progress;
    const auto picture = renderPicture(scene, settings, progress);
    return picture ? ErrorCode::Count : picture.error().code;
}

} // namespace

/// What holds for every picture: errors, cancelling, threads, framing, files.
class TestPictureRules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void verticesThatAreNoNumbersAreLeftOut() {
        Mesh mesh = square();
        mesh.vertices.emplace_back(std::numeric_limits<double>::quiet_NaN(), 0.0, 0.0);
        mesh.vertices.emplace_back(0.0, std::numeric_limits<double>::quiet_NaN(), 0.0);
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
        Mesh vertex = square();
        vertex.vertices.assign(4, Vec3(1.0, 2.0, 3.0));
        QCOMPARE(errorOf(sceneOf(std::move(vertex)), small()), ErrorCode::ZeroSizeScene);
    }

    void cancelsAtEveryPoll() {
        const Scene scene = sceneOf(square());
        for (const int polls : {0, 1, 5, 20}) {
            test::CancelAfter progress(polls);
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

    void framingHoldsEveryVertexTightly_data() {
        QTest::addColumn<double>("yaw");
        QTest::addColumn<double>("pitch");
        QTest::addColumn<int>("width");
        QTest::newRow("front, wide") << 0.0 << 0.0 << 400;
        QTest::newRow("three quarters, tall") << 30.0 << 8.0 << 120;
        QTest::newRow("behind, from above") << 200.0 << 60.0 << 200;
    }

    void framingHoldsEveryVertexTightly() {
        QFETCH(double, yaw);
        QFETCH(double, pitch);
        QFETCH(int, width);
        constexpr int height = 200;
        std::vector<Vec3> vertices;
        vertices.reserve(200);
        for (int k = 0; k < 200; ++k) {
            vertices.emplace_back(std::sin(12.9 * k) * 2.0 + 5.0, std::sin(78.2 * k),
                                  std::sin(37.7 * k) * 0.5);
        }
        const picture::View view = picture::framingView(vertices, yaw, pitch, width, height, 0.1);
        const double rim = 0.1 * std::min(width, height);
        double spare = 1e9;
        for (const Vec3f& p : picture::projectAll(view, vertices)) {
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

SINEW_TEST(TestPictureRules, QCoreApplication)

} // namespace testPictureRules

#include "TestPictureRules.moc"
