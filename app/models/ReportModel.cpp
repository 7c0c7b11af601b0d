#include "app/models/ReportModel.h"

#include "app/text/JointTexts.h"
#include "app/text/Numbers.h"
#include "core/scene/CharacterSize.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

namespace sinew {
ReportModel::ReportModel(Document& document, QObject* parent)
    : QAbstractItemModel(parent)
    , m_document(document) {
    document.onChange(DocumentChange::Scene | DocumentChange::Field, this, &ReportModel::reload);
    document.onChange(DocumentChange::Settings, this, &ReportModel::settingsChanged);
    reload();
}

std::int32_t ReportModel::proposalOf(const Notice& notice) const {
    if (notice.code != NoticeCode::RigidProposed && notice.code != NoticeCode::FollowProposed &&
        notice.code != NoticeCode::UnskinnedPart) {
        return kNone;
    }
    const DocumentState& state = m_document.state();
    const auto& proposals = state.report->proposals;
    const auto found = std::ranges::find_if(proposals, [&](const PartProposal& proposal) {
        return shellName(partName(*state.scene, proposal.part), proposal.shell) == notice.subject;
    });
    return found == proposals.end() ? kNone : static_cast<std::int32_t>(found - proposals.begin());
}

/// What settings can do about one notice.
IssueFix ReportModel::fixOf(const Issue& issue) const {
    if (issue.leak != kNone) {
        return fixOfLeak(m_document.state(), static_cast<std::size_t>(issue.leak));
    }
    if (const std::int32_t number = issue.fromBind ? proposalOf(issue.notice) : kNone; number != kNone) {
        const PartProposal& proposal = m_document.state().report->proposals[static_cast<std::size_t>(number)];
        return {{{proposal.part, proposal.shell}}, {}, false, false};
    }
    if (issue.notice.code == NoticeCode::SizeUnusual) {
        IssueFix fix;
        fix.scale = likelyScales(characterSize(*m_document.state().scene)).front();
        return fix;
    }
    return {{},
            {},
            issue.notice.code == NoticeCode::HolesLetOutsideIn,
            issue.notice.code == NoticeCode::ShellsInverted};
}

/// Those that the settings do not answer stay. `answered` gets two flags for each notice, in their order:
/// whether it goes, and whether the settings hold all that helps.
Issues ReportModel::openOf(Issues issues, std::vector<bool>& answered) const {
    const DocumentState& state = m_document.state();
    const bool changed = state.stale() || !state.bound();
    std::erase_if(issues, [&](Issue& issue) {
        if (!issue.parts.empty()) {
            issue.parts = openOf(std::move(issue.parts), answered);
            return issue.parts.empty();
        }
        const IssueFix fix = fixOf(issue);
        const bool decided = !fix.empty() && holdsFix(state, fix);
        const bool gone = decided && (changed || !fix.proposals.empty());
        answered.push_back(gone);
        answered.push_back(decided);
        return gone;
    });
    return issues;
}

Issues ReportModel::findIssues(std::vector<bool>& answered) const {
    Issues issues;
    const DocumentState& state = m_document.state();
    if (state.scene) {
        if (state.report) {
            issues = openOf(gatherBind(*state.report, *state.scene), answered);
        }
        if (state.importNotices) {
            std::ranges::move(issuesOf(*state.importNotices), std::back_inserter(issues));
        }
        addFaults(issues);
        std::ranges::move(issuesOf(m_shapeNotices), std::back_inserter(issues));
        sortBySeverity(issues);
    }
    return issues;
}

/// A row for the issue and one for each that it gathers.
std::unique_ptr<ReportModel::Row> ReportModel::rowOf(const Issue& issue) const {
    const Scene& scene = *m_document.state().scene;
    auto row = std::make_unique<Row>();
    row->issue = &issue;
    row->severity = issue.severity;
    row->leak = issue.leak;
    row->fault = issue.fault;
    if (issue.parts.empty()) {
        row->joint = jointOfNotice(issue.notice, scene.skeleton);
        row->piece = pieceOfNotice(issue.notice, scene);
        row->proposal = issue.fromBind ? proposalOf(issue.notice) : kNone;
        row->fix = fixOf(issue);
    }
    for (const Issue& part : issue.parts) {
        row->children.push_back(rowOf(part));
    }
    row->key = keyOf(*row);
    return row;
}

/// What a bind with the fix in its settings still finds is left to the user, and so are many leaks for which
/// finer voxels would make it much slower.
ReportSection ReportModel::sectionOf(const Row& row) const {
    IssueFix wanted;
    gatherFix(row, wanted);
    const IssueFix fix = missingFix(m_document.state(), wanted);
    if (row.issue->parts.empty() && row.issue->notice.code == NoticeCode::SkeletonFitProposed) {
        return ReportSection::FitSkeleton;
    }
    if (row.fault != kNone) {
        return ReportSection::RepairWeights;
    }
    if (fix.scale != 1.0) {
        return ReportSection::ScaleCharacter;
    }
    if (!fix.proposals.empty()) {
        return ReportSection::AcceptProposals;
    }
    if (fix.turnNormals) {
        return ReportSection::TurnNormals;
    }
    if (fix.closeHoles) {
        return ReportSection::CloseHoles;
    }
    if (row.severity != Severity::Warning) {
        return ReportSection::Notes;
    }
    return fix.refine.empty() ? ReportSection::CheckByHand : ReportSection::RefineVoxels;
}

void ReportModel::addRows() {
    static_assert(static_cast<int>(ReportSection::Notes) + 1 == kReportSections);
    std::array<std::unique_ptr<Row>, kReportSections> sections;
    for (const Issue& issue : m_issues) {
        std::unique_ptr<Row> row = rowOf(issue);
        const ReportSection section = sectionOf(*row);
        auto& head = sections[static_cast<std::size_t>(section)];
        if (!head) {
            head = std::make_unique<Row>();
            head->section = section;
        }
        head->severity = std::max(head->severity, row->severity);
        head->children.push_back(std::move(row));
    }
    for (auto& head : sections) {
        if (head) {
            m_root.children.push_back(std::move(head));
        }
    }
}

void ReportModel::settle(Row& parent) {
    int number = 0;
    for (const auto& row : parent.children) {
        row->parent = &parent;
        row->number = number++;
        row->section = row->issue == nullptr ? row->section : parent.section;
        settle(*row);
    }
}

void ReportModel::setFaults(std::shared_ptr<const FaultGroups> faults) {
    if (m_faults != faults) {
        m_faults = std::move(faults);
        reload();
    }
}

void ReportModel::setShapeNotices(Notices notices) {
    m_shapeNotices = std::move(notices);
    reload();
}

void ReportModel::addFaults(Issues& issues) const {
    constexpr std::array codes{NoticeCode::WeightsZero, NoticeCode::WeightsFar, NoticeCode::WeightsNoisy,
                               NoticeCode::WeightsBeyondLimit, NoticeCode::WeightsStoredWrong};
    static_assert(codes.size() == kFaultKinds);
    const DocumentState& state = m_document.state();
    for (std::size_t number = 0; m_faults && number < m_faults->size(); ++number) {
        const FaultGroup& group = (*m_faults)[number];
        if (group.part >= state.scene->parts.size()) {
            return; // of the character before: the next ones are on their way
        }
        const Notice notice{codes[static_cast<std::size_t>(group.kind)],
                            partName(*state.scene, group.part),
                            group.vertices.size(),
                            {std::to_string(state.settings.maxInfluences)}};
        Issue issue = issuesOf({notice}).front();
        issue.fault = group.kind == FaultKind::Stored ? kNone : static_cast<std::int32_t>(number);
        issues.push_back(std::move(issue));
    }
}

void ReportModel::gatherVertices(const Row& row, std::vector<VertexId>& vertices) const {
    if (row.fault != kNone) {
        const FaultGroup& group = (*m_faults)[static_cast<std::size_t>(row.fault)];
        for (const std::uint32_t vertex : group.vertices) {
            vertices.push_back({static_cast<std::uint32_t>(group.part), vertex});
        }
    }
    for (const auto& child : row.children) {
        gatherVertices(*child, vertices);
    }
}

std::vector<VertexId> ReportModel::verticesAt(const QModelIndex& index) const {
    std::vector<VertexId> vertices;
    gatherVertices(index.isValid() ? rowAt(index) : m_root, vertices);
    return vertices;
}

void ReportModel::gatherFix(const Row& row, IssueFix& fix) {
    fix.add(row.fix);
    for (const auto& child : row.children) {
        gatherFix(*child, fix);
    }
}

IssueFix ReportModel::fixAt(const QModelIndex& index) const {
    IssueFix fix;
    gatherFix(index.isValid() ? rowAt(index) : m_root, fix);
    return fix;
}

void ReportModel::settingsChanged() {
    std::vector<bool> answered;
    findIssues(answered);
    if (answered != m_answered) {
        reload();
    }
}

void ReportModel::reload() {
    beginResetModel();
    m_root.children.clear();
    m_answered.clear();
    m_issues = findIssues(m_answered);
    addRows();
    settle(m_root);
    endResetModel();
}

int ReportModel::issues() const {
    int count = 0;
    for (const auto& section : m_root.children) {
        count += section->section == ReportSection::Notes ? 0 : static_cast<int>(section->children.size());
    }
    return count;
}

int ReportModel::notes() const {
    const QModelIndex notes = sectionIndex(ReportSection::Notes);
    return notes.isValid() ? rowCount(notes) : 0;
}

QModelIndex ReportModel::sectionIndex(ReportSection section) const {
    const auto found =
        std::ranges::find_if(m_root.children, [&](const auto& row) { return row->section == section; });
    return found == m_root.children.end() ? QModelIndex() : index((*found)->number, Text);
}

std::optional<PieceId> ReportModel::pieceAt(const QModelIndex& index) const {
    if (!index.isValid()) {
        return std::nullopt;
    }
    const Row& row = rowAt(index);
    if (row.proposal != kNone) {
        const PartProposal& proposal =
            m_document.state().report->proposals[static_cast<std::size_t>(row.proposal)];
        return PieceId{proposal.part, proposal.shell};
    }
    return row.piece;
}

QString ReportModel::keyAt(const QModelIndex& index) const {
    return index.isValid() ? rowAt(index).key : QString();
}

QString ReportModel::keyOf(const Row& row) const {
    if (!row.children.empty()) {
        return {};
    }
    const Notice& notice = row.issue->notice;
    QStringList key{QString::number(static_cast<int>(notice.code)), QString::fromStdString(notice.subject)};
    if (row.fault != kNone) { // vertices of one part may be in several groups
        const FaultGroup& group = (*m_faults)[static_cast<std::size_t>(row.fault)];
        key << QString::number(group.vertices.front());
    } else if (row.leak != kNone) { // two joints may have several: by where they are, about
        const LeakLocation& leak = m_document.state().report->leaks[static_cast<std::size_t>(row.leak)];
        const double size = std::max(bounds(*m_document.state().scene).diagonal(), 1e-12);
        constexpr double kGrid = 50.0; // places along the character
        key << QString::number(leak.jointA) << QString::number(leak.jointB);
        for (Eigen::Index axis = 0; axis < 3; ++axis) {
            key << QString::number(std::lround(kGrid * leak.position[axis] / size));
        }
    }
    return key.join(QLatin1Char('\n'));
}

QModelIndex ReportModel::indexOfKey(const QString& key, const QModelIndex& parent) const {
    for (int row = 0; row < rowCount(parent); ++row) {
        const QModelIndex at = index(row, Text, parent);
        if (keyAt(at) == key) {
            return at;
        }
        if (const QModelIndex below = indexOfKey(key, at); below.isValid()) {
            return below;
        }
    }
    return {};
}

QModelIndex ReportModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    const Row& above = parent.isValid() ? rowAt(parent) : m_root;
    return createIndex(row, column, above.children[static_cast<std::size_t>(row)].get());
}

