#include "core/io/png/Png.h"
#include "core/io/weights/WeightFile.h"
#include "tests/support/RigScenes.h"
#include "tests/support/Runner.h"
#include "tests/support/Shapes.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

namespace testWeightImages {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A grid of `side` x `side` vertices over the whole image, cut in two by a seam through its middle column,
/// whose vertices have two UVs.
Mesh unwrapped(std::uint32_t side) {
    Mesh mesh;
    mesh.name = "sheet";
    mesh.uvSets.push_back({"uv", {}});
    const float last = static_cast<float>(side - 1);
    for (std::uint32_t v = 0; v < side * side; ++v) {
        mesh.vertices.emplace_back(v % side, v / side, 0.0);
    }
    for (std::uint32_t y = 0; y + 1 < side; ++y) {
        for (std::uint32_t x = 0; x + 1 < side; ++x) {
            const std::array<std::uint32_t, 4> quad{y * side + x, y * side + x + 1, (y + 1) * side + x + 1,
                                                    (y + 1) * side + x};
            mesh.addPolygon(quad);
            const bool right = x >= side / 2;
            for (const std::uint32_t v : quad) {
                const float u = static_cast<float>(v % side) / last * 0.9F;
                mesh.uvSets[0].values.emplace_back(right ? u + 0.1F : u, static_cast<float>(v / side) / last);
            }
        }
    }
    return mesh;
}

Scene sheet(std::uint32_t side = 9) {
    Scene scene = test::scene(unwrapped(side), chain({{0, 0, 0}, {3, 0, 0}, {6, 0, 0}, {8, 0, 0}}));
    SkinWeightsBuilder builder;
    for (std::size_t v = 0; v < scene.parts[0].mesh->vertexCount(); ++v) {
        std::vector<Influence> row;
        for (std::int32_t j = 0; j < 4; ++j) {
            row.push_back({j, 1.0F + static_cast<float>((v * 7 + static_cast<std::size_t>(j) * 5) % 11)});
        }
        builder.add(row);
    }
    scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
    return scene;
}

Scene without(Scene scene) {
    for (Part& part : scene.parts) {
        part.weights = nullptr;
    }
    return scene;
}

} // namespace

