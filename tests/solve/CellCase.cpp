#include "tests/solve/CellCase.h"

#include "core/solve/biharmonic/BiharmonicDomain.h"
#include "core/solve/field/CellHierarchy.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace sinew::test {
namespace {

VoxelFrame gridOf(int depth) {
    VoxelFrame frame;
    frame.depth = depth;
    return frame;
}

void addNode(SparseVoxels& voxels, std::uint64_t key, unsigned size,
             const std::function<unsigned(const Vec3& middle)>& sizeLog2) {
    const Cell corner = cellOfKey(key);
    const double half = 0.5 * static_cast<double>(1U << size);
    const Vec3 middle(corner[0] + half, corner[1] + half, corner[2] + half);
    if (size <= sizeLog2(middle)) {
        voxels.add(key, static_cast<std::uint8_t>(size), kLeafInterior);
        return;
    }
    for (std::uint64_t child = 0; child < 8; ++child) {
        addNode(voxels, key + (child << 3U * (size - 1U)), size - 1U, sizeLog2);
    }
}

LeafGraph graphOf(const SparseVoxels& voxels) {
    Progress progress;
    return *LeafGraph::build(voxels, progress);
}

std::vector<bool> allOf(const LeafGraph& graph) {
    return std::vector<bool>(graph.components().count, true);
}

std::vector<std::uint32_t> freeOf(const BiharmonicDomain& domain) {
    std::vector<bool> held(domain.grid(0).size(), false);
    for (const std::uint32_t cell : domain.handles(0).held) {
        held[cell] = true;
    }
    std::vector<std::uint32_t> free;
    for (std::uint32_t cell = 0; cell < held.size(); ++cell) {
        if (!held[cell]) {
            free.push_back(cell);
        }
    }
    return free;
}

std::vector<double> givenOf(const BiharmonicDomain& domain, std::size_t source) {
    std::vector<double> weights(domain.grid(0).size(), 0.0);
    for (const GivenCell& given : domain.handles(0).ofSource[source]) {
        weights[given.cell] = given.value;
    }
    return weights;
}

} // namespace

SparseVoxels voxelsIn(int depth, const Place& inside) {
    SparseVoxels voxels(gridOf(depth));
    const std::uint64_t end = std::uint64_t{1} << 3U * static_cast<unsigned>(depth);
    for (std::uint64_t key = 0; key < end; ++key) {
        const Cell corner = cellOfKey(key);
        if (inside(Vec3(corner[0] + 0.5, corner[1] + 0.5, corner[2] + 0.5))) {
            voxels.add(key, 0, kLeafInterior);
        }
    }
    voxels.finish();
    return voxels;
}

SparseVoxels gradedCube(int depth, const std::function<unsigned(const Vec3& middle)>& sizeLog2) {
    SparseVoxels voxels(gridOf(depth));
    addNode(voxels, 0, static_cast<unsigned>(depth), sizeLog2);
    voxels.finish();
    return voxels;
}

CellCase::CellCase(SparseVoxels made)
    : voxels(std::move(made))
    , graph(graphOf(voxels))
    , grid(voxels, graph, allOf(graph)) {}

std::vector<std::uint32_t> CellCase::cellsIn(const Place& place) const {
    std::vector<std::uint32_t> cells;
    for (std::uint32_t cell = 0; cell < size(); ++cell) {
        if (place(center(cell))) {
            cells.push_back(cell);
        }
    }
    return cells;
}

HandleCells CellCase::handles(const std::vector<Place>& places) const {
    HandleCells handles;
    for (const Place& place : places) {
        std::vector<GivenCell>& given = handles.ofSource.emplace_back();
        for (const std::uint32_t cell : cellsIn(place)) {
            given.push_back({cell, 1.0});
            handles.held.push_back(cell);
        }
    }
    std::ranges::sort(handles.held);
    return handles;
}

Place within(const Vec3& min, const Vec3& max) {
    return [min, max](const Vec3& at) {
        return (at.array() >= min.array()).all() && (at.array() <= max.array()).all();
    };
}

