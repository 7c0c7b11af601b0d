#include "core/solve/picture/PictureSolver.h"

#include "core/base/Parallel.h"
#include "core/base/Progress.h"
#include "core/bind/BindInput.h"
#include "core/bind/bones/Bones.h"
#include "core/solve/classic/ClassicSolvers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numeric>
#include <optional>
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

void searchDiagonally(const PixelShape& shape, std::span<const std::uint32_t> seeds,
                      std::vector<float>& distances) {
    constexpr float kDiagonal = 1.41421356F;
    using Entry = std::pair<float, std::uint32_t>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    for (const std::uint32_t seed : seeds) {
        open.emplace(0.0F, seed);
    }
    while (!open.empty()) {
        const auto [distance, from] = open.top();
        open.pop();
        if (distance > distances[from]) {
            continue;
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
                open.emplace(there, static_cast<std::uint32_t>(to));
            }
        }
    }
}

} // namespace

PixelShape coverPixels(std::span<const PixelPoint> points, std::span<const Triangle> triangles) {
    PixelShape shape = emptyShape(points, triangles);
    for (const Triangle& t : triangles) {
        const std::array<PixelPoint, 3> corners{points[t[0]], points[t[1]], points[t[2]]};
        for (std::size_t i = 0; i < 3; ++i) {
            visitPixels(corners[i], corners[(i + 1) % 3],
                        [&](int x, int y) { shape.inside[shape.indexOf(x, y)] = 1; });
        }
        const auto [low, high] = std::minmax({corners[0].y(), corners[1].y(), corners[2].y()});
        for (int y = static_cast<int>(std::floor(low)); y <= static_cast<int>(std::floor(high)); ++y) {
            fillRow(corners, y, shape);
        }
    }
    return shape;
}

std::vector<float> pixelDistances(const PixelShape& shape, std::span<const std::uint32_t> seeds,
                                  bool diagonals) {
    std::vector<float> distances(shape.inside.size(), kUnreachedPixel);
    for (const std::uint32_t seed : seeds) {
        distances[seed] = 0.0F;
    }
    if (diagonals) {
        searchDiagonally(shape, seeds, distances);
    } else {
        searchBreadthFirst(shape, {seeds.begin(), seeds.end()}, distances);
    }
    return distances;
}

namespace {

/// The connected pieces of what is solved, drawn into pixels along z, each by itself.
class PicturePieces {
public:
    /// `extent`: the longest side of what is solved, model units, which kPicturePixels go along.
    PicturePieces(const BindInput& input, double extent);

    /// Of every welded vertex (#G) to a bone, in pixels on ways through its piece; infinity: the bone does
    /// not cross the piece, or no triangle uses the vertex. When canceled, the result must not be used.
    std::vector<float> distancesTo(const Bone& bone, bool diagonals, const Progress& progress) const;

    /// Of every welded vertex (#G) the bone that is nearest to the middle of its piece, in a straight line.
    std::vector<std::uint32_t> nearestBones() const;

private:
    struct Piece {
        std::vector<std::uint32_t> vertices; ///< welded
        PixelShape shape;
        double depth = 0.0; ///< mean z
    };

    PixelPoint pointOf(const Vec3& point) const;
    std::vector<std::uint32_t> seedsOf(const Piece& piece, const Bone& bone) const;

