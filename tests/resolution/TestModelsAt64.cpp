#include "tests/resolution/EveryModel.h"
#include "tests/support/Runner.h"

#include <QTest>

namespace testModelsAt64 {

using namespace sinew;

/// Every real model at one resolution; a file each, so that they run side by side.
class TestModelsAt64 : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyModelBinds_data() { test::addModelRows(); }
    void everyModelBinds() {
        QFETCH(QString, name);
        test::bindBothWays(name, 64, false);
    }
};

SINEW_TEST(TestModelsAt64, sinew::test::NoApplication)

} // namespace testModelsAt64

#include "TestModelsAt64.moc"
