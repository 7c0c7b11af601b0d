#include "tests/bytes/BindBytes.h"
#include "tests/support/Runner.h"

#include <QTest>

/// What users' binds make stays the same; a file for each resolution, so that they run side by side.
class TestBytesAt64 : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyBindStaysTheSame_data() { sinew::test::addBindRows(); }
    void everyBindStaysTheSame() { sinew::test::bindsToTheSameBytes("64"); }
};

SINEW_TEST(TestBytesAt64, sinew::test::NoApplication)
#include "TestBytesAt64.moc"