    const BindInput& m_input;
    double m_pixel = 1.0; ///< model units
    Vec3 m_low = Vec3::Zero();
    std::vector<Piece> m_pieces;
};

/// The piece of each vertex by its least one; of vertices without triangles itself.
std::vector<std::uint32_t> minJoined(const BindProblem& problem) {
    std::vector<std::uint32_t> min(problem.vertices.size());
    std::iota(min.begin(), min.end(), 0U);
    const auto rootOf = [&](std::uint32_t v) {
        while (min[v] != v) {
            min[v] = min[min[v]];
            v = min[v];
        }
        return v;
    };
    for (const Triangle& t : problem.triangles) {
        for (const std::size_t i : {1U, 2U}) {
            const std::uint32_t a = rootOf(t[0]);
            const std::uint32_t b = rootOf(t[i]);
            min[std::max(a, b)] = std::min(a, b);
        }
    }
    for (std::uint32_t v = 0; v < min.size(); ++v) {
        min[v] = rootOf(v);
    }
    return min;
}

using PixelLine = std::pair<PixelPoint, PixelPoint>;

/// What of a line lies in the shape's box (Liang and Barsky 1984).
std::optional<PixelLine> clippedTo(const PixelShape& shape, const PixelPoint& a, const PixelPoint& b) {
    double from = 0.0;
    double to = 1.0;
    const PixelPoint d = b - a;
    const PixelPoint low(shape.left, shape.low);
    const PixelPoint high(shape.left + shape.width, shape.low + shape.height);
    for (Eigen::Index axis = 0; axis < 2; ++axis) {
        if (d[axis] == 0.0) {
            if (a[axis] < low[axis] || a[axis] > high[axis]) {
                return std::nullopt;
            }
            continue;
        }
        const double enter = (low[axis] - a[axis]) / d[axis];
        const double leave = (high[axis] - a[axis]) / d[axis];
        from = std::max(from, std::min(enter, leave));
        to = std::min(to, std::max(enter, leave));
    }
    if (from > to) {
        return std::nullopt;
    }
    // Rounding must not leave the box by far: the ends are held to it.
    const PixelPoint start = (a + from * d).cwiseMax(low).cwiseMin(high);
    const PixelPoint end = (a + to * d).cwiseMax(low).cwiseMin(high);
    return PixelLine(start, end);
}

PicturePieces::PicturePieces(const BindInput& input, double extent)
    : m_input(input)
    , m_pixel(extent > 0.0 ? extent / kPicturePixels : 1.0) {
    const BindProblem& problem = input.problem;
    Aabb box;
    for (const Vec3& vertex : problem.usedVertices) {
        box.add(vertex);
    }
    m_low = box.min;
    std::vector<PixelPoint> points;
    points.reserve(problem.vertices.size());
    for (const Vec3& vertex : problem.vertices) {
        points.push_back(pointOf(vertex));
    }
    const std::vector<std::uint32_t> min = minJoined(problem);
    std::vector<std::uint32_t> pieceOf(min.size());
    for (std::uint32_t v = 0; v < min.size(); ++v) {
        if (min[v] == v) {
            pieceOf[v] = static_cast<std::uint32_t>(m_pieces.size());
            m_pieces.emplace_back();
        }
        m_pieces[pieceOf[min[v]]].vertices.push_back(v);
    }
    std::vector<std::vector<Triangle>> triangles(m_pieces.size());
    for (const Triangle& t : problem.triangles) {
        triangles[pieceOf[min[t[0]]]].push_back(t);
    }
    for (std::size_t i = 0; i < m_pieces.size(); ++i) {
        Piece& piece = m_pieces[i];
        piece.shape = coverPixels(points, triangles[i]);
        for (const std::uint32_t v : piece.vertices) {
            piece.depth += problem.vertices[v].z() / static_cast<double>(piece.vertices.size());
        }
    }
}

PixelPoint PicturePieces::pointOf(const Vec3& point) const {
    return (point - m_low).head<2>() / m_pixel;
}

std::vector<std::uint32_t> PicturePieces::seedsOf(const Piece& piece, const Bone& bone) const {
    const PixelShape& shape = piece.shape;
    std::vector<std::uint32_t> seeds;
    const auto seed = [&](int x, int y) {
        if (shape.holds(x, y)) {
            seeds.push_back(static_cast<std::uint32_t>(shape.indexOf(x, y)));
        }
    };
    for (const Segment& segment : bone.segments) {
        if (const auto line = clippedTo(shape, pointOf(segment.a), pointOf(segment.b))) {
            visitPixels(line->first, line->second, seed);
        }
    }
    for (int y = shape.low; !bone.volumes.empty() && y < shape.low + shape.height; ++y) {
        for (int x = shape.left; x < shape.left + shape.width; ++x) {
            const Vec3 middle((x + 0.5) * m_pixel + m_low.x(), (y + 0.5) * m_pixel + m_low.y(), piece.depth);
            if (shape.holds(x, y) && squaredDistance(middle, bone) < 0.25 * m_pixel * m_pixel) {
                seed(x, y);
            }
        }
    }
    std::ranges::sort(seeds);
    seeds.erase(std::ranges::unique(seeds).begin(), seeds.end());
    return seeds;
}

std::vector<float> PicturePieces::distancesTo(const Bone& bone, bool diagonals,
                                              const Progress& progress) const {
    std::vector<float> result(m_input.problem.vertices.size(), std::numeric_limits<float>::infinity());
    for (const Piece& piece : m_pieces) {
        if (progress.canceled()) {
            break;
        }
        const std::vector<std::uint32_t> seeds = seedsOf(piece, bone);
        if (seeds.empty()) {
            continue;
        }
        const std::vector<float> distances = pixelDistances(piece.shape, seeds, diagonals);
        for (const std::uint32_t v : piece.vertices) {
            const PixelPoint point = pointOf(m_input.problem.vertices[v]);
            const int x = static_cast<int>(std::floor(point.x()));
            const int y = static_cast<int>(std::floor(point.y()));
            result[v] = distances[piece.shape.indexOf(x, y)];
        }
    }
    return result;
}

std::vector<std::uint32_t> PicturePieces::nearestBones() const {
    const BindProblem& problem = m_input.problem;
    std::vector<std::uint32_t> nearest(problem.vertices.size());
    for (const Piece& piece : m_pieces) {
        Vec3 middle = Vec3::Zero();
        for (const std::uint32_t v : piece.vertices) {
            middle += problem.vertices[v] / static_cast<double>(piece.vertices.size());
        }
        const auto bone = static_cast<std::uint32_t>(nearestSource(middle, m_input.sources.joints));
        for (const std::uint32_t v : piece.vertices) {
            nearest[v] = bone;
        }
    }
    return nearest;
}

/// What of the settings decides the weights.
std::vector<double> choiceOf(const BindSettings& settings) {
    return {settings.pictureSmoothness, settings.pictureDiagonals ? 1.0 : 0.0};
}

/// A table of distances becomes one of weights; `owners` #G say who has what no bone reached.
void weighByDistance(WeightTable& table, std::span<const std::uint32_t> owners, double smoothness) {
    constexpr std::size_t kPictureGrain = 1024;
    parallelFor(owners.size(), kPictureGrain, [&](std::size_t begin, std::size_t end) {
        std::vector<double> weights(table.sources);
        for (std::size_t p = begin; p < end; ++p) {
            const std::span<float> row = table.row(p);
            const float nearest = *std::ranges::min_element(row);
            double sum = 0.0;
            for (std::size_t s = 0; s < row.size(); ++s) {
                weights[s] =
                    std::isinf(nearest)
                        ? (s == owners[p] ? 1.0 : 0.0)
                        : std::exp((static_cast<double>(nearest) - static_cast<double>(row[s])) / smoothness);
                sum += weights[s];
            }
            for (std::size_t s = 0; s < row.size(); ++s) {
                row[s] = static_cast<float>(weights[s] / sum);
            }
        }
    });
}

WeightTable weighPicture(const BindInput& input, double extent, const BindSettings& settings,
                         Progress& progress) {
    const PicturePieces pieces(input, extent);
    const std::vector<Bone>& bones = input.sources.joints;
    WeightTable table(input.problem.vertices.size(), bones.size());
    parallelFor(bones.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t s = begin; s < end && !progress.canceled(); ++s) {
            setColumn(table, s, pieces.distancesTo(bones[s], settings.pictureDiagonals, progress));
        }
    });
    if (!progress.canceled()) {
        weighByDistance(table, pieces.nearestBones(), settings.pictureSmoothness);
    }
    return table;
}

} // namespace

Expected<std::shared_ptr<const Solution>> solvePicture(const SolveRequest& request, Progress& progress) {
    return solveStraight(request, choiceOf(request.settings), progress, [&](const StraightStart& start) {
        return std::make_shared<const WeightTable>(
            weighPicture(*request.input, start.extent, request.settings, progress));
    });
}

BindRework pictureRework(const BindSettings& from, const BindSettings& to) {
    return choiceOf(from) == choiceOf(to) ? BindRework::Nothing : BindRework::Distances;
}

} // namespace sinew
