#pragma once

#include "core/bind/BindProblem.h"
#include "core/bind/bones/Bones.h"

#include <span>
#include <vector>

namespace sinew {

/// A source takes part in a vertex's share only nearer than this times the nearest one, each in its thickness
/// scales.
constexpr double kThicknessScaleReach = 1.15;

/// What each source's distances are divided by in the middle of its bone (ThicknessField) before they become
/// weights, so that a thick limb keeps what is its own: a face near the neck is the head's, an armpit the
/// chest's, although the thinner bone runs nearer.
/// The thickness scale is a mild power of two measures, each against the mean over the sources: how far the
/// surface is from the bone at its middle (of shells that are not small), and how far, on average over their
/// area, the vertices are that the bone leads (found in two rounds, drawn to the mean where there is little
/// surface, within a fifth of it). Free of scale and of the number of vertices. `thickness` from
/// scalesByThickness, `areas` #G around each vertex, `distances` #S rows of #G. O(#G #S), parallel, the same
/// bytes on any number of threads. #S, positive. When canceled, the result must not be used.
std::vector<float> boneThicknessScales(const std::vector<double>& thickness, std::span<const double> areas,
                                       std::span<const std::vector<float>> distances,
                                       const Progress& progress);

/// What of the thickness scales depends on no distances, the first measure alone. #S.
/// `extent` the unit cube's side. O(#G #S), parallel.
std::vector<double> scalesByThickness(const BindProblem& problem, std::span<const double> areas,
                                      const std::vector<Bone>& sources, double extent,
                                      const Progress& progress);

} // namespace sinew
