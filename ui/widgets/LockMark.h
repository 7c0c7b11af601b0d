#pragma once

#include <QStyledItemDelegate>

namespace sinew {

/// A padlock in a cell, shut where `role` says so, else open and faint.
class LockMark : public QStyledItemDelegate {
    Q_OBJECT
public:
    LockMark(int role, QObject* parent);

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    int m_role;
};

} // namespace sinew
