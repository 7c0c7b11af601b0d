#pragma once

#include "core/rig/GuessMarkers.h"

namespace sinew {

/// guessMarkers for each kind.
Expected<GuessedMarkers> guessBiped(const BodyVolume& volume, const PlacedMarkers& known,
                                    const std::string& file);
Expected<GuessedMarkers> guessQuadruped(const BodyVolume& volume, const PlacedMarkers& known,
                                        const std::string& file);

/// Whether legs stand apart to both sides around a height.
bool partedAround(const BodyVolume& volume, double height);

} // namespace sinew
