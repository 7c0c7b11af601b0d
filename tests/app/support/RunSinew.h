#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QProcess>
#include <QString>
#include <QStringList>

namespace sinew::test {

/// How a run of the real executable ended.
struct Ran {
    int exitCode = -1;
    bool crashed = false; ///< by a signal
    bool hung = false;    ///< was killed after the watchdog's time
    QByteArray out;
    QByteArray err;

    /// For a test's message.
    QString told() const;
};

/// Path of the executable under test (SINEW_EXECUTABLE).
QString sinewExecutable();

/// A process with an environment in which a sanitizer's abort has an exit code of its own, 99.
void prepare(QProcess& process, const QStringList& arguments);

/// Runs `sinew` and waits for its end.
Ran runSinew(const QStringList& arguments);
/// Waits for a process that was started, at most a watchdog's time.
Ran finish(QProcess& process);

/// Whether a run failed the way every failure has to: exit code 1, nothing on standard output, one line on
/// standard error that starts with "sinew: ".
bool failedCleanly(const Ran& ran);

/// Whether standard error holds nothing but warnings, as many as a terminal can take.
bool onlyWarned(const Ran& ran);

/// Bytes of a file; empty when it cannot be read.
QByteArray fileBytes(const QString& file);
void writeFile(const QString& file, const QByteArray& bytes);
/// An object in JSON; empty when they are none.
QJsonObject jsonOf(const QByteArray& bytes);

} // namespace sinew::test
