#pragma once

#include <QString>
#include <QTest>

namespace sinew::test {

/// Whether SINEW_ALL_MODELS asks for every model and every bind, as installer/test.sh --all does.
bool allModels();

/// Path of a real model in the folder that SINEW_TEST_MODELS names. Empty when the folder or the file is
/// absent, or when the file is not one of three small ones and allModels() is false.
QString modelPath(const QString& name);

/// Path of the skeleton file NAME.tgf beside a model; empty when there is none.
QString skeletonBeside(const QString& path);

/// Why modelPath(name) is empty, for a test that skips.
QString whyNoModel(const QString& name);

/// Path of a file in the source tree.
QString sourcePath(const QString& relative);

} // namespace sinew::test

/// Skips the test, saying so, when the real models are not there.
#define SINEW_NEED_MODEL(variable, name)                                                                     \
    const QString variable = sinew::test::modelPath(name);                                                   \
    if ((variable).isEmpty()) {                                                                              \
        QSKIP(qPrintable(sinew::test::whyNoModel(name)));                                                    \
    }
