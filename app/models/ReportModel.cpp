#include "app/models/ReportModel.h"

#include "app/text/Texts.h"

#include <algorithm>
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
    case NoticeCode::SkeletonRootsMany:
    case NoticeCode::SkeletonReplaced:
    case NoticeCode::AnimationIgnored:
    case NoticeCode::FlatModel:
    case NoticeCode::TextureNotEmbedded:
    case NoticeCode::TextureDropped:
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

constexpr std::size_t kFewLeaks = 2; // stand among the other rows
constexpr quintptr kTop = 0;         // internal id of a row under no other; else its parent's row + 1

} // namespace

std::int32_t jointOfNotice(const Notice& notice, const Skeleton& skeleton) {
    return subjectOf(notice.code) == Subject::Joint ? skeleton.find(notice.subject) : kNone;
}

std::int32_t partOfNotice(const Notice& notice, const Scene& scene) {
    if (subjectOf(notice.code) != Subject::Mesh) {
        return kNone;
    }
    const auto partCalled = [&](const std::string& name) {
        for (std::size_t part = 0; part < scene.parts.size(); ++part) {
            if (scene.parts[part].mesh->name == name || partName(scene, part) == name) {
                return static_cast<std::int32_t>(part);
            }
        }
        return kNone;
    };
    const std::int32_t part = partCalled(notice.subject);
    return part != kNone ? part : partCalled(notice.subject.substr(0, notice.subject.rfind('#')));
}

ReportModel::ReportModel(Document& document, QObject* parent)
    : QAbstractItemModel(parent)
    , m_document(document) {
    connect(&document, &Document::changed, this, [this](DocumentChanges what) {
        if (what & (DocumentChanges(DocumentChange::Scene) | DocumentChange::Field)) {
            reload();
        }
    });
    reload();
}

void ReportModel::add(const Notices& notices, bool fromBind) {
    const Scene& scene = *m_document.state().scene;
    const auto leaks = fromBind ? static_cast<std::int32_t>(m_document.state().report->leaks.size()) : 0;
    std::int32_t next = 0; // their notices come in the report's order
    for (const Notice& notice : notices) {
        const bool leak = tellsOfLeak(notice.code) && next < leaks;
        m_rows.push_back({notice, fromBind, severityOf(notice.code), jointOfNotice(notice, scene.skeleton),
                          partOfNotice(notice, scene), leak ? next++ : kNone});
    }
}

/// They come largest first, and so they stay.
void ReportModel::foldLeaks(Severity severity) {
    const auto folds = [&](const Row& row) { return row.leak != kNone && row.severity == severity; };
    if (static_cast<std::size_t>(std::ranges::count_if(m_rows, folds)) <= kFewLeaks) {
        return;
    }
    Row fold;
    fold.fromBind = true;
    fold.severity = severity;
    std::ranges::copy_if(m_rows, std::back_inserter(fold.folded), folds);
    const auto place = std::ranges::find_if(m_rows, folds) - m_rows.begin();
    std::erase_if(m_rows, folds);
    m_rows.insert(m_rows.begin() + place, std::move(fold));
}

void ReportModel::reload() {
    beginResetModel();
    m_rows.clear();
    const DocumentState& state = m_document.state();
    if (state.scene) {
        if (state.report) {
            add(state.report->notices, true);
            foldLeaks(Severity::Warning);
            foldLeaks(Severity::Treated);
        }
        if (state.importNotices) {
            add(*state.importNotices, false);
        }
        std::ranges::stable_sort(m_rows, [](const Row& a, const Row& b) { return a.severity > b.severity; });
    }
    endResetModel();
}

int ReportModel::count(Severity severity) const {
    return static_cast<int>(
        std::ranges::count_if(m_rows, [&](const Row& row) { return row.severity >= severity; }));
}

QModelIndex ReportModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : kTop);
}

QModelIndex ReportModel::parent(const QModelIndex& child) const {
    const bool top = !child.isValid() || child.internalId() == kTop;
    return top ? QModelIndex() : createIndex(static_cast<int>(child.internalId()) - 1, 0, kTop);
}

int ReportModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid()) {
        return static_cast<int>(m_rows.size());
    }
    return parent.column() == 0 ? static_cast<int>(rowAt(parent).folded.size()) : 0;
}

int ReportModel::columnCount(const QModelIndex& /*parent*/) const {
    return ColumnCount;
}

const ReportModel::Row& ReportModel::rowAt(const QModelIndex& index) const {
    const auto row = static_cast<std::size_t>(index.row());
    return index.internalId() == kTop ? m_rows[row] : m_rows[index.internalId() - 1].folded[row];
}

QString ReportModel::textOf(const Row& row) {
    const int count = static_cast<int>(row.folded.size());
    if (count == 0) {
        return noticeText(row.notice);
    }
    return row.severity == Severity::Warning
               ? tr("Weights may leak in %n place(s), where surfaces touch or voxels join them; the largest "
                    "first",
                    nullptr, count)
               : tr("%n gap(s) parted by finer voxels; the largest first", nullptr, count);
}

QVariant ReportModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const Row& row = rowAt(index);
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == Text ? textOf(row) : row.fromBind ? tr("Bind") : tr("File");
    case Qt::ToolTipRole:
        return textOf(row);
    case SeverityRole:
        return static_cast<int>(row.severity);
    case JointRole:
        return row.joint;
    case PartRole:
        return row.part;
    case LeakRole:
        return row.leak;
    case CountRole:
        return static_cast<qulonglong>(row.folded.empty() ? row.notice.count : row.folded.size());
    default:
        return {};
    }
}

QVariant ReportModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    return section == Text ? tr("What was treated specially") : tr("When");
}

} // namespace sinew
