#include "app/cli/terminal/Printout.h"

#include "app/text/NoticeText.h"
#include "app/text/Texts.h"
#include "core/base/platform/Console.h"
#include "core/base/platform/Interrupts.h"
#include "core/io/export/OutputFile.h"

#include <QCoreApplication>
#include <QList>
#include <QString>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <map>
#include <vector>

namespace sinew {
namespace {

std::size_t width(const std::string& text) {
    return static_cast<std::size_t>(QString::fromStdString(text).toUcs4().size());
}

} // namespace

Expected<void> print(std::string_view text) {
    const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
    if (!written || std::fflush(stdout) != 0) {
        return fail(ErrorCode::FileUnwritable, {"-", "standard output takes no more"});
    }
    return {};
}

std::string columns(const std::vector<std::pair<std::string, std::string>>& rows) {
    std::size_t widest = 0;
    for (const auto& [left, right] : rows) {
        widest = std::max(widest, width(left));
    }
    std::string text;
    for (const auto& [left, right] : rows) {
        text.append("  ").append(left).append(widest - width(left) + 2, ' ').append(right).append("\n");
    }
    return text;
}

std::string table(const std::vector<std::vector<std::string>>& rows) {
    std::vector<std::size_t> widest(rows.empty() ? 0 : rows.front().size(), 0);
    for (const std::vector<std::string>& row : rows) {
        const bool runsOn = row.size() < widest.size();
        for (std::size_t c = 0; c < (runsOn ? row.size() - 1 : row.size()); ++c) {
            widest[c] = std::max(widest[c], width(row[c]));
        }
    }
    std::string text;
    for (const std::vector<std::string>& row : rows) {
        for (std::size_t c = 0; c < row.size(); ++c) {
            const bool last = c + 1 == row.size() && row.size() < widest.size();
            const std::string room(last ? 0 : widest[c] - width(row[c]), ' ');
            text += "  " + (c == 0 ? row[c] + room : room + row[c]);
        }
        text += "\n";
    }
    return text;
}

std::string countText(std::size_t count, const char* one, const char* many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::vector<std::string> shortened(std::vector<std::string> lines, std::size_t max) {
    if (lines.size() > max + 1) {
        const std::size_t hidden = lines.size() - max;
        lines.resize(max);
        lines.push_back("... and " + std::to_string(hidden) + " more");
    }
    return lines;
}

namespace {

constexpr std::size_t kMaxOfOneKind = 3;

bool isWarning(const Issue& issue) {
    return issue.severity == Severity::Warning;
}

/// A skeleton in another place than the mesh spoils all that follows.
bool comesFirst(const Issue& issue) {
    const NoticeCode code = issue.notice.code;
    return code == NoticeCode::SkeletonOutside || code == NoticeCode::SkeletonFitProposed;
}

/// Notices that name all of a file's losses in one, where others name a texture or a mesh each.
bool namesAll(NoticeCode code) {
    return code == NoticeCode::ContentIgnored || code == NoticeCode::ContentDropped;
}

struct LossesOfKind {
    NoticeCode code = NoticeCode::Count;
    std::vector<std::string> texts;
};

/// In the order of the first of each kind, and none twice: every file that is written repeats the losses of
/// the import.
std::vector<LossesOfKind> lossesByKind(const Notices& notices) {
    std::vector<LossesOfKind> kinds;
    for (const Notice& notice : notices) {
        if (!isLoss(notice.code)) {
            continue;
        }
        auto kind = std::ranges::find(kinds, notice.code, &LossesOfKind::code);
        if (kind == kinds.end()) {
            kind = kinds.insert(kinds.end(), {notice.code, {}});
        }
        std::string text = noticeText(notice).toStdString();
        if (std::ranges::find(kind->texts, text) == kind->texts.end()) {
            kind->texts.push_back(std::move(text));
        }
    }
    return kinds;
}

} // namespace

std::string warningLines(const Issues& issues, double metersPerUnit, std::size_t max) {
    Issues warnings;
    std::ranges::copy_if(issues, std::back_inserter(warnings), isWarning);
    std::stable_partition(warnings.begin(), warnings.end(), comesFirst);
    std::map<NoticeCode, std::size_t> told; // how many of each kind
    std::vector<std::string> lines;
    for (const Issue& issue : warnings) {
        const NoticeCode code = firstNotice(issue).code;
        if (lines.size() < max && (isLeak(code) || told[code]++ < kMaxOfOneKind)) {
            lines.push_back(issueLine(issue, metersPerUnit).toStdString());
        }
    }
    if (lines.size() == max && warnings.size() > max) {
        lines.pop_back(); // its line tells how many there are
    }
    std::string text;
    for (const std::string& line : lines) {
        text += "sinew: warning: " + line + "\n";
    }
    if (const std::size_t hidden = warnings.size() - lines.size(); hidden > 0) {
        text += "sinew: " + std::to_string(hidden) + (hidden == 1 ? " more warning\n" : " more warnings\n");
    }
    return text;
}

std::string lossLines(const Notices& notices) {
    std::string text;
    for (const LossesOfKind& kind : lossesByKind(notices)) {
        const std::size_t all = kind.texts.size();
        const std::size_t shown = namesAll(kind.code) ? all : std::min(all, kMaxOfOneKind);
        for (std::size_t i = 0; i < shown; ++i) {
            text += "  " + kind.texts[i] + "\n";
        }
        text += shown < all ? "  and " + std::to_string(all - shown) + " more\n" : "";
    }
    return text.empty() ? text : "Left behind\n" + text;
}

Issues notesAmong(const Issues& issues) {
    Issues notes;
    std::ranges::copy_if(issues, std::back_inserter(notes), [](const Issue& issue) {
        return !isWarning(issue) && !isLoss(firstNotice(issue).code);
    });
    return notes;
}

std::string noteLines(const Issues& notes, double metersPerUnit) {
    std::string text;
    for (const Issue& note : notes) {
        text += "  ";
        text += issueLine(note, metersPerUnit).toStdString() + "\n";
    }
    return text.empty() ? text : QCoreApplication::translate("Printout", "Notes").toStdString() + "\n" + text;
}

std::string issueCounts(const Issues& issues) {
    const auto warnings = static_cast<std::size_t>(std::ranges::count_if(issues, isWarning));
    const std::size_t notes = notesAmong(issues).size();
    std::string text;
    if (warnings > 0) {
        text = countText(warnings, "warning", "warnings");
    }
    if (notes > 0) {
        text += (text.empty() ? "" : ", ") + countText(notes, "note", "notes");
    }
    return text.empty() ? "No issues found" : text;
}

namespace {

/// As the main thread would end, but without its destructors: nothing of the work is left on the disk then.
void endNow() {
    const QByteArray line = "sinew: " + errorText(makeError(ErrorCode::Canceled)).toUtf8() + '\n';
    writeErrorAtOnce(std::string_view(line.constData(), static_cast<std::size_t>(line.size())));
    std::_Exit(interruptedExitCode());
}

/// Never while something lies beside the place that it will take, which the work takes away when it ends.
void endUnlessOutputPending() {
    unlessOutputPending(endNow);
}

} // namespace

void catchInterrupts() {
    watchInterrupts(endUnlessOutputPending);
}

bool interrupted() {
    return caughtInterrupt() != 0;
}

int interruptedExitCode() {
    constexpr int kSignalBase = 128;
    return kSignalBase + caughtInterrupt();
}

namespace {

constexpr std::chrono::milliseconds kBetweenDraws(100);
constexpr const char* kClearLine = "\r\x1b[K";

} // namespace

TerminalProgress::TerminalProgress(bool shown, ProgressForm form)
    : m_form(form)
    , m_shown(form == ProgressForm::Json || (shown && errorIsTerminal())) {}

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
