#pragma once

namespace sinew {

/// Makes icons and translations known to Qt; a static library's are not until someone asks. Cheap to repeat.
void useResources();

} // namespace sinew
