#include "tests/app/support/LimbFiles.h"

#include "core/io/ExportScene.h"
#include "core/io/ImportScene.h"
#include "tests/app/support/RunSinew.h"
#include "tests/support/Shapes.h"

namespace sinew::test {

LimbFiles::LimbFiles() {
    Progress progress;
    const Expected<Notices> written = exportScene(limb(), mesh().toStdString(), ExportSettings(), progress);
    if (!written) {
        qFatal("cannot write the test's character");
    }
    writeFile(skeleton(), chainTgf(3));
}

QString LimbFiles::with(const QString& name, const QByteArray& bytes) const {
    writeFile(path(name), bytes);
    return path(name);
}

QStringList LimbFiles::bind(const QString& output, const QStringList& options) const {
    return QStringList{"bind", mesh(), "--skeleton", skeleton(), "-o", path(output), "--resolution", "32"} +
           options;
}

QString LimbFiles::wooden() const {
    with("wood.mtl", "newmtl wood\nmap_Kd nowhere.png\n");
    return with("wooden.obj", "mtllib wood.mtl\nusemtl wood\n" + fileBytes(mesh()));
}

QByteArray chainTgf(int joints) {
    QByteArray text;
    for (int i = 0; i < joints; ++i) {
        const double x = joints > 1 ? -1.0 + 2.0 * i / (joints - 1) : 0.0;
        text += QByteArray::number(i + 1) + ' ' + QByteArray::number(x) + " 0 0\n";
    }
    text += "#\n";
    for (int i = 1; i < joints; ++i) {
        text += QByteArray::number(i) + ' ' + QByteArray::number(i + 1) + '\n';
    }
    return text;
}

Scene imported(const QString& file) {
    Progress progress;
    Expected<ImportedScene> read = importScene(file.toStdString(), progress);
    return read ? read->scene : Scene();
}

} // namespace sinew::test
