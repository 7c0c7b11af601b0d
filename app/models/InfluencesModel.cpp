#include "app/models/InfluencesModel.h"

#include "app/document/edits/InfluenceEdits.h"
#include "app/text/Fill.h"
#include "app/text/Numbers.h"

#include <algorithm>
#include <cmath>

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
        return printable(m_document.state().scene->skeleton.joints[static_cast<std::size_t>(row.joint)].name);
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

} // namespace sinew
