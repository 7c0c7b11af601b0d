#include "ui/widgets/LockMark.h"

#include "ui/theme/Icons.h"

namespace sinew {

LockMark::LockMark(int role, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_role(role) {}

void LockMark::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    option->icon = themedIcon(index.data(m_role).toBool() ? "lock" : "lock-open");
    option->decorationSize = {14, 14};
    option->features |= QStyleOptionViewItem::HasDecoration;
}

} // namespace sinew
