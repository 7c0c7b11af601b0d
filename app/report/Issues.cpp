#include "app/report/Issues.h"

#include "app/text/NoticeText.h"
#include "app/text/Numbers.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace sinew {
namespace {

constexpr std::size_t kFewOpened = 2;    // stand among the other issues
constexpr std::size_t kFewPairs = 6;     // the same
constexpr std::size_t kFewAlike = 3;     // the same
constexpr double kNeighbourReach = 0.05; // of the character's diagonal: joints that near are neighbours

Issue issueOf(const Notice& notice) {
    Issue issue;
    issue.severity = severityOf(notice.code);
    issue.notice = notice;
    return issue;
}

/// About what the first of them is about.
Issue gathered(IssueKind kind, Issues parts) {
    Issue issue;
    issue.kind = kind;
    issue.severity = parts.front().severity;
    issue.fromBind = parts.front().fromBind;
    issue.parts = std::move(parts);
    return issue;
}

/// What makes its predicate true leaves `issues`, in its order.
template<typename Predicate>
Issues takeIssues(Issues& issues, const Predicate& wanted) {
    const auto rest = std::stable_partition(issues.begin(), issues.end(),
                                            [&](const Issue& issue) { return !wanted(issue); });
    Issues taken(std::make_move_iterator(rest), std::make_move_iterator(issues.end()));
    issues.erase(rest, issues.end());
    return taken;
}

/// The notices of leaks come in the order of the report's leaks.
Issues bindIssues(const BindReport& report) {
    Issues issues = issuesOf(report.notices);
    const auto leaks = static_cast<std::int32_t>(report.leaks.size());
    std::int32_t next = 0;
    for (Issue& issue : issues) {
        issue.fromBind = true;
        issue.leak = isLeak(issue.notice.code) && next < leaks ? next++ : kNone;
    }
    return issues;
}

const LeakLocation& locationOfLeak(const Issue& leak, const BindReport& report) {
    return report.leaks[static_cast<std::size_t>(leak.leak)];
}

const Joint& jointOf(const Skeleton& skeleton, std::int32_t joint) {
    return skeleton.joints[static_cast<std::size_t>(joint)];
}

bool betweenParentAndChild(const LeakLocation& location, const Skeleton& skeleton) {
    return jointOf(skeleton, location.jointA).parent == location.jointB ||
           jointOf(skeleton, location.jointB).parent == location.jointA;
}

/// As near to one another as the fingers of a hand. `reach`: model units.
bool betweenNeighbours(const LeakLocation& location, const Skeleton& skeleton, double reach) {
    const Vec3 between = jointOf(skeleton, location.jointA).modelFromJointBind.translation() -
                         jointOf(skeleton, location.jointB).modelFromJointBind.translation();
    return between.norm() <= reach;
}

/// Those of two joints come largest first, and so they stay; so do the pairs.
Issues gatherPairs(Issues leaks, const BindReport& report) {
    const auto jointsOf = [&](const Issue& leak) {
        const LeakLocation& location = locationOfLeak(leak, report);
        return std::minmax({location.jointA, location.jointB});
    };
    Issues pairs;
    while (!leaks.empty()) {
        const auto joints = jointsOf(leaks.front());
        Issues same = takeIssues(leaks, [&](const Issue& leak) { return jointsOf(leak) == joints; });
        pairs.push_back(same.size() > 1 ? gathered(IssueKind::Pair, std::move(same))
                                        : std::move(same.front()));
    }
    return pairs;
}

/// Adds `few` or less one by one, more as one issue.
void addGathered(Issues& issues, IssueKind kind, Issues parts, std::size_t few) {
    if (parts.size() > few) {
        issues.push_back(gathered(kind, std::move(parts)));
    } else {
        std::ranges::move(parts, std::back_inserter(issues));
    }
}

/// Its notice names one joint as subject and the other as first argument.
QString pairText(const Issue& pair, const QString& count) {
    const Notice& largest = firstNotice(pair);
    const std::string other = largest.arguments.empty() ? std::string() : largest.arguments.front();
    return fillText(
        QCoreApplication::translate("IssueText", "Weights may bleed between %1 and %2 in %3 places"),
        {QString::fromStdString(largest.subject), QString::fromStdString(other), count});
}

} // namespace

