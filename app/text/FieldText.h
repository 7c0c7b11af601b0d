#pragma once

#include "core/deform/implicit/ImplicitSkin.h"

#include <QString>

namespace sinew {

/// How a joint's field came about, in the language in force: "fitted through samples of its skin".
QString fieldOriginText(FieldOrigin origin);

} // namespace sinew
