#pragma once

#include "core/base/Types.h"

namespace sinew::picture {

/// One sRGB channel as linear light and back, both in [0, 1].
float linearFromSrgb(float value);
float srgbFromLinear(float value);

/// Linear sRGB of a colour in OKLCH (Ottosson 2020): lightness and chroma as perceived, hue in turns.
/// Out-of-gamut channels are clamped.
Vec3f linearFromOklch(float lightness, float chroma, float hueTurns);

/// The colour a joint is known by: neighbours in the list never look alike, to the colour-blind neither.
/// Linear.
Vec3f jointColor(std::size_t joint);

/// Viridis at t in [0, 1]: even to the eye, in order without colour vision too. Linear.
Vec3f viridis(float t);

} // namespace sinew::picture
