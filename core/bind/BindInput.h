#pragma once

#include "core/bind/BindProblem.h"
#include "core/bind/BindSettings.h"
#include "core/bind/bones/Bones.h"

#include <cstdint>
#include <vector>

namespace sinew {

/// The first stage of every bind: what is bound to what. The solver's own copy of the mesh, the joints and
/// their bones, the rules for parts. Made whole by prepareInput and never changed.
struct BindInput {
    InputSettings settings; ///< it was made with, as far as they count (inputInForce)
    Bones sources;
    BindProblem problem;

    /// All parts hang rigidly on joints or are set aside: there is nothing for a solver to do.
    bool nothingToSolve() const { return problem.triangles.empty(); }
    std::vector<std::int32_t> sourceJoints() const; ///< #S joint of each source
    /// The source that is this joint, or kNone.
    std::int32_t sourceOf(std::int32_t joint) const;
    /// The numbers of all sources, ascending.
    std::vector<std::size_t> allSources() const;
};

/// Errors: those of chooseBones, makeBindProblem and checkOverrideJoints.
Expected<BindInput> prepareInput(const Scene& scene, const BindSettings& settings);

} // namespace sinew
