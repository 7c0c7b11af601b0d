#include "ui/widgets/cells/StateMark.h"

#include "ui/theme/Icons.h"

namespace sinew {

StateMark::StateMark(int role, QString on, QString off, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_role(role)
    , m_on(std::move(on))
    , m_off(std::move(off)) {}

void StateMark::addState(int role, const QString& icon) {
    m_thirdRole = role;
    m_third = icon;
}

void StateMark::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    const bool third = m_thirdRole >= 0 && index.data(m_thirdRole).toBool();
    const bool on = third || index.data(m_role).toBool();
    option->icon = themedIcon(third ? m_third : on ? m_on : m_off);
    // Views draw icons of expanded rows as switched on, which here is what the first sign says.
    option->state.setFlag(QStyle::State_Open, on);
    option->decorationSize = {14, 14};
    option->features |= QStyleOptionViewItem::HasDecoration;
}

} // namespace sinew
