#pragma once

#include "core/base/Progress.h"
#include "core/bind/BindInput.h"
#include "core/bind/BoneDistances.h"
#include "core/bind/bones/ThicknessField.h"

#include <span>
#include <vector>

namespace sinew {

/// What distances were scaled by.
struct LimbThickness {
    std::vector<float> scales; ///< #S, boneThicknessScales
    ThicknessField field;      ///< of these scales and stubbyEndFactors
};

/// Fills in BoneDistances::scaled from its rows: every distance over the value of the thickness field for
/// that bone beside that vertex; infinity stays. `areas` #G around each vertex, `thickness` #S from
/// scalesByThickness. O(#G #S #segments of a bone), parallel, the same bytes on any number of threads;
/// canceled, of no use.
LimbThickness scaleByLimbThickness(BoneDistances& distances, const BindInput& input,
                                   std::span<const double> areas, const std::vector<double>& thickness,
                                   const Progress& progress);
/// The same; measures thickness first.
LimbThickness scaleByLimbThickness(BoneDistances& distances, const BindInput& input,
                                   std::span<const double> areas, const Progress& progress);

} // namespace sinew
