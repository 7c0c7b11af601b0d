#include "core/io/ImportScene.h"
#include "core/io/png/Png.h"
#include "tests/io/support/DrawnPictures.h"
#include "tests/support/Runner.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <functional>

namespace testPngKinds {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr std::uint32_t kWide = 21; // no whole number of bytes with 1, 2 or 4 bits
constexpr std::uint32_t kHigh = 13;

constexpr int kGray = 0;
constexpr int kRgb = 2;
constexpr int kPalette = 3;
constexpr int kGrayAlpha = 4;
constexpr int kRgbAlpha = 6;

struct PngPlan {
    int bits = 8;
    int color = kGray;
    bool interlaced = false;
    std::string transparency = {}; ///< content of tRNS
};

int channelsOf(int color) {
    return color == kRgb ? 3 : color == kGrayAlpha ? 2 : color == kRgbAlpha ? 4 : 1;
}

/// A number of a channel: the opacity is the last one of kinds with alpha.
unsigned sampleAt(const PngPlan& plan, std::uint32_t x, std::uint32_t y, int channel) {
    const unsigned max = (1U << static_cast<unsigned>(plan.bits)) - 1U;
    const bool opacity = (plan.color & 4) != 0 && channel + 1 == channelsOf(plan.color);
    return opacity ? ((x + y) % 3 == 0 ? 0U : max) : (x * 3U + y * 5U + static_cast<unsigned>(channel)) & max;
}

/// The rows of every dx-th and dy-th texel from (x, y) on, none of them filtered.
std::string packedRows(const PngPlan& plan, std::array<std::uint32_t, 4> pass) {
    const auto [fromX, fromY, dx, dy] = pass;
    std::string rows;
    for (std::uint32_t y = fromY; y < kHigh && fromX < kWide; y += dy) {
        rows += '\0';
        unsigned pending = 0;
        int held = 0;
        for (std::uint32_t x = fromX; x < kWide; x += dx) {
            for (int channel = 0; channel < channelsOf(plan.color); ++channel) {
                const unsigned sample = sampleAt(plan, x, y, channel);
                if (plan.bits >= 8) {
                    rows += plan.bits == 16 ? std::string(1, static_cast<char>(sample >> 8U)) : "";
                    rows += static_cast<char>(sample & 0xFFU);
                    continue;
                }
                pending = pending << static_cast<unsigned>(plan.bits) | sample;
                held += plan.bits;
                if (held == 8) {
                    rows += static_cast<char>(pending);
                    pending = 0;
                    held = 0;
                }
            }
        }
        if (held > 0) {
            rows += static_cast<char>(pending << static_cast<unsigned>(8 - held));
        }
    }
    return rows;
}

std::string pngOf(const PngPlan& plan) {
    std::string header;
    appendBigEndian(header, kWide);
    appendBigEndian(header, kHigh);
    header += {static_cast<char>(plan.bits), static_cast<char>(plan.color), 0, 0,
               static_cast<char>(plan.interlaced ? 1 : 0)};
    std::string file = kPngSignature;
    appendPngChunk(file, "IHDR", header);
    if (plan.color == kPalette) {
        std::string palette;
        for (int i = 0; i < 1 << plan.bits; ++i) {
            palette += {static_cast<char>(i), static_cast<char>(2 * i), static_cast<char>(3 * i)};
        }
        appendPngChunk(file, "PLTE", palette);
    }
    if (!plan.transparency.empty()) {
        appendPngChunk(file, "tRNS", plan.transparency);
    }
    static constexpr std::array<std::array<std::uint32_t, 4>, 7> kAdam7{
        {{0, 0, 8, 8}, {4, 0, 8, 8}, {0, 4, 4, 8}, {2, 0, 4, 4}, {0, 2, 2, 4}, {1, 0, 2, 2}, {0, 1, 1, 2}}};
    std::string rows;
    if (plan.interlaced) {
        for (const auto& pass : kAdam7) {
            rows += packedRows(plan, pass);
        }
    } else {
        rows = packedRows(plan, {0, 0, 1, 1});
    }
    appendPngChunk(file, "IDAT", pngDeflated(rows));
    appendPngChunk(file, "IEND", {});
    return file;
}

/// What opacity a texel has by the rules of PNG.
int opacityAt(const PngPlan& plan, std::uint32_t x, std::uint32_t y) {
    if ((plan.color & 4) != 0) {
        return sampleAt(plan, x, y, channelsOf(plan.color) - 1) == 0 ? 0 : 255;
    }
    if (plan.transparency.empty()) {
        return 255;
    }
    const unsigned first = sampleAt(plan, x, y, 0);
    if (plan.color == kPalette) {
        return first < plan.transparency.size() ? static_cast<unsigned char>(plan.transparency[first]) : 255;
    }
    bool same = true;
    for (int channel = 0; channel < channelsOf(plan.color); ++channel) {
        const auto at = static_cast<std::size_t>(2 * channel);
        const unsigned key = unsigned{static_cast<unsigned char>(plan.transparency[at])} << 8U |
                             static_cast<unsigned char>(plan.transparency[at + 1]);
        same = same && sampleAt(plan, x, y, channel) == key;
    }
    return same ? 0 : 255;
}

/// A sample spread to 16 bits; of a palette its red.
unsigned spread(const PngPlan& plan, unsigned sample) {
    const unsigned bits = plan.color == kPalette ? 8U : static_cast<unsigned>(plan.bits);
    return sample * 65535U / ((1U << bits) - 1U);
}

} // namespace

