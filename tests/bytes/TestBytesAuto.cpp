#include "tests/bytes/BindBytes.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testBytesAuto {

/// What users' binds make stays the same; a file for each resolution, so that they run side by side.
class TestBytesAuto : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyBindStaysTheSame_data() { sinew::test::addBindRows(); }
    void everyBindStaysTheSame() { sinew::test::bindsToTheSameBytes("auto"); }
};

SINEW_TEST(TestBytesAuto, sinew::test::NoApplication)

} // namespace testBytesAuto

#include "TestBytesAuto.moc"
