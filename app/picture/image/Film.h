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

/// Evenly spread sample points in the unit cube for one sample of one pixel: a low-discrepancy sequence (R3,
/// Roberts 2018) that the samples of a pixel share out among them, shifted from pixel to pixel by a hash.
class Jitter {
public:
    Jitter(std::uint32_t pixelX, std::uint32_t pixelY, std::uint32_t firstPoint)
        : m_shift(shift(pixelX, pixelY, 1), shift(pixelX, pixelY, 2), shift(pixelX, pixelY, 3))
        , m_first(firstPoint) {}

    Vec3f at(std::uint32_t i) const {
        const Vec3f steps(0.81917251F, 0.67104361F, 0.54970048F);
        const Vec3f position = m_shift + static_cast<float>(m_first + i) * steps;
        return position.array() - position.array().floor();
    }

private:
    /// A hash of the pixel: neighbours share no pattern.
    static float shift(std::uint32_t x, std::uint32_t y, std::uint32_t stream) {
        std::uint32_t h = x * 0x9E3779B1U ^ y * 0x85EBCA77U ^ stream * 0xC2B2AE3DU;
        h = (h ^ (h >> 15U)) * 0x2C1B3C6DU;
        h = (h ^ (h >> 12U)) * 0x297A2D39U;
        return static_cast<float>((h ^ (h >> 15U)) >> 8U) / 16777216.0F;
    }

    Vec3f m_shift;
    std::uint32_t m_first;
};

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
