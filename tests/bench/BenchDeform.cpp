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

/// Every point on four joints that follow one another, as an engine has it; points that are near one another
/// in the file are on the same ones.
SkinWeights fourInfluences(std::size_t points) {
    SkinWeightsBuilder builder;
    builder.reserve(points, kInfluences * points);
    std::vector<Influence> influences(kInfluences);
    for (std::size_t p = 0; p < points; ++p) {
        const std::size_t first = p * (kJoints - kInfluences) / points;
        for (std::size_t i = 0; i < influences.size(); ++i) {
            influences[i] = {static_cast<std::int32_t>(first + (p + i) % kInfluences),
                             1.0F / static_cast<float>(i + 1)};
        }
        builder.add(influences);
    }
    return builder.finish();
}

/// Points, a normal for each, and a pose in which every joint turns.
struct Character {
    std::vector<Vec3> points;
    std::vector<Vec3f> normals;
    std::vector<std::uint32_t> corners;
    SkinWeights weights;
    std::vector<std::int32_t> parents;
    std::vector<Transform> matrices;
    std::vector<float> shares;

    explicit Character(std::vector<Vec3> all)
        : points(std::move(all))
        , corners(points.size())
        , weights(fourInfluences(points.size()))
        , shares(points.size(), 0.5F) {
        std::iota(corners.begin(), corners.end(), 0U);
        for (const Vec3& point : points) {
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

/// The Armadillo's 43,000 points, or as many of a tube.
Character character() {
    const std::optional<Scene> armadillo = bench::armadillo();
    return Character(armadillo ? armadillo->parts[0].mesh->points
                               : test::capsule(Vec3(-1, 0, 0), Vec3(1, 0, 0), 0.25, 200, 115).points);
}

Character cloud(std::size_t count) {
    std::vector<Vec3> points;
    for (std::size_t p = 0; p < count; ++p) {
        const double t = static_cast<double>(p);
        points.emplace_back(std::sin(t), std::cos(1.7 * t), t / static_cast<double>(count));
    }
    return Character(std::move(points));
}

void countPoints(benchmark::State& state, const Character& character) {
    const auto points = static_cast<double>(character.points.size());
    state.counters["points"] = points;
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(character.points.size()));
}

/// What the figures of the deformers are held against: positions and normals through memory.
void copied(benchmark::State& state, const Character& from) {
    Deformed to{from.points, from.normals, {}};
    for ([[maybe_unused]] const auto& _ : state) {
        std::ranges::copy(from.points, to.points.begin());
        std::ranges::copy(from.normals, to.normals.begin());
        benchmark::ClobberMemory();
    }
    countPoints(state, from);
}

void copy(benchmark::State& state) {
    copied(state, character());
}

void copySize(benchmark::State& state) {
    copied(state, cloud(static_cast<std::size_t>(state.range(0))));
}

void pose(benchmark::State& state, const Character& character, Deformer deformer) {
    DeformExtras extras{character.shares, {}, character.parents};
    extras.centers = deformer == Deformer::CentersOfRotation ? std::span(character.points) : extras.centers;
    Deformed result;
    for ([[maybe_unused]] const auto& _ : state) {
        deform(character.points, character.normals, character.corners, character.weights, character.matrices,
               deformer, extras, result);
        benchmark::ClobberMemory();
    }
    countPoints(state, character);
}

void deformer(benchmark::State& state, Deformer how) {
    pose(state, character(), how);
}

void size(benchmark::State& state, Deformer how) {
    pose(state, cloud(static_cast<std::size_t>(state.range(0))), how);
}

/// As a mesh has it whose creases part a point's normals: four corners a point.
void creased(benchmark::State& state, Deformer how) {
    Character from = character();
    const std::size_t points = from.points.size();
    for (std::size_t c = points; c < 4 * points; ++c) {
        from.corners.push_back(static_cast<std::uint32_t>(c % points));
        from.normals.push_back(from.normals[c % points]);
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