class TestWeightImages : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void weightsComeBack_data() {
        QTest::addColumn<unsigned>("size");
        for (const unsigned size : {64U, 100U, 512U}) {
            QTest::newRow(qPrintable(QString::number(size))) << size;
        }
    }

    void weightsComeBack() {
        QFETCH(unsigned, size);
        const Scene scene = sheet();
        const auto folder = path(QString("images%1").arg(size));
        std::vector<std::filesystem::path> written;
        const auto notices = writeWeights(scene, folder, {size}, m_progress, &written);
        QVERIFY(notices.has_value() && notices->empty());
        QCOMPARE(written.size(), std::size_t{5}); // four joints and the index
        const auto read = readWeights(without(scene), folder, m_progress);
        QVERIFY2(read.has_value(), read ? "" : read.error().arguments.back().c_str());
        QVERIFY(largestDifference(*read->weights[0], *scene.parts[0].weights) <= 1.0001 / 65535.0);
        QVERIFY(read->notices.empty());
        const auto byIndex = readWeights(without(scene), folder / "weights.json", m_progress);
        QVERIFY(byIndex.has_value() && *byIndex->weights[0] == *read->weights[0]);
    }

    /// Between vertices an image mixes them, and around the sheet it goes on.
    void imagesShowTheSurface() {
        Scene scene = sheet(2);
        SkinWeightsBuilder builder;
        for (std::size_t v = 0; v < 4; ++v) {
            builder.add(std::vector<Influence>{{v % 2 == 0 ? 0 : 1, 1.0F}});
        }
        scene.parts[0].weights = std::make_shared<const SkinWeights>(builder.finish());
        const auto folder = path("surface");
        std::vector<std::filesystem::path> written;
        QVERIFY(writeWeights(scene, folder, {100}, m_progress, &written).has_value());
        const QImage image(QString::fromStdString(written[1].string()));
        QVERIFY(!image.isNull());
        QCOMPARE(image.format(), QImage::Format_Grayscale16);
        const auto weightAt = [&](int x, int y) {
            return reinterpret_cast<const quint16*>(image.constScanLine(y))[x] / 65535.0;
        };
        // The one quad lies from u = 0 to u = 0.9.
        QVERIFY(std::abs(weightAt(45, 50) - 45.5 / 90.0) < 0.01);
        QVERIFY(std::abs(weightAt(20, 30) - 20.5 / 90.0) < 0.01);
        QVERIFY(weightAt(93, 50) > 0.98); // beside it
        QCOMPARE(weightAt(99, 50), 0.0);
    }

    void sharedTexelsAreTold() {
        const auto notices = writeWeights(sheet(9), path("tiny"), {16}, m_progress);
        QVERIFY(notices.has_value() && notices->empty());
        const auto lost = writeWeights(sheet(40), path("tiny"), {16}, m_progress);
        QVERIFY(lost.has_value());
        QCOMPARE(lost->size(), std::size_t{1});
        QCOMPARE(lost->front().code, NoticeCode::WeightTexelsShared);
        QVERIFY(lost->front().count > 100);
    }

    void otherProgramsPicturesAreRead_data() {
        QTest::addColumn<int>("format");
        QTest::newRow("gray, 16 bits") << static_cast<int>(QImage::Format_Grayscale16);
        QTest::newRow("gray, 8 bits") << static_cast<int>(QImage::Format_Grayscale8);
        QTest::newRow("colour, 8 bits") << static_cast<int>(QImage::Format_RGB888);
        QTest::newRow("colour, alpha") << static_cast<int>(QImage::Format_RGBA8888);
        QTest::newRow("colour, 16 bits") << static_cast<int>(QImage::Format_RGBA64);
    }

    void otherProgramsPicturesAreRead() {
        QFETCH(int, format);
        QImage image(40, 30, QImage::Format_Grayscale8);
        for (int y = 0; y < 30; ++y) {
            for (int x = 0; x < 40; ++x) {
                image.scanLine(y)[x] = static_cast<uchar>((x * 6 + y * y) % 256);
            }
        }
        const QString file = m_folder.filePath("other.png");
        QVERIFY(image.convertToFormat(static_cast<QImage::Format>(format)).save(file));
        QFile bytes(file);
        QVERIFY(bytes.open(QIODevice::ReadOnly));
        std::string why;
        const auto read = decodeGrayPng(bytes.readAll().toStdString(), why);
        QVERIFY2(read.has_value(), why.c_str());
        QCOMPARE(read->width, 40U);
        QCOMPARE(read->height, 30U);
        for (int y = 0; y < 30; ++y) {
            for (int x = 0; x < 40; ++x) {
                QCOMPARE(int{read->texels[static_cast<std::size_t>(y * 40 + x)]} / 257,
                         int{image.constScanLine(y)[x]});
            }
        }
    }

    void badPicturesAreErrors_data() {
        QTest::addColumn<QString>("change");
        for (const char* change : {"gone", "text", "cut", "flipped", "other size"}) {
            QTest::newRow(change) << QString(change);
        }
    }

    void badPicturesAreErrors() {
        QFETCH(QString, change);
        const Scene scene = sheet();
        const auto folder = path("bad");
        std::vector<std::filesystem::path> written;
        QVERIFY(writeWeights(scene, folder, {64}, m_progress, &written).has_value());
        QFile file(QString::fromStdString(written[1].string()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray bytes = file.readAll();
        file.close();
        if (change == "gone") {
            QVERIFY(file.remove());
        } else {
            if (change == "flipped") {
                bytes[bytes.size() / 2] = static_cast<char>(~bytes[bytes.size() / 2]);
            } else if (change == "other size") {
                bytes = QByteArray::fromStdString(
                    encodeGrayPng({2, 2, std::vector<std::uint16_t>{0, 1, 2, 65535}}));
            } else {
                bytes = change == "cut" ? bytes.left(bytes.size() / 2) : QByteArray("not a picture");
            }
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
            file.close();
        }
        const auto read = readWeights(without(scene), folder, m_progress);
        QVERIFY(!read.has_value());
        QCOMPARE(read.error().code, ErrorCode::WeightsBroken);
    }

    void partsNeedUvs() {
        Scene scene = sheet();
        auto mesh = std::make_shared<Mesh>(*scene.parts[0].mesh);
        mesh->uvSets.clear();
        scene.parts[0].mesh = mesh;
        const auto written = writeWeights(scene, path("bare"), {64}, m_progress);
        QVERIFY(!written.has_value() && written.error().code == ErrorCode::NoUvs);
        QVERIFY(!QDir(m_folder.filePath("bare")).exists());
    }

private:
    std::filesystem::path path(const QString& name) const { return m_folder.filePath(name).toStdString(); }
    QTemporaryDir m_folder;
    Progress m_progress;
};

SINEW_TEST(TestWeightImages, QCoreApplication)

} // namespace testWeightImages

#include "TestWeightImages.moc"
