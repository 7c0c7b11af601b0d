#include "app/cli/Printout.h"

#include "app/text/NoticeSeverity.h"
#include "app/text/Texts.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <vector>

namespace sinew {
namespace {

constexpr std::size_t kMostOfOneKind = 3;

bool isWarning(const Notice& notice) {
    return severityOf(notice.code) == Severity::Warning;
}

/// A skeleton in another place than the mesh spoils all that follows.
bool comesFirst(const Notice& notice) {
    return notice.code == NoticeCode::SkeletonOutside || notice.code == NoticeCode::SkeletonFitProposed;
}

bool tellsOfLoss(const Notice& notice) {
    return notice.code == NoticeCode::ContentIgnored || notice.code == NoticeCode::ContentDropped;
}

} // namespace

std::string warningLines(const Notices& notices, std::size_t most) {
    Notices warnings;
    std::ranges::copy_if(notices, std::back_inserter(warnings), isWarning);
    std::ranges::stable_partition(warnings, comesFirst);
    std::map<NoticeCode, std::size_t> told; // how many of each kind
    std::vector<std::string> lines;
    for (const Notice& notice : warnings) {
        if (lines.size() < most && told[notice.code]++ < kMostOfOneKind) {
            lines.push_back(noticeText(notice).toStdString());
        }
    }
    if (lines.size() == most && warnings.size() > most) {
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
    for (const Notice& notice : notices) {
        if (tellsOfLoss(notice)) {
            text += (text.empty() ? "Left behind\n  " : "  ") + noticeText(notice).toStdString() + "\n";
        }
    }
    return text;
}

std::size_t noteCount(const Notices& notices) {
    return static_cast<std::size_t>(std::ranges::count_if(
        notices, [](const Notice& notice) { return !isWarning(notice) && !tellsOfLoss(notice); }));
}

} // namespace sinew
