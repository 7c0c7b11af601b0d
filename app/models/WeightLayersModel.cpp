#include "app/models/WeightLayersModel.h"

#include "app/document/edits/LayerEdits.h"
#include "app/text/Numbers.h"

#include <QByteArrayList>
#include <QItemSelectionModel>
#include <QMimeData>

namespace sinew {
namespace {

constexpr const char* kLayersMime = "application/x-sinew-layers";

} // namespace

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
    QString name = printable(layer.name);
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

/// A selected row means all that are selected.
std::vector<std::size_t> WeightLayersModel::meantBy(const QModelIndex& index) const {
    std::vector<std::size_t> layers;
    if (m_selection != nullptr && m_selection->isSelected(index)) {
        for (const QModelIndex& row : m_selection->selectedIndexes()) {
            if (const std::int32_t layer = layerAt(row.row()); layer != kNone) {
                layers.push_back(static_cast<std::size_t>(layer));
            }
        }
        return layers;
    }
    return {static_cast<std::size_t>(layerAt(index.row()))};
}

bool WeightLayersModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const std::int32_t number = layerAt(index.row());
    if (number == kNone) {
        return false;
    }
    const auto layer = static_cast<std::size_t>(number);
    if (role == Qt::CheckStateRole) {
        showLayers(m_document, meantBy(index), value.toInt() == Qt::Checked);
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
    if (!index.isValid()) {
        return Qt::ItemIsDropEnabled; // between rows
    }
    const Qt::ItemFlags plain = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return layerAt(index.row()) == kNone
               ? plain
               : plain | Qt::ItemIsEditable | Qt::ItemIsUserCheckable | Qt::ItemIsDragEnabled;
}

QStringList WeightLayersModel::mimeTypes() const {
    return {kLayersMime};
}

QMimeData* WeightLayersModel::mimeData(const QModelIndexList& rows) const {
    QByteArrayList layers;
    for (const QModelIndex& row : rows) {
        if (const std::int32_t layer = layerAt(row.row()); layer != kNone) {
            layers << QByteArray::number(layer);
        }
    }
    auto* data = new QMimeData;
    data->setData(kLayersMime, layers.join(' '));
    return data;
}

/// Row 0 is the top of the stack; behind the solver's row there is no place.
bool WeightLayersModel::canDropMimeData(const QMimeData* data, Qt::DropAction /*action*/, int row,
                                        int /*column*/, const QModelIndex& parent) const {
    return data->hasFormat(kLayersMime) && !parent.isValid() && row >= 0 && row <= layerCount();
}

bool WeightLayersModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                     const QModelIndex& parent) {
    if (!canDropMimeData(data, action, row, column, parent)) {
        return false;
    }
    std::vector<std::size_t> layers;
    for (const QByteArray& layer : data->data(kLayersMime).split(' ')) {
        bool number = false;
        const int value = layer.toInt(&number);
        if (number && value >= 0 && value < layerCount()) {
            layers.push_back(static_cast<std::size_t>(value));
        }
    }
    if (!layers.empty()) {
        moveLayers(m_document, layers, static_cast<std::size_t>(layerCount() - row));
    }
    return !layers.empty();
}

} // namespace sinew
