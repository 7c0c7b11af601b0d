#include "app/bake/BakeJob.h"

#include <numeric>

namespace sinew {

SkinSource bakedSkin(const std::shared_ptr<const Scene>& of, const BakeOutcome& outcome) {
    std::vector<std::int32_t> served(of->skeleton.size());
    std::iota(served.begin(), served.end(), 0);
    for (const HelperJoint& helper : outcome.result.helpers) {
        served.push_back(helper.source);
    }
    PartWeights weights;
    PartWeights folded;
    for (const Part& part : outcome.baked->parts) {
        weights.push_back(part.weights);
        folded.push_back(part.weights ? std::make_shared<const SkinWeights>(renumbered(*part.weights, served))
                                      : nullptr);
    }
    auto baked = std::make_shared<BakedCharacter>();
    baked->of = of;
    baked->scene = outcome.baked;
    baked->weights = std::make_shared<const PartWeights>(std::move(weights));
    baked->folded = std::make_shared<const PartWeights>(std::move(folded));
    baked->drivers = outcome.drivers;
    SkinSource source;
    source.kind = SkinSource::Kind::Baked;
    source.baked = std::move(baked);
    return source;
}

} // namespace sinew
