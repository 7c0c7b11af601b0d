#include "app/cli/bind/BindOptions.h"

#include "app/cli/bind/FieldGrammar.h"
#include "core/bind/settings/Lattice.h"
#include "core/bind/settings/WireCurve.h"

#include <algorithm>

namespace sinew {
namespace {

/// What a lattice is put round, by its word and what stands behind the colon.
bool readAround(const std::string& text, ControlOption& option) {
    using Around = ControlOption::Around;
    const auto [word, behind] = halvesAt(text, text.find(':'));
    option.subject = behind.value_or(std::string());
    option.around = word == "mesh" ? Around::Mesh : word == "part" ? Around::Part : Around::Region;
    return word == "mesh" ? !behind : (word == "part" || word == "region") && !option.subject.empty();
}

} // namespace

Typed<ControlOption> latticeFrom(const std::string& text) {
    const std::vector<std::string> words = wordsBetween(text, ';');
    const auto [name, place] = halvesAt(words.front(), words.front().find('='));
    const auto solid = solidFrom(place.value_or(std::string()));
    const bool box = solid && solid->shape == SolidShape::Box;
    ControlOption option;
    if (name.empty() || (!box && !readAround(place.value_or(std::string()), option))) {
        return {{},
                "give NAME=mesh, NAME=part:PART, NAME=region:REGION or NAME=box:X0,Y0,Z0,X1,Y1,Z1, not " +
                    words.front()};
    }
    option.cage = makeLattice(name, {}, kUsualLatticeCounts);
    if (std::string wrong = readFields(words, option.cage); !wrong.empty()) {
        return {{}, std::move(wrong)};
    }
    if (box) {
        const Cage placed =
            makeLattice(name, {solid->from - solid->half, solid->from + solid->half}, option.cage.counts);
        option.cage.vertices = placed.vertices;
        option.cage.edges = placed.edges;
    }
    return {option, {}};
}

Typed<ControlOption> wireFrom(const std::string& text) {
    const std::vector<std::string> words = wordsBetween(text, ';');
    const auto [name, place] = halvesAt(words.front(), words.front().find('='));
    const std::vector<double> numbers = numbersIn(place.value_or(std::string()));
    if (name.empty() || numbers.size() < 6 || numbers.size() % 3 != 0 ||
        numbers.size() > 3 * kMaxWireVertices) {
        return {{},
                "give NAME=X,Y,Z,X,Y,Z and so on for 2 to " + std::to_string(kMaxWireVertices) +
                    " control vertices, not " + words.front()};
    }
    std::vector<Vec3> vertices;
    for (std::size_t i = 0; i < numbers.size(); i += 3) {
        vertices.push_back(Vec3(numbers[i], numbers[i + 1], numbers[i + 2]));
    }
    ControlOption option;
    option.cage = makeWire(name, vertices, 0.0);
    if (std::string wrong = readFields(words, option.cage); !wrong.empty()) {
        return {{}, std::move(wrong)};
    }
    const bool sound = option.cage.dropOff > 0.0;
    return sound ? Typed<ControlOption>{option, {}}
                 : Typed<ControlOption>{{}, "behind " + words.front() + " give ;drop-off=WIDTH over 0"};
}

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
