#include "tests/resolution/EveryModel.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testModelsAuto {

using namespace sinew;

/// Every real model at one resolution; a file each, so that they run side by side.
class TestModelsAuto : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyModelBinds_data() { test::addModelRows(); }
    void everyModelBinds() {
        QFETCH(QString, name);
        test::bindBothWays(name, 256, true);
    }
};

SINEW_TEST(TestModelsAuto, sinew::test::NoApplication)

} // namespace testModelsAuto

#include "TestModelsAuto.moc"
