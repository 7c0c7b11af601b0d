#include "app/models/ReportModel.h"

#include "app/text/Fill.h"
#include "app/text/Texts.h"
#include "core/bind/parts/PartPlan.h"

#include <algorithm>
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
    case NoticeCode::RefinementCurtailed:
    case NoticeCode::RegionHoldsNothing:
    case NoticeCode::RegionJointUnknown:
    case NoticeCode::RegionJointReachesNothing:
    case NoticeCode::RegionPaintOutdated:
        return Subject::Other;
    default:
        return Subject::Mesh;
    }
}

constexpr std::size_t kFewParted = 2; // stand among the other rows
constexpr std::size_t kFewPairs = 6;  // the same
constexpr double kNeighbours = 0.05;  // of the character's diagonal: joints that near are neighbours

/// What makes its predicate true leaves `rows`, in its order.
template<typename Rows, typename Predicate>
Rows takeRows(Rows& rows, const Predicate& wanted) {
    const auto rest =
        std::stable_partition(rows.begin(), rows.end(), [&](const auto& row) { return !wanted(*row); });
    Rows out(std::make_move_iterator(rest), std::make_move_iterator(rows.end()));
    rows.erase(rest, rows.end());
    return out;
}

bool ofLeak(const Notice& notice) {
    return tellsOfLeak(notice.code) && notice.code != NoticeCode::VoxelsParted;
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

void ReportModel::add(const Notices& notices, bool fromBind) {
    const Scene& scene = *m_document.state().scene;
    const auto leaks = fromBind ? static_cast<std::int32_t>(m_document.state().report->leaks.size()) : 0;
    std::int32_t next = 0; // their notices come in the report's order
    for (const Notice& notice : notices) {
        auto row = std::make_unique<Row>();
        row->notice = notice;
        row->fromBind = fromBind;
        row->severity = severityOf(notice.code);
        row->joint = jointOfNotice(notice, scene.skeleton);
        row->piece = pieceOfNotice(notice, scene);
        row->leak = tellsOfLeak(notice.code) && next < leaks ? next++ : kNone;
        row->proposal = fromBind ? proposalOf(notice) : kNone;
        m_root.children.push_back(std::move(row));
    }
}

/// A row over others, about what the first of them is about.
std::unique_ptr<ReportModel::Row> ReportModel::fold(Kind kind, Rows rows) {
    auto row = std::make_unique<Row>();
    row->kind = kind;
    row->fromBind = rows.front()->fromBind;
    row->severity = rows.front()->severity;
    row->children = std::move(rows);
    return row;
}

/// Parent and child, or as near to one another as the fingers of a hand. `reach`: model units.
bool ReportModel::neighbours(const Row& leak, double reach) const {
    const LeakLocation& place = m_document.state().report->leaks[static_cast<std::size_t>(leak.leak)];
    const std::vector<Joint>& joints = m_document.state().scene->skeleton.joints;
    const Joint& a = joints[static_cast<std::size_t>(place.jointA)];
    const Joint& b = joints[static_cast<std::size_t>(place.jointB)];
    const Vec3 between = a.modelFromJointBind.translation() - b.modelFromJointBind.translation();
    return a.parent == place.jointB || b.parent == place.jointA || between.norm() <= reach;
}

/// Those of two joints come largest first, and so they stay; so do the pairs.
void ReportModel::foldLeaks() {
    const auto isLeak = [](const Row& row) { return row.leak != kNone && ofLeak(row.notice); };
    Rows leaks = takeRows(m_root.children, isLeak);
    const double reach = kNeighbours * bounds(*m_document.state().scene).diagonal();
    Rows near = takeRows(leaks, [&](const Row& row) { return neighbours(row, reach); });
    Rows pairs;
    while (!leaks.empty()) {
        const auto& places = m_document.state().report->leaks;
        const auto jointsOf = [&](const Row& row) {
            const LeakLocation& place = places[static_cast<std::size_t>(row.leak)];
            return std::minmax({place.jointA, place.jointB});
        };
        const std::pair<std::int32_t, std::int32_t> joints = jointsOf(*leaks.front());
        Rows same = takeRows(leaks, [&](const Row& row) { return jointsOf(row) == joints; });
        pairs.push_back(same.size() > 1 ? fold(Kind::Pair, std::move(same)) : std::move(same.front()));
    }
    if (pairs.size() > kFewPairs) {
        Rows one;
        one.push_back(fold(Kind::Pairs, std::move(pairs)));
        pairs = std::move(one);
    }
    std::ranges::move(pairs, std::back_inserter(m_root.children));
    if (near.size() > 1) {
        m_root.children.push_back(fold(Kind::Neighbours, std::move(near)));
    } else {
        std::ranges::move(near, std::back_inserter(m_root.children));
    }
}

void ReportModel::foldParted() {
    const auto parted = [](const Row& row) { return row.leak != kNone && !ofLeak(row.notice); };
    Rows rows = takeRows(m_root.children, parted);
    if (rows.size() > kFewParted) {
        m_root.children.push_back(fold(Kind::Parted, std::move(rows)));
    } else {
        std::ranges::move(rows, std::back_inserter(m_root.children));
    }
}

void ReportModel::foldNotes() {
    Rows notes = takeRows(m_root.children, [](const Row& row) { return row.severity < Severity::Warning; });
    std::ranges::stable_sort(notes, [](const auto& a, const auto& b) { return a->severity > b->severity; });
    if (!notes.empty()) {
        m_root.children.push_back(fold(Kind::Notes, std::move(notes)));
        m_root.children.back()->severity = Severity::Info;
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

void ReportModel::reload() {
    beginResetModel();
    m_root.children.clear();
    const DocumentState& state = m_document.state();
    if (state.scene) {
        if (state.report) {
            add(state.report->notices, true);
            foldLeaks();
            foldParted();
        }
        if (state.importNotices) {
            add(*state.importNotices, false);
        }
        foldNotes();
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
    const bool any = !m_root.children.empty() && m_root.children.back()->kind == Kind::Notes;
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

QString ReportModel::jointName(std::int32_t joint) const {
    return printable(m_document.state().scene->skeleton.joints[static_cast<std::size_t>(joint)].name);
}

QString ReportModel::textOf(const Row& row) const {
    const auto count = row.children.size();
    switch (row.kind) {
    case Kind::Notice:
        return noticeText(row.notice, m_document.state().scene->metersPerUnit);
    case Kind::Neighbours:
        return tr("Weights may bleed between neighbouring joints in %1 places (largest first)").arg(count);
    case Kind::Pair: {
        const auto leak = static_cast<std::size_t>(row.children.front()->leak);
        const LeakLocation& place = m_document.state().report->leaks[leak];
        return tr("Weights may bleed between %1 and %2 in %3 places (largest first)")
            .arg(jointName(place.jointA), jointName(place.jointB))
            .arg(count);
    }
    case Kind::Pairs:
        return tr("Weights may bleed between %1 pairs of joints (largest first)").arg(count);
    case Kind::Parted:
        return tr("%1 gaps opened with finer voxels (largest first)").arg(count);
    case Kind::Notes:
        break;
    }
    return tr("Notes (%1)").arg(count);
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
        return row.kind == Kind::Notes ? QString() : row.fromBind ? tr("Bind") : tr("File");
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
        return static_cast<qulonglong>(row.children.empty() ? row.notice.count : row.children.size());
    default:
        return {};
    }
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
    if (row.notice.code == NoticeCode::HolesLetOutsideIn) {
        if (const auto hole = holeOf(row.notice, state.scene->metersPerUnit)) {
            const double size = bounds(*state.scene).diagonal();
            return markOfVolumeEdit(*state.scene, *hole, 0.01 * size, 0.08 * size);
        }
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
    return section == Text ? tr("Issues") : tr("Source");
}

} // namespace sinew
