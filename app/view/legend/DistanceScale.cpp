#include "app/view/legend/DistanceScale.h"
#include "core/voxel/SparseVoxels.h"

#include <algorithm>
#include <cmath>

namespace sinew {

double roundStep(double range, int count) {
    if (!(range > 0.0) || !std::isfinite(range)) {
        return 1.0;
    }
    const double rough = range / count;
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    const double lead = rough / power;
    return power * (lead < 1.5 ? 1.0 : lead < 3.5 ? 2.0 : lead < 7.5 ? 5.0 : 10.0);
}

std::optional<DistanceScale> distanceScale(const DocumentState& state) {
    const Evidence* evidence = state.field ? state.field->evidence() : nullptr;
    if (evidence == nullptr || evidence->distances().empty() || state.selection.joint == kNone) {
        return std::nullopt;
    }
    const std::int32_t source = state.field->input->sourceOf(state.selection.joint);
    if (source == kNone) {
        return std::nullopt;
    }
    DistanceScale scale;
    scale.source = static_cast<std::size_t>(source);
    scale.metersPerExtent = evidence->extent() * state.scene->metersPerUnit;
    if (const auto voxels = evidence->voxels()) {
        scale.metersPerVoxel = voxels->frame().voxelSize * state.scene->metersPerUnit;
    }
    float largest = 0.0F;
    for (const float distance : evidence->distances()[scale.source]) {
        if (std::isfinite(distance)) {
            largest = std::max(largest, distance);
        } else {
            scale.unreached = true;
        }
    }
    scale.largest = std::max(static_cast<double>(largest) * scale.metersPerExtent, 1e-9);
    scale.step = roundStep(scale.largest, 12);
    return scale;
}

} // namespace sinew