QModelIndex ReportModel::parent(const QModelIndex& child) const {
    const Row* above = child.isValid() ? rowAt(child).parent : nullptr;
    return above == nullptr || above == &m_root ? QModelIndex() : createIndex(above->number, Text, above);
}

int ReportModel::rowCount(const QModelIndex& parent) const {
    if (parent.column() > 0) {
        return 0;
    }
    return static_cast<int>((parent.isValid() ? rowAt(parent) : m_root).children.size());
}

int ReportModel::columnCount(const QModelIndex& /*parent*/) const {
    return ColumnCount;
}

const ReportModel::Row& ReportModel::rowAt(const QModelIndex& index) const {
    return *static_cast<const Row*>(index.internalPointer());
}

QVariant ReportModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const Row& row = rowAt(index);
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == Text ? shortText(row) : QString();
    case Qt::ToolTipRole:
        return tipOf(row);
    case WholeTextRole:
        return textOf(row);
    case SeverityRole:
        return static_cast<int>(row.severity);
    case JointRole:
        return row.joint;
    case PartRole:
        return row.piece ? static_cast<std::int32_t>(row.piece->part) : kNone;
    case LeakRole:
        return row.leak;
    case ProposalRole:
        return row.proposal;
    case SectionRole:
        return static_cast<int>(row.section);
    case CountRole:
        return static_cast<qulonglong>(row.children.empty() ? row.issue->notice.count : row.children.size());
    default:
        return {};
    }
}

} // namespace sinew
