#include "app/cli/terminal/TerminalProgress.h"

#include "app/cli/terminal/Interrupt.h"
#include "app/text/Texts.h"

#include <nlohmann/json.hpp>
#include <unistd.h>

#include <algorithm>
#include <cstdio>

namespace sinew {
namespace {

constexpr std::chrono::milliseconds kBetweenDraws(100);
constexpr const char* kClearLine = "\r\x1b[K";

} // namespace

TerminalProgress::TerminalProgress(bool shown, ProgressForm form)
    : m_form(form)
    , m_shown(form == ProgressForm::Json || (shown && isatty(STDERR_FILENO) == 1)) {}

TerminalProgress::~TerminalProgress() {
    if (m_shown && m_form == ProgressForm::Line) {
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
    draw(stage, std::clamp(fraction, 0.0, 1.0));
}

void TerminalProgress::draw(Stage stage, double fraction) const {
    const std::string text = stageText(stage, m_residual).toStdString();
    if (m_form == ProgressForm::Json) {
        const nlohmann::ordered_json step{
            {"stage", stageName(stage)}, {"text", text}, {"fraction", fraction}};
        std::fprintf(stderr, "%s\n", step.dump().c_str());
    } else {
        std::fprintf(stderr, "%s%s  %d %%", kClearLine, text.c_str(), static_cast<int>(fraction * 100.0));
    }
    std::fflush(stderr);
}

} // namespace sinew
