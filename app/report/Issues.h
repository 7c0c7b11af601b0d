#pragma once

#include "app/text/NoticeText.h"
#include "core/bind/BindReport.h"
#include "core/scene/Scene.h"

#include <QString>

#include <vector>

namespace sinew {

/// What an issue is about.
enum class IssueKind {
    One,        ///< one notice
    Neighbours, ///< leaks between joints that are near one another
    Chain,      ///< leaks between parent and child, whose weights blend anyway
    Pair,       ///< leaks between the same two joints
    Pairs,      ///< leaks between many pairs of joints
    OpenedGaps, ///< leaks that finer voxels closed
    Alike       ///< notices of one code
};

/// A notice, or several that are read as one. The window and the command line list and count issues; the
/// JSON report lists each notice.
struct Issue {
    IssueKind kind = IssueKind::One;
    Severity severity = Severity::Info;
    bool fromBind = false;         ///< of gatherBind: not about the file
    std::int32_t leak = kNone;     ///< of One: the bind report's leak it is about
    std::int32_t fault = kNone;    ///< of One: the group of faulty vertices it is about
    Notice notice = {};            ///< of One
    std::vector<Issue> parts = {}; ///< of the others: at least two, the largest first
};
using Issues = std::vector<Issue>;

/// Each notice by itself, in their order.
Issues issuesOf(const Notices& notices);

/// What a bind of the scene found. Leaks that stay come behind the rest: those between the same two joints in
/// one issue, those of many pairs in one, those between neighbours (the fingers of a hand) in one, those
/// between parent and child, where nothing is wrong, in a remark; then the gaps that were opened, in one if
/// there are more than a few.
Issues gatherBind(const BindReport& report, const Scene& scene);

/// Warnings first, then repairs, then remarks; otherwise in their order.
void sortBySeverity(Issues& issues);

/// Where nobody can open and close rows: more than three notes of one code become one, the one with the
/// largest count first. Notes that read the same, as two files written alike leave them, are kept once.
/// Warnings stay as they are.
Issues gatherAlike(Issues issues, double metersPerUnit);

/// The notice of an issue; of several the first, which is about the largest.
const Notice& firstNotice(const Issue& issue);

/// What a row says: one line, without the notices that it gathers. Lengths are in the scene's unit.
QString issueText(const Issue& issue, double metersPerUnit);

/// The same with the largest of what it gathers, where there are no rows below it.
QString issueLine(const Issue& issue, double metersPerUnit);

} // namespace sinew
