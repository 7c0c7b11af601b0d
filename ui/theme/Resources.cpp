#include "ui/theme/Resources.h"

#include <QtGlobal>

/// Q_INIT_RESOURCE has to stand outside of any namespace.
static void initResources() {
    Q_INIT_RESOURCE(icons);
}

namespace sinew {

void useResources() {
    initResources();
}

} // namespace sinew
