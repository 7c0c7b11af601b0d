#include "core/solve/leaks/RefinePlan.h"

#include "core/base/Parallel.h"
#include "core/solve/SolverMemory.h"
#include "core/voxel/Octree.h"
#include "core/voxel/SparseVoxels.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace sinew {
namespace {

/// A cell (its Morton key) and what is said of it.
using CellValue = std::pair<std::uint64_t, double>;

/// Each cell once, ascending, with its largest value.
void keepLargest(std::vector<CellValue>& cells) {
    std::ranges::sort(cells, [](const CellValue& a, const CellValue& b) {
        return a.first != b.first ? a.first < b.first : a.second > b.second;
    });
    const auto rest = std::ranges::unique(cells, {}, &CellValue::first);
    cells.erase(rest.begin(), rest.end());
}

/// For each of `asked` (ascending) the largest value among the cells of `from` at most `reach` cells away
/// along every axis; those without any are left out. O(#from * reach + #asked * log).
std::vector<CellValue> largestAround(std::span<const CellValue> from, std::span<const std::uint64_t> asked,
                                     std::uint32_t reach, std::uint32_t resolution) {
    // Axis by axis, which makes a cube of all three.
    std::vector<CellValue> cells(from.begin(), from.end());
    keepLargest(cells);
    for (std::size_t axis = 0; axis < 3; ++axis) {
        std::vector<CellValue> spread;
        spread.reserve(cells.size() * (2 * reach + 1));
        for (const auto& [key, value] : cells) {
            Cell cell = cellOfKey(key);
            const std::uint32_t middle = cell[axis];
            const std::uint32_t last = std::min(middle + reach, resolution - 1);
            for (cell[axis] = middle - std::min(middle, reach); cell[axis] <= last; ++cell[axis]) {
                spread.emplace_back(mortonKey(cell), value);
            }
        }
        keepLargest(spread);
        cells = std::move(spread);
    }
    std::vector<CellValue> found;
    auto next = cells.begin();
    for (const std::uint64_t key : asked) {
        next = std::lower_bound(next, cells.end(), key,
                                [](const CellValue& cell, std::uint64_t k) { return cell.first < k; });
        if (next != cells.end() && next->first == key) {
            found.push_back(*next);
        }
    }
    return found;
}

/// A gap is known to half a cell; one that may be as wide as asked is looked at closer.
constexpr double kGapSlack = 0.5;
/// Base cells around a refined gap that are refined as well, and how many levels: limbs a few voxels thick
/// must not be all surface on one side and have an inside on the other, or distances in them mean nothing.
constexpr std::uint32_t kLimbReach = 3;
constexpr int kLimbLevels = 2;
/// Cells that a surface meets when one level deeper, for each it met before.
constexpr double kGrowth = 4.0;

/// How many base cells that triangles meet lie in a box.
std::size_t cellsInBox(const RefineBox& box, std::span<const CellTriangle> cells, const VoxelFrame& base) {
    Refinement alone;
    alone.boxes = {box};
    alone.boxes[0].depth = base.depth + 1;
    const CellSplitter splitter(alone, deepened(base, base.depth + 1));
    std::size_t count = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i > 0 && cells[i].cell == cells[i - 1].cell) {
            continue;
        }
        const Cell corner = cellOfKey(cells[i].cell);
        count += splitter.splits({2 * corner[0], 2 * corner[1], 2 * corner[2]}, 1) ? 1 : 0;
    }
    return count;
}

Error boxOutside(std::size_t number, const BindProblem& problem) {
    Aabb box;
    for (const Vec3& point : problem.usedVertices) {
        if (point.allFinite()) {
            box.add(point);
        }
    }
    std::vector<std::string> arguments{std::to_string(number)};
    for (const Vec3& corner : {box.min, box.max}) {
        for (Eigen::Index axis = 0; axis < 3; ++axis) {
            arguments.push_back(std::to_string(corner[axis]));
        }
    }
    return makeError(ErrorCode::RefineBoxOutside, std::move(arguments));
}

/// Cells that surfaces may come to meet, beside those of the base.
double roomFor(double memory, const BindProblem& problem, const VoxelFrame& base, std::size_t sources,
               int threads) {
    const double taken =
        estimateBindMemory(problem.vertices, problem.triangles, 1.0 / base.voxelSize, sources, threads);
    return (memory - taken) / memoryOfCell(threads);
}

