#pragma once

#include "core/scene/Scene.h"

#include <QString>

namespace sinew::test {

/// The scene of a file; an empty one, with a warning, where it cannot be read.
Scene load(const QString& path);

} // namespace sinew::test
