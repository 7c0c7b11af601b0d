#include "ui/widgets/ListRows.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QListWidget>
#include <QMenu>
#include <QTableView>

#include <algorithm>

namespace sinew {

void selectSeveral(QListWidget& list) {
    list.setSelectionMode(QAbstractItemView::ExtendedSelection);
}

std::vector<std::size_t> selectedRows(const QListWidget& list) {
    std::vector<std::size_t> rows;
    for (const QModelIndex& row : list.selectionModel()->selectedIndexes()) {
        rows.push_back(static_cast<std::size_t>(row.row()));
    }
    if (rows.empty() && list.currentRow() >= 0) {
        rows.push_back(static_cast<std::size_t>(list.currentRow()));
    }
    std::ranges::sort(rows);
    return rows;
}

void selectRows(QListWidget& list, const std::vector<std::size_t>& rows) {
    for (const std::size_t row : rows) {
        if (row < static_cast<std::size_t>(list.count())) {
            list.item(static_cast<int>(row))->setSelected(true);
        }
    }
}

void setCurrent(QListWidget& list, int row) {
    if (list.currentRow() != row || (row >= 0 && list.selectionModel()->selectedIndexes().isEmpty())) {
        list.setCurrentRow(row, QItemSelectionModel::ClearAndSelect);
    }
}

QTableView* rowTable() {
    auto* table = new QTableView;
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setShowGrid(false);
    table->setAlternatingRowColors(true);
    table->setTabKeyNavigation(false);
    table->setCornerButtonEnabled(false);
    table->setWordWrap(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    return table;
}

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
