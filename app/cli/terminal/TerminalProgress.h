#pragma once

#include "core/base/Progress.h"

#include <atomic>
#include <chrono>
#include <mutex>

namespace sinew {

/// From here on Ctrl-C (and a polite kill, and a terminal that is closed) asks the running command to stop; a
/// second Ctrl-C ends the process at once. Calls of the system that wait in the calling thread, such as for
/// the reader of a pipe, return with EINTR from then on, so that no wait outlasts the first signal. A file
/// that would grow beyond the limit of the shell (ulimit -f) cannot be written then, where the signal would
/// end the process. Call it in the main thread, once.
void catchInterrupts();

/// Whether somebody asked. Any thread.
bool interrupted();

/// What a shell expects of a command that was stopped so: 128 and the signal, 130 for Ctrl-C.
int interruptedExitCode();

/// For whom progress is written.
enum class ProgressForm {
    Line, ///< a person: one line, redrawn, where standard error is a terminal
    Json  ///< a program: {"stage": "distances", "text": "...", "fraction": 0.5}, each on a line of its own
};

/// Progress of a command: canceled by Ctrl-C; shown on standard error ten times a second and at every new
/// stage. A person's line is gone when this is destroyed.
class TerminalProgress final : public Progress {
public:
    /// `shown`: false draws no line, whatever standard error is. A program gets its lines all the same.
    explicit TerminalProgress(bool shown = true, ProgressForm form = ProgressForm::Line);
    ~TerminalProgress() override;

    bool canceled() const override;
    void report(Stage stage, double fraction) override;
    void residual(double largest) override { m_residual = largest; }
    /// The last one that was reported; Stage::Count before the first.
    Stage stage() const { return m_reported; }

private:
    void draw(Stage stage, double fraction) const;

    const ProgressForm m_form;
    const bool m_shown;
    std::atomic<Stage> m_reported = Stage::Count;
    std::atomic<double> m_residual = -1.0; ///< negative: none
    std::mutex m_mutex;                    ///< guards what follows and the line itself
    Stage m_stage = Stage::Count;
    std::chrono::steady_clock::time_point m_drawn;
};

/// Seconds since it was made.
class Stopwatch {
public:
    double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - m_start).count();
    }

private:
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

} // namespace sinew
