#include "core/solve/picture/PictureSolver.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <queue>
#include <utility>
#include <vector>

namespace sinew {
namespace {

constexpr float kUnreachedPixel = std::numeric_limits<float>::infinity();

PixelShape emptyShape(std::span<const PixelPoint> points, std::span<const Triangle> triangles) {
    Eigen::AlignedBox2d box;
    for (const Triangle& t : triangles) {
        for (const std::uint32_t corner : t) {
            box.extend(points[corner]);
        }
    }
    PixelShape shape;
    if (!box.isEmpty()) {
        shape.left = static_cast<int>(std::floor(box.min().x()));
        shape.low = static_cast<int>(std::floor(box.min().y()));
        shape.width = static_cast<int>(std::floor(box.max().x())) - shape.left + 1;
        shape.height = static_cast<int>(std::floor(box.max().y())) - shape.low + 1;
        shape.inside.assign(static_cast<std::size_t>(shape.width) * static_cast<std::size_t>(shape.height),
                            0);
    }
    return shape;
}

/// Pixels of a row whose middles lie in the triangle.
void fillRow(const std::array<PixelPoint, 3>& corners, int y, PixelShape& shape) {
    const double level = y + 0.5;
    double from = std::numeric_limits<double>::infinity();
    double to = -from;
    for (std::size_t i = 0; i < 3; ++i) {
        const PixelPoint& a = corners[i];
        const PixelPoint& b = corners[(i + 1) % 3];
        if ((a.y() <= level) != (b.y() <= level)) {
            const double x = a.x() + (b.x() - a.x()) * (level - a.y()) / (b.y() - a.y());
            from = std::min(from, x);
            to = std::max(to, x);
        }
    }
    if (from <= to) {
        const int last = std::min(static_cast<int>(std::floor(to - 0.5)), shape.left + shape.width - 1);
        for (int x = std::max(static_cast<int>(std::ceil(from - 0.5)), shape.left); x <= last; ++x) {
            shape.inside[shape.indexOf(x, y)] = 1;
        }
    }
}

struct PixelStep {
    int x = 0;
    int y = 0;
};

constexpr std::array<PixelStep, 8> kPixelSteps{
    {{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {-1, 1}, {-1, -1}, {1, -1}}};

/// Whether one may go from a pixel of the shape by this step.
bool mayStep(const PixelShape& shape, int x, int y, const PixelStep& step) {
    const bool straight = step.x == 0 || step.y == 0;
    return shape.holds(x + step.x, y + step.y) &&
           (straight || shape.holds(x + step.x, y) || shape.holds(x, y + step.y));
}

PixelStep pixelAt(const PixelShape& shape, std::uint32_t index) {
    const auto width = static_cast<std::uint32_t>(shape.width);
    return {shape.left + static_cast<int>(index % width), shape.low + static_cast<int>(index / width)};
}

void searchBreadthFirst(const PixelShape& shape, std::vector<std::uint32_t> queue,
                        std::vector<float>& distances) {
    for (std::size_t next = 0; next < queue.size(); ++next) {
        const std::uint32_t from = queue[next];
        const PixelStep pixel = pixelAt(shape, from);
        for (std::size_t k = 0; k < 4; ++k) {
            const PixelStep& step = kPixelSteps[k];
            if (!mayStep(shape, pixel.x, pixel.y, step)) {
                continue;
            }
            const std::size_t to = shape.indexOf(pixel.x + step.x, pixel.y + step.y);
            if (distances[to] == kUnreachedPixel) {
                distances[to] = distances[from] + 1.0F;
                queue.push_back(static_cast<std::uint32_t>(to));
            }
        }
    }
}

/// No step is shorter than a bucket is wide, so what is taken from one is final; none reaches beyond the next
/// but one.
void searchDiagonally(const PixelShape& shape, std::span<const std::uint32_t> seeds,
                      std::vector<float>& distances) {
    constexpr float kDiagonal = 1.41421356F;
    std::array<std::vector<std::uint32_t>, 3> buckets{std::vector<std::uint32_t>(seeds.begin(), seeds.end())};
    const auto left = [&] {
        return std::ranges::any_of(buckets, [](const auto& each) { return !each.empty(); });
    };
    for (std::size_t bucket = 0; left(); ++bucket) {
        for (const std::uint32_t from : buckets[bucket % 3]) {
            const float distance = distances[from];
            if (static_cast<std::size_t>(distance) != bucket) {
                continue; // a shorter path has brought it into a bucket before
            }
            const PixelStep pixel = pixelAt(shape, from);
            for (const PixelStep& step : kPixelSteps) {
                if (!mayStep(shape, pixel.x, pixel.y, step)) {
                    continue;
                }
                const std::size_t to = shape.indexOf(pixel.x + step.x, pixel.y + step.y);
                const float there = distance + (step.x != 0 && step.y != 0 ? kDiagonal : 1.0F);
                if (there < distances[to]) {
                    distances[to] = there;
                    buckets[static_cast<std::size_t>(there) % 3].push_back(static_cast<std::uint32_t>(to));
                }
            }
        }
        buckets[bucket % 3].clear();
    }
}

/// Solves |grad d| = 1 outward from the seeds (Sethian 1996, upwind differences of first order).
class FastMarching {
public:
    FastMarching(const PixelShape& shape, std::vector<float>& distances)
        : m_shape(shape)
        , m_distances(distances) {}

    void run(std::span<const std::uint32_t> seeds) {
        for (const std::uint32_t seed : seeds) {
            m_front.emplace(0.0F, seed);
        }
        while (!m_front.empty()) {
            const auto [distance, pixel] = m_front.top();
            m_front.pop();
            if (distance == m_distances[pixel]) { // else a shorter path came first
                spread(pixelAt(m_shape, pixel));
            }
        }
    }

private:
    /// Ties go by number, so that the order is always the same.
    using Reached = std::pair<float, std::uint32_t>;

    void spread(const PixelStep& from) {
        for (std::size_t k = 0; k < 4; ++k) {
            const PixelStep to{from.x + kPixelSteps[k].x, from.y + kPixelSteps[k].y};
            if (!m_shape.holds(to.x, to.y)) {
                continue;
            }
            const std::size_t index = m_shape.indexOf(to.x, to.y);
            const float there = fromNeighbours(to);
            if (there < m_distances[index]) {
                m_distances[index] = there;
                m_front.emplace(there, static_cast<std::uint32_t>(index));
            }
        }
    }

    float at(int x, int y) const {
        return m_shape.holds(x, y) ? m_distances[m_shape.indexOf(x, y)] : kUnreachedPixel;
    }

    float fromNeighbours(const PixelStep& p) const {
        const float beside = std::min(at(p.x - 1, p.y), at(p.x + 1, p.y));
        const float above = std::min(at(p.x, p.y - 1), at(p.x, p.y + 1));
        const float low = std::min(beside, above);
        const float off = std::max(beside, above) - low;
        return off >= 1.0F || std::isinf(off) ? low + 1.0F : low + 0.5F * (off + std::sqrt(2.0F - off * off));
    }

    const PixelShape& m_shape;
    std::vector<float>& m_distances;
    std::priority_queue<Reached, std::vector<Reached>, std::greater<>> m_front;
};

} // namespace

namespace {

/// Whether all pixels of the shape hang together over their sides; none do not.
bool hangsTogether(const PixelShape& shape) {
    const auto first = std::ranges::find(shape.inside, 1);
    if (first == shape.inside.end()) {
        return false;
    }
    const std::array seeds{static_cast<std::uint32_t>(first - shape.inside.begin())};
    const std::vector<float> distances = pixelDistances(shape, seeds, PicturePaths::Rows);
    for (std::size_t i = 0; i < distances.size(); ++i) {
        if (shape.inside[i] != 0 && std::isinf(distances[i])) {
            return false;
        }
    }
    return true;
}

} // namespace

PixelShape coverPixels(std::span<const PixelPoint> points, std::span<const Triangle> triangles) {
    PixelShape shape = emptyShape(points, triangles);
    const auto cornersOf = [&](const Triangle& t) {
        return std::array<PixelPoint, 3>{points[t[0]], points[t[1]], points[t[2]]};
    };
    for (const Triangle& t : triangles) {
        const std::array<PixelPoint, 3> corners = cornersOf(t);
        const auto [low, high] = std::minmax({corners[0].y(), corners[1].y(), corners[2].y()});
        for (int y = static_cast<int>(std::floor(low)); y <= static_cast<int>(std::floor(high)); ++y) {
            fillRow(corners, y, shape);
        }
    }
    if (triangles.empty() || hangsTogether(shape)) {
        return shape;
    }
    for (const Triangle& t : triangles) {
        const std::array<PixelPoint, 3> corners = cornersOf(t);
        for (std::size_t i = 0; i < 3; ++i) {
            visitPixels(corners[i], corners[(i + 1) % 3],
                        [&](int x, int y) { shape.inside[shape.indexOf(x, y)] = 1; });
        }
    }
    return shape;
}

std::size_t nearestPixel(const PixelShape& shape, const PixelPoint& point) {
    const int x0 = static_cast<int>(std::floor(point.x()));
    const int y0 = static_cast<int>(std::floor(point.y()));
    std::size_t best = shape.inside.size();
    double min = std::numeric_limits<double>::infinity();
    // A ring of pixels around the first has middles at least its number less a half away.
    for (int ring = 0; ring <= shape.width + shape.height && ring - 0.5 < min; ++ring) {
        for (int y = y0 - ring; y <= y0 + ring; ++y) {
            const int step = std::abs(y - y0) == ring || ring == 0 ? 1 : 2 * ring;
            for (int x = x0 - ring; x <= x0 + ring; x += step) {
                const double distance = (PixelPoint(x + 0.5, y + 0.5) - point).norm();
                if (shape.holds(x, y) && distance < min) {
                    min = distance;
                    best = shape.indexOf(x, y);
                }
            }
        }
    }
    return best;
}

std::vector<float> pixelDistances(const PixelShape& shape, std::span<const std::uint32_t> seeds,
                                  PicturePaths paths) {
    std::vector<float> distances(shape.inside.size(), kUnreachedPixel);
    for (const std::uint32_t seed : seeds) {
        distances[seed] = 0.0F;
    }
    switch (paths) {
    case PicturePaths::Rows:
        searchBreadthFirst(shape, {seeds.begin(), seeds.end()}, distances);
        break;
    case PicturePaths::Diagonals:
        searchDiagonally(shape, seeds, distances);
        break;
    case PicturePaths::Euclidean:
        FastMarching(shape, distances).run(seeds);
        break;
    }
    return distances;
}

} // namespace sinew
