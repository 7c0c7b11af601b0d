#include "tests/app/support/RunSinew.h"

#include <QFile>
#include <QJsonDocument>
#include <QProcessEnvironment>
#include <QRegularExpression>

#include <algorithm>

namespace sinew::test {
namespace {

/// Only a hang takes this long, under sanitizers too. Qt Test itself gives up after five minutes.
constexpr int kWatchdogMs = 280000;

} // namespace

QString Ran::told() const {
    return QString("exit %1%2%3\nstdout: %4\nstderr: %5")
        .arg(exitCode)
        .arg(crashed ? " (crashed)" : "", hung ? " (hung)" : "", QString::fromUtf8(out.left(2000)),
             QString::fromUtf8(err.left(4000)));
}

QString sinewExecutable() {
    return qEnvironmentVariable("SINEW_EXECUTABLE");
}

void prepare(QProcess& process, const QStringList& arguments) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    const auto add = [&](const char* name, const char* options) {
        const QString old = environment.value(name);
        environment.insert(name, old.isEmpty() ? QString(options) : old + ':' + options);
    };
    add("ASAN_OPTIONS", "exitcode=99");
    add("UBSAN_OPTIONS", "exitcode=99:print_stacktrace=1");
    add("TSAN_OPTIONS", "exitcode=99");
    // Proof that no display is needed: there is none.
    environment.remove("DISPLAY");
    environment.remove("WAYLAND_DISPLAY");
    environment.remove("QT_QPA_PLATFORM");
    process.setProcessEnvironment(environment);
    process.setProgram(sinewExecutable());
    process.setArguments(arguments);
}

Ran runSinew(const QStringList& arguments) {
    QProcess process;
    prepare(process, arguments);
    process.start();
    return finish(process);
}

Ran finish(QProcess& process) {
    Ran ran;
    if (!process.waitForStarted()) {
        qFatal("SINEW_EXECUTABLE names no program: %s", qPrintable(process.errorString()));
    }
    if (!process.waitForFinished(kWatchdogMs)) {
        ran.hung = process.state() != QProcess::NotRunning;
        process.kill();
        process.waitForFinished(-1);
    }
    ran.crashed = process.exitStatus() == QProcess::CrashExit;
    ran.exitCode = process.exitCode();
    ran.out = process.readAllStandardOutput();
    ran.err = process.readAllStandardError();
    return ran;
}

bool failedCleanly(const Ran& ran) {
    return !ran.crashed && !ran.hung && ran.exitCode == 1 && ran.out.isEmpty() &&
           ran.err.startsWith("sinew: ") && ran.err.endsWith('\n') && ran.err.count('\n') == 1 &&
           ran.err.size() > 20;
}

bool onlyWarned(const Ran& ran) {
    static const QRegularExpression line("^sinew: (warning: .+|[0-9]+ more warnings?)$");
    QStringList lines = QString::fromUtf8(ran.err).split('\n');
    const bool ended = lines.takeLast().isEmpty();
    return ended && lines.size() <= 10 && std::all_of(lines.begin(), lines.end(), [](const QString& each) {
               return line.match(each).hasMatch();
           });
}

QByteArray fileBytes(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeFile(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
        qFatal("cannot write %s", qPrintable(path));
    }
}

QJsonObject jsonOf(const QByteArray& bytes) {
    return QJsonDocument::fromJson(bytes).object();
}

} // namespace sinew::test
