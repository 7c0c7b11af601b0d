#include "core/rig/Limbs.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numeric>
#include <queue>

namespace sinew {
namespace {

constexpr std::uint32_t kNoCell = 0xffffffffU;

/// The hand's cells by number, their neighbours, and ways from the wrist.
class HandGraph {
public:
    HandGraph(const BodyVolume& volume, const std::vector<std::size_t>& cells)
        : m_volume(volume)
        , m_cells(cells)
        , m_number(cells.empty() ? 0 : cells.back() - cells.front() + 1, kNoCell)
        , m_away(cells.size(), 1e30)
        , m_before(cells.size(), kNoCell) {
        for (std::uint32_t n = 0; n < cells.size(); ++n) {
            m_number[cells[n] - cells.front()] = n;
        }
        for (int step = 0; step < 27; ++step) {
            const Vec3 offset = Eigen::Vector3i(step % 3 - 1, step / 3 % 3 - 1, step / 9 - 1).cast<double>();
            m_length[static_cast<std::size_t>(step)] = volume.cellSize() * offset.norm();
        }
    }

    std::size_t size() const { return m_cells.size(); }
    double away(std::size_t n) const { return m_away[n]; }
    Vec3 center(std::size_t n) const { return m_volume.center(m_volume.cellAt(m_cells[n])); }

    template<typename Visit>
    void eachNeighbor(std::size_t n, const Visit& visit) const {
        const BodyVolume::Cell cell = m_volume.cellAt(m_cells[n]);
        for (int step = 0; step < 27; ++step) {
            const BodyVolume::Cell next{cell[0] + step % 3 - 1, cell[1] + step / 3 % 3 - 1,
                                        cell[2] + step / 9 - 1};
            if (step == 13 || !m_volume.holds(next)) {
                continue;
            }
            const std::size_t index = m_volume.index(next);
            if (index < m_cells.front() || index > m_cells.back()) {
                continue;
            }
            if (const std::uint32_t number = m_number[index - m_cells.front()]; number != kNoCell) {
                visit(number, m_length[static_cast<std::size_t>(step)]);
            }
        }
    }

    void measureFrom(const Vec3& wrist) {
        std::uint32_t first = 0;
        for (std::uint32_t n = 1; n < size(); ++n) {
            if ((center(n) - wrist).norm() < (center(first) - wrist).norm()) {
                first = n;
            }
        }
        using Open = std::pair<double, std::uint32_t>;
        std::priority_queue<Open, std::vector<Open>, std::greater<>> open;
        m_away[first] = 0.0;
        open.push({0.0, first});
        while (!open.empty()) {
            const auto [away, n] = open.top();
            open.pop();
            if (away > m_away[n]) {
                continue;
            }
            eachNeighbor(n, [&, at = away, here = n](std::uint32_t next, double length) {
                const double further = at + length;
                if (further < m_away[next] - 1e-12) {
                    m_away[next] = further;
                    m_before[next] = here;
                    open.push({further, next});
                }
            });
        }
    }

