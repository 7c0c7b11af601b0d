#pragma once

#include "app/document/DocumentState.h"
#include "core/base/Expected.h"
#include "core/base/Progress.h"

#include <filesystem>

namespace sinew {

/// A state's layers of weights on its mesh, from the mesh on which they were painted.
struct LayersOnMesh {
    LayerStack stack;
    std::size_t carried = 0; ///< vertices of the state's mesh that lie near the other one
    std::size_t left = 0;    ///< vertices that do not
};

/// Carries the state's layers over from the mesh in `file` (transferLayers); those that fit the state's own
/// mesh stay as they are. Errors: as importScene; LayersFitNothing when none was made for that mesh.
Expected<LayersOnMesh> transferLayersFrom(const DocumentState& state, const std::filesystem::path& file,
                                          Progress& progress);

} // namespace sinew
