#pragma once

#include "core/bind/BindField.h"

namespace sinew {

/// The field of a scene in the volume of another one, which has the same skeleton in the same place: the
/// other's voxels and bones, read at this scene's points (Dionne and de Lasa 2014, sec. 9). Levels of detail
/// and variants of a character get its weights so, however they are cut up. Rules for parts that the other
/// scene does not have hold for this one alone. Errors: as solveBindField for either scene;
/// ReuseJointDiffers; NoFaces where nothing of the other
/// scene is solved; ReusePartOutside where points are farther than kMostOutside base voxels from the
/// volume.
Expected<std::shared_ptr<const BindField>> solveInVolumeOf(const Scene& other, const Scene& scene,
                                                           const BindSettings& settings, SearchReach reach,
                                                           Progress& progress);
constexpr double kMostOutside = 2.0;

} // namespace sinew
