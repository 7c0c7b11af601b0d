#include "core/io/fbx/read/FbxParts.h"

#include "core/geometry/Subdivision.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace sinew {
namespace {

constexpr std::int64_t kSmoothWithCage = 2; ///< Smoothness: 0 the cage, 1 its hull, 2 both, 3 the surface
constexpr std::int64_t kCreaseAll = 1;      ///< BoundaryRule: corners of borders are sharp too

std::optional<std::int64_t> levelNumber(const FbxNode& geometry, std::string_view name) {
    const std::vector<std::int64_t> numbers = fbxIntegers(geometry.child(name));
    return numbers.empty() ? std::nullopt : std::optional(numbers.front());
}

float sharpnessOf(double crease) {
    return std::isfinite(crease) ? static_cast<float>(std::clamp(crease, 0.0, 1.0)) * kSharpForEver : 0.0F;
}

/// The numbers of a crease layer, one for each edge or vertex, by whatever road the file takes to them.
std::vector<double> creaseNumbers(const FbxNode& layer, const char* name) {
    std::vector<double> numbers = fbxDoubles(layer.child(name));
    const std::vector<std::int64_t> indices = fbxIntegers(layer.child(std::string(name) + "Index"));
    if (fbxText(layer.child("ReferenceInformationType")) == "Direct" || indices.empty()) {
        return numbers;
    }
    std::vector<double> indexed;
    indexed.reserve(indices.size());
    for (const std::int64_t index : indices) {
        const bool known = index >= 0 && index < static_cast<std::int64_t>(numbers.size());
        indexed.push_back(known ? numbers[static_cast<std::size_t>(index)] : 0.0);
    }
    return indexed;
}

/// `Edges` names the corner that each edge begins at; it ends at the polygon's next one. Of edges that are
/// named twice the sharper one counts.
void readEdgeCreases(const FbxNode& geometry, const FbxNode& layer, const Mesh& mesh, Creases& creases) {
    if (fbxText(layer.child("MappingInformationType")) != "ByEdge") {
        return;
    }
    const std::vector<double> numbers = creaseNumbers(layer, "EdgeCrease");
    const std::vector<std::int64_t> edges = fbxIntegers(geometry.child("Edges"));
    std::map<std::array<std::uint32_t, 2>, float> sharp;
    for (std::size_t e = 0; e < std::min(edges.size(), numbers.size()); ++e) {
        const float sharpness = sharpnessOf(numbers[e]);
        if (sharpness <= 0.0F || edges[e] < 0 || edges[e] >= static_cast<std::int64_t>(mesh.cornerCount())) {
            continue;
        }
        const auto corner = static_cast<std::uint32_t>(edges[e]);
        const auto end = std::ranges::upper_bound(mesh.polygonOffsets, corner);
        const std::uint32_t a = mesh.corners[corner];
        const std::uint32_t b = mesh.corners[corner + 1 < *end ? corner + 1 : *(end - 1)];
        if (a != b && a < mesh.vertexCount() && b < mesh.vertexCount()) {
            float& known = sharp[{std::min(a, b), std::max(a, b)}];
            known = std::max(known, sharpness);
        }
    }
    for (const auto& [ends, sharpness] : sharp) {
        creases.edges.push_back({ends[0], ends[1], sharpness});
    }
}

void readVertexCreases(const FbxNode& layer, const Mesh& mesh, Creases& creases) {
    const std::string mapping = fbxText(layer.child("MappingInformationType"));
    if (mapping != "ByVertice" && mapping != "ByVertex") {
        return;
    }
    const std::vector<double> numbers = creaseNumbers(layer, "VertexCrease");
    for (std::uint32_t v = 0; v < std::min(numbers.size(), mesh.vertexCount()); ++v) {
        if (const float sharpness = sharpnessOf(numbers[v]); sharpness > 0.0F) {
            creases.vertices.push_back({v, sharpness});
        }
    }
}

} // namespace

std::shared_ptr<const Subdivision> readFbxSubdivision(const FbxNode& geometry, const Mesh& mesh) {
    Subdivision found;
    const auto levelOf = [&](std::string_view name, int missing) {
        const std::optional<std::int64_t> level = levelNumber(geometry, name);
        return level ? static_cast<int>(std::clamp<std::int64_t>(*level, 0, kMaxSubdivisionLevel)) : missing;
    };
    found.choice.smooth = levelNumber(geometry, "Smoothness").value_or(0) >= kSmoothWithCage;
    found.choice.level = levelOf("PreviewDivisionLevels", found.choice.level);
    found.renderLevel = levelOf("RenderDivisionLevels", found.choice.level);
    found.creases.sharpCorners = levelNumber(geometry, "BoundaryRule") == kCreaseAll;
    for (const FbxNode& child : geometry.children) {
        if (child.name == "LayerElementEdgeCrease" && found.creases.edges.empty()) {
            readEdgeCreases(geometry, child, mesh, found.creases);
        } else if (child.name == "LayerElementVertexCrease" && found.creases.vertices.empty()) {
            readVertexCreases(child, mesh, found.creases);
        }
    }
    return found == Subdivision() ? nullptr : std::make_shared<const Subdivision>(std::move(found));
}

} // namespace sinew
