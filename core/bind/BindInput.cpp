#include "core/bind/BindInput.h"

#include "core/bind/bones/CageReport.h"
#include "core/bind/bones/CoincidentBones.h"
#include "core/bind/bones/EndBones.h"
#include "core/bind/bones/FarBones.h"
#include "core/bind/parts/OverriddenWeights.h"

#include <numeric>

namespace sinew {

std::vector<std::int32_t> BindInput::sourceJoints() const {
    std::vector<std::int32_t> joints;
    for (const Bone& source : sources.joints) {
        joints.push_back(source.joint);
    }
    return joints;
}

std::int32_t BindInput::sourceOf(std::int32_t joint) const {
    for (std::size_t s = 0; s < sources.joints.size(); ++s) {
        if (sources.joints[s].joint == joint) {
            return static_cast<std::int32_t>(s);
        }
    }
    return kNone;
}

std::vector<std::size_t> BindInput::allSources() const {
    std::vector<std::size_t> all(sources.joints.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    return all;
}

Expected<BindInput> prepareInput(const Scene& scene, const BindSettings& settings) {
    auto sources = chooseBones(scene, settings);
    if (!sources) {
        return fail(sources.error());
    }
    auto problem = makeBindProblem(scene, settings.fixes, settings.parts);
    if (!problem) {
        return fail(problem.error());
    }
    if (auto usable = checkOverrideJoints(scene, problem->plan, *sources); !usable) {
        return fail(usable.error());
    }
    if (settings.fitEndBones) {
        fitEndBonesToMesh(*problem, sources->joints);
    }
    clipFarBones(scene, *problem, settings.cages, *sources);
    const Notices ofCages = cageNotices(settings.cages, problem->usedVertices, scene.metersPerUnit);
    sources->notices.insert(sources->notices.end(), ofCages.begin(), ofCages.end());
    noteCoincidentBones(scene, *problem, *sources);
    return BindInput{inputInForce(settings), std::move(*sources), std::move(*problem)};
}

} // namespace sinew
