#pragma once

#include "core/geometry/WeldedSurface.h"
#include "core/scene/Scene.h"
#include "core/skeleton/Pose.h"
#include "tests/support/PokeThrough.h"

#include <span>
#include <string>
#include <vector>

namespace sinew::quality {

/// All weighted parts of a rigged character as one surface of welded vertices, for measuring its layers.
class LayeredCharacter {
public:
    /// At least one part has weights.
    explicit LayeredCharacter(Scene scene);

    const Scene& scene() const { return m_scene; }
    const test::PokeThrough& pokeThrough() const { return m_pokeThrough; }

    /// Where linear blend skinning moves the welded vertices.
    std::vector<Vec3> posed(const Pose& pose) const;
    /// Of every covered vertex: total variation between its weights and those of the place that covers it,
    /// 0 (they agree) to 1.
    std::vector<double> weightDifferences() const;

private:
    std::vector<double> jointWeights(std::uint32_t weldedVertex) const;

    Scene m_scene;
    std::vector<const Part*> m_parts; ///< those with weights
    WeldedSurface m_surface;
    test::PokeThrough m_pokeThrough;
};

} // namespace sinew::quality
