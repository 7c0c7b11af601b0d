#include "app/models/ReportModel.h"

#include "app/text/Texts.h"
#include "core/bind/parts/PartPlan.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>

namespace sinew {
namespace {

/// What the subject of a notice is.
enum class Subject { Mesh, Joint, Other };

Subject subjectOf(NoticeCode code) {
    switch (code) {
    case NoticeCode::BindPoseInconsistent:
    case NoticeCode::JointNameGiven:
    case NoticeCode::JointNameDuplicate:
    case NoticeCode::SkeletonGuessed:
    case NoticeCode::JointNotSource:
    case NoticeCode::JointOutside:
    case NoticeCode::JointFar:
    case NoticeCode::HandleFar:
    case NoticeCode::JointReachesNothing:
    case NoticeCode::VoxelsJoin:
    case NoticeCode::VoxelsTouch:
    case NoticeCode::VoxelsParted:
    case NoticeCode::BoneAlphaUnused:
        return Subject::Joint;
    case NoticeCode::NodePlaceReset:
    case NoticeCode::SkeletonOutside:
    case NoticeCode::SkeletonFitProposed:
    case NoticeCode::SkeletonFitted:
    case NoticeCode::MeshWithoutPlacesDropped:
    case NoticeCode::JointScaleRemoved:
    case NoticeCode::TextureMissing:
    case NoticeCode::TextureDamaged:
    case NoticeCode::TextureRefused:
    case NoticeCode::ContentIgnored:
    case NoticeCode::SkeletonRootsMany:
    case NoticeCode::LoneBonesGuessed:
    case NoticeCode::PartsMadeRigid:
    case NoticeCode::SkeletonReplaced:
    case NoticeCode::AnimationIgnored:
    case NoticeCode::FlatModel:
    case NoticeCode::TextureNotEmbedded:
    case NoticeCode::TextureDropped:
    case NoticeCode::TextureKindRare:
    case NoticeCode::ContentDropped:
    case NoticeCode::RebindDiffers:
    case NoticeCode::PosedJointsMissing:
    case NoticeCode::DeformJointsMissing:
    case NoticeCode::SkeletonEditsLost:
    case NoticeCode::RefinementCurtailed:
    case NoticeCode::RegionHoldsNothing:
    case NoticeCode::RegionJointUnknown:
    case NoticeCode::RegionJointReachesNothing:
    case NoticeCode::RegionShapeUnused:
    case NoticeCode::RegionPaintOutdated:
    case NoticeCode::JointsCoincide:
    case NoticeCode::CageOutside:
    case NoticeCode::CageFar:
    case NoticeCode::CagesCross:
    case NoticeCode::CageFacesCross:
    case NoticeCode::CageOpen:
    case NoticeCode::CageVerticesMany:
        return Subject::Other;
    default:
        return Subject::Mesh;
    }
}

/// Where the widest hole is, of arguments in metres.
std::optional<Vec3> holeOf(const Notice& notice, double metersPerUnit) {
    constexpr std::size_t first = 2;
    Vec3 place;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        if (first + axis >= notice.arguments.size()) {
            return std::nullopt;
        }
        const std::string& number = notice.arguments[first + axis];
        double value = 0.0;
        if (std::from_chars(number.data(), number.data() + number.size(), value).ec != std::errc()) {
            return std::nullopt;
        }
        place[static_cast<Eigen::Index>(axis)] = value / metersPerUnit;
    }
    return place;
}

std::optional<std::size_t> partCalled(const std::string& name, const Scene& scene) {
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        if (scene.parts[part].mesh->name == name || partName(scene, part) == name) {
            return part;
        }
    }
    return std::nullopt;
}

/// The 3 of "Body#3", behind its sign; 0: no shell is called so.
int shellBehind(const std::string& name, std::size_t sign) {
    int shell = 0;
    const char* end = name.data() + name.size();
    const auto [stop, problem] = std::from_chars(name.data() + sign + 1, end, shell);
    return problem == std::errc() && stop == end && shell > 0 ? shell : 0;
}

} // namespace

std::int32_t jointOfNotice(const Notice& notice, const Skeleton& skeleton) {
    return subjectOf(notice.code) == Subject::Joint ? skeleton.find(notice.subject) : kNone;
}

std::optional<PieceId> pieceOfNotice(const Notice& notice, const Scene& scene) {
    if (subjectOf(notice.code) != Subject::Mesh) {
        return std::nullopt;
    }
    if (const auto part = partCalled(notice.subject, scene)) {
        return PieceId{*part, 0};
    }
    const std::size_t sign = notice.subject.rfind('#');
    const int shell = sign == std::string::npos ? 0 : shellBehind(notice.subject, sign);
    const auto part = shell > 0 ? partCalled(notice.subject.substr(0, sign), scene) : std::nullopt;
    return part ? std::optional(PieceId{*part, shell}) : std::nullopt;
}

ReportModel::ReportModel(Document& document, QObject* parent)
    : QAbstractItemModel(parent)
    , m_document(document) {
    document.onChange(DocumentChange::Scene | DocumentChange::Field, this, &ReportModel::reload);
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
    }
    for (const Issue& part : issue.parts) {
        row->children.push_back(rowOf(part));
    }
    return row;
}

void ReportModel::addRows() {
    auto notes = std::make_unique<Row>();
    for (const Issue& issue : m_issues) {
        Rows& rows = issue.severity == Severity::Warning ? m_root.children : notes->children;
        rows.push_back(rowOf(issue));
    }
    if (!notes->children.empty()) {
        m_root.children.push_back(std::move(notes));
    }
}

