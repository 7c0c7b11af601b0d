#include "tests/support/TestModels.h"

#include <QFileInfo>

namespace sinew::test {

QString modelPath(const QString& name) {
    const QString folder = qEnvironmentVariable("SINEW_TEST_MODELS");
    const QString path = folder + QLatin1Char('/') + name;
    return !folder.isEmpty() && QFileInfo::exists(path) ? path : QString();
}

QString sourcePath(const QString& relative) {
    return QStringLiteral(SINEW_SOURCE_DIR "/") + relative;
}

} // namespace sinew::test
