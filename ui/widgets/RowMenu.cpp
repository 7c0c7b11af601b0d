#include "ui/widgets/RowMenu.h"

#include <QAbstractItemView>
#include <QContextMenuEvent>

namespace sinew {

RowMenu::RowMenu(QAbstractItemView* view)
    : QObject(view)
    , m_view(view) {
    view->installEventFilter(this);
    view->viewport()->installEventFilter(this);
}

bool RowMenu::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ContextMenu) {
        return QObject::eventFilter(watched, event);
    }
    const auto& menu = *static_cast<QContextMenuEvent*>(event);
    if (menu.reason() == QContextMenuEvent::Keyboard) {
        const QModelIndex row = m_view->currentIndex();
        const QRect rect = m_view->visualRect(row).intersected(m_view->viewport()->rect());
        Q_EMIT asked(row, m_view->viewport()->mapToGlobal(rect.center()));
    } else {
        const QPoint place = m_view->viewport()->mapFromGlobal(menu.globalPos());
        Q_EMIT asked(m_view->indexAt(place), menu.globalPos());
    }
    return true;
}

} // namespace sinew
