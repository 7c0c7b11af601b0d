#include "app/models/ReportModel.h"

#include "app/text/Texts.h"

#include <algorithm>

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
    case NoticeCode::JointReachesNothing:
    case NoticeCode::VoxelsJoin:
    case NoticeCode::VoxelsTouch:
    case NoticeCode::VoxelsParted:
        return Subject::Joint;
    case NoticeCode::JointScaleRemoved:
    case NoticeCode::TextureMissing:
    case NoticeCode::SkeletonRootsMany:
    case NoticeCode::SkeletonReplaced:
    case NoticeCode::AnimationIgnored:
    case NoticeCode::FlatModel:
    case NoticeCode::TextureNotEmbedded:
    case NoticeCode::TextureDropped:
    case NoticeCode::RebindDiffers:
    case NoticeCode::PosedJointsMissing:
    case NoticeCode::RefinementCurtailed:
        return Subject::Other;
    default:
        return Subject::Mesh;
    }
}

} // namespace

Severity severityOf(NoticeCode code) {
    switch (code) {
    case NoticeCode::NonFinitePointsMoved:
    case NoticeCode::PolygonsOutOfRangeDropped:
    case NoticeCode::BindPoseInconsistent:
    case NoticeCode::JointNameDuplicate:
    case NoticeCode::TextureMissing:
    case NoticeCode::AnimationIgnored:
    case NoticeCode::JointOutside:
    case NoticeCode::JointReachesNothing:
    case NoticeCode::FlatModel:
    case NoticeCode::HolesLetOutsideIn:
    case NoticeCode::VoxelsJoin:
    case NoticeCode::VoxelsTouch:
    case NoticeCode::RefinementCurtailed:
    case NoticeCode::RebindDiffers:
    case NoticeCode::PosedJointsMissing:
        return Severity::Warning;
    case NoticeCode::WeightsNormalised:
    case NoticeCode::JointNotSource:
    case NoticeCode::SkeletonReplaced:
    case NoticeCode::SkeletonRootsMany:
    case NoticeCode::JointScaleRemoved:
    case NoticeCode::PartRigidByRule:
    case NoticeCode::PartFollowsSkin:
    case NoticeCode::PartOnlyJoints:
    case NoticeCode::PartExcluded:
    case NoticeCode::RigidProposed:
    case NoticeCode::WeightsPruned:
        return Severity::Info;
    default:
        return Severity::Treated;
    }
}

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
    : QAbstractTableModel(parent)
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
    for (const Notice& notice : notices) {
        m_rows.push_back({notice, fromBind, severityOf(notice.code), jointOfNotice(notice, scene.skeleton),
                          partOfNotice(notice, scene), kNone});
    }
}

void ReportModel::numberLeaks() {
    std::int32_t next = 0;
    for (Row& row : m_rows) {
        row.leak = tellsOfLeak(row.notice.code) ? next++ : kNone;
    }
}

void ReportModel::reload() {
    beginResetModel();
    m_rows.clear();
    const DocumentState& state = m_document.state();
    if (state.scene) {
        if (state.report) {
            add(state.report->notices, true);
            numberLeaks();
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

int ReportModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ReportModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ReportModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == Text ? noticeText(row.notice) : row.fromBind ? tr("Bind") : tr("File");
    case Qt::ToolTipRole:
        return noticeText(row.notice);
    case SeverityRole:
        return static_cast<int>(row.severity);
    case JointRole:
        return row.joint;
    case PartRole:
        return row.part;
    case LeakRole:
        return row.leak;
    case CountRole:
        return static_cast<qulonglong>(row.notice.count);
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
