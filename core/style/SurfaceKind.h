#pragma once

#include "core/bind/BindInput.h"

#include <array>
#include <cstddef>

namespace sinew {

/// How the surface of a character hangs together. Heat spreads over one surface, and does not get from shell
/// to shell; so which solver comes near to an artist's weights depends on it.
enum class SurfaceKind {
    One,    ///< one shell has at least kMainShell of the area
    Several ///< many shells: clothes, armour, machines
};
constexpr std::size_t kSurfaceKinds = 2;
inline constexpr std::array kAllSurfaceKinds{SurfaceKind::One, SurfaceKind::Several};

/// The part of the area that the largest shell of one surface has at least.
constexpr double kMainShell = 2.0 / 3.0;

/// The part of the area that the largest shell has: 0..1, 0 without area. O(#T).
double largestShellOf(const BindProblem& problem);

SurfaceKind surfaceKindOf(const BindProblem& problem);

} // namespace sinew
