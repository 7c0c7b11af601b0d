#include "core/io/fbx/write/FbxWriteParts.h"

#include "core/geometry/Subdivision.h"

#include <algorithm>
#include <array>
#include <map>

namespace sinew {
namespace {

constexpr std::int32_t kCageAndSurface = 2;
constexpr std::int32_t kSharpCornerRule = 1;
constexpr std::int32_t kSmoothCornerRule = 2;

FbxNode creaseLayer(const std::string& kind, const char* mapping, const char* name,
                    std::vector<double> creases) {
    return FbxNode{kind,
                   {std::int32_t{0}},
                   {fbxLeaf("Version", 101), fbxLeaf("Name", std::string()),
                    fbxLeaf("MappingInformationType", std::string(mapping)),
                    fbxLeaf("ReferenceInformationType", std::string("Direct")),
                    fbxLeaf(name, std::move(creases))}};
}

/// All edges, each by the first corner that begins or ends it, with what is sharp about it.
void addEdgeCreases(FbxNode& geometry, const Mesh& mesh) {
    std::map<std::array<std::uint32_t, 2>, double> sharp;
    for (const EdgeCrease& crease : mesh.subdivision->creases.edges) {
        sharp[{crease.low, crease.high}] = std::min(1.0F, crease.sharpness / kSharpForEver);
    }
    std::map<std::array<std::uint32_t, 2>, std::int32_t> firstCorner;
    for (std::size_t f = 0; f < mesh.polygonCount(); ++f) {
        const auto polygon = mesh.polygon(f);
        for (std::size_t k = 0; k < polygon.size(); ++k) {
            const auto [low, high] = std::minmax(polygon[k], polygon[(k + 1) % polygon.size()]);
            firstCorner.emplace(std::array{low, high}, static_cast<std::int32_t>(mesh.polygonOffsets[f] + k));
        }
    }
    std::map<std::int32_t, double> ofCorner;
    for (const auto& [ends, corner] : firstCorner) {
        const auto crease = sharp.find(ends);
        ofCorner[corner] = crease == sharp.end() ? 0.0 : crease->second;
    }
    std::vector<std::int32_t> edges;
    std::vector<double> creases;
    for (const auto& [corner, crease] : ofCorner) {
        edges.push_back(corner);
        creases.push_back(crease);
    }
    geometry.children.push_back(fbxLeaf("Edges", std::move(edges)));
    geometry.children.push_back(
        creaseLayer("LayerElementEdgeCrease", "ByEdge", "EdgeCrease", std::move(creases)));
}

void addVertexCreases(FbxNode& geometry, const Mesh& mesh) {
    std::vector<double> creases(mesh.vertexCount(), 0.0);
    for (const VertexCrease& crease : mesh.subdivision->creases.vertices) {
        if (crease.vertex < creases.size()) {
            creases[crease.vertex] = std::min(1.0F, crease.sharpness / kSharpForEver);
        }
    }
    geometry.children.push_back(
        creaseLayer("LayerElementVertexCrease", "ByVertice", "VertexCrease", std::move(creases)));
}

} // namespace

std::int32_t fbxSmoothness(const SubdivisionChoice& choice) {
    return choice.smooth ? kCageAndSurface : 0;
}

void addFbxSubdivision(FbxNode& geometry, const Mesh& mesh) {
    const Subdivision& subdivision = *mesh.subdivision;
    const Creases& creases = subdivision.creases;
    const auto number = [&](const char* name, std::int32_t value) {
        geometry.children.push_back(fbxLeaf(name, value));
    };
    number("Smoothness", fbxSmoothness(subdivision.choice));
    number("BoundaryRule", creases.sharpCorners ? kSharpCornerRule : kSmoothCornerRule);
    number("PreviewDivisionLevels", subdivision.choice.level);
    number("RenderDivisionLevels", subdivision.renderLevel);
    number("PreserveBorders", 0);
    number("PreserveHardEdges", 0);
    number("PropagateEdgeHardness", 0);
    if (!creases.edges.empty()) {
        addEdgeCreases(geometry, mesh);
    }
    if (!creases.vertices.empty()) {
        addVertexCreases(geometry, mesh);
    }
}

} // namespace sinew
