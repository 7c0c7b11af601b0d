#pragma once

#include "core/bind/BindField.h"

namespace sinew {

/// The stages of solveBindField, each on what those before it left in the field; its `settings` are set.
/// Sources and problem. Errors: as bind.
Expected<void> prepareField(const Scene& scene, const BindSettings& settings, BindField& field);
/// The volume and describeSurface(). Errors: as solveBindVolume.
Expected<void> solveVolumeOfField(const Scene& scene, BindField& field, Progress& progress);
/// What of the scene's surface the later stages ask: holes, diffusion, what follows the skin.
void describeSurface(const Scene& scene, BindField& field, Progress& progress);
/// Where the points read the volume.
void makeLookup(BindField& field);
/// Walks and distances. Error: Canceled.
Expected<void> solveDistances(BindField& field, SearchReach reach, Progress& progress);

} // namespace sinew