Issues issuesOf(const Notices& notices) {
    Issues issues;
    issues.reserve(notices.size());
    std::ranges::transform(notices, std::back_inserter(issues), issueOf);
    return issues;
}

Issues gatherBind(const BindReport& report, const Scene& scene) {
    Issues issues = bindIssues(report);
    Issues leaks = takeIssues(issues, [](const Issue& issue) { return issue.leak != kNone; });
    Issues opened =
        takeIssues(leaks, [](const Issue& leak) { return leak.notice.code == NoticeCode::VoxelsParted; });
    Issues chain = takeIssues(leaks, [&](const Issue& leak) {
        return betweenParentAndChild(locationOfLeak(leak, report), scene.skeleton);
    });
    for (Issue& leak : chain) {
        leak.severity = Severity::Info;
    }
    const double reach = kNeighbourReach * bounds(scene).diagonal();
    Issues neighbours = takeIssues(leaks, [&](const Issue& leak) {
        return betweenNeighbours(locationOfLeak(leak, report), scene.skeleton, reach);
    });
    addGathered(issues, IssueKind::Pairs, gatherPairs(std::move(leaks), report), kFewPairs);
    addGathered(issues, IssueKind::Neighbours, std::move(neighbours), 1);
    addGathered(issues, IssueKind::Chain, std::move(chain), 1);
    addGathered(issues, IssueKind::OpenedGaps, std::move(opened), kFewOpened);
    return issues;
}

void sortBySeverity(Issues& issues) {
    std::ranges::stable_sort(issues, [](const Issue& a, const Issue& b) { return a.severity > b.severity; });
}

Issues gatherAlike(Issues issues, double metersPerUnit) {
    std::vector<Issues> groups; // in the order of the first of each
    std::map<NoticeCode, std::size_t> groupOf;
    std::set<QString> texts;
    for (Issue& issue : issues) {
        if (issue.kind != IssueKind::One || issue.severity == Severity::Warning) {
            groups.emplace_back().push_back(std::move(issue));
        } else if (texts.insert(issueText(issue, metersPerUnit)).second) {
            const auto [group, isNew] = groupOf.try_emplace(issue.notice.code, groups.size());
            if (isNew) {
                groups.emplace_back();
            }
            groups[group->second].push_back(std::move(issue));
        }
    }
    Issues out;
    for (Issues& alike : groups) {
        if (alike.size() > kFewAlike) {
            std::ranges::stable_sort(
                alike, [](const Issue& a, const Issue& b) { return a.notice.count > b.notice.count; });
        }
        addGathered(out, IssueKind::Alike, std::move(alike), kFewAlike);
    }
    return out;
}

const Notice& firstNotice(const Issue& issue) {
    return issue.parts.empty() ? issue.notice : firstNotice(issue.parts.front());
}

QString issueText(const Issue& issue, double metersPerUnit) {
    const QString count = wholeText(issue.parts.size());
    switch (issue.kind) {
    case IssueKind::One:
        break;
    case IssueKind::Neighbours:
        return QCoreApplication::translate("IssueText",
                                           "Weights may bleed between neighbouring joints in %1 places")
            .arg(count);
    case IssueKind::Chain:
        return QCoreApplication::translate("IssueText",
                                           "Weights blend across gaps between parent and child in %1 places")
            .arg(count);
    case IssueKind::Pair:
        return pairText(issue, count);
    case IssueKind::Pairs:
        return QCoreApplication::translate("IssueText", "Weights may bleed between %1 pairs of joints")
            .arg(count);
    case IssueKind::OpenedGaps:
        return QCoreApplication::translate("IssueText", "%1 gaps opened with finer voxels").arg(count);
    case IssueKind::Alike:
        return QCoreApplication::translate("IssueText", "%1 (and %2 more like it)")
            .arg(noticeText(firstNotice(issue), metersPerUnit), wholeText(issue.parts.size() - 1));
    }
    return noticeText(issue.notice, metersPerUnit);
}

QString issueLine(const Issue& issue, double metersPerUnit) {
    QString text = issueText(issue, metersPerUnit);
    if (issue.kind == IssueKind::One || issue.kind == IssueKind::Alike) {
        return text;
    }
    return QCoreApplication::translate("IssueText", "%1. Largest: %2")
        .arg(text, noticeText(firstNotice(issue), metersPerUnit));
}

} // namespace sinew
