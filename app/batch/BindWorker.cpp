#include "app/batch/BindWorker.h"

#include "app/files/OwnProgram.h"
#include "core/base/platform/Interrupts.h"

#include <QCoreApplication>

namespace sinew {
namespace {

constexpr int kStopMs = 10000; ///< a bind that was asked to stop has long ended by then

/// A process that holds more than this between two files is renewed. The peaks of binds of the models that
/// the tests read are 38 to 172 MB; what is left behind when a bind's memory was given back is less.
constexpr std::size_t kWornBytes = std::size_t{256} << 20U;

} // namespace

bool BindWorker::running() const {
    return m_process && m_process->state() != QProcess::NotRunning;
}

bool BindWorker::worn() const {
    return m_begun >= m_files || m_resident > kWornBytes;
}

void BindWorker::start() {
    end();
    m_begun = 0;
    m_resident = 0;
    m_process = std::make_unique<QProcess>();
    m_process->setStandardErrorFile(QProcess::nullDevice());
    startOwnProgram(*m_process, {kBindsCommand});
}

void BindWorker::ask(const QStringList& arguments) {
    if (!running() || worn()) {
        start();
    }
    m_asked = arguments;
    ++m_begun;
    m_process->write(bindRequest(arguments));
}

std::optional<BindAnswer> BindWorker::heard() {
    while (m_process && m_process->canReadLine()) {
        if (std::optional<BindAnswer> answer = readBindAnswer(m_process->readLine())) {
            m_resident = answer->resident;
            return answer;
        }
    }
    return std::nullopt;
}

BindAnswer BindWorker::death() const {
    BindAnswer answer;
    answer.exitCode = m_process->exitCode();
    if (m_process->error() == QProcess::FailedToStart) {
        answer.error = QCoreApplication::translate("Batch", "Sinew could not be started: %1")
                           .arg(m_process->errorString())
                           .toStdString();
    } else if (m_process->exitStatus() == QProcess::CrashExit) {
        answer.error = QCoreApplication::translate("Batch", "The bind crashed or was killed.").toStdString();
    }
    answer.lackedMemory = true; // as far as anybody can tell
    if (answer.exitCode == 0) {
        answer.exitCode = -1; // it left without a word
    }
    return answer;
}

std::optional<BindAnswer> BindWorker::answer() {
    const bool ended = !running();
    std::optional<BindAnswer> answer = heard();
    if (!answer && ended) {
        answer = death();
    }
    if (answer && answer->lackedMemory && m_begun > 1) {
        m_begun = m_files; // another process
        ask(m_asked);
        return std::nullopt;
    }
    return answer;
}

void BindWorker::askToStop() {
    if (running() && !sinew::askToStop(m_process->processId())) {
        m_process->kill();
    }
}

void BindWorker::waitStopped() {
    if (running() && !m_process->waitForFinished(kStopMs) && running()) {
        m_process->kill();
        m_process->waitForFinished(-1);
    }
}

void BindWorker::end() {
    if (running()) {
        m_process->closeWriteChannel();
        waitStopped();
    }
}

} // namespace sinew
