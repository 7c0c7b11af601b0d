#pragma once

#include "app/document/Document.h"

#include <QAbstractListModel>

namespace sinew {

/// The layers of weights of a document as they lie on one another: the topmost first, the solver's result
/// last. A layer can be renamed, hidden and shown in its row.
class WeightLayersModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit WeightLayersModel(Document& document, QObject* parent = nullptr);

    /// The layer of a row; kNone: the solver's.
    std::int32_t layerAt(int row) const;
    int rowOf(std::int32_t layer) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    void layersChanged();
    int layerCount() const;
    QString textOf(const WeightLayer& layer) const;

    Document& m_document;
    int m_rows = 0;
};

} // namespace sinew
