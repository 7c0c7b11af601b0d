#pragma once

#include "core/base/Error.h"
#include "core/skeleton/JointAngle.h"

#include <string>
#include <vector>

namespace sinew {

struct AlphaKey {
    double angle = 0.0; ///< degrees
    double alpha = 0.6; ///< 0..1
    bool operator==(const AlphaKey&) const = default;
};

/// An alpha that follows the pose (Dionne and de Lasa 2014, sec. 9): keys over the angle of a joint. It sets
/// the alpha of a region or, without one, of bones.
struct AlphaCurve {
    std::string joint; ///< whose angle counts
    JointAngle angle = JointAngle::Swing;
    std::vector<AlphaKey> keys;     ///< no two at one angle
    std::string region;             ///< by its name; empty: bones
    std::vector<std::string> bones; ///< the joints of these; none: the joint's own
    bool operator==(const AlphaCurve&) const = default;
};

/// The curve's alpha at an angle: linear between the keys, that of the outermost key beyond them. There is a
/// key. O(#keys).
double alphaAt(const AlphaCurve& curve, double angle);

/// Errors: AlphaCurveEmpty, AlphaKeyTwice, ParameterOutOfRange.
Expected<void> validateAlphaCurves(const std::vector<AlphaCurve>& curves);

} // namespace sinew
