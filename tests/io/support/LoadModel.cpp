#include "tests/io/support/LoadModel.h"

#include "core/io/ImportScene.h"

namespace sinew::test {

Scene load(const QString& path) {
    Progress progress;
    Expected<ImportedScene> result = importScene(path.toStdString(), progress);
    if (!result) {
        qWarning("%s: error %d", qPrintable(path), static_cast<int>(result.error().code));
    }
    return result ? std::move(result->scene) : Scene();
}

} // namespace sinew::test
