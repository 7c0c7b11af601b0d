#pragma once

#include "core/geometry/Mesh.h"
#include "core/scene/Scene.h"

#include <functional>

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

/// A cylindrical layout round the figure's axis: u once round, seam behind, v 0 at the sole and 1 at 1.8 m.
void addUvs(Mesh& mesh);

/// Corner colours by place, multiplied with the material.
void paint(Mesh& mesh, const std::function<Vec3f(const Vec3& position)>& tint);

/// Warm cheeks, nose and ears.
Vec3f blush(const Vec3& position);

} // namespace sinew::sample
