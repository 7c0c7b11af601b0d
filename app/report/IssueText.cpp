#include "app/report/Issues.h"
#include "app/text/Fill.h"
#include "app/text/Numbers.h"
#include "app/text/Texts.h"

#include <QCoreApplication>

namespace sinew {
namespace {

/// Its notice names one joint as subject and the other as first argument.
QString pairText(const Issue& pair, const QString& count) {
    const Notice& largest = firstNotice(pair);
    const std::string other = largest.arguments.empty() ? std::string() : largest.arguments.front();
    return fillText(
        QCoreApplication::translate("IssueText", "Weights may bleed between %1 and %2 in %3 places"),
        {QString::fromStdString(largest.subject), QString::fromStdString(other), count});
}

} // namespace

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
