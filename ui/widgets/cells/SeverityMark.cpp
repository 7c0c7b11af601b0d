#include "ui/widgets/cells/SeverityMark.h"

#include "app/models/ReportModel.h"
#include "ui/theme/Icons.h"

#include <QTreeView>

#include <algorithm>

namespace sinew {

SeverityMark::SeverityMark(QTreeView* view)
    : QStyledItemDelegate(view)
    , m_view(view) {}

/// A tree asks for heights without a width, and would get those of one line.
QSize SeverityMark::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    int depth = 1;
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent()) {
        ++depth;
    }
    QStyleOptionViewItem inColumn = option;
    const int width = m_view->columnWidth(index.column()) - depth * m_view->indentation();
    inColumn.rect = QRect(0, 0, std::max(width, 1), 1);
    return QStyledItemDelegate::sizeHint(inColumn, index);
}

void SeverityMark::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    const auto severity = static_cast<Severity>(index.data(ReportModel::SeverityRole).toInt());
    option->icon = themedIcon(severity == Severity::Warning ? "warning"
                              : severity == Severity::Note  ? "check"
                                                            : "info");
    option->decorationSize = {16, 16};
    option->features |= QStyleOptionViewItem::HasDecoration;
}

} // namespace sinew
