#include "tests/bytes/BindBytes.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testBytesAt64 {

/// What users' binds make stays the same; a file for each resolution, so that they run side by side.
class TestBytesAt64 : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyBindStaysTheSame_data() { sinew::test::addBindRows(); }
    void everyBindStaysTheSame() { sinew::test::bindsToTheSameBytes("64"); }
};

SINEW_TEST(TestBytesAt64, sinew::test::NoApplication)

} // namespace testBytesAt64

#include "TestBytesAt64.moc"
