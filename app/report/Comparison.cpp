#include "app/report/Comparison.h"

#include "app/report/ScenePairs.h"
#include "core/base/Try.h"

#include <algorithm>

namespace sinew {
namespace {

bool compared(const Part& part) {
    return part.weights && part.rigidJoint == kNone;
}

Expected<void> checkRig(const Scene& scene) {
    if (scene.skeleton.empty()) {
        return fail(ErrorCode::NotRigged, {scene.sourceFile});
    }
    if (std::ranges::none_of(scene.parts, [](const Part& part) { return part.weights != nullptr; })) {
        return fail(ErrorCode::NoWeights, {scene.sourceFile});
    }
    return {};
}

Expected<void> checkVertices(const std::vector<PartPair>& pairs, const Scene& reference,
                             const Scene& candidate) {
    std::size_t missing = 0;
    std::size_t total = 0;
    for (const PartPair& pair : pairs) {
        if (compared(reference.parts[pair.written])) {
            missing += pair.missing;
            total += pair.missing + pair.vertices.size();
        }
    }
    if (missing > 0) {
        return fail(ErrorCode::VerticesDiffer, {candidate.sourceFile, std::to_string(missing),
                                                std::to_string(total), reference.sourceFile});
    }
    return {};
}

/// Names of joints that carry weight in `reference` and have no partner.
std::vector<std::string> withoutPartner(const Scene& reference, const std::vector<std::int32_t>& partners) {
    std::vector<std::string> names;
    const std::vector<bool> weighted = weightedJoints(reference);
    for (std::size_t j = 0; j < partners.size(); ++j) {
        if (partners[j] == kNone && weighted[j]) {
            names.push_back(reference.skeleton.joints[j].name);
        }
    }
    return names;
}

Comparison compareParts(const Scene& reference, const Scene& candidate, const std::vector<PartPair>& pairs) {
    Comparison result;
    PairMaker maker(reference, pairJoints(candidate.skeleton, reference.skeleton));
    for (const PartPair& pair : pairs) {
        const Part& part = reference.parts[pair.written];
        if (!compared(part)) {
            continue;
        }
        std::vector<std::uint32_t> candidateVertex(part.mesh->vertexCount());
        for (std::size_t i = 0; i < pair.vertices.size(); ++i) {
            candidateVertex[pair.vertices[i]] = pair.readVertices[i];
        }
        maker.add({*part.mesh, *part.weights, candidate.parts[pair.read].weights.get(), pair.vertices,
                   candidateVertex});
        ++result.parts;
    }
    result.numbers = compareWeights(maker.finish(), reference.skeleton);
    for (const JointTransition& transition : result.numbers.transitions) {
        result.transitionJoints.push_back(
            reference.skeleton.joints[static_cast<std::size_t>(transition.joint)].name);
    }
    result.metersPerUnit = reference.metersPerUnit;
    return result;
}

} // namespace

Expected<Comparison> compareScenes(const Scene& reference, const Scene& candidate) {
    for (const Scene* scene : {&reference, &candidate}) {
        SINEW_CHECK(checkRig(*scene));
    }
    const std::vector<std::int32_t> partners = pairJoints(reference.skeleton, candidate.skeleton);
    if (std::ranges::all_of(partners, [](std::int32_t joint) { return joint == kNone; })) {
        return fail(ErrorCode::JointsDiffer, {reference.sourceFile, candidate.sourceFile});
    }
    const std::vector<PartPair> pairs = pairParts(reference, candidate);
    SINEW_CHECK(checkVertices(pairs, reference, candidate));
    Comparison result = compareParts(reference, candidate, pairs);
    result.reference = reference.sourceFile;
    result.candidate = candidate.sourceFile;
    result.jointsMissing = withoutPartner(reference, partners);
    return result;
}

Expected<Comparison> compareWithWeights(const Scene& reference,
                                        const std::vector<std::shared_ptr<const SkinWeights>>& weights) {
    Scene candidate = reference;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        candidate.parts[i].weights = weights[i];
    }
    return compareScenes(reference, candidate);
}

} // namespace sinew
