#include "app/picture/image/Film.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace sinew::picture {

float linearFromSrgb(float value) {
    return value <= 0.04045F ? value / 12.92F : std::pow((value + 0.055F) / 1.055F, 2.4F);
}

float srgbFromLinear(float value) {
    return value <= 0.0031308F ? value * 12.92F : 1.055F * std::pow(value, 1.0F / 2.4F) - 0.055F;
}

Vec3f linearFromOklch(float lightness, float chroma, float hueTurns) {
    const float angle = hueTurns * 2.0F * std::numbers::pi_v<float>;
    const float a = chroma * std::cos(angle);
    const float b = chroma * std::sin(angle);
    Vec3f lms(lightness + 0.3963377774F * a + 0.2158037573F * b,
              lightness - 0.1055613458F * a - 0.0638541728F * b,
              lightness - 0.0894841775F * a - 1.2914855480F * b);
    lms = lms.array().cube();
    const Vec3f rgb(4.0767416621F * lms.x() - 3.3077115913F * lms.y() + 0.2309699292F * lms.z(),
                    -1.2684380046F * lms.x() + 2.6097574011F * lms.y() - 0.3413193965F * lms.z(),
                    -0.0041960863F * lms.x() - 0.7034186147F * lms.y() + 1.7076147010F * lms.z());
    return rgb.cwiseMax(0.0F).cwiseMin(1.0F);
}

Vec3f jointColor(std::size_t joint) {
    // Eight colours as far apart as such can be, in the order that keeps neighbours of the list apart for all
    // eyes, then their shades, then their tints.
    constexpr std::array<std::array<std::uint8_t, 3>, 8> colors{{{0x10, 0xBA, 0x9E},
                                                                 {0xB6, 0x46, 0x84},
                                                                 {0x93, 0xEE, 0xFF},
                                                                 {0x6D, 0x65, 0x0A},
                                                                 {0x49, 0x72, 0xD4},
                                                                 {0xF2, 0xDD, 0x4C},
                                                                 {0xCA, 0x93, 0xFE},
                                                                 {0xEA, 0x7F, 0x39}}};
    constexpr std::array<float, 3> fraction{0.0F, 0.35F, 0.45F};
    constexpr std::array<float, 3> toward{0.0F, 0.07F, 1.0F};
    const std::size_t round = joint / colors.size() % fraction.size();
    Vec3f linear;
    for (std::size_t c = 0; c < 3; ++c) {
        const float value = static_cast<float>(colors[joint % colors.size()][c]) / 255.0F;
        linear[static_cast<int>(c)] = linearFromSrgb(value + fraction[round] * (toward[round] - value));
    }
    return linear;
}

Vec3f viridis(float t) {
    // Ten even steps of the published map (van der Walt and Smith, CC0), sRGB.
    static constexpr std::array<std::array<std::uint8_t, 3>, 10> steps{{{0x44, 0x01, 0x54},
                                                                        {0x48, 0x28, 0x78},
                                                                        {0x3E, 0x4A, 0x89},
                                                                        {0x31, 0x68, 0x8E},
                                                                        {0x26, 0x82, 0x8E},
                                                                        {0x1F, 0x9E, 0x89},
                                                                        {0x35, 0xB7, 0x79},
                                                                        {0x6D, 0xCD, 0x59},
                                                                        {0xB4, 0xDE, 0x2C},
                                                                        {0xFD, 0xE7, 0x25}}};
    const float at = std::clamp(t, 0.0F, 1.0F) * static_cast<float>(steps.size() - 1);
    const auto low = std::min(static_cast<std::size_t>(at), steps.size() - 2);
    const float mix = at - static_cast<float>(low);
    Vec3f color;
    for (std::size_t c = 0; c < 3; ++c) {
        const float value =
            (1.0F - mix) * static_cast<float>(steps[low][c]) + mix * static_cast<float>(steps[low + 1][c]);
        color[static_cast<Eigen::Index>(c)] = linearFromSrgb(value / 255.0F);
    }
    return color;
}

namespace {

constexpr std::size_t kRowGrain = 16;

template<typename Row>
void forRows(int height, const Row& row) {
    parallelFor(static_cast<std::size_t>(height), kRowGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t y = begin; y < end; ++y) {
            row(static_cast<int>(y));
        }
    });
}

uchar quantised(float linear, float dither) {
    return static_cast<uchar>(
        std::clamp(srgbFromLinear(std::clamp(linear, 0.0F, 1.0F)) * 255.0F + dither, 0.0F, 255.0F));
}

} // namespace

void compose(Film& under, const Film& over, int x) {
    forRows(std::min(under.height, over.height), [&](int y) {
        for (int k = std::max(0, -x); k < over.width && x + k < under.width; ++k) {
            const Vec4f& top = over.at(k, y);
            Vec4f& pixel = under.at(x + k, y);
            pixel = top + (1.0F - top.w()) * pixel;
        }
    });
}

Film backdrop(int width, int height) {
    const Vec3f low(0.360F, 0.380F, 0.410F);
    const Vec3f high(0.560F, 0.600F, 0.650F);
    Film film(width, height);
    forRows(height, [&](int y) {
        for (int x = 0; x < width; ++x) {
            const float v = (static_cast<float>(y) + 0.5F) / static_cast<float>(height);
            const float u = (static_cast<float>(x) + 0.5F) / static_cast<float>(width) - 0.5F;
            const float glow = std::exp(-(3.0F * u * u + 5.0F * (v - 0.42F) * (v - 0.42F)));
            const float floor = std::clamp((v - 0.70F) / 0.30F, 0.0F, 1.0F);
            const Vec3f color = low + (high - low) * std::min(glow + 0.10F * floor, 1.0F);
            film.at(x, y) = Vec4f(color.x(), color.y(), color.z(), 1.0F);
        }
    });
    return film;
}

QImage develop(const Film& film) {
    QImage image(film.width, film.height, QImage::Format_RGBA8888);
    forRows(film.height, [&](int y) {
        uchar* line = image.scanLine(y);
        for (int x = 0; x < film.width; ++x) {
            const Vec4f& pixel = film.at(x, y);
            const float alpha = std::clamp(pixel.w(), 0.0F, 1.0F);
            const Vec3f dither =
                Jitter(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y), 0).at(0);
            uchar* channels = line + std::ptrdiff_t{4} * x;
            for (Eigen::Index c = 0; c < 3; ++c) {
                channels[c] = quantised(alpha > 0.0F ? pixel[c] / alpha : 0.0F, dither[c]);
            }
            channels[3] = static_cast<uchar>(std::lround(alpha * 255.0F));
        }
    });
    return image;
}

} // namespace sinew::picture
