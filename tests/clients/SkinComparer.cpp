#include "tests/clients/SkinComparer.h"

#include "tests/clients/BlenderReader.h"
#include "tests/clients/WebClients.h"
#include "tests/support/TestModels.h"

#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace sinew::test {
namespace {

QString compareScript(const QString& name) {
    return sourcePath(QStringLiteral("tests/clients/compare/") + name);
}

/// The last line that a program prints, as JSON.
QJsonValue lastLineOf(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished(-1);
    const QByteArray output = process.readAllStandardOutput().trimmed();
    const auto json = QJsonDocument::fromJson(output.mid(output.lastIndexOf('\n') + 1));
    if (json.isNull()) {
        qWarning("%s printed no result: %s", qPrintable(arguments.value(0)),
                 process.readAllStandardError().right(2000).constData());
        return {};
    }
    return json.isArray() ? QJsonValue(json.array()) : QJsonValue(json.object());
}

QJsonArray pairsJson(const std::vector<FilePair>& pairs) {
    QJsonArray list;
    for (const auto& [before, after] : pairs) {
        list.append(QJsonArray{before, after});
    }
    return list;
}

} // namespace

QString pythonProgram() {
    return QStandardPaths::findExecutable(QStringLiteral("python3"));
}

QJsonValue runCompareScript(const QString& script, const QStringList& arguments) {
    // Scripts that import each other leave nothing in the source tree.
    return lastLineOf(pythonProgram(), QStringList{QStringLiteral("-B"), compareScript(script)} + arguments);
}

QJsonObject compareSkins(const FilePair& pair) {
    return runCompareScript(QStringLiteral("compare_skins.py"), {pair.first, pair.second})[0].toObject();
}

QJsonArray poseWithBlender(const std::vector<FilePair>& pairs) {
    const QTemporaryDir folder;
    QFile jobs(folder.filePath(QStringLiteral("jobs.json")));
    if (jobs.open(QIODevice::WriteOnly)) {
        jobs.write(QJsonDocument(pairsJson(pairs)).toJson());
        jobs.close();
    }
    QFile result(folder.filePath(QStringLiteral("result.json")));
    QProcess blender;
    blender.setProcessChannelMode(QProcess::MergedChannels);
    blender.start(blenderProgram(), {QStringLiteral("-b"), QStringLiteral("--factory-startup"),
                                     QStringLiteral("-P"), compareScript(QStringLiteral("blender_pose.py")),
                                     QStringLiteral("--"), jobs.fileName(), result.fileName()});
    blender.waitForFinished(-1);
    if (!result.open(QIODevice::ReadOnly)) {
        qWarning("Blender wrote no result: %s", blender.readAll().right(2000).constData());
        return {};
    }
    return QJsonDocument::fromJson(result.readAll()).array();
}

QJsonArray poseWithThree(const std::vector<FilePair>& pairs) {
    QStringList arguments{compareScript(QStringLiteral("three_pose.mjs")), clientsFolder()};
    for (const auto& [before, after] : pairs) {
        arguments << before << after;
    }
    return lastLineOf(QStringLiteral("node"), arguments).toArray();
}

QJsonObject checkVrm(const QString& schemas, const QString& file) {
    return runCompareScript(QStringLiteral("vrm_schema.py"), {schemas, file})[0].toObject();
}

QByteArray told(const QJsonValue& answer) {
    const QJsonDocument document =
        answer.isArray() ? QJsonDocument(answer.toArray()) : QJsonDocument(answer.toObject());
    return document.toJson(QJsonDocument::Compact).left(4000);
}

} // namespace sinew::test
