#include "tests/clients/WebClients.h"

#include "tests/support/TestModels.h"

#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace sinew::test {
namespace {

/// Runs a script of tests/clients with node and takes the JSON list it prints last.
QJsonArray runScript(const QString& script, const QStringList& files) {
    QProcess node;
    node.start(QStringLiteral("node"),
               QStringList{sourcePath(QStringLiteral("tests/clients/") + script), clientsFolder()} + files);
    node.waitForFinished(-1);
    const QByteArray output = node.readAllStandardOutput().trimmed();
    QJsonArray result = QJsonDocument::fromJson(output.mid(output.lastIndexOf('\n') + 1)).array();
    if (result.isEmpty()) {
        qWarning("%s printed no result: %s", qPrintable(script),
                 node.readAllStandardError().right(2000).constData());
    }
    return result;
}

} // namespace

QString clientsFolder() {
    QString folder = qEnvironmentVariable("SINEW_CLIENTS_DIR");
    if (folder.isEmpty()) {
        folder = sourcePath(QStringLiteral(".cache/clients"));
    }
    if (QStandardPaths::findExecutable(QStringLiteral("node")).isEmpty()) {
        return {};
    }
    const int exit = QProcess::execute(sourcePath(QStringLiteral("installer/clients.sh")), {folder});
    return exit == 0 ? folder : QString();
}

QJsonArray validateGltf(const QStringList& files) {
    return runScript(QStringLiteral("validate_gltf.cjs"), files);
}

QJsonArray readWithThree(const QStringList& files) {
    return runScript(QStringLiteral("three_read.mjs"), files);
}

QJsonObject readWithThreeVrm(const QString& source, const QString& file) {
    const QString before = source.isEmpty() ? QStringLiteral("-") : source;
    return runScript(QStringLiteral("vrm_read.mjs"), {before, file})[0].toObject();
}

QJsonObject swingWithThreeVrm(const QString& springs, const QString& baked, double seconds) {
    return runScript(QStringLiteral("vrm_springs.mjs"), {springs, baked, QString::number(seconds)})[0]
        .toObject();
}

QJsonObject showWithDragonBones(const QString& skeleton, const QList<double>& times) {
    QJsonArray seconds;
    for (const double time : times) {
        seconds.append(time);
    }
    const QTemporaryDir folder;
    QFile job(folder.filePath(QStringLiteral("job.json")));
    if (!job.open(QIODevice::WriteOnly)) {
        return {};
    }
    job.write(QJsonDocument(QJsonObject{{"file", skeleton}, {"times", seconds}}).toJson());
    job.close();
    return runScript(QStringLiteral("dragonbones_pose.mjs"), {job.fileName()})[0].toObject();
}

} // namespace sinew::test
