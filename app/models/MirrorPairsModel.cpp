#include "app/models/MirrorPairsModel.h"

#include "app/document/edits/MirrorEdits.h"
#include "app/text/Fill.h"

#include <algorithm>

namespace sinew {

MirrorPairsModel::MirrorPairsModel(Document& document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document) {
    document.onChange(DocumentChange::Scene | DocumentChange::Mirror, this, &MirrorPairsModel::reload);
    reload();
}

/// Rows stay where they are as long as the skeleton does, so that a table keeps its place.
void MirrorPairsModel::reload() {
    const DocumentState& state = m_document.state();
    std::vector<std::int32_t> partner =
        state.hasSkeleton() ? mirrorTableOf(state).partner : std::vector<std::int32_t>();
    if (partner.size() != m_partner.size()) {
        beginResetModel();
        m_partner = std::move(partner);
        endResetModel();
        return;
    }
    m_partner = std::move(partner);
    if (!m_partner.empty()) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

QString MirrorPairsModel::nameOf(std::int32_t joint) const {
    return printable(m_document.state().scene->skeleton.joints[static_cast<std::size_t>(joint)].name);
}

QStringList MirrorPairsModel::choices() const {
    QStringList result{tr("none")};
    for (std::size_t j = 0; j < m_partner.size(); ++j) {
        result << nameOf(static_cast<std::int32_t>(j));
    }
    return result;
}

bool MirrorPairsModel::byHand(std::size_t joint) const {
    const DocumentState& state = m_document.state();
    const std::string& name = state.scene->skeleton.joints[joint].name;
    return std::ranges::any_of(state.mirror.pairs, [&](const JointPair& pair) {
        return pair.joint == name || pair.partner == name;
    });
}

int MirrorPairsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_partner.size());
}

int MirrorPairsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QString MirrorPairsModel::text(std::size_t joint, int column) const {
    const std::int32_t partner = m_partner[joint];
    switch (column) {
    case Joint:
        return nameOf(static_cast<std::int32_t>(joint));
    case Partner:
        return partner == kNone                              ? tr("none")
               : partner == static_cast<std::int32_t>(joint) ? tr("itself (centre)")
                                                             : nameOf(partner);
    default:
        return byHand(joint) ? tr("set by you") : partner == kNone ? tr("not found") : tr("found");
    }
}

QVariant MirrorPairsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const auto joint = static_cast<std::size_t>(index.row());
    if (role == Qt::EditRole && index.column() == Partner) {
        return m_partner[joint] == kNone ? 0 : m_partner[joint] + 1;
    }
    return role == Qt::DisplayRole ? QVariant(text(joint, index.column())) : QVariant();
}

Qt::ItemFlags MirrorPairsModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && index.column() == Partner ? flags | Qt::ItemIsEditable : flags;
}

bool MirrorPairsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const int choice = value.toInt();
    const bool known = choice >= 0 && choice <= rowCount();
    if (role != Qt::EditRole || index.column() != Partner || !known ||
        choice == data(index, Qt::EditRole).toInt()) {
        return false;
    }
    setMirrorPartner(m_document, index.row(), choice == 0 ? kNone : choice - 1);
    return true;
}

QVariant MirrorPairsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    const QStringList names{tr("Joint"), tr("Partner"), tr("Match")};
    return section < names.size() ? names[section] : QString();
}

} // namespace sinew
