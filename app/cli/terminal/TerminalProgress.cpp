#include "app/cli/terminal/TerminalProgress.h"

#include "app/cli/terminal/Interrupt.h"
#include "app/text/Texts.h"

#include <algorithm>
#include <cstdio>

#include <unistd.h>

namespace sinew {
namespace {

constexpr std::chrono::milliseconds kBetweenDraws(100);
constexpr const char* kClearLine = "\r\x1b[K";

} // namespace

TerminalProgress::TerminalProgress(bool shown)
    : m_shown(shown && isatty(STDERR_FILENO) == 1) {}

TerminalProgress::~TerminalProgress() {
    if (m_shown) {
        std::fputs(kClearLine, stderr);
    }
}

bool TerminalProgress::canceled() const {
    return interrupted();
}

void TerminalProgress::report(Stage stage, double fraction) {
    if (m_reported.exchange(stage) != stage) {
        m_residual = -1.0;
    }
    if (!m_shown) {
        return;
    }
    // Work never waits for the terminal: who finds the line taken goes on.
    const std::unique_lock lock(m_mutex, std::try_to_lock);
    const auto now = std::chrono::steady_clock::now();
    if (!lock.owns_lock() || (stage == m_stage && now - m_drawn < kBetweenDraws)) {
        return;
    }
    m_stage = stage;
    m_drawn = now;
    const int percent = static_cast<int>(std::clamp(fraction, 0.0, 1.0) * 100.0);
    std::fprintf(stderr, "%s%s  %d %%", kClearLine, qPrintable(stageText(stage, m_residual)), percent);
    std::fflush(stderr);
}

} // namespace sinew
