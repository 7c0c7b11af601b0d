#pragma once

#include "app/batch/BindRequest.h"

#include <QProcess>
#include <QStringList>

#include <memory>
#include <optional>

namespace sinew {

/// How many files one process binds before a new one takes its place, where nobody says otherwise. A start
/// takes 25 ms of a core, a bind of a character of 300 vertices 90 ms (both on one core of the machine of the
/// tests): shared among so many files a start is nothing, and what a library may leak stays small.
constexpr int kFilesPerProcess = 500;

/// Binds files, one at a time, by a process of this program that it keeps (BindRequest.h). The process is
/// started when it is needed, and anew when it has died, has bound `files` files, or holds more memory than a
/// bind should leave behind. For one thread, which has to handle events (QEventLoop) for an answer to arrive.
class BindWorker {
public:
    explicit BindWorker(int files = kFilesPerProcess)
        : m_files(files) {}
    BindWorker(const BindWorker&) = delete;
    BindWorker& operator=(const BindWorker&) = delete;
    ~BindWorker() { end(); }

    /// Starts a bind; not while another runs.
    void ask(const QStringList& arguments);

    /// What became of the bind that was asked for; nothing while it runs. A process that died in it, or that
    /// could not be started, is an answer too. Where an earlier file may be to blame, since the process died
    /// or lacked memory and had bound others, the bind is begun once more by a new process.
    std::optional<BindAnswer> answer();

    /// An answer that has arrived. Unlike `answer` it takes no death for one, and begins nothing anew.
    std::optional<BindAnswer> heard();

    /// Asks the process to leave the bind that runs; `waitStopped` sees to its end.
    void askToStop();
    void waitStopped();

    /// Lets the process end, which has nothing to do.
    void end();

private:
    void start();
    bool running() const;
    bool worn() const;
    BindAnswer death() const;

    std::unique_ptr<QProcess> m_process;
    QStringList m_asked;
    const int m_files;
    int m_begun = 0;            ///< files that the process was asked for
    std::size_t m_resident = 0; ///< bytes that it said it holds
};

} // namespace sinew
