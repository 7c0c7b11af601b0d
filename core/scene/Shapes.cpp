#include "core/scene/Shapes.h"

#include <algorithm>
#include <memory>

namespace sinew {
namespace {

double weightOf(std::span<const ShapeWeight> weights, const std::string& name) {
    const auto found = std::ranges::find(weights, name, &ShapeWeight::shape);
    return found == weights.end() ? 0.0 : found->weight;
}

bool hasName(std::span<const MorphTarget> shapes, const std::string& name) {
    return std::ranges::find(shapes, name, &MorphTarget::name) != shapes.end();
}

void addOffsets(const Mesh& mesh, const MorphTarget& shape, double weight, std::vector<Vec3>& vertices) {
    if (weight == 0.0 || shape.vertices.empty() || !fitsVertices(shape, mesh.vertexCount())) {
        return;
    }
    if (vertices.empty()) {
        vertices = mesh.vertices;
    }
    for (std::size_t i = 0; i < shape.vertices.size(); ++i) {
        vertices[shape.vertices[i]] += weight * shape.offsets[i];
    }
}

} // namespace

std::span<const MorphTarget> shapesOf(const Shapes& shapes, std::size_t part) {
    return part < shapes.size() ? std::span<const MorphTarget>(shapes[part]) : std::span<const MorphTarget>();
}

MorphTarget morphTargetOf(const std::string& name, std::span<const Vec3> offsets, double smallest) {
    MorphTarget shape{name, {}, {}};
    for (std::size_t p = 0; p < offsets.size(); ++p) {
        if (offsets[p].norm() > smallest) {
            shape.vertices.push_back(static_cast<std::uint32_t>(p));
            shape.offsets.push_back(offsets[p]);
        }
    }
    return shape;
}

std::vector<Vec3> shapedVertices(const Mesh& mesh, std::span<const MorphTarget> more,
                                 std::span<const ShapeWeight> weights) {
    std::vector<Vec3> vertices;
    for (const MorphTarget& shape : mesh.morphTargets) {
        if (!hasName(more, shape.name)) {
            addOffsets(mesh, shape, weightOf(weights, shape.name), vertices);
        }
    }
    for (const MorphTarget& shape : more) {
        addOffsets(mesh, shape, weightOf(weights, shape.name), vertices);
    }
    return vertices;
}

Scene withShapes(Scene scene, const Shapes& shapes) {
    for (std::size_t part = 0; part < std::min(shapes.size(), scene.parts.size()); ++part) {
        if (shapes[part].empty()) {
            continue;
        }
        auto mesh = std::make_shared<Mesh>(*scene.parts[part].mesh);
        for (const MorphTarget& shape : shapes[part]) {
            if (!fitsVertices(shape, mesh->vertexCount())) {
                continue;
            }
            const auto own = std::ranges::find(mesh->morphTargets, shape.name, &MorphTarget::name);
            if (own == mesh->morphTargets.end()) {
                mesh->morphTargets.push_back(shape);
            } else {
                *own = shape;
            }
        }
        scene.parts[part].mesh = std::move(mesh);
    }
    return scene;
}

bool fitsVertices(const MorphTarget& shape, std::size_t vertexCount) {
    const std::vector<std::uint32_t>& vertices = shape.vertices;
    return vertices.size() == shape.offsets.size() &&
           std::ranges::adjacent_find(vertices, std::greater_equal<>()) == vertices.end() &&
           (vertices.empty() || vertices.back() < vertexCount) &&
           std::ranges::all_of(shape.offsets, [](const Vec3& offset) { return offset.allFinite(); });
}

std::vector<std::string> shapeNames(const Scene& scene, const Shapes& shapes) {
    std::vector<std::string> names;
    const auto add = [&](const MorphTarget& shape) {
        if (std::ranges::find(names, shape.name) == names.end()) {
            names.push_back(shape.name);
        }
    };
    for (std::size_t part = 0; part < scene.parts.size(); ++part) {
        std::ranges::for_each(scene.parts[part].mesh->morphTargets, add);
        std::ranges::for_each(shapesOf(shapes, part), add);
    }
    return names;
}

} // namespace sinew
