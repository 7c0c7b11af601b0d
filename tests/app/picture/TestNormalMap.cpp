#include "app/picture/image/NormalMap.h"
#include "tests/support/Runner.h"

#include <QTest>

#include <cmath>

namespace testNormalMap {

using namespace sinew;

/// Pictures of heights become normal maps.
class TestNormalMap : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void greyIsHeight() {
        QImage grey(8, 8, QImage::Format_RGB32);
        grey.fill(QColor(90, 90, 92));
        QVERIFY(picture::isHeightMap(grey));
        grey.setPixelColor(3, 3, QColor(128, 128, 255));
        QVERIFY(!picture::isHeightMap(grey));
        QVERIFY(!picture::isHeightMap(QImage()));
    }

    void flatHeightsPointOutwards() {
        QImage flat(4, 4, QImage::Format_Grayscale8);
        flat.fill(200);
        const QImage normals = picture::normalsOfHeights(flat);
        for (int y = 0; y < 4; ++y) {
            QCOMPARE(normals.pixelColor(2, y), QColor(128, 128, 255));
        }
    }

    void slopesLeanAway() {
        QImage ramp(16, 16, QImage::Format_Grayscale8);
        for (int y = 0; y < 16; ++y) {
            for (int x = 0; x < 16; ++x) {
                ramp.setPixelColor(x, y, QColor::fromRgb(16 * x, 16 * x, 16 * x));
            }
        }
        const QColor rising = picture::normalsOfHeights(ramp).pixelColor(8, 8); // upwards to the right
        QVERIFY(rising.red() < 118 && std::abs(rising.green() - 128) <= 1 && rising.blue() > 200);
        const QColor up =
            picture::normalsOfHeights(ramp.transformed(QTransform().rotate(-90))).pixelColor(8, 8);
        QVERIFY(up.green() < 118 && std::abs(up.red() - 128) <= 1); // upwards to the top
    }
};

SINEW_TEST(TestNormalMap, QCoreApplication)

} // namespace testNormalMap

#include "TestNormalMap.moc"
