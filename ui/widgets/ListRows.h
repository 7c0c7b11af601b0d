#pragma once

#include <cstddef>
#include <vector>

class QListWidget;

namespace sinew {

/// Several rows of a list can be selected at once.
void selectSeveral(QListWidget& list);
/// The selected rows, ascending; without any the current one.
std::vector<std::size_t> selectedRows(const QListWidget& list);
/// Selects these rows, as far as they are there, beside the current one.
void selectRows(QListWidget& list, const std::vector<std::size_t>& rows);
/// Makes a row the current one without changing what is selected, where it is that already; -1: none.
void setCurrent(QListWidget& list, int row);

} // namespace sinew
