#include "tests/clients/GodotClient.h"

#include "tests/support/TestModels.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace sinew::test {
namespace {

/// Importing has to end before Qt Test ends the test, which would leave Godot running.
constexpr int kImportMilliseconds = 240'000;

QString godotScript(const QString& name) {
    return sourcePath(QStringLiteral("tests/clients/") + name);
}

/// A Godot with the arguments, in a project, that writes nothing to the home of who runs the tests.
void startGodot(QProcess& godot, const QString& project, const QStringList& arguments) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("HOME"), project + QStringLiteral("/home"));
    for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"}) {
        environment.remove(QString::fromLatin1(name));
    }
    godot.setProcessEnvironment(environment);
    // It says the same line of trouble with itself again and again.
    godot.setStandardOutputFile(QProcess::nullDevice());
    godot.setStandardErrorFile(QProcess::nullDevice());
    godot.start(godotProgram(),
                QStringList{"--no-window", "--audio-driver", "Dummy", "--path", project} + arguments);
}

/// A folder of the project for one file, as importing leaves materials beside it; the path below the project.
QString placeInProject(const QString& project, const QString& file, const QString& folder) {
    const QFileInfo info(file);
    const bool vrm = info.suffix() == QStringLiteral("vrm");
    const QString name = vrm ? info.completeBaseName() + QStringLiteral(".glb") : info.fileName();
    QDir(project).mkpath(folder);
    const QString inside = folder + QChar('/') + name;
    QFile::copy(file, project + QChar('/') + inside);
    return inside;
}

void writeProjectFile(const QString& file, const QByteArray& text) {
    QFile out(file);
    if (out.open(QIODevice::WriteOnly)) {
        out.write(text);
    }
}

/// Godot's editor does not end by itself here: it is ended when every file has its mark.
void importAll(const QString& project, qsizetype files) {
    QProcess godot;
    startGodot(godot, project, {"-e", "-q"});
    const QDir imported(project + QStringLiteral("/.import"));
    const QDeadlineTimer deadline(kImportMilliseconds);
    while (!deadline.hasExpired() && !godot.waitForFinished(100)) {
        if (imported.entryList({"*.md5"}, QDir::Files | QDir::Hidden).size() >= files) {
            break;
        }
    }
    godot.kill();
    godot.waitForFinished(-1);
}

/// Runs a script in the project, and takes the JSON list that it writes.
QJsonArray runGodotScript(const QString& project, const QString& script) {
    QProcess godot;
    startGodot(godot, project, {"-s", godotScript(script)});
    godot.waitForFinished(-1);
    QFile result(project + QStringLiteral("/result.json"));
    if (!result.open(QIODevice::ReadOnly)) {
        qWarning("Godot wrote no result");
        return {};
    }
    return QJsonDocument::fromJson(result.readAll()).array();
}

void makeProject(const QString& project) {
    QDir(project).mkpath(QStringLiteral("home"));
    writeProjectFile(project + QStringLiteral("/home/.gdignore"), {});
    writeProjectFile(project + QStringLiteral("/project.godot"), "config_version=4\n");
}

} // namespace

QString godotProgram() {
    return QStandardPaths::findExecutable(QStringLiteral("godot3-server"));
}

QJsonArray poseWithGodot(const std::vector<FilePair>& pairs) {
    const QTemporaryDir folder;
    const QString project = folder.path();
    makeProject(project);
    QJsonArray jobs;
    for (const auto& [before, after] : pairs) {
        const QString place = QString::number(jobs.size());
        jobs.append(QJsonArray{placeInProject(project, before, place + QStringLiteral("/before")),
                               placeInProject(project, after, place + QStringLiteral("/after"))});
    }
    writeProjectFile(project + QStringLiteral("/jobs.json"), QJsonDocument(jobs).toJson());
    importAll(project, 2 * jobs.size());
    return runGodotScript(project, QStringLiteral("compare/godot_pose.gd"));
}

QJsonArray showWithGodot(const QStringList& scenes, const QList<double>& times) {
    const QTemporaryDir folder;
    const QString project = folder.path();
    makeProject(project);
    QJsonArray seconds;
    for (const double time : times) {
        seconds.append(time);
    }
    QJsonArray jobs;
    qsizetype pictures = 0;
    for (const QString& scene : scenes) {
        const QString place = QString::number(jobs.size());
        QDir(project).mkpath(place);
        const QDir from = QFileInfo(scene).dir();
        for (const QString& name : from.entryList(QDir::Files)) {
            QFile::copy(from.filePath(name), project + QChar('/') + place + QChar('/') + name);
            pictures += name.endsWith(QStringLiteral(".png")) ? 1 : 0;
        }
        jobs.append(
            QJsonObject{{"scene", place + QChar('/') + QFileInfo(scene).fileName()}, {"times", seconds}});
    }
    writeProjectFile(project + QStringLiteral("/jobs.json"), QJsonDocument(jobs).toJson());
    importAll(project, pictures);
    return runGodotScript(project, QStringLiteral("godot_scene.gd"));
}

QJsonObject showClipWithGodot(const QString& file, double frameRate, std::size_t frames,
                              const QString& result) {
    const QTemporaryDir folder;
    const QString project = folder.path();
    makeProject(project);
    const QString inside = placeInProject(project, file, QStringLiteral("0"));
    // By default Godot leaves out keys that it takes for needless.
    writeProjectFile(project + QChar('/') + inside + QStringLiteral(".import"),
                     "[remap]\n\nimporter=\"scene\"\ntype=\"PackedScene\"\n\n[params]\n\n"
                     "animation/optimizer/enabled=false\n");
    const QJsonObject job{{"file", inside}, {"fps", frameRate}, {"frames", static_cast<qint64>(frames)}};
    writeProjectFile(project + QStringLiteral("/job.json"), QJsonDocument(job).toJson());
    importAll(project, 1);
    const QJsonObject answer =
        runGodotScript(project, QStringLiteral("engines/godot_drivers.gd"))[0].toObject();
    QFile::remove(result);
    QFile::copy(project + QStringLiteral("/result.bin"), result);
    return answer;
}

} // namespace sinew::test
