#pragma once

class QTableView;

namespace sinew {

/// A table that chooses whole rows, without grid or row numbers; Tab leaves it.
QTableView* rowTable();

} // namespace sinew
