#pragma once

#include "core/solve/biharmonic/BiharmonicDomain.h"
#include "tests/solve/CellCase.h"

#include <utility>
#include <vector>

namespace sinew::test {

/// A domain and its handles, each with the weights of its own program.
struct SolvedCase {
    SolvedCase(SparseVoxels voxels, const std::vector<Place>& places)
        : cells(std::move(voxels))
        , domain(cells.domain(places))
        , states(boundedWeights(domain)) {}

    double energyOf(const std::vector<std::vector<double>>& rows) const {
        double energy = 0.0;
        for (const std::vector<double>& row : rows) {
            energy += test::energyOf(domain, row);
        }
        return energy;
    }
    std::vector<std::vector<double>> rows() const {
        std::vector<std::vector<double>> rows;
        for (const ProgramState& state : states) {
            rows.push_back(state.weights);
        }
        return rows;
    }

    CellCase cells;
    BiharmonicDomain domain;
    std::vector<ProgramState> states;
};

/// A bar along x with a slab held at each end, and a bone from `from` to `to` between them.
SolvedCase barOfThree(double from, double to);

/// A palm with three fingers a voxel apart, a bone in each and one in the palm.
SolvedCase handCase();

} // namespace sinew::test
