#pragma once

#include "core/io/ImportScene.h"

#include <string>
#include <vector>

namespace sinew::test {

/// The scene with other weights on every part: `influences` joints at each vertex, others at each, never two
/// neighbours in the list of vertices alike.
Scene reweighed(Scene scene, std::size_t influences);

/// The same for one part.
void reweigh(Scene& scene, std::size_t part, std::size_t influences);

/// What of a file's meshes is not as a scene with new weights has it, when both were read from the same
/// vertices: "mesh 2, vertex 17: place", at most one for each mesh. Weights may be off by `rounding`.
std::vector<std::string> misfits(const Scene& wanted, const SourceMap& before, const MappedScene& after,
                                 double rounding);

} // namespace sinew::test
