#pragma once

#include "core/base/Types.h"

#include <cmath>
#include <numbers>
#include <vector>

namespace sinew::picture {

/// Evenly spread sample points in the unit cube for one sample of one pixel: a low-discrepancy sequence (R3,
/// Roberts 2018) that the samples of a pixel share out among them, shifted from pixel to pixel by a hash.
class Jitter {
public:
    Jitter(std::uint32_t pixelX, std::uint32_t pixelY, std::uint32_t firstPoint)
        : m_shift(shift(pixelX, pixelY, 1), shift(pixelX, pixelY, 2), shift(pixelX, pixelY, 3))
        , m_first(firstPoint) {}

    Vec3f at(std::uint32_t i) const {
        const Vec3f steps(0.81917251F, 0.67104361F, 0.54970048F);
        const Vec3f place = m_shift + static_cast<float>(m_first + i) * steps;
        return place.array() - place.array().floor();
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

/// Cosine and sine of a share of a full turn in [0, 1), from a table: the samples need no more than a
/// thousand directions, and this is where a picture spends its time.
inline const Vec2f& onCircle(float turn) {
    constexpr std::size_t steps = 1024;
    static const std::vector<Vec2f> table = [] {
        std::vector<Vec2f> values;
        for (std::size_t k = 0; k < steps; ++k) {
            const double angle = 2.0 * std::numbers::pi * static_cast<double>(k) / static_cast<double>(steps);
            values.emplace_back(static_cast<float>(std::cos(angle)), static_cast<float>(std::sin(angle)));
        }
        return values;
    }();
    return table[static_cast<std::size_t>(turn * static_cast<float>(steps)) % steps];
}

} // namespace sinew::picture