/// PNGs of all kinds are read, and hostile ones refused.
class TestPngKinds : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyKindIsRead_data() {
        QTest::addColumn<int>("bits");
        QTest::addColumn<int>("color");
        QTest::addColumn<bool>("interlaced");
        QTest::addColumn<QByteArray>("transparency");
        const auto row = [](int bits, int color, const QByteArray& transparency, const char* of) {
            for (const bool interlaced : {false, true}) {
                const QString name =
                    QString("%1 bits %2%3").arg(bits).arg(of, interlaced ? ", interlaced" : "");
                QTest::newRow(qPrintable(name)) << bits << color << interlaced << transparency;
            }
        };
        for (const int bits : {1, 2, 4, 8, 16}) {
            row(bits, kGray, {}, "gray");
            row(bits, kGray, QByteArray("\0\1", 2), "gray with a transparent one");
        }
        for (const int bits : {1, 2, 4, 8}) {
            row(bits, kPalette, {}, "palette");
            row(bits, kPalette, QByteArray("\0\x80", 2), "palette with opacities");
        }
        for (const int bits : {8, 16}) {
            row(bits, kRgb, {}, "RGB");
            row(bits, kRgb, QByteArray("\0\3\0\4\0\5", 6), "RGB with a transparent one");
            row(bits, kGrayAlpha, {}, "gray and alpha");
            row(bits, kRgbAlpha, {}, "RGB and alpha");
        }
    }

    void everyKindIsRead() {
        QFETCH(const int, bits);
        QFETCH(const int, color);
        QFETCH(const bool, interlaced);
        QFETCH(const QByteArray, transparency);
        const PngPlan plan{bits, color, interlaced, transparency.toStdString()};
        const std::string file = pngOf(plan);
        std::string why;
        const auto alpha = decodeAlphaPng(file, why);
        QVERIFY2(alpha, why.c_str());
        const auto gray = decodeGrayPng(file, why);
        QVERIFY2(gray, why.c_str());
        QCOMPARE(alpha->width, kWide);
        QCOMPARE(alpha->height, kHigh);
        QCOMPARE(gray->texels.size(), std::size_t{kWide} * kHigh);
        QCOMPARE(alpha->hasAlpha, (color & 4) != 0 || !transparency.isEmpty());
        for (std::uint32_t y = 0; y < kHigh; ++y) {
            for (std::uint32_t x = 0; x < kWide; ++x) {
                const std::size_t at = std::size_t{y} * kWide + x;
                QCOMPARE(int{alpha->texels[at]}, opacityAt(plan, x, y));
                QCOMPARE(unsigned{gray->texels[at]}, spread(plan, sampleAt(plan, x, y, 0)));
            }
        }
    }

    /// A palette with transparency, as pngquant and painting programs write, is a figure and no rectangle.
    void indexedPicturesAreCutOut() {
        const QTemporaryDir folder;
        const std::string path = folder.filePath("indexed.png").toStdString();
        const std::string file = pngOf({1, kPalette, false, std::string(1, '\0')});
        QVERIFY(writePicture(QString::fromStdString(path), QByteArray::fromStdString(file)));
        Progress progress;
        const auto read = importScene(path, progress);
        QVERIFY(read);
        QVERIFY(std::ranges::none_of(read->notices, [](const Notice& notice) {
            return notice.code == NoticeCode::PictureWithoutAlpha;
        }));
        QVERIFY(read->scene.parts.size() > 1); // a chessboard of islands
    }

    void badPicturesAreRefused() {
        const std::string sound = pngOf({8, kRgbAlpha, true, {}});
        std::string why;
        for (std::size_t size = 0; size < sound.size(); ++size) {
            QVERIFY(!decodeAlphaPng(std::string_view(sound).substr(0, size), why) && !why.empty());
        }
        for (std::size_t at = 8; at < sound.size(); ++at) {
            for (const int bit : {0, 3, 7}) {
                std::string broken = sound;
                broken[at] = static_cast<char>(broken[at] ^ (1 << bit));
                const auto read = decodeAlphaPng(broken, why); // any outcome but a crash
                QVERIFY(read || !why.empty());
            }
        }
    }

    void aSmallFileOfAHugePictureIsRefused() {
        std::string file = pngOf({8, kRgbAlpha, false, {}});
        const auto withSize = [&](const char* wide, const char* high) {
            std::string other = file;
            other.replace(16, 4, wide, 4);
            other.replace(20, 4, high, 4);
            return other;
        };
        std::string why;
        QVERIFY(!decodeAlphaPng(withSize("\0\0\x40\0", "\0\0\0\1"), why)); // 16384
        QVERIFY2(why.find("8192 x 8192") != std::string::npos, why.c_str());
        QVERIFY(!decodeAlphaPng(withSize("\0\0\0\0", "\0\0\0\1"), why));
        QVERIFY2(why.find("8192 x 8192") != std::string::npos, why.c_str());
        QVERIFY(!decodeAlphaPng(withSize("\0\0\x20\0", "\0\0\x20\0"), why)); // 256 MB of a few hundred bytes
        QVERIFY2(why.find("cut off") != std::string::npos, why.c_str());
    }

    /// A profile or a text may unpack to gigabytes; a chunk that nobody knows may hold anything.
    void whatIsNoPixelIsPassedOver() {
        const std::string sound = pngOf({8, kGray, false, {}});
        std::string extra;
        appendPngChunk(extra, "iCCP", "p" + std::string(2, '\0') + pngDeflated(std::string(1U << 24U, '\0')));
        appendPngChunk(extra, "zTXt", "k" + std::string(2, '\0') + pngDeflated(std::string(1U << 24U, 'a')));
        appendPngChunk(extra, "gAMA", std::string("\0\0\1\2", 4));
        appendPngChunk(extra, "abCd", "anything");
        std::string file = sound;
        file.insert(33, extra); // behind the header
        std::string why;
        const auto read = decodeGrayPng(file, why);
        QVERIFY2(read, why.c_str());
        QCOMPARE(read->texels, decodeGrayPng(sound, why)->texels);
    }
};

SINEW_TEST(TestPngKinds, NoApplication)

} // namespace testPngKinds

#include "TestPngKinds.moc"
