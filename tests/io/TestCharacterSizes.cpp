#include "core/io/ImportScene.h"
#include "tests/io/support/DrawnPictures.h"
#include "tests/support/Runner.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace testCharacterSizes {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A triangle so high, in metres.
QByteArray triangle(double height) {
    return "v 0 0 0\nv 0.001 0 0\nv 0 " + QByteArray::number(height) + " 0\nf 1 2 3\n";
}

} // namespace

/// Characters of a size that none has: a unit was mixed up.
class TestCharacterSizes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void unusualSizesAreSaid_data() {
        QTest::addColumn<double>("height");
        QTest::addColumn<bool>("unusual");
        QTest::newRow("a human") << 1.8 << false;
        QTest::newRow("a mouse") << 0.06 << false;
        QTest::newRow("a whale") << 33.0 << false;
        QTest::newRow("a fox of 79 m") << 79.0 << true;
        QTest::newRow("a human in centimetres taken for metres") << 180.0 << true;
        QTest::newRow("a human in metres taken for centimetres") << 0.018 << true;
        QTest::newRow("2 mm") << 0.002 << true;
        QTest::newRow("a human in metres taken for millimetres") << 0.0018 << true;
    }

    void unusualSizesAreSaid() {
        QFETCH(const double, height);
        QFETCH(const bool, unusual);
        const QTemporaryDir folder;
        const QString path = folder.filePath("a.obj");
        QVERIFY(writePicture(path, triangle(height)));
        Progress progress;
        const auto read = importScene(path.toStdString(), progress);
        QVERIFY(read);
        const auto told = std::ranges::find(read->notices, NoticeCode::SizeUnusual, &Notice::code);
        QCOMPARE(told != read->notices.end(), unusual);
        if (unusual) {
            QCOMPARE(told->subject, path.toStdString());
            QVERIFY(std::abs(std::stod(told->arguments.at(0)) - height) < 1e-4 * height);
        }
    }
};

SINEW_TEST(TestCharacterSizes, NoApplication)

} // namespace testCharacterSizes

#include "TestCharacterSizes.moc"
