#pragma once

#include "core/base/Progress.h"

#include <atomic>
#include <chrono>
#include <mutex>

namespace sinew {

/// Progress of a command: canceled by Ctrl-C; shown on standard error as one line, redrawn ten times a
/// second, when that is a terminal. The line is gone when this is destroyed.
class TerminalProgress final : public Progress {
public:
    /// `shown`: false draws nothing, whatever standard error is.
    explicit TerminalProgress(bool shown = true);
    ~TerminalProgress() override;

    bool canceled() const override;
    void report(Stage stage, double fraction) override;
    void residual(double largest) override { m_residual = largest; }
    /// The last one that was reported; Stage::Count before the first.
    Stage stage() const { return m_reported; }

private:
    const bool m_shown;
    std::atomic<Stage> m_reported = Stage::Count;
    std::atomic<double> m_residual = -1.0; ///< negative: none
    std::mutex m_mutex;                    ///< guards what follows and the line itself
    Stage m_stage = Stage::Count;
    std::chrono::steady_clock::time_point m_drawn;
};

} // namespace sinew
