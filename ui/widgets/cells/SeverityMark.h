#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace sinew {

/// Puts a sign for how much it matters before each row of a ReportModel, and wraps its text in the column.
class SeverityMark : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit SeverityMark(QTreeView* view);
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    QTreeView* m_view;
};

} // namespace sinew
