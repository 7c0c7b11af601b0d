#include "core/scene/SmoothParts.h"

#include <algorithm>
#include <utility>

namespace sinew {
namespace {

/// The choice with no more levels than the mesh can take.
SubdivisionChoice possibleChoice(const Mesh& mesh, SubdivisionChoice choice) {
    choice.level = possibleLevels(mesh, choice.scheme, std::clamp(choice.level, 0, kMaxSubdivisionLevel));
    return choice;
}

Part smoothPart(Part part, const SubdividedMesh& surface) {
    auto mesh = std::make_shared<Mesh>(surface.mesh);
    mesh->name = part.mesh->name;
    mesh->vertices = surface.vertices(part.mesh->vertices);
    mesh->normals = surface.normals(mesh->vertices);
    part.mesh = std::move(mesh);
    if (part.weights) {
        part.weights =
            std::make_shared<const SkinWeights>(stencilledWeights(surface.stencils, *part.weights));
    }
    return part;
}

} // namespace

std::vector<SubdivisionChoice> fileChoices(const Scene& scene) {
    std::vector<SubdivisionChoice> choices;
    choices.reserve(scene.parts.size());
    for (const Part& part : scene.parts) {
        choices.push_back(part.mesh->subdivision ? part.mesh->subdivision->choice : SubdivisionChoice());
    }
    return choices;
}

Expected<SmoothParts> smoothParts(const Scene& scene, std::span<const SubdivisionChoice> choices,
                                  Progress& progress, const SmoothParts& before) {
    SmoothParts parts;
    for (std::size_t i = 0; i < scene.parts.size(); ++i) {
        const std::shared_ptr<const Mesh>& mesh = scene.parts[i].mesh;
        SmoothPart part{mesh, nullptr,
                        i < choices.size() ? possibleChoice(*mesh, choices[i]) : SubdivisionChoice()};
        const bool known = i < before.size() && before[i].cage == mesh && before[i].choice == part.choice;
        if (known) {
            part.surface = before[i].surface;
        } else if (part.choice.levels() > 0) {
            SINEW_TRY(SubdividedMesh made,
                      subdivided(*mesh, part.choice.scheme, part.choice.levels(), progress));
            part.surface = std::make_shared<const SubdividedMesh>(std::move(made));
        }
        parts.push_back(std::move(part));
    }
    return parts;
}

bool fits(const SmoothParts& parts, const Scene& scene) {
    return std::ranges::equal(parts, scene.parts, {}, &SmoothPart::cage, &Part::mesh);
}

Scene withChoices(Scene scene, std::span<const SubdivisionChoice> choices) {
    const std::vector<SubdivisionChoice> before = fileChoices(scene);
    for (std::size_t i = 0; i < std::min(choices.size(), before.size()); ++i) {
        if (choices[i] != before[i]) {
            auto mesh = std::make_shared<Mesh>(*scene.parts[i].mesh);
            Subdivision subdivision{choices[i], choices[i].level, {}};
            if (mesh->subdivision) {
                subdivision = *mesh->subdivision;
                subdivision.choice = choices[i];
            }
            mesh->subdivision = std::make_shared<const Subdivision>(std::move(subdivision));
            scene.parts[i].mesh = std::move(mesh);
        }
    }
    return scene;
}

bool anySmooth(const SmoothParts& parts) {
    return std::ranges::any_of(parts, [](const SmoothPart& part) { return part.surface != nullptr; });
}

SkinWeights stencilledWeights(const Stencils& stencils, const SkinWeights& weights) {
    SkinWeightsBuilder builder;
    builder.reserve(stencils.rowCount(), 4 * stencils.rowCount());
    std::vector<Influence> mixed;
    for (std::size_t r = 0; r < stencils.rowCount(); ++r) {
        mixed.clear();
        for (std::size_t i = stencils.offsets[r]; i < stencils.offsets[r + 1]; ++i) {
            for (const Influence& influence : weights.at(stencils.columns[i])) {
                mixed.push_back(
                    {influence.joint, static_cast<float>(stencils.weights[i] * influence.weight)});
            }
        }
        builder.add(mixed);
    }
    return builder.finish();
}

Scene smoothScene(Scene scene, const SmoothParts& parts) {
    for (std::size_t i = 0; i < std::min(parts.size(), scene.parts.size()); ++i) {
        if (parts[i].surface) {
            scene.parts[i] = smoothPart(std::move(scene.parts[i]), *parts[i].surface);
        }
    }
    return scene;
}

} // namespace sinew
