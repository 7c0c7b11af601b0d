#pragma once

#include "app/document/Document.h"

#include <QAbstractTableModel>

namespace sinew {

/// Every joint of a document with its partner on the other side; partners can be chosen.
class MirrorPairsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Joint, Partner, Origin, ColumnCount };

    explicit MirrorPairsModel(Document& document, QObject* parent = nullptr);

    /// What a partner can be, in the order of Qt::EditRole: none, then every joint.
    QStringList choices() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Partner, Qt::EditRole: the number of a choice.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void reload();
    QString nameOf(std::int32_t joint) const;
    bool byHand(std::size_t joint) const;
    QString text(std::size_t joint, int column) const;

    Document& m_document;
    std::vector<std::int32_t> m_partner; ///< #J
};

} // namespace sinew
