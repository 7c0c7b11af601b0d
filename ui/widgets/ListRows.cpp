#include "ui/widgets/ListRows.h"

#include <QItemSelectionModel>
#include <QListWidget>

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

} // namespace sinew
