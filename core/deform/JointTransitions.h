#pragma once

#include "core/deform/WeightPair.h"
#include "core/skeleton/Skeleton.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sinew {

/// Where a limb's weights pass from the joints above a joint to those below it, in limb radii, so that a
/// finger and a thigh can be told together.
struct Transition {
    double width = 0.0;  ///< from 10 % to 90 % below
    double center = 0.0; ///< 50 %; positive beyond the joint
};

/// The transition at one joint in both sets of weights.
struct JointTransition {
    std::int32_t joint = kNone;
    double limbRadius = 0.0; ///< model units
    Transition reference;
    Transition candidate;
};

/// The transition at every joint that has one in the reference, in the order of the joints.
///
/// Positions are measured along the bisector of the limb at the joint (LimbAxis), in limb radii (limbRadius).
/// A vertex counts when in the reference more than half of its weight is at or below the joint or on its
/// ancestors, and when it lies within 8 radii along the bisector and 2.5 of the limb's axis: other limbs do
/// not disturb, and the reference gets the same figures against every candidate. The part of the weight
/// below, below / (below + above), enters an isotonic regression over the positions with below + above as
/// mass; width and center are read off the fit.
///
/// Left out: joints without weight above or below them, with fewer than 8 vertices, whose fit does not pass
/// from under 10 % to over 90 % in the reference, or not from under to over 50 % in the candidate. Where the
/// candidate does not reach 10 % or 90 %, the transition ends with the vertices. O(#J #V (k + log #V)), k
/// influences a vertex; the same bytes on any number of threads.
std::vector<JointTransition> jointTransitions(const WeightPair& pair, const Skeleton& skeleton);

/// Medians over the joints of width and center, each by itself; joint and radius stay empty. Zeros without
/// transitions.
JointTransition medianTransition(std::span<const JointTransition> transitions);

} // namespace sinew
