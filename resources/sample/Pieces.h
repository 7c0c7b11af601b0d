#pragma once

#include "core/geometry/Mesh.h"
#include "core/scene/Scene.h"

#include <functional>

namespace sinew::sample {

/// The wayfarer's clothes, each a mesh with normals and without material. Cloth is open at its borders;
/// leather is closed.
Mesh makeShirt();
Mesh makeTunic(Mesh& trim); ///< and the ribbons along its borders
Mesh makeTrousers();
Mesh makeScarf();
Mesh makeBoots();
Mesh makeSoles();
Mesh makeBootCuffs();
Mesh makeBracers();

/// Outside of the tunic, which belt and strap lie on. Takes any point.
double tunicForm(const Vec3& p);

/// What the wayfarer carries: meshes with normals and without material.
Mesh makeBelt();
Mesh makeBuckle();
Mesh makeStrap();
Mesh makePouch();
Mesh makePouchFlap();
Mesh makeBedroll();
Mesh makeBedrollBands();

/// Hair as cards: strips of no thickness that start over the scalp and never touch the skin, like in games.
Mesh makeHair();

/// Eyebrows: small closed shells half sunk into the skin.
Mesh makeBrows();

/// Negative inside the hairline.
double outsideScalp(const Vec3& p);

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
