#include "app/session/TransferFromFile.h"

#include "app/project/ReadCharacter.h"
#include "app/session/LayerSurfaces.h"
#include "core/layers/operations/TransferLayers.h"

#include <algorithm>

namespace sinew {

Expected<LayersOnMesh> transferLayersFrom(const DocumentState& state, const std::filesystem::path& file,
                                          Progress& progress) {
    const auto other = readCharacter(file, progress);
    if (!other) {
        return fail(other.error());
    }
    const LayerSurface from = surfaceOf(*other->scene);
    const LayerSurface to = surfaceOf(*state.scene);
    const auto strange = [&](const auto& layer) { return !fitsAll(*layer, to) && fitsAll(*layer, from); };
    if (std::ranges::none_of(state.layers.layers, strange)) {
        return fail(ErrorCode::LayersFitNothing, {file.string()});
    }
    const TransferredLayers carried = transferLayers(state.layers, from, to);
    LayersOnMesh result{state.layers, carried.carried, carried.left.size()};
    for (std::size_t i = 0; i < result.stack.layers.size(); ++i) {
        if (strange(state.layers.layers[i])) {
            result.stack.layers[i] = carried.stack.layers[i];
        }
    }
    return result;
}

} // namespace sinew
