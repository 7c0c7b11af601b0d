#pragma once

#include <QStyledItemDelegate>

namespace sinew {

/// Draws a share from 0 to 1 as a bar behind the text of its cell.
class WeightBar : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// `role` of the model gives the share.
    WeightBar(int role, QObject* parent);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int m_role;
};

} // namespace sinew
