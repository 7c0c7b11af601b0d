#include "core/io/ImportScene.h"
#include "core/io/picture/ImageFiles.h"
#include "core/io/png/Png.h"
#include "tests/io/support/DrawnPictures.h"
#include "tests/io/support/PictureFiles.h"
#include "tests/support/Runner.h"

#include <QTemporaryDir>
#include <QTest>

namespace testPictureKinds {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::uint32_t kWidth = 24;
constexpr std::uint32_t kHeight = 16;

bool isOpaque(std::uint32_t x, std::uint32_t y) {
    return x >= 6 && x < 18 && y >= 4;
}

/// 24 x 16, without loss: blue, green, red 200, 120, 40; opaque where isOpaque says so.
QByteArray drawnWebP() {
    return QByteArray::fromBase64("UklGRi4AAABXRUJQVlA4TCIAAAAvF8ADEA8weIMyyPMf8FDUthHTwZ9Tmd1vIojo/wSgnfID");
}

void appendShort(std::string& bytes, std::uint32_t value) {
    bytes += static_cast<char>(value >> 8U & 0xFFU);
    bytes += static_cast<char>(value & 0xFFU);
}

struct PsdPlan {
    std::uint32_t version = 1;
    std::uint32_t channels = 4;
    std::uint32_t width = kWidth;
    std::uint32_t depth = 8;
    std::uint32_t mode = 3;
    bool packed = true;
    int layers = -1; ///< as the file counts them; 0: it says nothing of layers
};

std::string packedRow(const std::string& row) {
    std::string packed;
    for (std::size_t at = 0; at < row.size();) {
        const std::size_t end = std::min(row.find_first_not_of(row[at], at), row.size());
        packed += static_cast<char>(1 - static_cast<int>(end - at));
        packed += row[at];
        at = end;
    }
    return packed;
}

std::string psdRow(const PsdPlan& plan, std::uint32_t channel, std::uint32_t y) {
    constexpr std::array<int, 3> kRedGreenBlue{40, 120, 200};
    const std::uint32_t colors = plan.mode == 1 ? 1 : 3;
    std::string row;
    for (std::uint32_t x = 0; x < plan.width; ++x) {
        const int opacity = isOpaque(x, y) ? 255 : 0;
        row += static_cast<char>(channel >= colors ? opacity : opacity > 0 ? kRedGreenBlue[channel] : 255);
    }
    return row;
}

/// A PSD of 16 rows, opaque where isOpaque says so, mixed with white elsewhere.
QByteArray drawnPsd(const PsdPlan& plan) {
    std::string file = "8BPS";
    appendShort(file, plan.version);
    file += std::string(6, '\0');
    appendShort(file, plan.channels);
    appendBigEndian(file, kHeight);
    appendBigEndian(file, plan.width);
    appendShort(file, plan.depth);
    appendShort(file, plan.mode);
    file += std::string(8, '\0'); // no palette, no resources
    appendBigEndian(file, plan.layers == 0 ? 0 : 6);
    if (plan.layers != 0) {
        appendBigEndian(file, 2);
        appendShort(file, static_cast<std::uint32_t>(plan.layers) & 0xFFFFU);
    }
    appendShort(file, plan.packed ? 1 : 0);
    std::string lengths;
    std::string rows;
    for (std::uint32_t channel = 0; channel < plan.channels; ++channel) {
        for (std::uint32_t y = 0; y < kHeight; ++y) {
            const std::string row = psdRow(plan, channel, y);
            const std::string written = plan.packed ? packedRow(row) : row;
            appendShort(lengths, static_cast<std::uint32_t>(written.size()));
            rows += written;
        }
    }
    return QByteArray::fromStdString(file + (plan.packed ? lengths : "") + rows);
}

void checkDrawn(const std::optional<ColorImage>& image, const std::string& why) {
    QVERIFY2(image, why.c_str());
    QCOMPARE(image->width, kWidth);
    QCOMPARE(image->height, kHeight);
    QVERIFY(image->hasAlpha);
    constexpr std::array<int, 4> kWanted{200, 120, 40, 255};
    for (std::uint32_t y = 0; y < kHeight; ++y) {
        for (std::uint32_t x = 0; x < kWidth; ++x) {
            const std::byte* texel = image->texels.data() + 4 * (y * kWidth + x);
            QCOMPARE(std::to_integer<int>(texel[3]), isOpaque(x, y) ? 255 : 0);
            for (std::size_t c = 0; isOpaque(x, y) && c < 3; ++c) {
                QCOMPARE(std::to_integer<int>(texel[c]), kWanted[c]);
            }
        }
    }
}

} // namespace

