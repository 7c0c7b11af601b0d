#include "tests/solve/ClassicCase.h"

#include "core/solve/classic/ClassicSolvers.h"

#include <algorithm>

namespace sinew::test {

BindSettings plainSettings(const char* solver) {
    BindSettings settings;
    settings.solver = solver;
    settings.jointChoice = JointChoice::All;
    settings.guessLoneBones = false;
    settings.fitBones = false;
    settings.smoothing = 0.0;
    settings.scaleByThickness = false;
    settings.rigidShells = false;
    settings.maxInfluences = 0;
    return settings;
}

double distanceTo(const BindState& state, std::size_t vertex, std::size_t source) {
    return straightDistance(state.input->problem.vertices[vertex], state.input->sources.joints[source]);
}

double nearestDistance(const BindState& state, std::size_t vertex) {
    double min = distanceTo(state, vertex, 0);
    for (std::size_t s = 1; s < state.input->sources.joints.size(); ++s) {
        min = std::min(min, distanceTo(state, vertex, s));
    }
    return min;
}

const WeightTable& weightsOf(const BindState& state) {
    return *state.solution->solvedWeights();
}

} // namespace sinew::test
