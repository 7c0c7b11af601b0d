#include "core/deform/Deform.h"
#include "core/skeleton/Pose.h"
#include "tests/bench/BenchModels.h"
#include "tests/support/Shapes.h"

#include <benchmark/benchmark.h>

#include <numeric>

namespace {

using namespace sinew;

constexpr std::size_t kJoints = 24;
constexpr std::size_t kInfluences = 4;

/// Every vertex on four joints that follow one another, as an engine has it; vertices that are near one
/// another in the file are on the same ones.
SkinWeights fourInfluences(std::size_t vertices) {
    SkinWeightsBuilder builder;
    builder.reserve(vertices, kInfluences * vertices);
    std::vector<Influence> influences(kInfluences);
    for (std::size_t p = 0; p < vertices; ++p) {
        const std::size_t first = p * (kJoints - kInfluences) / vertices;
        for (std::size_t i = 0; i < influences.size(); ++i) {
            influences[i] = {static_cast<std::int32_t>(first + (p + i) % kInfluences),
                             1.0F / static_cast<float>(i + 1)};
        }
        builder.add(influences);
    }
    return builder.finish();
}

/// Vertices, a normal for each, and a pose in which every joint turns.
struct Character {
    std::vector<Vec3> vertices;
    std::vector<Vec3f> normals;
    std::vector<std::uint32_t> corners;
    SkinWeights weights;
    std::vector<std::int32_t> parents;
    std::vector<Transform> matrices;
    std::vector<float> fractions;

    explicit Character(std::vector<Vec3> all)
        : vertices(std::move(all))
        , corners(vertices.size())
        , weights(fourInfluences(vertices.size()))
        , fractions(vertices.size(), 0.5F) {
        std::iota(corners.begin(), corners.end(), 0U);
        for (const Vec3& point : vertices) {
            normals.emplace_back((point + Vec3(0.1, 0.2, 0.3)).normalized().cast<float>());
        }
        Transform matrix = Transform::Identity();
        for (std::size_t j = 0; j < kJoints; ++j) {
            parents.push_back(static_cast<std::int32_t>(j) - 1);
            matrix = matrix * Eigen::Translation3d(0.02, 0.01, 0) * Eigen::AngleAxisd(0.1, Vec3::UnitZ());
            matrices.push_back(matrix);
        }
    }
};

/// The Armadillo's 43,000 vertices, or as many of a tube.
Character character() {
    const std::optional<Scene> armadillo = bench::armadillo();
    return Character(armadillo ? armadillo->parts[0].mesh->vertices
                               : test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.25, 200, 115).vertices);
}

Character cloud(std::size_t count) {
    std::vector<Vec3> vertices;
    for (std::size_t p = 0; p < count; ++p) {
        const double t = static_cast<double>(p);
        vertices.emplace_back(std::sin(t), std::cos(1.7 * t), t / static_cast<double>(count));
    }
    return Character(std::move(vertices));
}

void countVertices(benchmark::State& state, const Character& character) {
    const auto vertices = static_cast<double>(character.vertices.size());
    state.counters["points"] = vertices;
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(character.vertices.size()));
}

/// What the figures of the deformers are held against: positions and normals through memory.
void copied(benchmark::State& state, const Character& from) {
    Deformed to{from.vertices, from.normals, {}};
    for ([[maybe_unused]] const auto& _ : state) {
        std::ranges::copy(from.vertices, to.vertices.begin());
        std::ranges::copy(from.normals, to.normals.begin());
        benchmark::ClobberMemory();
    }
    countVertices(state, from);
}

void copy(benchmark::State& state) {
    copied(state, character());
}

void copySize(benchmark::State& state) {
    copied(state, cloud(static_cast<std::size_t>(state.range(0))));
}

void pose(benchmark::State& state, const Character& character, Deformer deformer) {
    DeformExtras extras{character.fractions, {}, character.parents};
    extras.centers = deformer == Deformer::CentersOfRotation ? std::span(character.vertices) : extras.centers;
    Deformed result;
    for ([[maybe_unused]] const auto& _ : state) {
        deform(character.vertices, character.normals, character.corners, character.weights,
               character.matrices, deformer, extras, result);
        benchmark::ClobberMemory();
    }
    countVertices(state, character);
}

void deformer(benchmark::State& state, Deformer how) {
    pose(state, character(), how);
}

void size(benchmark::State& state, Deformer how) {
    pose(state, cloud(static_cast<std::size_t>(state.range(0))), how);
}

/// As a mesh has it whose creases part a vertex's normals: four corners a vertex.
void creased(benchmark::State& state, Deformer how) {
    Character from = character();
    const std::size_t vertices = from.vertices.size();
    for (std::size_t c = vertices; c < 4 * vertices; ++c) {
        from.corners.push_back(static_cast<std::uint32_t>(c % vertices));
        from.normals.push_back(from.normals[c % vertices]);
    }
    pose(state, from, how);
}

BENCHMARK(copy)->Unit(benchmark::kMicrosecond)->UseRealTime();
BENCHMARK_CAPTURE(deformer, linearBlend, Deformer::LinearBlend)->Unit(benchmark::kMicrosecond)->UseRealTime();
BENCHMARK_CAPTURE(deformer, dualQuaternion, Deformer::DualQuaternion)
    ->Unit(benchmark::kMicrosecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(deformer, blended, Deformer::Blended)->Unit(benchmark::kMicrosecond)->UseRealTime();
BENCHMARK_CAPTURE(deformer, centersOfRotation, Deformer::CentersOfRotation)
    ->Unit(benchmark::kMicrosecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(creased, linearBlend, Deformer::LinearBlend)->Unit(benchmark::kMicrosecond)->UseRealTime();
BENCHMARK(copySize)->Arg(10'000)->Arg(100'000)->Arg(1'000'000)->Unit(benchmark::kMicrosecond)->UseRealTime();
BENCHMARK_CAPTURE(size, linearBlend, Deformer::LinearBlend)
    ->Arg(10'000)
    ->Arg(100'000)
    ->Arg(1'000'000)
    ->Unit(benchmark::kMicrosecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(size, dualQuaternion, Deformer::DualQuaternion)
    ->Arg(10'000)
    ->Arg(100'000)
    ->Arg(1'000'000)
    ->Unit(benchmark::kMicrosecond)
    ->UseRealTime();

} // namespace
