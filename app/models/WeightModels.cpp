#include "app/models/WeightModels.h"

#include "app/document/edits/InfluenceEdits.h"
#include "app/text/JointTexts.h"
#include "app/text/Numbers.h"
#include "core/layers/LayerContext.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>

namespace sinew {

InfluencesModel::InfluencesModel(Document& document, Explainer& explainer, QObject* parent)
    : QAbstractTableModel(parent)
    , m_document(document)
    , m_explainer(explainer) {
    document.onChange(DocumentChange::Scene | DocumentChange::Weights | DocumentChange::Selection, this,
                      &InfluencesModel::reload);
    connect(&explainer, &Explainer::changed, this, &InfluencesModel::reload);
    reload();
}

void InfluencesModel::reload() {
    beginResetModel();
    m_rows = rows();
    endResetModel();
}

std::vector<InfluencesModel::Row> InfluencesModel::rows() const {
    std::vector<Row> result;
    const DocumentState& state = m_document.state();
    const std::optional<VertexId>& vertex = state.selection.vertex;
    if (!vertex || !state.scene || vertex->part >= state.weights->size()) {
        return result;
    }
    const auto& weights = (*state.weights)[vertex->part];
    if (weights && vertex->vertex < weights->vertexCount()) {
        for (const Influence& influence : weights->at(vertex->vertex)) {
            result.push_back({influence.joint, static_cast<double>(influence.weight), -1.0, false, false});
        }
    }
    const std::int32_t active = state.selection.joint;
    if (active != kNone && std::ranges::find(result, active, &Row::joint) == result.end()) {
        result.push_back({active, 0.0, -1.0, false, false});
    }
    const auto& explanation = m_explainer.explanation();
    if (!explanation || explanation->vertex != *vertex) {
        return result;
    }
    for (const BonePath& bone : explanation->bones) {
        auto row = std::ranges::find(result, bone.joint, &Row::joint);
        if (row == result.end()) {
            result.push_back({bone.joint, 0.0, -1.0, false, false});
            row = result.end() - 1;
        }
        row->hasPath = true;
        row->thin = bone.thinPlace != kNone;
        row->meters = bone.steps.empty() || !std::isfinite(bone.meters) ? -1.0 : bone.meters;
    }
    return result;
}

int InfluencesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int InfluencesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QString InfluencesModel::text(const Row& row, int column) const {
    switch (column) {
    case Joint:
        return jointLabel(m_document.state().scene->skeleton, row.joint);
    case Weight:
        return QString::fromStdString(percentText(row.weight));
    case Distance:
        return row.meters < 0.0
                   ? QString()
                   : QString::fromStdString(lengthText(row.meters, m_document.state().scene->metersPerUnit));
    default:
        if (!row.hasPath) {
            return {};
        }
        return row.meters < 0.0 ? tr("no path") : row.thin ? tr("through a thin gap") : QString();
    }
}

QVariant InfluencesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const bool isNumber = index.column() == Weight || index.column() == Distance;
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ToolTipRole: // names are shown short
        return index.column() == Joint
                   ? QVariant(printable(
                         m_document.state().scene->skeleton.joints[static_cast<std::size_t>(row.joint)].name))
                   : QVariant();
    case Qt::TextAlignmentRole:
        return isNumber ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::EditRole:
        return index.column() == Weight ? QVariant(100.0 * row.weight) : QVariant();
    case JointRole:
        return row.joint;
    case WeightRole:
        return row.weight;
    case MetersRole:
        return row.meters;
    case ThinRole:
        return row.thin;
    default:
        return {};
    }
}

Qt::ItemFlags InfluencesModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() && index.column() == Weight ? flags | Qt::ItemIsEditable : flags;
}

bool InfluencesModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    bool isNumber = false;
    const double percent = value.toDouble(&isNumber);
    const std::optional<VertexId> vertex = m_document.state().selection.vertex;
    if (role != Qt::EditRole || index.column() != Weight || !isNumber || !vertex) {
        return false;
    }
    const auto weight = static_cast<float>(std::clamp(percent / 100.0, 0.0, 1.0));
    const std::int32_t joint = m_rows[static_cast<std::size_t>(index.row())].joint;
    const auto done = setJointWeight(m_document, std::span(&*vertex, 1), joint, weight);
    if (!done) {
        Q_EMIT refused(done.error());
    }
    return done.has_value();
}

QVariant InfluencesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    const QStringList names{tr("Joint"), tr("Weight"), tr("Distance"), tr("Path")};
    return section < names.size() ? names[section] : QString();
}

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
        const double fraction = weight(index);
        const bool total = jointAt(index.column()) == kNone;
        return fraction > 0.0 || total ? QString::fromStdString(percentText(fraction)) : QString();
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
    case Qt::ToolTipRole: {
        const QString shown = role == Qt::DisplayRole ? jointLabel(state.scene->skeleton, joint) : name;
        return locked ? tr("%1 (locked)").arg(shown) : shown;
    }
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
