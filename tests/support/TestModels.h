#pragma once

#include <QString>
#include <QTest>

namespace sinew::test {

/// Path of a real model in the folder SINEW_TEST_MODELS names, or empty when the folder or the file is
/// absent.
QString modelPath(const QString& name);

/// Path of a file in the source tree.
QString sourcePath(const QString& relative);

} // namespace sinew::test

/// Skips the test, saying so, when the real models are not there.
#define SINEW_NEED_MODEL(variable, name)                                                                     \
    const QString variable = sinew::test::modelPath(name);                                                   \
    if ((variable).isEmpty()) {                                                                              \
        QSKIP(qPrintable(QStringLiteral("SINEW_TEST_MODELS holds no %1").arg(name)));                        \
    }