/// Refuses boxes that meet nothing, and such as would not fit into `room` cells. How many they add.
Expected<double> checkBoxes(const BindProblem& problem, std::span<const CellTriangle> cells,
                            const VoxelFrame& base, const BindSettings& settings, double room) {
    const auto megabytes = [](double count) {
        return mebibyteText(std::max(count, 0.0) * memoryOfCell(availableThreads()));
    };
    double added = 0.0;
    for (std::size_t n = 0; n < settings.refine.size(); ++n) {
        const RefineBox& box = settings.refine[n];
        const auto count = static_cast<double>(cellsInBox(box, cells, base));
        if (count == 0.0) {
            return fail(boxOutside(n + 1, problem));
        }
        const auto needed = [&](int depth) {
            return count * std::pow(kGrowth, std::max(0, depth - base.depth));
        };
        if (added + needed(box.depth) > room) {
            int fitting = box.depth;
            while (fitting > base.depth && added + needed(fitting) > room) {
                --fitting;
            }
            return fail(ErrorCode::RefinementTooLarge,
                        {std::to_string(n + 1), megabytes(needed(box.depth)), megabytes(room - added),
                         std::to_string(1 << box.depth), std::to_string(1 << fitting)});
        }
        added += needed(box.depth);
    }
    return added;
}

/// Goes down level by level through the cells in which sheets face each other.
class RefinePlanner {
public:
    RefinePlanner(const VoxelFrame& base, const BindSettings& settings, double room)
        : m_base(base)
        , m_settings(settings)
        , m_room(room)
        , m_minGap(0.01 * settings.gap * base.resolution()) {
        m_plan.refinement.boxes = settings.refine;
        m_plan.refinement.cells.resize(static_cast<std::size_t>(kDeepestLevel));
    }

    Expected<RefinePlan> run(const GridSurface& surface, std::vector<CellTriangle> cells,
                             OpposingSurfaces& sheets, const std::vector<Bone>& sources, Progress& progress) {
        CellFacets facets = facetsOf(surface, cells, m_base.depth);
        std::vector<OpposingPair> pairs = sheets.find(facets, progress);
        LeakLocations found(facets, pairs);
        findLimbs(facets, pairs);
        while (!pairs.empty() && !progress.canceled()) {
            const std::vector<std::uint64_t> split = cellsToSplit(facets, pairs);
            for (const OpposingPair& pair : pairs) {
                found.add(facets, pair, stays(facets, pair, split));
            }
            const int level = facets.level;
            cells = trianglesInChildren(surface, cells, split, level);
            facets = facetsOf(surface, cells, level + 1);
            pairs = sheets.find(facets, progress);
        }
        if (progress.canceled()) {
            return fail(ErrorCode::Canceled);
        }
        refineLimbs();
        m_plan.locations = found.locations(m_minGap, m_base, sources);
        return std::move(m_plan);
    }

    /// Cells added so far.
    double taken() const { return m_taken; }

private:
    /// Whether there was room for so many cells more.
    bool take(double count) {
        if (m_taken + count > m_room) {
            m_plan.curtailed = true;
            return false;
        }
        m_taken += count;
        return true;
    }

    static bool stays(const CellFacets& facets, const OpposingPair& pair,
                      const std::vector<std::uint64_t>& split) {
        return !std::binary_search(split.begin(), split.end(), facets.cells[pair.cellA]) ||
               !std::binary_search(split.begin(), split.end(), facets.cells[pair.cellB]);
    }

    bool opens(const CellFacets& facets, const OpposingPair& pair) const {
        return m_settings.automatic && pair.detour >= m_minDetour &&
               pair.gap + kGapSlack * facets.width >= m_minGap;
    }

    /// The cells of limbs around the gaps of the base, with the largest detour around each; and the least
    /// detour with which they stay within what the mesh may cost.
    void findLimbs(const CellFacets& facets, const std::vector<OpposingPair>& pairs) {
        std::vector<CellValue> gaps;
        for (const OpposingPair& pair : pairs) {
            if (opens(facets, pair)) {
                gaps.emplace_back(facets.cells[pair.cellA], pair.detour);
                gaps.emplace_back(facets.cells[pair.cellB], pair.detour);
            }
        }
        m_limbs = largestAround(gaps, facets.cells, kLimbReach, m_base.resolution());
        std::vector<double> detours;
        detours.reserve(m_limbs.size());
        for (const auto& [cell, detour] : m_limbs) {
            detours.push_back(detour);
        }
        std::ranges::sort(detours, std::greater<>());
        const std::size_t max = std::max(kMinFineCells, 2 * facets.cells.size());
        const auto fitting = static_cast<std::size_t>(static_cast<double>(max) / fineCells(1));
        if (detours.size() > fitting) { // cells of equal detour all or none
            m_minDetour = std::nextafter(detours[fitting], std::numeric_limits<double>::infinity());
        }
    }

    /// How many cells so many of the base become, refined as limbs are.
    double fineCells(std::size_t baseCells) const {
        return std::pow(kGrowth, std::min(kLimbLevels, kDeepestLevel - m_base.depth)) *
               static_cast<double>(baseCells);
    }

