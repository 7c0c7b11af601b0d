#include "tests/resolution/EveryModel.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testModelsAt512 {

using namespace sinew;

/// Every real model at one resolution; a file each, so that they run side by side.
class TestModelsAt512 : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyModelBinds_data() { test::addModelRows(); }
    void everyModelBinds() {
        QFETCH(QString, name);
        test::bindBothWays(name, 512, false);
    }
};

SINEW_TEST(TestModelsAt512, sinew::test::NoApplication)

} // namespace testModelsAt512

#include "TestModelsAt512.moc"
