#include "app/files/OwnProgram.h"

#include "core/base/platform/Interrupts.h"
#include "core/base/platform/Process.h"

#include <QCoreApplication>
#include <QProcess>
#include <QProcessEnvironment>

#include <cstdlib>

namespace sinew {

std::string ownProgram() {
    const char* named = std::getenv("SINEW_EXECUTABLE");
    return named != nullptr && *named != '\0' ? named : programPath();
}

void startOwnProgram(QProcess& process, const QStringList& arguments) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(kParentVariable, QString::number(QCoreApplication::applicationPid()));
    process.setProcessEnvironment(environment);
    process.start(QString::fromStdString(ownProgram()), arguments);
}

bool startInPlace(const QStringList& arguments) {
    return QProcess::startDetached(QString::fromStdString(ownProgram()), arguments);
}

} // namespace sinew
