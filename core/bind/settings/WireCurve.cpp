#include "core/bind/settings/WireCurve.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace sinew {
namespace {

constexpr std::size_t kCubic = 3;
constexpr std::size_t kLinesPerSpan = 16;        ///< of the polyline by which the nearest place is looked for
constexpr int kNarrowings = 40;                  ///< each leaves 0.618 of an interval
constexpr double kGolden = 0.618033988749894848; ///< (sqrt(5) - 1) / 2

/// Neighbours of each vertex along the edges; more than two are not kept.
std::vector<std::vector<std::uint32_t>> neighboursOf(const Cage& cage) {
    std::vector<std::vector<std::uint32_t>> neighbours(cage.vertices.size());
    for (const auto& [a, b] : cageEdges(cage)) {
        neighbours[a].push_back(b);
        neighbours[b].push_back(a);
    }
    return neighbours;
}

} // namespace

Cage makeWire(const std::string& name, const std::vector<Vec3>& vertices, double dropOff) {
    Cage wire;
    wire.name = name;
    wire.kind = CageKind::Wire;
    wire.vertices = vertices;
    wire.dropOff = dropOff;
    for (std::uint32_t v = 1; v < vertices.size(); ++v) {
        wire.edges.push_back({v - 1, v});
    }
    return wire;
}

std::vector<std::uint32_t> wireOrder(const Cage& cage) {
    const auto neighbours = neighboursOf(cage);
    const auto end = std::ranges::find_if(neighbours, [](const auto& next) { return next.size() == 1; });
    if (!cage.faces.empty() || end == neighbours.end()) {
        return {};
    }
    std::vector<std::uint32_t> order{static_cast<std::uint32_t>(end - neighbours.begin())};
    std::vector<bool> passed(neighbours.size(), false);
    for (bool further = true; further && neighbours[order.back()].size() <= 2;) {
        passed[order.back()] = true;
        const auto& next = neighbours[order.back()];
        const auto fresh = std::ranges::find_if(next, [&](std::uint32_t v) { return !passed[v]; });
        further = fresh != next.end();
        if (further) {
            order.push_back(*fresh);
        }
    }
    return order.size() == cage.vertices.size() ? order : std::vector<std::uint32_t>();
}

Expected<void> checkWire(const Cage& cage) {
    if (cage.vertices.size() < 2 || cage.vertices.size() > kMaxWireVertices) {
        return fail(ErrorCode::WireVertexCount,
                    {cage.name, std::to_string(cage.vertices.size()), std::to_string(kMaxWireVertices)});
    }
    if (wireOrder(cage).empty()) {
        return fail(ErrorCode::WireNotPath, {cage.name});
    }
    return {};
}

double dropOffAt(double distance, double width) {
    if (!(distance > 0.0)) {
        return 1.0;
    }
    if (distance >= width) {
        return 0.0;
    }
    const double x = distance / width;
    return (x * x - 1.0) * (x * x - 1.0);
}

/// The basis functions that are not 0 at a parameter: those of `first` and the following ones.
struct WireCurve::Basis {
    std::size_t first = 0;
    std::array<double, kCubic + 1> values{};
};

WireCurve::WireCurve(std::vector<Vec3> control)
    : m_control(std::move(control))
    , m_degree(std::min(kCubic, m_control.size() - 1))
    , m_end(static_cast<double>(m_control.size() - m_degree)) {
    const std::size_t lines = kLinesPerSpan * (m_control.size() - m_degree);
    for (std::size_t i = 0; i <= lines; ++i) {
        m_line.push_back(at(static_cast<double>(i) / static_cast<double>(kLinesPerSpan)));
    }
    for (const Vec3& position : m_control) {
        m_box.add(position);
    }
}

/// Uniform between the ends, each of which stands there as often as the curve needs to reach it.
double WireCurve::knot(std::size_t index) const {
    return index <= m_degree ? 0.0 : std::min(static_cast<double>(index - m_degree), m_end);
}

/// Cox and de Boor's recurrence.
WireCurve::Basis WireCurve::basisAt(double t) const {
    Basis basis;
    basis.first = std::min(static_cast<std::size_t>(t), m_control.size() - m_degree - 1);
    basis.values[0] = 1.0;
    const std::size_t span = basis.first + m_degree;
    for (std::size_t degree = 1; degree <= m_degree; ++degree) {
        double saved = 0.0;
        for (std::size_t r = 0; r < degree; ++r) {
            const double right = knot(span + r + 1) - t;
            const double left = t - knot(span + 1 + r - degree);
            const double each = basis.values[r] / (right + left);
            basis.values[r] = saved + right * each;
            saved = left * each;
        }
        basis.values[degree] = saved;
    }
    return basis;
}

Vec3 WireCurve::at(double t) const {
    const Basis basis = basisAt(t);
    Vec3 position = Vec3::Zero();
    for (std::size_t i = 0; i <= m_degree; ++i) {
        position += basis.values[i] * m_control[basis.first + i];
    }
    return position;
}

void WireCurve::weightsAt(double t, std::span<double> weights) const {
    const Basis basis = basisAt(t);
    std::ranges::fill(weights, 0.0);
    for (std::size_t i = 0; i <= m_degree; ++i) {
        weights[basis.first + i] = basis.values[i];
    }
}

double WireCurve::length() const {
    double length = 0.0;
    for (std::size_t i = 1; i < m_line.size(); ++i) {
        length += (m_line[i] - m_line[i - 1]).norm();
    }
    return length;
}

double WireCurve::nearest(const Vec3& position) const {
    double min = std::numeric_limits<double>::infinity();
    double t = 0.0;
    for (std::size_t i = 1; i < m_line.size(); ++i) {
        const Segment line{m_line[i - 1], m_line[i]};
        const double along = fractionAlong(line, position);
        const double distance = (line.a + along * (line.b - line.a) - position).squaredNorm();
        if (distance < min) {
            min = distance;
            t = (static_cast<double>(i - 1) + along) / static_cast<double>(kLinesPerSpan);
        }
    }
    const double reach = 1.0 / static_cast<double>(kLinesPerSpan);
    double low = std::max(0.0, t - reach);
    double high = std::min(m_end, t + reach);
    for (int i = 0; i < kNarrowings; ++i) { // by the golden section: there is one minimum between
        const double a = high - kGolden * (high - low);
        const double b = low + kGolden * (high - low);
        if ((at(a) - position).squaredNorm() <= (at(b) - position).squaredNorm()) {
            high = b;
        } else {
            low = a;
        }
    }
    return 0.5 * (low + high);
}

} // namespace sinew
