#include "tests/bytes/BindBytes.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testBytesAt256 {

/// What users' binds make stays the same; a file for each resolution, so that they run side by side.
class TestBytesAt256 : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyBindStaysTheSame_data() { sinew::test::addBindRows(); }
    void everyBindStaysTheSame() { sinew::test::bindsToTheSameBytes("256"); }
};

SINEW_TEST(TestBytesAt256, sinew::test::NoApplication)

} // namespace testBytesAt256

#include "TestBytesAt256.moc"
