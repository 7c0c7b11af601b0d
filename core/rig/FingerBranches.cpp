#include "core/rig/FingerBranches.h"

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
            const Vec3 way(step % 3 - 1, step / 3 % 3 - 1, step / 9 - 1);
            m_length[static_cast<std::size_t>(step)] = volume.cellSize() * way.norm();
        }
    }

    std::size_t size() const { return m_cells.size(); }
    double away(std::size_t n) const { return m_away[n]; }
    Vec3 place(std::size_t n) const { return m_volume.center(m_volume.cellAt(m_cells[n])); }

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
            if ((place(n) - wrist).norm() < (place(first) - wrist).norm()) {
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

    std::vector<Vec3> wayTo(std::uint32_t tip) const {
        std::vector<Vec3> way;
        for (std::uint32_t n = tip; n != kNoCell; n = m_before[n]) {
            way.push_back(place(n));
        }
        std::ranges::reverse(way);
        return way;
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
};

/// Cells are taken from the farthest on; where two that grew apart meet, the one with the nearer tip ends.
std::vector<BranchEnd> branchEnds(const HandGraph& graph, double least) {
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
            if (graph.away(b) - graph.away(n) > least * longest) {
                ends.push_back({b, graph.away(n)});
                ends.front().parts = std::max(ends.front().parts, graph.away(n));
            }
        });
    }
    return ends;
}

} // namespace

std::vector<FingerBranch> fingerBranches(const BodyVolume& volume, const std::vector<std::size_t>& cells,
                                         const Vec3& wrist, double least) {
    std::vector<FingerBranch> branches;
    if (cells.size() < 8) {
        return branches;
    }
    HandGraph graph(volume, cells);
    graph.measureFrom(wrist);
    for (const BranchEnd& end : branchEnds(graph, least)) {
        branches.push_back({graph.wayTo(end.tip), graph.away(end.tip), end.parts});
    }
    std::ranges::stable_sort(branches, std::greater<>(), &FingerBranch::length);
    return branches;
}

} // namespace sinew