    /// Refines the boundary cells around those that were split for gaps.
    void refineLimbs() {
        std::vector<std::uint64_t> limb;
        for (const auto& [cell, detour] : m_limbs) {
            if (detour >= m_minDetour) {
                limb.push_back(cell);
            }
        }
        const int deepest = std::min(m_base.depth + kLimbLevels, kDeepestLevel);
        if (!take(fineCells(limb.size()))) {
            return;
        }
        for (int level = m_base.depth; level < deepest; ++level) {
            auto& cells = m_plan.refinement.cells[static_cast<std::size_t>(level)];
            cells.insert(cells.end(), limb.begin(), limb.end());
            makeUnique(cells);
            std::vector<std::uint64_t> children;
            for (const std::uint64_t cell : limb) {
                for (std::uint64_t child = 8 * cell; child < 8 * cell + 8; ++child) {
                    children.push_back(child);
                }
            }
            limb = std::move(children);
        }
    }

    /// The cells of this level that are split, be it for boxes or for gaps, among those of pairs.
    std::vector<std::uint64_t> cellsToSplit(const CellFacets& facets,
                                            const std::vector<OpposingPair>& pairs) {
        if (facets.level == kDeepestLevel) {
            return {};
        }
        std::vector<std::uint64_t> inBoxes;
        std::vector<std::uint64_t> narrow;
        const CellSplitter boxes(m_plan.refinement, deepened(m_base, kDeepestLevel));
        const auto sizeLog2 = static_cast<unsigned>(kDeepestLevel - facets.level);
        for (const OpposingPair& pair : pairs) {
            for (const std::uint32_t cell : {pair.cellA, pair.cellB}) {
                const std::uint64_t key = facets.cells[cell];
                if (boxes.splits(cellOfKey(key << (3U * sizeLog2)), sizeLog2)) {
                    inBoxes.push_back(key);
                } else if (opens(facets, pair)) {
                    narrow.push_back(key);
                }
            }
        }
        makeUnique(narrow);
        if (!take(kGrowth * static_cast<double>(narrow.size()))) {
            narrow.clear();
        }
        m_plan.refinement.cells[static_cast<std::size_t>(facets.level)] = narrow;
        inBoxes.insert(inBoxes.end(), narrow.begin(), narrow.end());
        makeUnique(inBoxes);
        return inBoxes;
    }

    static void makeUnique(std::vector<std::uint64_t>& keys) {
        std::sort(keys.begin(), keys.end());
        keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    }

    const VoxelFrame& m_base;
    const BindSettings& m_settings;
    double m_room = 0.0; ///< in cells
    double m_taken = 0.0;
    double m_minGap = 0.0;
    double m_minDetour = kMinDetour;
    std::vector<CellValue> m_limbs; ///< ascending
    RefinePlan m_plan;
};

} // namespace

Expected<RefinePlan> planRefinement(const BindProblem& problem, const std::vector<Vec3>& gridVertices,
                                    const Skeleton& skeleton, const std::vector<Bone>& sources,
                                    const VoxelFrame& base, const BindSettings& settings,
                                    Progress& progress) {
    const std::optional<WalledSheets> walled = wallFlatSheets(gridVertices, problem.triangles);
    const GridSurface surface =
        walled ? walled->surface(base.depth) : GridSurface{gridVertices, problem.triangles, base.depth};
    auto cells = trianglesInCells(surface, progress);
    if (!cells) {
        return fail(cells.error());
    }
    const int threads = availableThreads();
    const double free = roomFor(memoryLimit(settings), problem, base, sources.size(), threads);
    const auto inBoxes = checkBoxes(problem, *cells, base, settings, free);
    if (!inBoxes) {
        return fail(inBoxes.error());
    }
    const double planned =
        roomFor(plannedMemory(settings), problem, base, sources.size(), kPlannedThreads) - *inBoxes;
    const NearestBoneBehind bones(surface, skeleton, sources, base);
    SkeletonPaths paths(skeleton, sources, base);
    OpposingSurfaces sheets(surface, bones, paths);
    RefinePlanner planner(base, settings, planned);
    auto plan = planner.run(surface, std::move(*cells), sheets, sources, progress);
    if (plan && planner.taken() > std::max(free - *inBoxes, 0.0)) {
        const double limit = memoryLimit(settings);
        return fail(ErrorCode::NotEnoughMemory,
                    {mebibyteText(limit + (planner.taken() + *inBoxes - free) * memoryOfCell(threads)),
                     mebibyteText(limit), "auto", std::to_string(settings.resolution)});
    }
    return plan;
}

} // namespace sinew
