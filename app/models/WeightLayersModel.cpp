#include "app/models/WeightLayersModel.h"

#include "app/document/edits/LayerEdits.h"
#include "app/text/Fill.h"
#include "app/text/Numbers.h"

namespace sinew {

WeightLayersModel::WeightLayersModel(Document& document, QObject* parent)
    : QAbstractListModel(parent)
    , m_document(document) {
    document.onChange(DocumentChange::Scene | DocumentChange::Field | DocumentChange::Layers, this,
                      &WeightLayersModel::layersChanged);
    layersChanged();
}

int WeightLayersModel::layerCount() const {
    return static_cast<int>(m_document.state().layers.layers.size());
}

void WeightLayersModel::layersChanged() {
    const int rows = m_document.state().hasScene() ? layerCount() + 1 : 0;
    if (rows != m_rows) {
        beginResetModel();
        m_rows = rows;
        endResetModel();
    } else if (rows > 0) {
        Q_EMIT dataChanged(index(0), index(rows - 1));
    }
}

std::int32_t WeightLayersModel::layerAt(int row) const {
    return row >= 0 && row < layerCount() ? layerCount() - 1 - row : kNone;
}

int WeightLayersModel::rowOf(std::int32_t layer) const {
    return layerCount() - 1 - layer;
}

int WeightLayersModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_rows;
}

QString WeightLayersModel::textOf(const WeightLayer& layer) const {
    const QString name = printable(layer.name);
    if (layer.opacity >= 1.0F) {
        return name;
    }
    return tr("%1 (%2 %)").arg(name, decimalText(100.0 * static_cast<double>(layer.opacity), 0));
}

QVariant WeightLayersModel::data(const QModelIndex& index, int role) const {
    const std::int32_t number = layerAt(index.row());
    if (!index.isValid() || index.row() >= m_rows) {
        return {};
    }
    if (number == kNone) {
        const bool bound = m_document.state().bound();
        return role == Qt::DisplayRole ? QVariant(bound ? tr("Base (solver)") : tr("Base (file)"))
                                       : QVariant();
    }
    const WeightLayer& layer = *m_document.state().layers.layers[static_cast<std::size_t>(number)];
    switch (role) {
    case Qt::DisplayRole:
        return textOf(layer);
    case Qt::EditRole:
        return QString::fromStdString(layer.name);
    case Qt::CheckStateRole:
        return layer.on ? Qt::Checked : Qt::Unchecked;
    case Qt::ToolTipRole:
        return layer.kind == LayerKind::Paint ? tr("Weights painted by hand or changed by operations")
               : layer.kind == LayerKind::Mirror
                   ? tr("Mirrors all weights below it from one side to the other")
                   : tr("Smooths the weights below it over the surface");
    default:
        return {};
    }
}

bool WeightLayersModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const std::int32_t number = layerAt(index.row());
    if (number == kNone) {
        return false;
    }
    const auto layer = static_cast<std::size_t>(number);
    if (role == Qt::CheckStateRole) {
        showLayer(m_document, layer, value.toInt() == Qt::Checked);
        return true;
    }
    const QString name = value.toString().trimmed();
    if (role != Qt::EditRole || name.isEmpty()) {
        return false;
    }
    renameLayer(m_document, layer, name);
    return true;
}

Qt::ItemFlags WeightLayersModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags plain = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return layerAt(index.row()) == kNone ? plain : plain | Qt::ItemIsEditable | Qt::ItemIsUserCheckable;
}

} // namespace sinew