class TestPictureKinds : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void webPIsRead() {
        std::string why;
        checkDrawn(decodeWebP(drawnWebP().toStdString(), why), why);
    }

    void psdIsRead_data() {
        QTest::addColumn<bool>("packed");
        QTest::addColumn<int>("layers");
        QTest::newRow("packed, transparent") << true << -1;
        QTest::newRow("packed, without layers") << true << 0;
        QTest::newRow("raw, transparent") << false << -3;
        QTest::newRow("raw, without layers") << false << 0;
    }

    void psdIsRead() {
        QFETCH(const bool, packed);
        QFETCH(const int, layers);
        std::string why;
        checkDrawn(decodePsd(drawnPsd({.packed = packed, .layers = layers}).toStdString(), why), why);
    }

    void grayPsdIsRead() {
        std::string why;
        const auto image = decodePsd(drawnPsd({.channels = 2, .mode = 1}).toStdString(), why);
        QVERIFY2(image, why.c_str());
        const std::byte* texel = image->texels.data() + 4 * (10 * kWidth + 10);
        const std::byte gray{40};
        QVERIFY(texel[0] == gray && texel[1] == gray && texel[2] == gray && texel[3] == std::byte{255});
    }

    /// Half opaque over white: the colour itself comes out.
    void whiteIsTakenOut() {
        QByteArray file = drawnPsd({.channels = 4, .width = 1, .packed = false});
        const qsizetype rows = file.size() - qsizetype{4} * kHeight;
        for (qsizetype c = 0; c < 4; ++c) {
            file[rows + c * kHeight] = static_cast<char>(c == 3 ? 128 : 177); // 100 and 255, half and half
        }
        std::string why;
        const auto image = decodePsd(file.toStdString(), why);
        QVERIFY2(image, why.c_str());
        QVERIFY(std::abs(std::to_integer<int>(image->texels[0]) - 100) <= 2);
        QCOMPARE(std::to_integer<int>(image->texels[3]), 128);
    }

    void selectionsAreNoOpacity() {
        std::string why;
        const auto image = decodePsd(drawnPsd({.layers = 2}).toStdString(), why);
        QVERIFY2(image, why.c_str());
        QVERIFY(!image->hasAlpha && image->texels[3] == std::byte{255});
    }

    void texturesBecomePng_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("WebP") << "doll.webp" << drawnWebP();
        QTest::newRow("PSD") << "doll.psd" << drawnPsd({});
    }

    void texturesBecomePng() {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, bytes);
        const QTemporaryDir folder;
        QVERIFY(writePicture(folder.filePath(name), bytes));
        QVERIFY(writePicture(folder.filePath("doll.layers"), name.toUtf8() + " 3 4\n"));
        for (const QString& file : {name, QString("doll.layers")}) {
            Progress progress;
            const auto read = importScene(folder.filePath(file).toStdString(), progress);
            QVERIFY(read);
            const Texture& texture = read->scene.textures.at(0);
            QCOMPARE(texture.path, std::string("doll.png"));
            QVERIFY(texture.data && texture.data->at(1) == std::byte{'P'});
            QVERIFY((bounds(read->scene).extent() - Vec3(12, 12, 0)).norm() < 0.1);
        }
    }

    /// Downloads are often called what they are not.
    void contentDecides() {
        const QTemporaryDir folder;
        QVERIFY(writePicture(folder.filePath("doll.png"), drawnWebP()));
        Progress progress;
        QVERIFY(importScene(folder.filePath("doll.png").toStdString(), progress));
    }

    void badFilesAreRefused_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("why");
        QTest::newRow("no WebP") << "a.webp" << QByteArray("\1words") << "it is not a WebP";
        QTest::newRow("no PSD") << "a.psd" << QByteArray("\1words") << "it is not a PSD";
        QTest::newRow("CMYK") << "a.psd" << drawnPsd({.mode = 4}) << "gray or RGB";
        QTest::newRow("16 bits") << "a.psd" << drawnPsd({.depth = 16}) << "16 bits";
        QTest::newRow("32 bits") << "a.psd" << drawnPsd({.depth = 32}) << "32 bits";
        QTest::newRow("PSB") << "a.psd" << drawnPsd({.version = 2}) << "PSB";
        QTest::newRow("16k wide") << "a.psd" << drawnPsd({.width = 16384}) << "8192 x 8192";
        QTest::newRow("too few channels") << "a.psd" << drawnPsd({.channels = 2}) << "header";
        QByteArray packed = drawnPsd({});
        packed[packed.size() - 2] = 100; // more than a row holds
        QTest::newRow("damaged rows") << "a.psd" << packed << "rows are damaged";
    }

    void badFilesAreRefused() {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, why);
        const QTemporaryDir folder;
        QVERIFY(writePicture(folder.filePath(name), bytes));
        Progress progress;
        const auto read = importScene(folder.filePath(name).toStdString(), progress);
        QVERIFY(!read);
        QCOMPARE(read.error().code, ErrorCode::PictureUnsupported);
        const QString told = QString::fromStdString(read.error().arguments.at(1));
        QVERIFY2(told.contains(why), qPrintable(told));
    }

    void cutOffFilesAreRefused() {
        const std::string webP = drawnWebP().toStdString();
        for (const std::string& psd :
             {drawnPsd({}).toStdString(), drawnPsd({.packed = false}).toStdString()}) {
            for (std::size_t size = 0; size < psd.size(); size += 7) {
                std::string why;
                QVERIFY(!decodePsd(psd.substr(0, size), why) && !why.empty());
            }
        }
        for (std::size_t size = 0; size < webP.size() - 2; ++size) {
            std::string why;
            QVERIFY(!decodeWebP(webP.substr(0, size), why) && !why.empty());
        }
    }
};

SINEW_TEST(TestPictureKinds, NoApplication)

} // namespace testPictureKinds

#include "TestPictureKinds.moc"
