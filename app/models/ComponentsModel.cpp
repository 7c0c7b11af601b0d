#include "app/models/ComponentsModel.h"

#include "app/document/edits/InfluenceEdits.h"
#include "app/text/Fill.h"
#include "app/text/Numbers.h"
#include "core/layers/LayerContext.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace sinew {

ComponentsModel::ComponentsModel(Document& document, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document) {
    document.onChange(DocumentChange::Scene | DocumentChange::Weights | DocumentChange::Selection |
                          DocumentChange::SelectedVertices | DocumentChange::Locks,
                      this, &ComponentsModel::documentChanged);
    documentChanged(DocumentChange::Scene);
}

std::vector<VertexId> ComponentsModel::listed() const {
    const DocumentState& state = m_document.state();
    std::vector<VertexId> vertices;
    if (!state.hasSkeleton() || !state.weights) {
        return vertices;
    }
    if (state.selected) {
        for (std::size_t part = 0; part < state.selected->partCount(); ++part) {
            for (const std::uint32_t vertex : state.selected->indices(part)) {
                vertices.push_back({static_cast<std::uint32_t>(part), vertex});
            }
        }
    } else if (state.selection.vertex) {
        vertices.push_back(*state.selection.vertex);
    }
    return vertices;
}

std::vector<std::int32_t> ComponentsModel::used(const std::vector<VertexId>& vertices) const {
    const DocumentState& state = m_document.state();
    std::set<std::int32_t> joints;
    for (const VertexId vertex : vertices) {
        for (const Influence& influence : influencesAt(*state.weights, vertex)) {
            joints.insert(influence.joint);
        }
    }
    if (!vertices.empty() && state.selection.joint != kNone) {
        joints.insert(state.selection.joint);
    }
    return {joints.begin(), joints.end()};
}

void ComponentsModel::documentChanged(DocumentChanges what) {
    std::vector<VertexId> vertices = listed();
    std::vector<std::int32_t> joints = used(vertices);
    if (what.testFlag(DocumentChange::Scene) || vertices != m_vertices) {
        beginResetModel();
        m_vertices = std::move(vertices);
        m_joints = std::move(joints);
        endResetModel();
        return;
    }
    if (!std::ranges::includes(m_joints, joints)) {
        std::vector<std::int32_t> both;
        std::ranges::set_union(m_joints, joints, std::back_inserter(both));
        beginResetModel();
        m_joints = std::move(both);
        endResetModel();
        return;
    }
    if (!m_vertices.empty() && !m_joints.empty()) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    }
}

int ComponentsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_vertices.size());
}

int ComponentsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || m_joints.empty() ? 0 : jointCount() + 1;
}

double ComponentsModel::weight(const QModelIndex& index) const {
    const auto influences = influencesAt(*m_document.state().weights, vertexAt(index.row()));
    if (jointAt(index.column()) == kNone) {
        double sum = 0.0;
        for (const Influence& influence : influences) {
            sum += static_cast<double>(influence.weight);
        }
        return sum;
    }
    const auto at = std::ranges::find(influences, jointAt(index.column()), &Influence::joint);
    return at == influences.end() ? 0.0 : static_cast<double>(at->weight);
}

QVariant ComponentsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !m_document.state().weights) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole: {
        const double share = weight(index);
        const bool total = jointAt(index.column()) == kNone;
        return share > 0.0 || total ? QString::fromStdString(percentText(share)) : QString();
    }
    case Qt::EditRole:
        return 100.0 * weight(index);
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case WeightRole:
        return weight(index);
    case JointRole:
        return jointAt(index.column());
    default:
        return {};
    }
}

Qt::ItemFlags ComponentsModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    const bool joint = index.isValid() && jointAt(index.column()) != kNone;
    return joint && !isLocked(m_document.state(), jointAt(index.column())) ? flags | Qt::ItemIsEditable
                                                                           : flags;
}

bool ComponentsModel::setCells(const QModelIndexList& cells, double weight) {
    return setCells(cells, std::vector<double>(static_cast<std::size_t>(cells.size()), weight));
}

bool ComponentsModel::setCells(const QModelIndexList& cells, const std::vector<double>& weights) {
    std::vector<WeightCell> wanted;
    std::vector<float> values;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const std::int32_t joint = jointAt(cells[i].column());
        if (joint != kNone) {
            wanted.push_back({vertexAt(cells[i].row()), joint});
            values.push_back(static_cast<float>(std::clamp(weights[static_cast<std::size_t>(i)], 0.0, 1.0)));
        }
    }
    if (wanted.empty()) {
        return false;
    }
    const auto done = setWeights(m_document, wanted, values);
    if (!done) {
        Q_EMIT refused(done.error());
    }
    return done.has_value();
}

bool ComponentsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    bool isNumber = false;
    const double percent = value.toDouble(&isNumber);
    return role == Qt::EditRole && isNumber && setCells({index}, percent / 100.0);
}

/// With its part where there are several.
QString ComponentsModel::vertexText(VertexId vertex) const {
    const auto& parts = m_document.state().scene->parts;
    return parts.size() == 1
               ? QString::number(vertex.vertex)
               : tr("%1 %2", "part vertex").arg(printable(parts[vertex.part].mesh->name)).arg(vertex.vertex);
}

QVariant ComponentsModel::jointHeader(std::int32_t joint, int role) const {
    const DocumentState& state = m_document.state();
    const QString name = printable(state.scene->skeleton.joints[static_cast<std::size_t>(joint)].name);
    const bool locked = isLocked(state, joint);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return locked ? tr("%1 (locked)").arg(name) : name;
    case JointRole:
        return joint;
    case LockedRole:
        return locked;
    default:
        return {};
    }
}

QVariant ComponentsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && section == jointCount()) {
        return role == Qt::DisplayRole   ? tr("Total")
               : role == Qt::ToolTipRole ? tr("The sum of all weights of the vertex")
               : role == JointRole       ? QVariant(kNone)
                                         : QVariant();
    }
    if (orientation == Qt::Horizontal) {
        return section < jointCount() ? jointHeader(jointAt(section), role) : QVariant();
    }
    return role == Qt::DisplayRole && section < rowCount() ? vertexText(vertexAt(section)) : QVariant();
}

} // namespace sinew