void ReportModel::settle(Row& parent) {
    int number = 0;
    for (const auto& row : parent.children) {
        row->parent = &parent;
        row->number = number++;
        settle(*row);
    }
}

void ReportModel::setFaults(std::shared_ptr<const FaultGroups> faults) {
    if (m_faults != faults) {
        m_faults = std::move(faults);
        reload();
    }
}

void ReportModel::addFaults() {
    constexpr std::array codes{NoticeCode::WeightsZero, NoticeCode::WeightsFar, NoticeCode::WeightsNoisy,
                               NoticeCode::WeightsBeyondLimit};
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
        Issues issues = issuesOf({notice});
        issues.front().fault = static_cast<std::int32_t>(number);
        m_issues.push_back(std::move(issues.front()));
    }
}

std::vector<VertexId> ReportModel::verticesAt(const QModelIndex& index) const {
    std::vector<VertexId> vertices;
    if (const std::int32_t fault = index.isValid() ? rowAt(index).fault : kNone; fault != kNone) {
        const FaultGroup& group = (*m_faults)[static_cast<std::size_t>(fault)];
        for (const std::uint32_t vertex : group.vertices) {
            vertices.push_back({static_cast<std::uint32_t>(group.part), vertex});
        }
    }
    return vertices;
}

void ReportModel::reload() {
    beginResetModel();
    m_root.children.clear();
    m_issues.clear();
    const DocumentState& state = m_document.state();
    if (state.scene) {
        if (state.report) {
            m_issues = gatherBind(*state.report, *state.scene);
        }
        if (state.importNotices) {
            std::ranges::move(issuesOf(*state.importNotices), std::back_inserter(m_issues));
        }
        addFaults();
        sortBySeverity(m_issues);
        addRows();
        settle(m_root);
    }
    endResetModel();
}

int ReportModel::warnings() const {
    return rowCount() - (notesIndex().isValid() ? 1 : 0);
}

int ReportModel::notes() const {
    return notesIndex().isValid() ? rowCount(notesIndex()) : 0;
}

QModelIndex ReportModel::notesIndex() const {
    const bool any = !m_root.children.empty() && m_root.children.back()->issue == nullptr;
    return any ? index(rowCount() - 1, Text) : QModelIndex();
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

QString ReportModel::textOf(const Row& row) const {
    if (row.issue == nullptr) {
        return tr("Notes (%1)").arg(row.children.size());
    }
    const QString text = issueText(*row.issue, m_document.state().scene->metersPerUnit);
    return row.children.empty() ? text : tr("%1 (largest first)").arg(text);
}

QVariant ReportModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const Row& row = rowAt(index);
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == Text) {
            return textOf(row);
        }
        if (row.issue == nullptr || index.column() == Fix) {
            return QString();
        }
        return row.fault != kNone ? tr("Weights") : row.issue->fromBind ? tr("Bind") : tr("File");
    case Qt::ToolTipRole:
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
    case CountRole:
        return static_cast<qulonglong>(row.children.empty() ? row.issue->notice.count : row.children.size());
    default:
        return {};
    }
}

/// About all its vertices.
ViewMark ReportModel::markOfFault(const FaultGroup& group) const {
    constexpr double roomAboutThem = 2.0; // of their half diagonal
    const Scene& scene = *m_document.state().scene;
    const Mesh& mesh = *scene.parts[group.part].mesh;
    Aabb box;
    for (const std::uint32_t vertex : group.vertices) {
        box.add(mesh.vertices[vertex]);
    }
    const double least = 0.01 * bounds(scene).diagonal();
    const double radius = std::max(0.5 * box.diagonal(), least);
    ViewMark mark;
    mark.by = VertexId{static_cast<std::uint32_t>(group.part), group.vertices.front()};
    mark.offset = box.center() - mesh.vertices[group.vertices.front()];
    mark.part = static_cast<std::int32_t>(group.part);
    mark.radius = radius;
    mark.around = std::max(roomAboutThem * radius, 8.0 * least);
    return mark;
}

std::optional<ViewMark> ReportModel::markAt(const QModelIndex& index) const {
    const Row& row = rowAt(index);
    const DocumentState& state = m_document.state();
    if (row.leak != kNone) {
        constexpr double around = 12.0; // gaps and voxels: enough to tell where it is
        const LeakLocation& place = state.report->leaks[static_cast<std::size_t>(row.leak)];
        return markOfVolumeEdit(*state.scene, place.position, 0.5 * place.extent,
                                0.5 * place.extent + around * std::max(place.gap, state.report->voxelSize));
    }
    if (row.issue != nullptr && row.issue->notice.code == NoticeCode::HolesLetOutsideIn) {
        if (const auto hole = holeOf(row.issue->notice, state.scene->metersPerUnit)) {
            const double size = bounds(*state.scene).diagonal();
            return markOfVolumeEdit(*state.scene, *hole, 0.01 * size, 0.08 * size);
        }
    }
    if (row.fault != kNone) {
        return markOfFault((*m_faults)[static_cast<std::size_t>(row.fault)]);
    }
    if (row.joint != kNone) {
        return markOfJoint(row.joint);
    }
    if (row.proposal != kNone) {
        const PartProposal& proposal = state.report->proposals[static_cast<std::size_t>(row.proposal)];
        return markOfPiece(*state.scene, {proposal.part, proposal.shell});
    }
    return row.piece ? markOfPiece(*state.scene, *row.piece) : std::nullopt;
}

QVariant ReportModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    return section == Text ? tr("Issues") : section == Origin ? tr("Source") : QString();
}

} // namespace sinew
