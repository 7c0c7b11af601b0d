#include "app/document/regions/RegionPainting.h"

#include "core/base/Parallel.h"
#include "core/geometry/WeldedSurface.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr std::size_t kRegionPaintingGrain = 8192;

bool isOf(const PaintedPart& painted, const Mesh& mesh) {
    return painted.part == mesh.name && painted.vertexCount == mesh.vertexCount() && isSound(painted);
}

std::vector<float> amountsOnMesh(const Painting* painting, const Mesh& mesh) {
    std::vector<float> amounts(mesh.vertexCount(), 0.0F);
    for (const PaintedPart& part : painting != nullptr ? *painting : Painting()) {
        for (std::size_t i = 0; isOf(part, mesh) && i < part.vertices.size(); ++i) {
            float& amount = amounts[part.vertices[i]];
            amount = std::max(amount, part.amounts[i]);
        }
    }
    return amounts;
}

PaintedPart paintOn(const Mesh& mesh, const std::vector<float>& amounts) {
    PaintedPart part{mesh.name, mesh.vertexCount(), {}, {}};
    for (std::size_t p = 0; p < amounts.size(); ++p) {
        if (amounts[p] > 0.0F) {
            part.vertices.push_back(static_cast<std::uint32_t>(p));
            part.amounts.push_back(amounts[p]);
        }
    }
    return part;
}

std::vector<float> amountsInSolid(const Solid& solid, double width, const Mesh& mesh) {
    const RoundedBox volume = volumeOf(solid);
    std::vector<float> amounts(mesh.vertexCount());
    parallelFor(amounts.size(), kRegionPaintingGrain, [&](std::size_t begin, std::size_t end) {
        for (std::size_t p = begin; p < end; ++p) {
            amounts[p] = amountAt(volume.distanceTo(mesh.vertices[p]), width);
        }
    });
    return amounts;
}

/// The paint of a mesh becomes these amounts, in its place among the others.
void replacePaint(Painting& painting, const Mesh& mesh, const std::vector<float>& amounts) {
    const auto first =
        std::ranges::find_if(painting, [&](const PaintedPart& part) { return isOf(part, mesh); });
    const auto place = first - painting.begin();
    std::erase_if(painting, [&](const PaintedPart& part) { return isOf(part, mesh); });
    if (PaintedPart part = paintOn(mesh, amounts); !part.vertices.empty()) {
        painting.insert(painting.begin() + place, std::move(part));
    }
}

/// Halfway to the mean of the neighbours.
std::vector<float> evened(const std::vector<float>& amounts, const NumberLists& neighbors) {
    std::vector<float> even = amounts;
    for (std::size_t vertex = 0; vertex < amounts.size(); ++vertex) {
        const auto next = neighbors[vertex];
        float sum = 0.0F;
        for (const std::uint32_t neighbor : next) {
            sum += amounts[neighbor];
        }
        if (!next.empty()) {
            even[vertex] = 0.5F * (amounts[vertex] + sum / static_cast<float>(next.size()));
        }
    }
    return even;
}

} // namespace

VertexAmounts amountsOf(const Region& region, const Scene& scene) {
    const double width = blendWidth(region, bounds(scene).extent().y());
    VertexAmounts amounts;
    for (const Part& part : scene.parts) {
        amounts.push_back(region.solid ? amountsInSolid(*region.solid, width, *part.mesh)
                                       : amountsOnMesh(region.painting.get(), *part.mesh));
    }
    return amounts;
}

std::shared_ptr<const Painting> painted(const Painting* before, const Scene& scene, const VertexSet& vertices,
                                        float amount) {
    auto after = std::make_shared<Painting>(before != nullptr ? *before : Painting());
    for (std::size_t n = 0; n < scene.parts.size(); ++n) {
        const std::vector<std::uint32_t> chosen = vertices.indices(n);
        if (chosen.empty()) {
            continue;
        }
        const Mesh& mesh = *scene.parts[n].mesh;
        std::vector<float> amounts = amountsOnMesh(after.get(), mesh);
        for (const std::uint32_t vertex : chosen) {
            amounts[vertex] = amount;
        }
        replacePaint(*after, mesh, amounts);
    }
    return after;
}

std::shared_ptr<const Painting> paintedBy(const Painting* before, const Scene& scene,
                                          const VertexAmounts& amounts) {
    auto after = std::make_shared<Painting>(before != nullptr ? *before : Painting());
    for (std::size_t n = 0; n < scene.parts.size(); ++n) {
        const Mesh& mesh = *scene.parts[n].mesh;
        if (amounts[n] != amountsOnMesh(before, mesh)) {
            replacePaint(*after, mesh, amounts[n]);
        }
    }
    return after;
}

std::shared_ptr<const Painting> softened(const Painting& before, const Scene& scene) {
    std::vector<const Mesh*> meshes;
    for (const Part& part : scene.parts) {
        meshes.push_back(part.mesh.get());
    }
    const WeldedSurface surface(meshes);
    std::vector<float> sharp(surface.weldedCount(), 0.0F);
    for (std::size_t n = 0; n < meshes.size(); ++n) {
        const std::vector<float> amounts = amountsOnMesh(&before, *meshes[n]);
        for (std::size_t p = 0; p < amounts.size(); ++p) {
            float& amount = sharp[surface.weldedVertices(n)[p]];
            amount = std::max(amount, amounts[p]);
        }
    }
    const std::vector<float> soft = evened(sharp, neighborsOf(surface, meshes, NeighborsBy::Sides));
    auto after = std::make_shared<Painting>(before);
    for (std::size_t n = 0; n < meshes.size(); ++n) {
        std::vector<float> amounts(meshes[n]->vertexCount());
        for (std::size_t p = 0; p < amounts.size(); ++p) {
            amounts[p] = soft[surface.weldedVertices(n)[p]];
        }
        replacePaint(*after, *meshes[n], amounts);
    }
    return after;
}

} // namespace sinew
