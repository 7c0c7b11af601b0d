#include "core/solve/picture/PictureSolver.h"

#include "core/base/Parallel.h"
#include "core/base/Progress.h"
#include "core/bind/BindInput.h"
#include "core/bind/bones/Bones.h"
#include "core/solve/classic/ClassicSolvers.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace sinew {
namespace {

/// The connected pieces of what is solved, drawn into pixels along z, each by itself.
class PicturePieces {
public:
    /// `extent`: the longest side of what is solved, model units; `resolution`: pictureResolution.
    PicturePieces(const BindInput& input, double extent, int resolution);

    /// Of every welded vertex (#G) to a bone, on ways through its piece, told in pixels of a picture
    /// kPicturePixels long; infinity: the bone does not cross the piece, or no triangle uses the vertex. When
    /// canceled, the result must not be used.
    std::vector<float> distancesTo(const Bone& bone, PicturePaths paths, const Progress& progress) const;

    /// Of every welded vertex (#G) the bone that is nearest to the middle of its piece, in a straight line.
    std::vector<std::uint32_t> nearestBones() const;

private:
    struct Piece {
        std::vector<std::uint32_t> vertices; ///< welded
        PixelGrid grid;
        PixelShape shape;
        std::vector<std::uint32_t> pixels; ///< of the vertices, numbers in the shape; none without triangles
        double depth = 0.0;                ///< mean z
    };

    std::vector<PixelGrid> gridsOfParts(int resolution) const;
    void gatherPieces(const std::vector<PixelGrid>& grids);
    void drawPieces();
    static std::vector<std::uint32_t> seedsOf(const Piece& piece, const Bone& bone);

    const BindInput& m_input;
    double m_extent = 1.0;                ///< model units
    std::vector<std::uint32_t> m_pieceOf; ///< #G
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

PixelPoint pixelPoint(const PixelGrid& grid, const Vec3& position) {
    return (position.head<2>() - grid.corner) / grid.size;
}

PicturePieces::PicturePieces(const BindInput& input, double extent, int resolution)
    : m_input(input)
    , m_extent(extent > 0.0 ? extent : 1.0) {
    gatherPieces(gridsOfParts(resolution));
    drawPieces();
}

/// Of a picture that has more pixels than are searched, so many of them make one that few enough are left.
std::vector<PixelGrid> PicturePieces::gridsOfParts(int resolution) const {
    Aabb box;
    for (const Vec3& vertex : m_input.problem.usedVertices) {
        box.add(vertex);
    }
    const PixelGrid plain{box.min.head<2>(), m_extent / (resolution > 0 ? resolution : kPicturePixels)};
    std::vector<PixelGrid> grids;
    for (const std::optional<PixelGrid>& own : m_input.problem.pixels) {
        PixelGrid grid = own && resolution == 0 ? *own : plain;
        grid.size *= std::ceil(std::max(1.0, m_extent / grid.size / kMaxPicturePixels));
        grids.push_back(grid);
    }
    return grids;
}

void PicturePieces::gatherPieces(const std::vector<PixelGrid>& grids) {
    const BindProblem& problem = m_input.problem;
    const std::vector<std::uint32_t> min = minJoined(problem);
    m_pieceOf.resize(min.size());
    for (std::uint32_t v = 0; v < min.size(); ++v) {
        if (min[v] == v) {
            m_pieceOf[v] = static_cast<std::uint32_t>(m_pieces.size());
            m_pieces.emplace_back();
        }
        m_pieceOf[v] = m_pieceOf[min[v]];
        m_pieces[m_pieceOf[v]].vertices.push_back(v);
    }
    for (std::size_t n = 0; n < grids.size(); ++n) {
        for (const std::uint32_t v : problem.surface.weldedVertices(n)) {
            m_pieces[m_pieceOf[v]].grid = grids[n];
        }
    }
}

void PicturePieces::drawPieces() {
    const BindProblem& problem = m_input.problem;
    std::vector<PixelPoint> points;
    points.reserve(problem.vertices.size());
    for (std::size_t v = 0; v < problem.vertices.size(); ++v) {
        points.push_back(pixelPoint(m_pieces[m_pieceOf[v]].grid, problem.vertices[v]));
    }
    std::vector<std::vector<Triangle>> triangles(m_pieces.size());
    for (const Triangle& t : problem.triangles) {
        triangles[m_pieceOf[t[0]]].push_back(t);
    }
    parallelFor(m_pieces.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            Piece& piece = m_pieces[i];
            piece.shape = coverPixels(points, triangles[i]);
            for (const std::uint32_t v : piece.vertices) {
                piece.depth += problem.vertices[v].z() / static_cast<double>(piece.vertices.size());
                if (!triangles[i].empty()) {
                    piece.pixels.push_back(static_cast<std::uint32_t>(nearestPixel(piece.shape, points[v])));
                }
            }
        }
    });
}