    std::vector<Vec3> pathTo(std::uint32_t tip) const {
        std::vector<Vec3> path;
        for (std::uint32_t n = tip; n != kNoCell; n = m_before[n]) {
            path.push_back(center(n));
        }
        std::ranges::reverse(path);
        return path;
    }

private:
    const BodyVolume& m_volume;
    const std::vector<std::size_t>& m_cells; ///< ascending
    std::vector<std::uint32_t> m_number;     ///< by cell, from the first one on
    std::array<double, 27> m_length{};       ///< of the ways to the neighbours
    std::vector<double> m_away;
    std::vector<std::uint32_t> m_before;
};

struct BranchEnd {
    std::uint32_t tip = 0;
    double parts = 0.0;
    std::size_t cells = 0;  ///< that it had when the first other one joined it, or it joined another
    double aloneFrom = 0.0; ///< where that was, as a length from the wrist
};

/// Cells are taken from the farthest on; where two that grew apart meet, the one with the nearer tip ends.
std::vector<BranchEnd> branchEnds(const HandGraph& graph, double min) {
    std::vector<std::uint32_t> order(graph.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order,
                             [&](std::uint32_t a, std::uint32_t b) { return graph.away(a) > graph.away(b); });
    std::vector<std::uint32_t> leader(graph.size(), kNoCell); // the tip of what a cell belongs to
    const auto find = [&](std::uint32_t n) {
        while (leader[n] != n) {
            leader[n] = leader[leader[n]];
            n = leader[n];
        }
        return n;
    };
    const double longest = graph.away(order.front());
    std::vector<std::size_t> cells(graph.size(), 1); // of what a tip leads
    std::vector<BranchEnd> alone(graph.size());      // of a tip, what it was before another joined it
    const auto endAlone = [&](std::uint32_t tip, double away) {
        if (alone[tip].cells == 0) {
            alone[tip] = {tip, 0.0, cells[tip], away};
        }
    };
    std::vector<BranchEnd> ends{{order.front(), 0.0}};
    for (const std::uint32_t n : order) {
        leader[n] = n;
        graph.eachNeighbor(n, [&](std::uint32_t next, double /*length*/) {
            if (leader[next] == kNoCell) {
                return;
            }
            std::uint32_t a = find(n);
            std::uint32_t b = find(next);
            if (a == b) {
                return;
            }
            if (graph.away(a) < graph.away(b) || (graph.away(a) == graph.away(b) && a > b)) {
                std::swap(a, b);
            }
            leader[b] = a;
            if (graph.away(b) - graph.away(n) > min * longest) {
                endAlone(a, graph.away(n));
                endAlone(b, graph.away(n));
                ends.push_back(alone[b]);
                ends.back().parts = graph.away(n);
                ends.front().parts = std::max(ends.front().parts, graph.away(n));
            }
            cells[a] += cells[b];
        });
    }
    const BranchEnd& first = alone[ends.front().tip];
    ends.front().cells = first.cells;
    ends.front().aloneFrom = first.aloneFrom;
    return ends;
}

/// Of a limb's own thickness: where the body is.
constexpr double kBodyThickness = 1.8;
/// Of the body's depth: where a neck begins.
constexpr double kNeckThickness = 0.55;
/// Cells this much less deep than the deepest are as deep.
constexpr float kAsDeep = 0.75F;
/// A bend's height over its span, from which on it is one.
constexpr double kMinBend = 0.06;
/// Of the longest extent; nothing reaches out of what is thicker.
constexpr double kLumpThickness = 0.6;

std::vector<std::size_t> bodyCells(const BodyVolume& volume) {
    std::vector<std::size_t> cells;
    for (std::size_t i = 0; i < volume.cellCount(); ++i) {
        if (volume.depth(i) > 0.0F && volume.body(volume.cellAt(i))) {
            cells.push_back(i);
        }
    }
    return cells;
}

double usualDepth(const BodyVolume& volume, const MiddlePath& path) {
    std::vector<double> depths;
    for (double s = 0.6 * path.length(); s < 0.92 * path.length(); s += volume.cellSize()) {
        depths.push_back(volume.depthAt(path.at(s)));
    }
    if (depths.empty()) {
        return volume.cellSize();
    }
    const auto middle = depths.begin() + static_cast<std::ptrdiff_t>(depths.size() / 2);
    std::nth_element(depths.begin(), middle, depths.end());
    return *middle;
}

bool allOneLump(const BodyVolume& volume, const std::vector<std::size_t>& cells) {
    BodyVolume::Cell min = volume.cellAt(cells.empty() ? 0 : cells.front());
    BodyVolume::Cell max = min;
    double depth = 0.0;
    for (const std::size_t index : cells) {
        const BodyVolume::Cell cell = volume.cellAt(index);
        for (std::size_t axis = 0; axis < 3; ++axis) {
            min[axis] = std::min(min[axis], cell[axis]);
            max[axis] = std::max(max[axis], cell[axis]);
        }
        depth = std::max(depth, static_cast<double>(volume.depth(index)));
    }
    const int extent = std::max({max[0] - min[0], max[1] - min[1], max[2] - min[2]}) + 1;
    return 2.0 * depth > kLumpThickness * extent;
}

} // namespace

std::vector<FingerBranch> fingerBranches(const BodyVolume& volume, const std::vector<std::size_t>& cells,
                                         const Vec3& wrist, double min) {
    std::vector<FingerBranch> branches;
    if (cells.size() < 8) {
        return branches;
    }
    HandGraph graph(volume, cells);
    graph.measureFrom(wrist);
    const double cell = volume.cellSize();
    for (const BranchEnd& end : branchEnds(graph, min)) {
        const double length = graph.away(end.tip);
        const double area =
            static_cast<double>(end.cells) * cell * cell * cell / std::max(length - end.aloneFrom, cell);
        branches.push_back({graph.pathTo(end.tip), length, end.parts, area});
    }
    std::ranges::stable_sort(branches, std::greater<>(), &FingerBranch::length);
    return branches;
}

std::vector<Vec3> MiddleLimb::line(double from, double to, int count) const {
    std::vector<Vec3> positions;
    positions.reserve(static_cast<std::size_t>(std::max(count, 0)));
    for (int i = 0; i < count; ++i) {
        positions.push_back(at(from + (to - from) * i / (count - 1)));
    }
    return positions;
}

MiddleLimb limbFrom(const BodyVolume& volume, const Vec3& body, const Vec3& tip) {
    MiddleLimb limb;
    limb.path = middlePath(volume, body, tip);
    const double thick = kBodyThickness * usualDepth(volume, limb.path) + volume.cellSize();
    limb.root = 0.75 * limb.path.length();
    while (limb.root > 0.0 && volume.depthAt(limb.path.at(limb.root)) < thick) {
        limb.root -= 0.5 * volume.cellSize();
    }
    limb.root = std::max(limb.root, 0.0);
    return limb;
}

MiddleLimb neckFrom(const BodyVolume& volume, const Vec3& body, const Vec3& head) {
    MiddleLimb neck;
    neck.path = middlePath(volume, body, head);
    const double thick = kNeckThickness * volume.depthAt(body);
    while (neck.root < 0.6 * neck.path.length() && volume.depthAt(neck.path.at(neck.root)) > thick) {
        neck.root += 0.5 * volume.cellSize();
    }
    return neck;
}

LimbJoint limbBend(const MiddleLimb& limb, double from, double to, double usual) {
    const double length = limb.path.length() - limb.root;
    const PathBend bend = bendOf(limb.path, limb.root + from * length, limb.root + to * length);
    if (bend.fraction < kMinBend || !(length > 0.0)) {
        return {usual, 0.5, FitReason::Path};
    }
    return {(bend.along - limb.root) / length, std::min(0.9, 0.6 + bend.fraction), FitReason::Bend};
}

std::vector<Extremity> extremitiesFrom(const BodyVolume& volume, const Vec3& from, double min) {
    std::vector<Extremity> found;
    const std::vector<std::size_t> cells = bodyCells(volume);
    if (allOneLump(volume, cells)) {
        return found;
    }
    for (const FingerBranch& branch : fingerBranches(volume, cells, from, min)) {
        found.push_back({branch.path.back(), branch.length});
    }
    return found;
}

Vec3 deepestPoint(const BodyVolume& volume) {
    float max = 0.0F;
    for (std::size_t i = 0; i < volume.cellCount(); ++i) {
        max = std::max(max, volume.depth(i));
    }
    std::vector<Vec3> deep;
    Vec3 mean = Vec3::Zero();
    for (std::size_t i = 0; i < volume.cellCount(); ++i) {
        if (volume.depth(i) > max - kAsDeep) {
            deep.push_back(volume.center(volume.cellAt(i)));
            mean += deep.back();
        }
    }
    if (deep.empty()) {
        return mean;
    }
    mean /= static_cast<double>(deep.size());
    return *std::ranges::min_element(deep, {}, [&](const Vec3& at) { return (at - mean).squaredNorm(); });
}

Vec3 endOfMiddle(const BodyVolume& volume, int sign) {
    const double cell = volume.cellSize();
    double reach = -1e30;
    Vec3 sum = Vec3::Zero();
    double count = 0.0;
    for (int pass = 0; pass < 2; ++pass) {
        for (std::size_t i = 0; i < volume.cellCount(); ++i) {
            const BodyVolume::Cell at = volume.cellAt(i);
            const Vec3 position = volume.center(at);
            if (std::abs(position.x()) > 2.0 * cell || volume.depth(i) <= 0.0F || !volume.body(at)) {
                continue;
            }
            if (pass == 0) {
                reach = std::max(reach, sign * position.z());
            } else if (sign * position.z() > reach - 2.0 * cell) {
                sum += position;
                count += 1.0;
            }
        }
    }
    return count > 0.0 ? Vec3(sum / count) : deepestPoint(volume);
}

} // namespace sinew
