#pragma once

#include <QStyledItemDelegate>

namespace sinew {

/// A cell that shows more than the name of what it is about; what is edited there is the name alone.
class NameCell : public QStyledItemDelegate {
    Q_OBJECT
public:
    enum Role { NameRole = Qt::UserRole + 64 };
    using QStyledItemDelegate::QStyledItemDelegate;

    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
};

} // namespace sinew
