#include "tests/resolution/EveryModel.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testModelsAt256 {

using namespace sinew;

/// Every real model at one resolution; a file each, so that they run side by side.
class TestModelsAt256 : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyModelBinds_data() { test::addModelRows(); }
    void everyModelBinds() {
        QFETCH(QString, name);
        test::bindBothWays(name, 256, false);
    }
};

SINEW_TEST(TestModelsAt256, sinew::test::NoApplication)

} // namespace testModelsAt256

#include "TestModelsAt256.moc"