std::vector<std::uint32_t> PicturePieces::seedsOf(const Piece& piece, const Bone& bone) {
    const PixelShape& shape = piece.shape;
    const PixelGrid& grid = piece.grid;
    std::vector<std::uint32_t> seeds;
    const auto seed = [&](int x, int y) {
        if (shape.holds(x, y)) {
            seeds.push_back(static_cast<std::uint32_t>(shape.indexOf(x, y)));
        }
    };
    for (const Segment& segment : bone.segments) {
        if (const auto line = clippedTo(shape, pixelPoint(grid, segment.a), pixelPoint(grid, segment.b))) {
            visitPixels(line->first, line->second, seed);
        }
    }
    for (int y = shape.low; !bone.volumes.empty() && y < shape.low + shape.height; ++y) {
        for (int x = shape.left; x < shape.left + shape.width; ++x) {
            const Vec3 middle(grid.corner.x() + (x + 0.5) * grid.size,
                              grid.corner.y() + (y + 0.5) * grid.size, piece.depth);
            if (shape.holds(x, y) && squaredDistance(middle, bone) < 0.25 * grid.size * grid.size) {
                seed(x, y);
            }
        }
    }
    std::ranges::sort(seeds);
    seeds.erase(std::ranges::unique(seeds).begin(), seeds.end());
    return seeds;
}

std::vector<float> PicturePieces::distancesTo(const Bone& bone, PicturePaths paths,
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
        const std::vector<float> distances = pixelDistances(piece.shape, seeds, paths);
        const auto told = static_cast<float>(piece.grid.size / m_extent * kPicturePixels);
        for (std::size_t i = 0; i < piece.pixels.size(); ++i) {
            result[piece.vertices[i]] = told * distances[piece.pixels[i]];
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

/// #S smoothness of each bone.
std::vector<double> smoothnessOf(const BindInput& input, const BindSettings& settings) {
    std::vector<double> smoothness;
    for (const std::string& name : input.sources.names) {
        smoothness.push_back(settings.pictureSmoothness);
        for (const BoneSmoothness& bone : settings.boneSmoothness) {
            smoothness.back() = bone.joint == name ? bone.smoothness : smoothness.back();
        }
    }
    return smoothness;
}

/// What of the settings decides the weights.
std::vector<double> choiceOf(const BindInput& input, const BindSettings& settings) {
    std::vector<double> choice = smoothnessOf(input, settings);
    choice.push_back(static_cast<double>(settings.picturePaths));
    choice.push_back(settings.pictureResolution);
    return choice;
}

/// A table of distances becomes one of weights; `owners` #G say who has what no bone reached.
void weighByDistance(WeightTable& table, std::span<const std::uint32_t> owners,
                     std::span<const double> smoothness) {
    constexpr std::size_t kPictureGrain = 1024;
    parallelFor(owners.size(), kPictureGrain, [&](std::size_t begin, std::size_t end) {
        std::vector<double> weights(table.sources);
        for (std::size_t p = begin; p < end; ++p) {
            const std::span<float> row = table.row(p);
            for (std::size_t s = 0; s < row.size(); ++s) {
                weights[s] = static_cast<double>(row[s]) / smoothness[s];
            }
            const double nearest = *std::ranges::min_element(weights);
            double sum = 0.0;
            for (std::size_t s = 0; s < row.size(); ++s) {
                weights[s] =
                    std::isinf(nearest) ? (s == owners[p] ? 1.0 : 0.0) : std::exp(nearest - weights[s]);
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
    const PicturePieces pieces(input, extent, settings.pictureResolution);
    const std::vector<Bone>& bones = input.sources.joints;
    WeightTable table(input.problem.vertices.size(), bones.size());
    parallelFor(bones.size(), 1, [&](std::size_t begin, std::size_t end) {
        for (std::size_t s = begin; s < end && !progress.canceled(); ++s) {
            setColumn(table, s, pieces.distancesTo(bones[s], settings.picturePaths, progress));
        }
    });
    if (!progress.canceled()) {
        weighByDistance(table, pieces.nearestBones(), smoothnessOf(input, settings));
    }
    return table;
}

} // namespace

Expected<std::shared_ptr<const Solution>> solvePicture(const SolveRequest& request, Progress& progress) {
    return solveStraight(request, choiceOf(*request.input, request.settings), progress,
                         [&](const StraightStart& start) {
                             return std::make_shared<const WeightTable>(
                                 weighPicture(*request.input, start.extent, request.settings, progress));
                         });
}

BindRework pictureRework(const BindSettings& from, const BindSettings& to) {
    const auto choice = [](const BindSettings& settings) {
        return std::tie(settings.pictureSmoothness, settings.boneSmoothness, settings.picturePaths,
                        settings.pictureResolution);
    };
    return choice(from) == choice(to) ? BindRework::Nothing : BindRework::Distances;
}

} // namespace sinew
