#pragma once

#include "core/bind/BindInput.h"
#include "core/bind/parts/CopySkin.h"

#include <functional>
#include <memory>
#include <vector>

namespace sinew {

/// Weights of all welded vertices (#G) from some of the sources alone.
using WeighSome = std::function<SkinWeights(const std::vector<std::size_t>& sources)>;

/// Puts the weights that the rules ask for in the place of those in `weights` (one entry a part) and says the
/// gaps of what follows the skin. `welded` #G are the solver's weights, `weighSome` those of fewer sources;
/// `followers` null: nothing follows. When canceled, the result must not be used.
void applyRules(const Scene& scene, const BindInput& input, const SkinFollowers* followers,
                const SkinWeights& welded, const WeighSome& weighSome, const BindSettings& settings,
                std::vector<std::shared_ptr<const SkinWeights>>& weights, Notices& notices,
                Progress& progress);

/// Of a part that a rule leaves out and that came without.
SkinWeights noWeights(std::size_t vertices);

/// Whether the joints that pieces may be bound to alone are sources. Error: RuleJointUnknown.
Expected<void> checkOverrideJoints(const Scene& scene, const PartPlan& plan, const Bones& sources);

} // namespace sinew
