#include "tests/quality/LayeredCharacter.h"

#include "core/deform/Deform.h"

#include <cmath>
#include <utility>

namespace sinew::quality {
namespace {

std::vector<const Part*> weightedParts(const Scene& scene) {
    std::vector<const Part*> parts;
    for (const Part& part : scene.parts) {
        if (part.weights) {
            parts.push_back(&part);
        }
    }
    return parts;
}

std::vector<const Mesh*> meshesOf(const std::vector<const Part*>& parts) {
    std::vector<const Mesh*> meshes;
    for (const Part* part : parts) {
        meshes.push_back(part->mesh.get());
    }
    return meshes;
}

std::vector<Triangle> weldedTriangles(const WeldedSurface& surface, const std::vector<const Part*>& parts) {
    std::vector<Triangle> triangles;
    for (std::size_t n = 0; n < parts.size(); ++n) {
        for (const Triangle& t : triangulate(*parts[n]->mesh)) {
            const Triangle welded = surface.welded(n, t);
            if (welded[0] != welded[1] && welded[1] != welded[2] && welded[2] != welded[0]) {
                triangles.push_back(welded);
            }
        }
    }
    return triangles;
}

} // namespace

LayeredCharacter::LayeredCharacter(Scene scene)
    : m_scene(std::move(scene))
    , m_parts(weightedParts(m_scene))
    , m_surface(meshesOf(m_parts))
    , m_pokeThrough(m_surface.positions(meshesOf(m_parts)), weldedTriangles(m_surface, m_parts)) {}

std::vector<Vec3> LayeredCharacter::posed(const Pose& pose) const {
    const std::vector<Transform> matrices = skinningMatrices(m_scene.skeleton, pose);
    std::vector<Vec3> all;
    for (const Part* part : m_parts) {
        const std::vector<Vec3> vertices =
            deformVertices(part->mesh->vertices, *part->weights, matrices, Deformer::LinearBlend);
        all.insert(all.end(), vertices.begin(), vertices.end());
    }
    return m_surface.positions(all);
}

std::vector<double> LayeredCharacter::jointWeights(std::uint32_t weldedVertex) const {
    std::vector<double> weights(m_scene.skeleton.size(), 0.0);
    const VertexId at = m_surface.vertexAt(m_surface.firstVertex(weldedVertex));
    for (const Influence& influence : m_parts[at.part]->weights->at(at.vertex)) {
        weights[static_cast<std::size_t>(influence.joint)] += static_cast<double>(influence.weight);
    }
    return weights;
}

std::vector<double> LayeredCharacter::weightDifferences() const {
    std::vector<double> differences;
    for (const test::CoveredVertex& one : m_pokeThrough.covered()) {
        std::vector<double> weights = jointWeights(one.vertex);
        for (std::size_t c = 0; c < 3; ++c) {
            const std::vector<double> corner = jointWeights(m_pokeThrough.triangles()[one.triangle][c]);
            for (std::size_t j = 0; j < weights.size(); ++j) {
                weights[j] -= one.barycentric[static_cast<Eigen::Index>(c)] * corner[j];
            }
        }
        double sum = 0.0;
        for (const double difference : weights) {
            sum += 0.5 * std::abs(difference);
        }
        differences.push_back(sum);
    }
    return differences;
}

} // namespace sinew::quality
