#include "app/picture/image/TextureImage.h"
#include "tests/support/Runner.h"

#include <QBuffer>
#include <QImage>
#include <QImageWriter>
#include <QTest>

#include <cstdio>
#include <memory>
#include <random>

#include <unistd.h>

namespace testPngCheck {

using namespace sinew;

namespace {

QByteArray png(const QImage& image) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, "png");
    writer.write(image);
    return buffer.data();
}

QImage speckled(QImage::Format format, int width, int height) {
    QImage image(width, height, QImage::Format_ARGB32);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            image.setPixelColor(x, y, QColor((x * 37) % 256, (y * 91) % 256, (x * y) % 256, 255 - x % 7));
        }
    }
    return image.convertToFormat(format);
}

bool whole(const QByteArray& bytes) {
    return picture::wholePng(
        {reinterpret_cast<const unsigned char*>(bytes.constData()), static_cast<std::size_t>(bytes.size())});
}

QImage decoded(const QByteArray& bytes) {
    Texture texture;
    const auto* data = reinterpret_cast<const std::byte*>(bytes.constData());
    texture.data = std::make_shared<const std::vector<std::byte>>(data, data + bytes.size());
    Scene scene;
    scene.textures = {texture};
    return picture::decodeTexture(scene, 0);
}

/// What is written to standard error while this lives.
class Overheard {
public:
    Overheard() {
        std::fflush(stderr);
        m_saved = dup(STDERR_FILENO);
        m_file = std::tmpfile();
        dup2(fileno(m_file), STDERR_FILENO);
    }
    Overheard(const Overheard&) = delete;
    Overheard& operator=(const Overheard&) = delete;
    ~Overheard() {
        std::fclose(m_file);
        close(m_saved);
    }
    QByteArray end() {
        std::fflush(stderr);
        dup2(m_saved, STDERR_FILENO);
        QByteArray text(65536, '\0');
        std::rewind(m_file);
        text.resize(static_cast<int>(std::fread(text.data(), 1, 65536, m_file)));
        return text;
    }

private:
    int m_saved = -1;
    std::FILE* m_file = nullptr;
};

} // namespace

/// A damaged picture is found out before the library that decodes it says so in words of its own.
class TestPngCheck : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void wholeOnesPass_data() {
        QTest::addColumn<int>("format");
        for (const QImage::Format format :
             {QImage::Format_Mono, QImage::Format_Indexed8, QImage::Format_Grayscale8,
              QImage::Format_Grayscale16, QImage::Format_RGB32, QImage::Format_ARGB32, QImage::Format_RGBA64,
              QImage::Format_RGBX64}) {
            QTest::addRow("%d", static_cast<int>(format)) << static_cast<int>(format);
        }
    }

    void wholeOnesPass() {
        QFETCH(int, format);
        for (const QSize size : {QSize(1, 1), QSize(13, 7), QSize(300, 200)}) {
            const QByteArray bytes =
                png(speckled(static_cast<QImage::Format>(format), size.width(), size.height()));
            QVERIFY(whole(bytes));
            QCOMPARE(decoded(bytes).size(), size);
        }
    }

    void interlacedOnePasses() {
        // 3 x 2 pixels, grey, interlaced by Adam7.
        const QByteArray bytes = QByteArray::fromBase64(
            "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAAAAAHPGAlQAAAAEklEQVR4nGPgYpBjEGHQMLIBAAKyANMf"
            "0XdXAAAAAElFTkSuQmCC");
        QVERIFY(whole(bytes));
        QCOMPARE(decoded(bytes).size(), QSize(3, 2));
    }

    void spoiltOnesAreRefusedInSilence() {
        const QByteArray good = png(speckled(QImage::Format_ARGB32, 40, 30));
        std::mt19937 dice(7);
        Overheard overheard;
        int refused = 0;
        for (int i = 0; i < 400; ++i) {
            QByteArray bad = good;
            if (i % 2 == 0) {
                bad.truncate(static_cast<int>(dice() % static_cast<unsigned>(good.size())));
            } else {
                const auto at = static_cast<int>(dice() % static_cast<unsigned>(good.size()));
                bad[at] = static_cast<char>(bad[at] ^ (1 << dice() % 8));
            }
            refused += decoded(bad).isNull() ? 1 : 0;
        }
        const QByteArray said = overheard.end();
        QVERIFY2(!said.contains("libpng"), said.constData());
        QVERIFY(refused > 300);
    }
};

SINEW_TEST(TestPngCheck, QCoreApplication)

} // namespace testPngCheck

#include "TestPngCheck.moc"
