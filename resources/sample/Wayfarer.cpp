#include "resources/sample/Wayfarer.h"

#include "resources/sample/Eyes.h"
#include "resources/sample/Garments.h"
#include "resources/sample/Gear.h"
#include "resources/sample/Hair.h"
#include "resources/sample/Paint.h"
#include "resources/sample/Palette.h"
#include "resources/sample/Rig.h"
#include "resources/sample/Skin.h"

namespace sinew::sample {
namespace {

/// Positions to a hundredth of a millimetre: what the last digits of another machine's mathematics would
/// change is gone.
void settle(Mesh& mesh) {
    for (Vec3& p : mesh.vertices) {
        p = (p.array() * 1e5).round() / 1e5;
    }
    for (Vec3f& n : mesh.normals) {
        n = (n.array() * 1024.0F).round() / 1024.0F;
    }
}

void addPart(Scene& scene, Mesh mesh) {
    settle(mesh);
    addUvs(mesh);
    scene.parts.push_back({std::make_shared<const Mesh>(std::move(mesh)), nullptr, kNone});
}

void addPart(Scene& scene, Mesh mesh, Dye color) {
    dye(mesh, color);
    addPart(scene, std::move(mesh));
}

Mesh dyedEyes() {
    std::vector<int> rings;
    Mesh eyes = makeEyes(rings);
    for (const int ring : rings) {
        const Dye color = ring < kPupilRings ? Dye::Pupil : ring < kIrisRings ? Dye::Iris : Dye::EyeWhite;
        eyes.materials.push_back(static_cast<std::int32_t>(color));
    }
    return eyes;
}

} // namespace

Scene wayfarer() {
    Scene scene;
    scene.metersPerUnit = 1.0;
    scene.materials = palette();
    scene.skeleton = makeRig();
    Mesh skin = makeSkin();
    Mesh lashes = makeLashes(skin);
    paint(skin, blush);
    addPart(scene, std::move(skin));
    addPart(scene, std::move(lashes), Dye::Lash);
    addPart(scene, dyedEyes());
    addPart(scene, makeBrows(), Dye::Hair);
    addPart(scene, makeHair(), Dye::Hair);
    addPart(scene, makeShirt(), Dye::Linen);
    addPart(scene, makeTrousers(), Dye::Trousers);
    Mesh trim;
    addPart(scene, makeTunic(trim), Dye::Tunic);
    addPart(scene, std::move(trim), Dye::Trim);
    addPart(scene, makeScarf(), Dye::Scarf);
    addPart(scene, makeBracers(), Dye::Leather);
    addPart(scene, makeBoots(), Dye::Leather);
    addPart(scene, makeSoles(), Dye::Sole);
    addPart(scene, makeBootCuffs(), Dye::Tan);
    addPart(scene, makeBelt(), Dye::DarkLeather);
    addPart(scene, makeBuckle(), Dye::Brass);
    addPart(scene, makeStrap(), Dye::DarkLeather);
    addPart(scene, makePouch(), Dye::Tan);
    addPart(scene, makePouchFlap(), Dye::Leather);
    addPart(scene, makeBedroll(), Dye::Blanket);
    addPart(scene, makeBedrollBands(), Dye::DarkLeather);
    return scene;
}

} // namespace sinew::sample
