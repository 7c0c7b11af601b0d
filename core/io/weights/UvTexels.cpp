#include "core/io/weights/WeightImages.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

constexpr double kMaxTiles = 4.0; ///< a triangle across more repeats of the image is not drawn

/// The texel along one axis that holds a coordinate.
std::uint32_t texelAlong(double coordinate, std::uint32_t size) {
    if (!std::isfinite(coordinate)) {
        return 0;
    }
    const double wrapped =
        coordinate >= 0.0 && coordinate <= 1.0 ? coordinate : coordinate - std::floor(coordinate);
    return std::min(static_cast<std::uint32_t>(wrapped * size), size - 1);
}

std::uint32_t texelOfUv(const Vec2f& uv, std::uint32_t width, std::uint32_t height) {
    const std::uint32_t x = texelAlong(static_cast<double>(uv.x()), width);
    const std::uint32_t y = texelAlong(static_cast<double>(uv.y()), height);
    return (height - 1 - y) * width + x;
}

std::uint32_t repeated(long at, std::uint32_t size) {
    const long inside = at % static_cast<long>(size);
    return static_cast<std::uint32_t>(inside < 0 ? inside + static_cast<long>(size) : inside);
}

class TexelPainter {
public:
    TexelPainter(std::uint32_t width, std::uint32_t height)
        : m_width(width)
        , m_height(height)
        , m_places(std::size_t{width} * height) {}

    void draw(std::uint32_t triangle, const std::array<Eigen::Vector2d, 3>& corners) {
        const Eigen::Vector2d size(m_width, m_height);
        const Eigen::Vector2d low = corners[0].cwiseMin(corners[1]).cwiseMin(corners[2]);
        const Eigen::Vector2d high = corners[0].cwiseMax(corners[1]).cwiseMax(corners[2]);
        const Eigen::Vector2d e1 = corners[1] - corners[0];
        const Eigen::Vector2d e2 = corners[2] - corners[0];
        const double area = e1.x() * e2.y() - e1.y() * e2.x();
        if (!low.allFinite() || !high.allFinite() ||
            ((high - low).array() > kMaxTiles * size.array()).any() || low.cwiseAbs().maxCoeff() > 1e9 ||
            area == 0.0) {
            return;
        }
        for (long y = std::lround(low.y()); y <= std::lround(high.y()); ++y) {
            for (long x = std::lround(low.x()); x <= std::lround(high.x()); ++x) {
                const Eigen::Vector2d p =
                    Eigen::Vector2d(static_cast<double>(x) + 0.5, static_cast<double>(y) + 0.5) - corners[0];
                const double second = (p.x() * e2.y() - p.y() * e2.x()) / area;
                const double third = (e1.x() * p.y() - e1.y() * p.x()) / area;
                if (second >= 0.0 && third >= 0.0 && second + third <= 1.0) {
                    put(x, y, {triangle, static_cast<float>(second), static_cast<float>(third)});
                }
            }
        }
    }

    /// Copies what is drawn one texel further, all around.
    void grow() {
        std::vector<TexelPoint> grown = m_places;
        for (std::uint32_t row = 0; row < m_height; ++row) {
            for (std::uint32_t x = 0; x < m_width; ++x) {
                if (m_places[std::size_t{row} * m_width + x].triangle == UvTexels::kNobody) {
                    grown[std::size_t{row} * m_width + x] = besides(x, row);
                }
            }
        }
        m_places = std::move(grown);
    }

    std::vector<TexelPoint> finish() { return std::move(m_places); }

private:
    void put(long x, long y, const TexelPoint& point) {
        const std::uint32_t row = m_height - 1 - repeated(y, m_height);
        TexelPoint& texel = m_places[std::size_t{row} * m_width + repeated(x, m_width)];
        if (texel.triangle == UvTexels::kNobody) {
            texel = point;
        }
    }

    /// What a texel beside this one shows; sides before corners.
    TexelPoint besides(std::uint32_t x, std::uint32_t row) const {
        static constexpr std::array<std::array<int, 2>, 8> kAround{
            {{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {-1, -1}, {1, -1}, {-1, 1}, {1, 1}}};
        for (const auto& [dx, dy] : kAround) {
            const auto nx = static_cast<std::int64_t>(x) + dx;
            const auto ny = static_cast<std::int64_t>(row) + dy;
            if (nx < 0 || ny < 0 || nx >= m_width || ny >= m_height) {
                continue;
            }
            const TexelPoint& point = m_places[static_cast<std::size_t>(ny * m_width + nx)];
            if (point.triangle != UvTexels::kNobody) {
                return point;
            }
        }
        return {};
    }

    const std::uint32_t m_width;
    const std::uint32_t m_height;
    std::vector<TexelPoint> m_places;
};

} // namespace

UvTexels::UvTexels(const Mesh& mesh, std::uint32_t width, std::uint32_t height)
    : m_width(width)
    , m_height(height)
    , m_vertexOf(std::size_t{width} * height, kNobody)
    , m_texelsOf(mesh.vertexCount()) {
    const std::vector<Vec2f>& uvs = mesh.uvSets.front().values;
    for (std::size_t c = 0; c < mesh.cornerCount(); ++c) {
        const std::uint32_t texel = texelOfUv(uvs[c], width, height);
        const std::uint32_t vertex = mesh.corners[c];
        m_vertexOf[texel] = std::min(m_vertexOf[texel], vertex);
        if (std::ranges::find(m_texelsOf[vertex], texel) == m_texelsOf[vertex].end()) {
            m_texelsOf[vertex].push_back(texel);
        }
    }
    for (std::size_t v = 0; v < m_texelsOf.size(); ++v) {
        if (!shared(v)) {
            std::erase_if(m_texelsOf[v], [&](std::uint32_t texel) { return m_vertexOf[texel] != v; });
        }
    }
}

bool UvTexels::shared(std::size_t vertex) const {
    return !m_texelsOf[vertex].empty() && std::ranges::none_of(m_texelsOf[vertex], [&](std::uint32_t texel) {
        return m_vertexOf[texel] == vertex;
    });
}

std::vector<TexelPoint> texelPoints(const Mesh& mesh, const std::vector<Triangle>& cornerTriangles,
                                    std::uint32_t width, std::uint32_t height, int margin) {
    const std::vector<Vec2f>& uvs = mesh.uvSets.front().values;
    TexelPainter painter(width, height);
    for (std::size_t t = 0; t < cornerTriangles.size(); ++t) {
        std::array<Eigen::Vector2d, 3> corners;
        for (std::size_t k = 0; k < 3; ++k) {
            corners[k] =
                uvs[cornerTriangles[t][k]].cast<double>().cwiseProduct(Eigen::Vector2d(width, height));
        }
        painter.draw(static_cast<std::uint32_t>(t), corners);
    }
    for (int i = 0; i < margin; ++i) {
        painter.grow();
    }
    return painter.finish();
}

} // namespace sinew
