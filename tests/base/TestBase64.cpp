#include "core/base/Base64.h"
#include "tests/support/Runner.h"

#include <QByteArray>
#include <QTest>

#include <string>

namespace testBase64 {

using namespace sinew;
using namespace sinew::test;

class TestBase64 : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// As Qt has it, at every length of the last group.
    void writesAndReads() {
        std::string bytes;
        for (int i = 0; i < 300; ++i) {
            const std::string text = toBase64(bytes);
            QCOMPARE(QByteArray::fromStdString(text), QByteArray::fromStdString(bytes).toBase64());
            QCOMPARE(fromBase64(text), bytes);
            bytes += static_cast<char>(7 * i);
        }
    }

    void stopsAtOtherSigns() {
        QCOMPARE(fromBase64("YWJj\nZGVm"), std::string("abc"));
        QCOMPARE(fromBase64("YWJjZA==YWJj"), std::string("abcd"));
        QCOMPARE(fromBase64(""), std::string());
    }
};

SINEW_TEST(TestBase64, NoApplication)

} // namespace testBase64

#include "TestBase64.moc"
