#include "ui/widgets/ListMenu.h"

#include "ui/widgets/RowMenu.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QMenu>

namespace sinew {

ListMenu::ListMenu(QAbstractItemView* view, const QString& name)
    : QObject(view)
    , m_view(view)
    , m_name(name) {
    connect(new RowMenu(view), &RowMenu::asked, this, &ListMenu::open);
}

void ListMenu::add(const QString& name, Text text, std::function<void()> run) {
    m_entries.push_back({name, std::move(text), std::move(run)});
}

void ListMenu::add(QAbstractButton* button) {
    add(
        "menu." + button->objectName(),
        [button] { return button->isEnabled() && !button->isHidden() ? button->text() : QString(); },
        [button] { button->click(); });
}

void ListMenu::add(QAction* action) {
    m_entries.push_back({{}, {}, {}, action});
}

void ListMenu::addLine() {
    m_entries.push_back({});
}

void ListMenu::addRename() {
    add(
        "menu.rename",
        [this] {
            const QModelIndex row = m_view->currentIndex();
            const bool named = row.isValid() && row.flags().testFlag(Qt::ItemIsEditable);
            return named ? tr("Rename") : QString();
        },
        [this] { m_view->edit(m_view->currentIndex()); });
}

void ListMenu::open(const QModelIndex& /*row*/, const QPoint& global) {
    auto* menu = new QMenu(m_view);
    menu->setObjectName(m_name);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const Entry& entry : m_entries) {
        if (entry.action != nullptr) {
            if (entry.action->isEnabled()) {
                menu->addAction(entry.action);
            }
        } else if (!entry.text) {
            menu->addSeparator();
        } else if (const QString text = entry.text(); !text.isEmpty()) {
            menu->addAction(QString(text).replace('&', "&&"), this, entry.run)->setObjectName(entry.name);
        }
    }
    if (menu->isEmpty()) {
        delete menu;
        return;
    }
    menu->popup(global);
}

} // namespace sinew
