#pragma once

#include "core/base/Error.h"
#include "core/skeleton/MirrorTable.h"
#include "core/solve/transfer/TransferWeights.h"

namespace sinew {

/// Makes both sides of what was transferred alike: the weights of every vertex become the mean of its own and
/// of those at its mirror image, there for the partner joints; a joint without a partner counts as its own.
/// The image is the nearest place of the parts that got weights, within 2 % of their diagonal; vertices
/// without one keep their weights (notice TransferNotMirrored). Influences are limited again. `table`: of the
/// target's joints. Error: Canceled. O(#P log #T), parallel, the same bytes on any number of threads.
Expected<void> mirrorTransfer(const TransferRequest& request, const MirrorTable& table,
                              WeightTransfer& transfer, Progress& progress);

} // namespace sinew
