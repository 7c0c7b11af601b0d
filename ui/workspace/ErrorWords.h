#pragma once

#include "core/base/Error.h"

#include <QString>

namespace sinew {

/// errorText for someone who sits before the window: advice that names an option of the command line names
/// the control instead.
QString errorWords(const Error& error);

} // namespace sinew
