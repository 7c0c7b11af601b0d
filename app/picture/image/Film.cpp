#include "app/picture/image/Film.h"

#include "app/picture/image/Colors.h"
#include "app/picture/light/Lights.h"
#include "core/base/Parallel.h"

#include <algorithm>
#include <cmath>

namespace sinew::picture {
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
            for (Eigen::Index c = 0; c < 3; ++c) {
                line[4 * x + c] = quantised(alpha > 0.0F ? pixel[c] / alpha : 0.0F, dither[c]);
            }
            line[4 * x + 3] = static_cast<uchar>(std::lround(alpha * 255.0F));
        }
    });
    return image;
}

} // namespace sinew::picture
