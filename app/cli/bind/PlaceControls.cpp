#include "app/cli/bind/BindOptions.h"

#include "core/bind/settings/Lattice.h"

#include <algorithm>

namespace sinew {
namespace {

/// Of all vertices of a part; empty where there is no part of that name.
Aabb boxOfPart(const Scene& scene, const std::string& name) {
    Aabb box;
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        if (partName(scene, part) == name) {
            for (const Vec3& vertex : scene.parts[part].mesh->vertices) {
                box.add(vertex);
            }
        }
    }
    return box;
}

Aabb boxOfSolid(const Solid& solid) {
    const RoundedBox volume = volumeOf(solid);
    const Vec3 half = volume.axes.cwiseAbs() * volume.half + Vec3::Constant(volume.radius);
    return {volume.center - half, volume.center + half};
}

/// Of its solid, or of what is painted; empty where there is no region of that name.
Aabb boxOfRegion(const Scene& scene, const std::vector<Region>& regions, const std::string& name) {
    Aabb box;
    const auto region = std::ranges::find(regions, name, &Region::name);
    if (region == regions.end()) {
        return box;
    }
    if (region->solid) {
        return boxOfSolid(*region->solid);
    }
    for (const PaintedPart& painted : region->painting ? *region->painting : Painting()) {
        for (std::size_t part = 0; part < scene.parts.size(); ++part) {
            const std::vector<Vec3>& vertices = scene.parts[part].mesh->vertices;
            if (partName(scene, part) != painted.part || vertices.size() != painted.vertexCount) {
                continue;
            }
            for (const std::uint32_t vertex : painted.vertices) {
                box.add(vertices[vertex]);
            }
        }
    }
    return box;
}

Expected<Cage> placedCage(const ControlOption& option, const BindSettings& settings, const Scene& scene) {
    using Around = ControlOption::Around;
    if (option.around == Around::Typed) {
        return option.cage;
    }
    const Aabb around = option.around == Around::Mesh ? bounds(scene)
                        : option.around == Around::Part
                            ? boxOfPart(scene, option.subject)
                            : boxOfRegion(scene, settings.regions, option.subject);
    if (around.empty() && option.around != Around::Mesh) {
        return fail(ErrorCode::LatticeOfNothing, {option.cage.name, option.subject});
    }
    const Aabb box = around.empty() ? Aabb{Vec3::Zero(), Vec3::Zero()} // which is refused as flat
                                    : latticeRoom(around, bounds(scene).diagonal());
    Cage cage = makeLattice(option.cage.name, box, option.cage.counts);
    cage.dropOff = option.cage.dropOff;
    cage.follow = option.cage.follow;
    cage.parent = option.cage.parent;
    return cage;
}

} // namespace

Expected<void> placeControls(BindSettings& settings, const BindOptions& options, const Scene& scene) {
    for (const std::vector<ControlOption>* list : {&options.lattices, &options.wires}) {
        for (const ControlOption& option : *list) {
            SINEW_TRY(Cage cage, placedCage(option, settings, scene));
            const auto same = std::ranges::find(settings.cages, cage.name, &Cage::name);
            if (same == settings.cages.end()) {
                settings.cages.push_back(std::move(cage));
            } else {
                *same = std::move(cage);
            }
        }
    }
    return validateCages(settings.cages);
}

} // namespace sinew
