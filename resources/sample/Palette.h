#pragma once

#include "core/scene/Scene.h"

namespace sinew::sample {

/// The wayfarer's materials by place in the scene's list.
enum class Dye {
    Skin,
    Lips,
    Mouth,
    Hair,
    Lash,
    EyeWhite,
    Iris,
    Pupil,
    Linen,
    Tunic,
    Trim,
    Scarf,
    Trousers,
    Leather,
    DarkLeather,
    Tan,
    Sole,
    Brass,
    Blanket,
    Count
};

std::vector<Material> palette();

/// Every polygon of a mesh in one material.
void dye(Mesh& mesh, Dye dye);

} // namespace sinew::sample
