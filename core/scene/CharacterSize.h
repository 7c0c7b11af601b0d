#pragma once

#include "core/base/Notice.h"
#include "core/scene/Scene.h"

#include <optional>

namespace sinew {

/// The longest side of what the skeleton moves, or of all where nothing says so, metres. O(#vertices).
double characterSize(const Scene& scene);

/// Whether characters are as large as this, metres: from a bee to the largest dragons and robots.
bool isUsualSize(double meters);

/// SizeUnusual where no character is that large or that small: a unit was probably mixed up. O(#vertices).
std::optional<Notice> unusualSize(const Scene& scene);

} // namespace sinew
