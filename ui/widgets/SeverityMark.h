#pragma once

#include <QStyledItemDelegate>

namespace sinew {

/// Puts a sign for how much it matters before each row of a ReportModel.
class SeverityMark : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace sinew
