#include "tests/support/TestModels.h"

#include <QFileInfo>
#include <QStringList>

namespace sinew::test {

namespace {

/// One of each format, bound in seconds.
const QStringList kSmallModels{"fox", "pab_arnaud", "xr_hand_l"};

bool leftOut(const QString& name) {
    return !allModels() && !kSmallModels.contains(QFileInfo(name).completeBaseName());
}

} // namespace

bool allModels() {
    return qEnvironmentVariableIsSet("SINEW_ALL_MODELS");
}

QString modelPath(const QString& name) {
    const QString folder = qEnvironmentVariable("SINEW_TEST_MODELS");
    const QString path = folder + QLatin1Char('/') + name;
    return !folder.isEmpty() && !leftOut(name) && QFileInfo::exists(path) ? path : QString();
}

QString skeletonBeside(const QString& path) {
    const QFileInfo file(path);
    const QString skeleton =
        file.path() + QLatin1Char('/') + file.completeBaseName() + QStringLiteral(".tgf");
    return QFileInfo::exists(skeleton) ? skeleton : QString();
}

QString whyNoModel(const QString& name) {
    return leftOut(name) ? QStringLiteral("SINEW_ALL_MODELS=1 runs this on %1 too").arg(name)
                         : QStringLiteral("SINEW_TEST_MODELS holds no %1").arg(name);
}

QString sourcePath(const QString& relative) {
    return QStringLiteral(SINEW_SOURCE_DIR "/") + relative;
}

} // namespace sinew::test
