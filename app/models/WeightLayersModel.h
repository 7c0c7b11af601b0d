#pragma once

#include "app/document/Document.h"

#include <QAbstractListModel>

#include <vector>

class QItemSelectionModel;

namespace sinew {

/// The layers of weights of a document as they lie on one another: the topmost first, the solver's result
/// last. A layer can be renamed, hidden and shown in its row.
class WeightLayersModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit WeightLayersModel(Document& document, QObject* parent = nullptr);

    /// Ticks are for all selected rows together. Outlives this.
    void setSelection(const QItemSelectionModel& selection) { m_selection = &selection; }

    /// The layer of a row; kNone: the solver's.
    std::int32_t layerAt(int row) const;
    int rowOf(std::int32_t layer) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Layers are dragged to another place of the stack, none of them below the solver's.
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& rows) const override;
    bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                         const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

private:
    void layersChanged();
    int layerCount() const;
    QString textOf(const WeightLayer& layer) const;
    std::vector<std::size_t> meantBy(const QModelIndex& index) const;

    Document& m_document;
    const QItemSelectionModel* m_selection = nullptr;
    int m_rows = 0;
};

} // namespace sinew
