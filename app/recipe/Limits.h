#pragma once

namespace sinew {

/// What weights may be asked for, on the command line as in recipes; core/bind/BindSettings.h has the other
/// limits.
constexpr int kMostInfluences = 65535;
constexpr double kMostWeightThreshold = 0.5;

} // namespace sinew
