#pragma once

#include "core/base/Types.h"

#include <QImage>

#include <vector>

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

/// A picture in linear light, colour multiplied by alpha, rows from the top.
struct Film {
    Film() = default;
    Film(int filmWidth, int filmHeight)
        : width(filmWidth)
        , height(filmHeight)
        , pixels(static_cast<std::size_t>(filmWidth) * static_cast<std::size_t>(filmHeight), Vec4f::Zero()) {}

    Vec4f& at(int x, int y) {
        return pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                      static_cast<std::size_t>(x)];
    }
    const Vec4f& at(int x, int y) const { return const_cast<Film*>(this)->at(x, y); }

    int width = 0;
    int height = 0;
    std::vector<Vec4f, Eigen::aligned_allocator<Vec4f>> pixels;
};

/// `over` on top of `under`, its left edge at column x (negative: cut off).
void compose(Film& under, const Film& over, int x);

/// A quiet backdrop: lighter behind the figure, darker to the rims.
Film backdrop(int width, int height);

/// sRGB, dithered so that the backdrop shows no bands. Format RGBA8888, not multiplied.
QImage develop(const Film& film);

} // namespace sinew::picture
