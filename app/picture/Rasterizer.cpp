#include "app/picture/Rasterizer.h"

#include "core/base/Parallel.h"

#include <algorithm>
#include <cmath>

namespace sinew::picture {
namespace {

constexpr int kBandRows = 32;

struct Box {
    int x0, x1, y0, y1; // inclusive
};

/// Samples whose centres can lie in the triangle, clipped to the canvas; empty when x1 < x0 or y1 < y0.
Box sampleBox(const Vec3f& a, const Vec3f& b, const Vec3f& c, int width, int height) {
    const auto first = [](float low, int limit) {
        return static_cast<int>(std::clamp(std::ceil(low - 0.5F), 0.0F, static_cast<float>(limit)));
    };
    const auto last = [](float high, int limit) {
        return static_cast<int>(std::clamp(std::floor(high - 0.5F), -1.0F, static_cast<float>(limit - 1)));
    };
    return {first(std::min({a.x(), b.x(), c.x()}), width), last(std::max({a.x(), b.x(), c.x()}), width),
            first(std::min({a.y(), b.y(), c.y()}), height), last(std::max({a.y(), b.y(), c.y()}), height)};
}

class BandPainter {
public:
    BandPainter(Canvas& canvas, std::span<const Vec3f> screen, std::span<const Triangle> triangles,
                const Covers& covers)
        : m_canvas(canvas)
        , m_screen(screen)
        , m_triangles(triangles)
        , m_covers(covers) {}

    void paint(std::uint32_t t, int rowBegin, int rowEnd) {
        const Vec3f& a = m_screen[m_triangles[t][0]];
        const Vec3f& b = m_screen[m_triangles[t][1]];
        const Vec3f& c = m_screen[m_triangles[t][2]];
        const Box box = sampleBox(a, b, c, m_canvas.width, m_canvas.height);
        for (int y = std::max(box.y0, rowBegin); y <= std::min(box.y1, rowEnd - 1); ++y) {
            for (int x = box.x0; x <= box.x1; ++x) {
                const Vec3f shares =
                    screenShares(a, b, c, static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F);
                if (!(shares.minCoeff() >= 0.0F)) {
                    continue; // also where the triangle has no area: shares are not numbers
                }
                const float nearness = shares.dot(Vec3f(a.z(), b.z(), c.z()));
                const std::size_t at = m_canvas.index(x, y);
                if (nearness > m_canvas.nearness[at] && (!m_covers || m_covers(t, shares))) {
                    m_canvas.nearness[at] = nearness;
                    m_canvas.triangle[at] = t;
                }
            }
        }
    }

private:
    Canvas& m_canvas;
    std::span<const Vec3f> m_screen;
    std::span<const Triangle> m_triangles;
    const Covers& m_covers;
};

/// Triangles that reach into each band of rows, in order.
std::vector<std::vector<std::uint32_t>>
bandLists(std::span<const Vec3f> screen, std::span<const Triangle> triangles, int width, int height) {
    std::vector<std::vector<std::uint32_t>> bands(
        static_cast<std::size_t>((height + kBandRows - 1) / kBandRows));
    for (std::uint32_t t = 0; t < triangles.size(); ++t) {
        const Vec3f& a = screen[triangles[t][0]];
        const Vec3f& b = screen[triangles[t][1]];
        const Vec3f& c = screen[triangles[t][2]];
        if (std::min({a.z(), b.z(), c.z()}) <= 0.0F) {
            continue;
        }
        const Box box = sampleBox(a, b, c, width, height);
        if (box.x1 < box.x0 || box.y1 < box.y0) {
            continue;
        }
        for (int band = box.y0 / kBandRows; band <= box.y1 / kBandRows; ++band) {
            bands[static_cast<std::size_t>(band)].push_back(t);
        }
    }
    return bands;
}

} // namespace

Vec3f screenShares(const Vec3f& a, const Vec3f& b, const Vec3f& c, float x, float y) {
    // From the sample outwards: the differences are small, so float is enough.
    const Vec2f pa(a.x() - x, a.y() - y);
    const Vec2f pb(b.x() - x, b.y() - y);
    const Vec2f pc(c.x() - x, c.y() - y);
    const Vec3f areas(pb.x() * pc.y() - pb.y() * pc.x(), pc.x() * pa.y() - pc.y() * pa.x(),
                      pa.x() * pb.y() - pa.y() * pb.x());
    return areas / areas.sum();
}

Canvas rasterize(int width, int height, std::span<const Vec3f> screen, std::span<const Triangle> triangles,
                 const Covers& covers) {
    Canvas canvas{width, height, {}, {}};
    const std::size_t samples = static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
    canvas.nearness.assign(samples, 0.0F);
    canvas.triangle.assign(samples, kNothing);
    const auto bands = bandLists(screen, triangles, width, height);
    BandPainter painter(canvas, screen, triangles, covers);
    parallelFor(bands.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t band = begin; band < end; ++band) {
            const int row = static_cast<int>(band) * kBandRows;
            for (const std::uint32_t t : bands[band]) {
                painter.paint(t, row, row + kBandRows);
            }
        }
    });
    return canvas;
}

Canvas coarser(const Canvas& canvas, int step) {
    Canvas coarse{canvas.width / step, canvas.height / step, {}, {}};
    coarse.nearness.reserve(static_cast<std::size_t>(coarse.width) * static_cast<std::size_t>(coarse.height));
    for (int y = 0; y < coarse.height; ++y) {
        for (int x = 0; x < coarse.width; ++x) {
            coarse.nearness.push_back(
                canvas.nearness[canvas.index(x * step + step / 2, y * step + step / 2)]);
        }
    }
    return coarse;
}

} // namespace sinew::picture
