#pragma once

#include "core/base/Names.h"

#include <array>
#include <optional>
#include <string_view>

namespace sinew {

/// How the fields of a joint's bone and its parent's bone become one.
enum class JointOperator {
    Union, ///< skin folds along a crease, elbows stay sharp
    Blend, ///< skin yields before it touches, the fold is round: shoulders, necks
    Bulge  ///< skin in contact is pressed out beside the crease: fingers, fat
};

/// How wide an operator opens by an angle: theta(alpha) of Vaillant et al. 2013, section 4.1. The angle is
/// that between the gradients of both fields or, for a joint's whole fold, its bend. 0 is the union, 1 as
/// wide as it gets.
struct OpeningCurve {
    std::array<float, 2> angles{20.0F, 60.0F};     ///< degrees, ascending, 0 to 180
    std::array<float, 3> values{0.0F, 0.0F, 0.5F}; ///< at 0 degrees, at the first angle, from the second on

    /// Smooth between the angles, with slope 0 at each. A step where two angles agree.
    float at(float degrees) const;
    /// The widest that it gets.
    float widest() const;
    bool operator==(const OpeningCurve&) const = default;
};

/// Whether all numbers are finite and in their ranges and the angles ascend.
bool isValid(const OpeningCurve& curve);

/// An operator's own curve, up to a width from 0 to 1. A blend begins where the bones leave the line (20 to
/// 60 degrees); a bulge where skin faces skin (60 to 120).
OpeningCurve openingOf(JointOperator how, float widest);

/// How the skin about one joint deforms.
struct JointDeform {
    float dualFraction =
        1.0F; ///< Deformer::Blended: 0 linear, 1 dual quaternions; vertices mix by their weights
    JointOperator how = JointOperator::Union;
    OpeningCurve opening; ///< of Blend and Bulge
    bool operator==(const JointDeform&) const = default;
};

/// Operators for the joints of a body.
enum class JointPreset { Elbow, Knee, Finger, Neck, Shoulder };

/// The operator and opening of a preset; its dualFraction is the default.
JointDeform presetOf(JointPreset preset);

/// The preset that has this operator and opening, if one has.
std::optional<JointPreset> presetIn(const JointDeform& deform);

} // namespace sinew