ProgramState boundedWeights(const BiharmonicDomain& domain, std::size_t source, double tolerance) {
    const Progress progress;
    return solveHandle(domain, source, tolerance, nullptr, progress);
}

std::vector<ProgramState> boundedWeights(const BiharmonicDomain& domain) {
    std::vector<ProgramState> states;
    for (std::size_t source = 0; source < domain.handles(0).ofSource.size(); ++source) {
        states.push_back(boundedWeights(domain, source));
    }
    return states;
}

std::vector<double> harmonicWeights(const BiharmonicDomain& domain, std::size_t source, double tolerance) {
    std::vector<double> weights = givenOf(domain, source);
    DiffusionSolve system(domain.hierarchy(), freeOf(domain));
    std::vector<double> right(system.free().size(), 0.0);
    for (std::size_t i = 0; i < right.size(); ++i) {
        for (const CellLink& link : domain.grid(0).links(system.free()[i])) {
            right[i] += link.conductance * weights[link.cell];
        }
    }
    const Progress progress;
    const std::vector<double> solved = system.solve(std::move(right), tolerance, progress);
    for (std::size_t i = 0; i < solved.size(); ++i) {
        weights[system.free()[i]] = solved[i];
    }
    return weights;
}

std::vector<double> unboundedWeights(const BiharmonicDomain& domain, std::size_t source) {
    std::vector<double> weights = givenOf(domain, source);
    const std::vector<double> gradient = domain.gradient(0, weights);
    FreeSystem system(domain, 0, freeOf(domain));
    std::vector<double> residual;
    for (const std::uint32_t cell : system.free()) {
        residual.push_back(-gradient[cell]);
    }
    const Progress progress;
    solveFree(system, std::move(residual), 1e-9, weights, progress);
    return weights;
}

std::vector<std::vector<double>> straightWeights(const CellCase& cells, const BiharmonicDomain& domain) {
    const HandleCells& handles = domain.handles(0);
    std::vector<std::vector<double>> rows;
    for (const std::vector<GivenCell>& source : handles.ofSource) {
        std::vector<double>& row = rows.emplace_back(cells.size(), 0.0);
        for (std::size_t cell = 0; cell < cells.size(); ++cell) {
            double nearest = std::numeric_limits<double>::max();
            for (const GivenCell& given : source) {
                nearest = std::min(nearest, (cells.center(cell) - cells.center(given.cell)).norm());
            }
            row[cell] = std::pow(std::max(nearest, 1e-3), -4.0);
        }
    }
    normalizeCellRows(rows);
    return rows;
}

double energyOf(const BiharmonicDomain& domain, const std::vector<double>& weights) {
    const std::vector<double> gradient = domain.gradient(0, weights);
    double energy = 0.0;
    for (std::size_t cell = 0; cell < weights.size(); ++cell) {
        energy += weights[cell] * gradient[cell];
    }
    return energy;
}

void normalizeCellRows(std::vector<std::vector<double>>& rows) {
    for (std::size_t cell = 0; cell < rows.front().size(); ++cell) {
        double sum = 0.0;
        for (const std::vector<double>& row : rows) {
            sum += row[cell];
        }
        for (std::vector<double>& row : rows) {
            row[cell] /= sum;
        }
    }
}

int cellsOfOtherMaxima(const BiharmonicDomain& domain, std::size_t source, const std::vector<double>& weights,
                       double min) {
    std::vector<bool> reached(weights.size(), false);
    std::vector<std::uint32_t> queue;
    for (const GivenCell& given : domain.handles(0).ofSource[source]) {
        reached[given.cell] = true;
        queue.push_back(given.cell);
    }
    for (std::size_t next = 0; next < queue.size(); ++next) {
        for (const CellLink& link : domain.grid(0).links(queue[next])) {
            if (!reached[link.cell] && weights[link.cell] <= weights[queue[next]]) {
                reached[link.cell] = true;
                queue.push_back(link.cell);
            }
        }
    }
    int cells = 0;
    for (std::size_t cell = 0; cell < weights.size(); ++cell) {
        cells += !reached[cell] && weights[cell] > min ? 1 : 0;
    }
    return cells;
}

} // namespace sinew::test
