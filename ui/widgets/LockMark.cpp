#include "ui/widgets/LockMark.h"

#include "ui/theme/Icons.h"

namespace sinew {

LockMark::LockMark(int role, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_role(role) {}

void LockMark::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    const bool locked = index.data(m_role).toBool();
    option->icon = themedIcon(locked ? "lock" : "lock-open");
    // Views draw icons of expanded rows as switched on, which here is what locked ones are.
    option->state.setFlag(QStyle::State_Open, locked);
    option->decorationSize = {14, 14};
    option->features |= QStyleOptionViewItem::HasDecoration;
}

} // namespace sinew
